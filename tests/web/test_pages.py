"""Every page by an HTTP client: what it gives, to whom, and how it refuses."""

import re
import sqlite3

import pytest

from majlis.bots.search.ways import DEFAULT
from majlis.core import notation
from majlis.core.game import games, load
from majlis.table.show import log
from majlis.testing.play import random_match
from tests.web.house import House, Visitor

DESERT = "high_desert"


def finished(house, owner: str, name: str, game: str = DESERT, n: int = 3):
    match = random_match(load(game), 2, n)
    house.put(name, match, ["me", "greedy"], owner)
    return match


# --- the start page and opening tables


def test_the_start_page_shows_every_game(anna):
    page = anna.get("/")
    assert page.status_code == 200
    for name in games():
        assert load(name).title in page.text
        assert f'value="{name}"' in page.text


def test_a_form_with_only_a_game_gives_me_against_the_usual_bot(house, anna):
    table = house.table(anna.open(game=DESERT))
    assert table.players == ["me", DEFAULT]
    assert table.row["owner"] == anna.person
    assert table.row["options"] == load(DESERT).pack()


def test_a_whole_form_is_understood(house, anna):
    form = {"players": "4", "seat0": "me", "seat1": "guest", "seat2": "random", "seat3": "greedy", "name0": " Anna "}
    table = house.table(anna.open(game=DESERT, **form, **{"name2": "R2, D2", "option-extra_turn": "on"}))
    assert table.players == ["me", "guest", "random", "greedy"]
    assert table.match.called()[0] == "Anna"
    assert table.match.called()[2] == "R2 D2"
    assert load(DESERT).unpack(table.row["options"])["extra_turn"] == "on"


BAD_FORMS = {
    "no game": {},
    "unknown game": {"game": "chess"},
    "a game by a path": {"game": "../games/high_desert"},
    "a folder above": {"game": ".."},
    "a very long game": {"game": "x" * 5000},
    "no number of players": {"game": DESERT, "players": "many"},
    "no digit but a number": {"game": DESERT, "players": "²"},
    "too many players": {"game": DESERT, "players": "5"},
    "too few players": {"game": DESERT, "players": "1"},
    "negative": {"game": DESERT, "players": "-2"},
    "very many": {"game": DESERT, "players": "9" * 5000},
    "unknown seat": {"game": DESERT, "seat1": "stockfish"},
    "unknown option": {"game": DESERT, "option-cheat": "on"},
    "an option with a name of Python": {"game": DESERT, "option-self": "on"},
    "an empty option": {"game": DESERT, "option-": "on"},
    "unknown choice": {"game": DESERT, "option-extra_turn": "perhaps"},
    "an option for two": {"game": "five_tribes", "players": "3", "option-power_a_round": "on"},
}


@pytest.mark.parametrize("form", BAD_FORMS.values(), ids=BAD_FORMS)
def test_a_bad_form_is_refused_in_a_sentence_and_opens_nothing(house, anna, form):
    page = anna.http.post("/tables", data=form)
    assert page.status_code == 422
    assert "text/html" in page.headers["content-type"]
    assert "Traceback" not in page.text
    assert house.store.matches(anna.person) == []


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("too few players", "Dieses Spiel ist für 2 bis 4 Personen, nicht für 1."),
        ("unknown seat", "Niemand heißt"),
        ("unknown option", "Dieses Spiel hat keine Option"),
        ("unknown choice", "Dieses Spiel hat keine Option"),
    ],
)
def test_a_bad_form_is_refused_in_the_language_of_who_sent_it(anna, kind, sentence):
    page = anna.http.post("/tables", data=BAD_FORMS[kind], headers={"accept-language": "de"})
    assert sentence in page.text


def test_whoever_is_refused_finds_the_way_back_to_the_form(house, anna):
    name = anna.open(game=DESERT)
    for path, back in (
        ("/login", "/login"),
        ("/me/move", "/me"),
        ("/import", "/import"),
        ("/tournaments", "/tournaments"),
        (f"/table/{name}/swap", f"/table/{name}"),
    ):
        page = anna.http.post(path, data={"code": "no", "name": "nobody"})
        assert page.status_code == 422, path
        assert f'<a class="button lit" href="{back}">Back</a>' in page.text
    assert ">Back<" not in anna.http.post("/tables", data=BAD_FORMS["negative"]).text  # that is the start page


def test_who_comes_to_a_private_table_is_shown_where_a_code_makes_it_theirs(house, anna, bert):
    name = anna.open(game=DESERT, friends="on")
    page = bert.get(f"/table/{name}")
    assert page.status_code == 403
    assert 'href="/me#h-move"' in page.text
    assert 'href="/me#h-move"' not in bert.get("/nowhere").text


def test_bodies_that_are_no_form_are_refused(house, anna):
    for content, kind in [
        (b'{"game": "high_desert"}', "application/json"),
        (b"\xff\xfe\x00", "application/x-www-form-urlencoded"),
        (b"--x\r\nbroken", "multipart/form-data; boundary=x"),
        (b"", "multipart/form-data"),
    ]:
        page = anna.http.post("/tables", content=content, headers={"content-type": kind})
        assert page.status_code in (400, 422), kind
    assert house.store.matches(anna.person) == []


def test_a_game_that_is_not_ready_is_not_opened(tmp_path):
    with House(tmp_path) as house, Visitor(house) as anna:
        house.app.state.ready.clear()
        assert anna.http.post("/tables", data={"game": "nim"}).status_code == 422
        assert set(anna.get("/ready").json().values()) == {False}
        house.app.state.ready.add("nim")
        assert anna.get("/ready").json()["nim"] is True
        anna.open(game="nim")


@pytest.mark.parametrize("name", ["A\nseed: 00", "A\r\nB", "A\u2028B", "A\x0bB\x85C", "a,b", " x ", "\x1c\x1d"])
def test_no_name_breaks_a_match_file(house, anna, name):
    table = house.table(anna.open(game="nim", name0=name, seat1="guest"))
    text = notation.write(table.match)
    assert notation.read(text).header.names == table.match.header.names


def test_names_are_never_markup(house, anna):
    bad = "<script>alert(1)</script>"
    name = anna.open(game=DESERT, name0=bad, name1="\"><img src=x>'")
    with anna.sit(name, 0) as socket:
        assert "<script" not in socket.frame["svg"]
        assert "<img" not in socket.frame["svg"]
    for path in (f"/table/{name}", f"/table/{name}/replay", "/"):
        page = anna.get(path).text
        assert bad[:24] not in page
        assert "<img src=x" not in page


# --- tables


def test_a_table_page_names_the_table_and_its_sealed_deal(house, anna):
    name = anna.open(game=DESERT)
    page = anna.get(f"/table/{name}").text
    header = house.table(name).match.header
    assert header.commitment in page
    assert name in page
    assert "<symbol" in page or "<defs" in page
    for secret in (header.seed, header.salt):
        assert secret.hex() not in page


@pytest.mark.parametrize("path", ["", "/replay", "/moment", "/log", "/file"])
def test_an_unknown_table_is_missing(anna, path):
    page = anna.get(f"/table/no-such-table{path}")
    assert page.status_code == 404
    assert "Traceback" not in page.text


@pytest.mark.parametrize("path", ["/nowhere", "/rules/chess", "/rules/%2e%2e", "/static/none.js"])
def test_an_unknown_page_is_missing(anna, path):
    assert anna.get(path).status_code == 404


def test_files_outside_the_static_folder_are_not_given(anna):
    for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static//etc/passwd"):
        assert anna.get(path).status_code == 404


def test_an_unknown_table_has_no_rematch(anna):
    assert anna.http.post("/table/no-such-table/rematch").status_code == 404


def test_a_changed_record_spoils_its_own_table_only(tmp_path):
    with House(tmp_path) as house, Visitor(house) as anna:
        good, bad = anna.open(game="nim", seat1="guest"), anna.open(game="nim", seat1="guest")
        for name in (good, bad):
            table = house.table(name)
            house.do(table.play(table.match.turn, 0, 0, "first-step"))
    with sqlite3.connect(tmp_path / "majlis.db") as database:
        database.execute("UPDATE event SET action = 1 WHERE match = ?", [bad])
    database.close()
    with House(tmp_path) as house, Visitor(house, anna.token) as anna:
        start = anna.get("/")
        assert start.status_code == 200
        assert good in start.text
        assert anna.get(f"/table/{good}").status_code == 200
        page = anna.get(f"/table/{bad}")
        assert page.status_code == 422
        assert "is damaged" in page.text
        assert "is damaged" in anna.http.post(f"/table/{bad}/ticket").json()["reason"]


# --- replays, files, rematches


def test_a_finished_match_is_an_open_book(house, anna, bert):
    match = finished(house, anna.token, "open-book")
    for visitor in (anna, bert):
        text = visitor.get("/table/open-book/file")
        assert text.status_code == 200
        assert notation.read(text.text).actions == match.actions
        assert match.header.seed.hex() in text.text
        assert "attachment" in text.headers["content-disposition"]
        assert eyes(visitor.get("/table/open-book/replay").text) == ["0", "1", "-1"]
        for seat in (-1, 0, 1):
            assert len(visitor.get(f"/table/open-book/log?seat={seat}").json()) == match.at
            for at in (0, 7, match.at):
                moment = visitor.get(f"/table/open-book/moment?at={at}&seat={seat}&tall=1").json()
                assert (moment["moves"], moment["seat"], moment["at"]) == (at, seat, at)
                assert moment["svg"].startswith("<svg")


def eyes(page: str) -> list[str]:
    """The seats that a replay offers to look through."""
    chooser = re.search(r'data-part="eyes".*?</select>', page, re.DOTALL)
    return re.findall(r'value="(-?\d)"', chooser[0]) if chooser else []


def test_a_running_match_shows_its_past_only_as_one_saw_it(house, anna, bert):
    match = random_match(load(DESERT), 2, 4, 20)
    table = house.put("half-way", match, ["me", "greedy"], anna.token)
    at = table.match.at
    for k in (0, 5, at):
        own = anna.get(f"/table/half-way/moment?at={k}&seat=0").json()
        assert (own["seat"], own["moves"]) == (0, k)
        assert "seed" not in own
        assert anna.get(f"/table/half-way/moment?at={k}&seat=1").status_code == 422
        for seat in (0, 1):
            assert bert.get(f"/table/half-way/moment?at={k}&seat={seat}").status_code == 422
        assert bert.get(f"/table/half-way/moment?at={k}").json()["seat"] == -1
    for visitor, seats in ((anna, {-1, 0}), (bert, {-1})):
        for seat in (-1, 0, 1, 2):
            answer = visitor.get(f"/table/half-way/log?seat={seat}")
            assert answer.status_code == (200 if seat in seats else 422)
            if seat in seats:
                assert answer.json() == log(table, seat, "en")
    assert eyes(anna.get("/table/half-way/replay").text) == ["0", "-1"]
    assert eyes(bert.get("/table/half-way/replay").text) == []
    for visitor in (anna, bert):
        page = visitor.get("/table/half-way/file")
        assert page.status_code == 422
        assert match.header.seed.hex() not in page.text


def test_people_who_share_a_device_see_no_past_of_each_other(house, anna):
    house.put("shared", random_match(load(DESERT), 2, 4, 20), ["me", "guest"], anna.token)
    for seat in (0, 1):
        assert anna.get(f"/table/shared/moment?at=3&seat={seat}").status_code == 422
        assert anna.get(f"/table/shared/log?seat={seat}").status_code == 422
    assert anna.get("/table/shared/moment?at=3").status_code == 200


@pytest.mark.parametrize("query", ["at=-1", "at=21", "at=x", "at=1e3", "seat=9", "seat=-2", "seat=x", "tall=maybe"])
def test_moments_that_never_were_are_refused(house, anna, query):
    if house.store.match("moments") is None:
        house.put("moments", random_match(load(DESERT), 2, 4, 20), ["me", "greedy"], anna.token)
    answer = anna.get(f"/table/moments/moment?{query}")
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/json"


def test_a_rematch_has_the_same_people_and_another_deal(house, anna, bert):
    name = anna.open(game=DESERT, seat1="guest", name0="Anna", name1="Carl", **{"option-extra_turn": "on"})
    old = house.table(name)
    assert bert.http.post(f"/table/{name}/rematch").status_code == 403
    assert house.store.matches(bert.person) == []
    answer = anna.http.post(f"/table/{name}/rematch")
    assert answer.status_code == 303
    table = house.table(answer.headers["location"].removeprefix("/table/"))
    for field in ("game", "players", "names", "options", "owner"):
        assert table.row[field] == old.row[field]
    assert table.match.header.seed != old.match.header.seed


def test_bots_among_themselves_can_be_asked_for_another_game(house, anna):
    house.put("bots-only", random_match(load("nim"), 2, 1), ["random", "greedy"], anna.token)
    assert anna.http.post("/table/bots-only/rematch").status_code == 303


# --- a guided first game


@pytest.mark.parametrize("name", ["high_desert", "five_tribes"])
def test_a_first_game_is_dealt_as_its_guide_wants_it(house, anna, name):
    answer = anna.http.post(f"/learn/{name}/2")
    assert answer.status_code == 303
    table = house.table(answer.headers["location"].removeprefix("/table/"))
    assert table.row["owner"] == anna.person and table.match.header.seed == load(name).guides[0].deal
    assert f'formaction="/learn/{name}/2"' in anna.get("/").text


@pytest.mark.parametrize("path", ["/learn/nim/2", "/learn/high_desert/3", "/learn/nothing/2"])
def test_where_there_is_no_guide_nothing_is_dealt(house, anna, path):
    before = len(house.store.matches(anna.person))
    assert anna.http.post(path).status_code == 404
    assert len(house.store.matches(anna.person)) == before
