"""Accounts: a name and a password for who wants them, slow for who guesses, and in the hands of the host."""

import asyncio
import json
import time

import httpx
import pytest
from typer.testing import CliRunner

from majlis.cli import app
from majlis.core.guests import PERSON
from majlis.table.accounts import HASHER, Accounts
from majlis.table.database import NAME
from majlis.table.keeping import check
from majlis.table.store import Store
from majlis.web.account import BY_ADDRESS, BY_NAME
from majlis.web.app import Hosting
from tests.table.waits import Asleep
from tests.web.house import House, Visitor
from tests.web.test_files import played
from tests.web.test_rooms import post, together

BOTS = Asleep  # so that a table stays as it is

GOOD = "three lamps in the sand"


@pytest.fixture(autouse=True)
def calm(house):
    """As if nobody had guessed for long."""
    for it in (house.app.state.gate.names, house.app.state.gate.addresses):
        it._done.clear()


def sign_up(visitor, name, word=GOOD, **more):
    return visitor.http.post("/me/account", data={"name": name, "password": word, **more})


def login(visitor, name, word=GOOD):
    answer = visitor.http.post("/login", data={"name": name, "password": word})
    if token := answer.cookies.get("majlis"):
        visitor.token, visitor.http.cookies = token, httpx.Cookies({"majlis": token})
    return answer


def host(folder, *words):
    """What a host types."""
    return CliRunner().invoke(app, ["person", *words, "--data", str(folder)])


def test_a_guest_gets_an_account_and_finds_every_table_on_another_device(house, anna, bert):
    name = anna.open(game="high_desert")
    assert sign_up(anna, "Anna").status_code == 303
    assert login(bert, " aNNa ").status_code == 303
    assert house.lobby.book.person(bert.token) == anna.person
    assert bert.get(f"/table/{name}").status_code == 200
    assert "You sign in as Anna." in bert.get("/me").text


def test_a_device_that_signs_in_gets_a_token_of_its_own(house, bert):
    with Visitor(house) as other:
        sign_up(other, "Zora")
    before = bert.token
    login(bert, "Zora")
    assert bert.token not in (before, other.token)


def test_a_password_is_kept_as_argon2id_alone(house, anna):
    sign_up(anna, "Argon")
    text = (house.store.folder / "majlis.db").read_bytes() + (house.store.folder / "majlis.db-wal").read_bytes()
    assert GOOD.encode() not in text and b"$argon2id$" in text


def test_nobody_has_a_name_twice_however_it_is_written(anna, bert):
    assert sign_up(anna, "Dora").status_code == 303
    for name in ("Dora", "DORA", "\uff24ora"):
        assert sign_up(bert, name).status_code == 422
    assert sign_up(anna, "Dora the second").status_code == 422


@pytest.mark.parametrize("word", ["short", "x" * 201, "password", "PASSWORD", "Emil-Emil"])
def test_bad_passwords_are_refused(anna, word):
    assert sign_up(anna, "Emil-Emil", word).status_code == 422
    assert login(anna, "Emil-Emil", word).status_code == 422


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(house, anna, bert):
    sign_up(anna, "Frida")
    known, unknown = login(bert, "Frida", "wrong password"), login(bert, "Nobody", "wrong password")
    assert (known.status_code, known.text) == (unknown.status_code, unknown.text)
    assert "set-cookie" not in known.headers or "majlis=" not in known.headers["set-cookie"]


def test_an_unknown_name_costs_as_much_work(house, monkeypatch):
    done = []
    monkeypatch.setattr(type(HASHER), "verify", lambda self, kept, word: done.append(kept) or False)
    accounts = Accounts(house.store)
    for who in (None, "no such person"):
        assert not accounts.check(who, "a guess")
    assert len(done) == 2 and all(kept.startswith("$argon2id$") for kept in done)


def test_guesses_are_limited_by_name_and_by_address(house, anna, bert):
    sign_up(anna, "Gerd")
    answers = [login(bert, "Gerd", f"wrong {i}").status_code for i in range(BY_NAME[0] + 1)]
    assert answers == [422] * BY_NAME[0] + [429]
    assert login(bert, "Gerd").status_code == 429  # the right one, too, until the minute is over
    answers = [login(bert, f"Nobody {i}", "wrong").status_code for i in range(BY_ADDRESS[0])]
    assert answers[-1] == 429 and 422 in answers


def test_whoever_is_right_is_not_counted(anna, bert):
    sign_up(anna, "Hans")
    assert {login(bert, "Hans").status_code for _ in range(BY_ADDRESS[0] + 2)} == {303}


def test_another_password_takes_the_old_one_and_sends_other_devices_away(house, anna, bert):
    sign_up(anna, "Ida")
    login(bert, "Ida")
    change = {"old": "not this", "password": "four lamps in the sand"}
    assert anna.http.post("/me/password", data=change).status_code == 422
    assert anna.http.post("/me/password", data=change | {"old": GOOD}).status_code == 303
    assert house.lobby.book.person(bert.token) is None
    assert login(bert, "Ida").status_code == 422
    assert login(bert, "Ida", "four lamps in the sand").status_code == 303


def test_who_signs_out_is_nobody_on_this_device(house, anna):
    sign_up(anna, "Jan")
    token = anna.token
    assert anna.http.post("/logout").status_code == 303
    assert house.lobby.book.person(token) is None


def test_results_stand_on_ones_own_page(house, anna):
    table = played(house, anna)
    won = int(table.match.result()[0] > 0)
    assert f"1 game, {won} won" in anna.get("/me").text


# --- the host


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "house"


def test_where_accounts_take_an_invitation_a_code_of_the_host_lets_one_in_once(folder):
    with House(folder, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
        house.app.state.terms = Hosting(accounts="invite")
        assert "Invitation code" in anna.get("/me").text
        assert sign_up(anna, "Anna", code="guessed").status_code == 422
        code = Accounts(house.store).admit()
        assert sign_up(anna, "Anna", code=code).status_code == 303
        assert sign_up(bert, "Bert", code=code).status_code == 422
        house.app.state.terms = Hosting(accounts="none")
        assert sign_up(bert, "Bert").status_code == 422


def test_the_host_lists_while_the_house_is_open_and_resets_and_bans(folder):
    """Writing beside an open house takes an SQLite in which two may write: here it is closed."""
    with House(folder, Asleep) as house, Visitor(house) as anna:
        anna.open(game="high_desert")
        sign_up(anna, "Anna")
        assert "Anna, 1 tables" in host(folder, "list").stdout
    code = host(folder, "reset", "anna").stdout.split()[-1]
    assert len(host(folder, "invite").stdout.split()[-1]) == 22
    with House(folder, Asleep) as house, Visitor(house) as bert:
        assert login(bert, "Anna").status_code == 422
        assert bert.http.post("/me/move", data={"code": code}).status_code == 303
        assert bert.http.post("/me/password", data={"password": "a new one in the sand"}).status_code == 303
        assert login(bert, "Anna", "a new one in the sand").status_code == 303
    assert "no longer" in host(folder, "ban", "Anna").stdout
    with House(folder, Asleep) as house, Visitor(house, bert.token) as bert:
        shut_out(bert)
    assert "again" in host(folder, "unban", "Anna").stdout
    with House(folder, Asleep) as house, Visitor(house, bert.token) as bert:
        assert bert.get("/").status_code == 200


def test_nobody_writes_beside_an_open_house_where_that_could_lose_something(folder, monkeypatch):
    with House(folder, Asleep) as house, Visitor(house) as anna:
        sign_up(anna, "Anna")
        monkeypatch.setattr("majlis.cli.person.sqlite3.sqlite_version_info", (3, 40, 1))
        assert "in use" in host(folder, "ban", "Anna").output


def shut_out(visitor):
    """Within a few seconds."""
    for _ in range(600):
        if visitor.get("/").status_code == 403:
            return
        time.sleep(0.1)
    raise AssertionError("still there")


def test_who_is_banned_plays_no_more(folder):
    with House(folder, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
        table = together(house, anna, bert)
        with bert.sit(table.name, 1) as socket:
            house.store.outcasts = {bert.person}
            refused = socket.act("play", a=table.match.open()[0], at=table.at)
            assert not refused["done"] and "asked you to leave" in refused["reason"]
        house.store.outcasts = {bert.person}
        assert post(bert, table.name, "chat", words="Hello?").status_code == 403
        assert anna.get(f"/table/{table.name}").status_code == 200


def test_what_is_kept_of_a_person_is_exported_and_removed(folder):
    with House(folder, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
        alone = anna.open(game="high_desert")
        table = together(house, anna, bert)
        post(anna, table.name, "chat", words="xyzzy was here")
        sign_up(anna, "Annabel")
        assert "in use" in host(folder, "remove", "Annabel").output
        who = anna.person
    kept = json.loads(host(folder, "export", "Annabel").stdout)
    assert (kept["account"], kept["said"][0]["words"]) == ("Annabel", "xyzzy was here")
    assert {it["match"] for it in kept["sat"]} == {alone, table.name}
    assert host(folder, "remove", "Annabel").exit_code == 0
    assert check(folder / NAME).whole  # other names under seals that fit
    store = Store(folder)
    try:
        assert Accounts(store).found("Annabel") is None
        assert store.match(alone) is None and store.match(table.name)["names"][:2] == [PERSON, "Bert"]
        left = json.dumps([store.rows(it.select()) for it in store_tables()], default=str)
        assert "xyzzy" not in left and "Anna" not in left and who in left
    finally:
        store.close()
    with House(folder, Asleep) as house, Visitor(house, bert.token) as bert:
        assert bert.get(f"/table/{table.name}").status_code == 200


def store_tables():
    from majlis.table.schema import tables

    return tables.sorted_tables


@pytest.mark.parametrize("words", [["dance"], ["ban"], ["reset", "Nobody"]])
def test_a_slip_of_the_host_is_answered_in_a_sentence(folder, words):
    Store(folder).close()
    asyncio.run(asyncio.sleep(0))
    assert host(folder, *words).exit_code == 2
