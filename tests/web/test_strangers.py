"""What a stranger, a stranger's page or another user of the machine can reach: nothing."""

import os
import stat

import pytest

from majlis.bots.search.thinker import think
from majlis.core.game import games, load
from majlis.table.store import Store
from majlis.testing.play import random_match, seed
from majlis.web.pages import clean
from tests.web.house import HOST

STRANGE = ["evil.example", f"{HOST}.evil.example", f"evil.example:80@{HOST}", "[::1", "", "127.0.0.2"]


@pytest.mark.parametrize("host", STRANGE)
def test_a_house_asked_for_by_anothers_name_does_not_answer(anna, host):
    answer = anna.http.get("/", headers={"host": host, "origin": f"http://{host}"})
    assert answer.status_code in (400, 421)
    assert "majlis" not in answer.cookies
    assert anna.http.post("/tables", data={"game": "nim"}, headers={"host": host, "origin": f"http://{host}"}).is_error


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_nobody_else_on_the_machine_reads_the_database(tmp_path):
    (tmp_path / "new").mkdir(0o755)
    Store(tmp_path / "new").close()
    store = Store(tmp_path / "new")  # once it is a house's, it is nobody else's
    try:
        assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
        files = list((tmp_path / "new").glob("majlis.db*"))
        assert files
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    finally:
        store.close()


@pytest.mark.parametrize("name", ["\ud800Anna", "A\nn,na\x00", "\u202eAnna", "Anna\udfff"])
def test_a_name_holds_only_what_can_be_written_and_read(name):
    assert clean(name).encode("utf-8").decode().isprintable()
    assert clean(name).replace(" ", "") == "Anna"


@pytest.mark.parametrize("name", games())
def test_a_state_instead_of_a_view_is_refused(name):
    game = load(name)
    match = random_match(game, 2, 1, 6)
    seat = match.turn
    hidden = match.state.copy()
    assert match.view(seat).tobytes() != hidden.tobytes()
    with pytest.raises(ValueError, match="what its seat sees"):
        think(game, hidden, seat, seed(1), 10)
    assert think(game, match.view(seat), seat, seed(1), 10).lines
