"""Every route by an HTTP client: what it gives, to whom, and how it refuses."""

import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from majlis.core import notation
from majlis.core.game import games, load
from majlis.table.show import log
from majlis.table.store import Store
from majlis.web.app import create
from tests.play import random_match
from tests.web.house import ORIGIN, House, Visitor

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


def test_a_form_with_only_a_game_gives_me_against_greedy(house, anna):
    table = house.table(anna.open(game=DESERT))
    assert table.players == ["me", "greedy"]
    assert table.row["owner"] == anna.token
    assert table.row["options"] == load(DESERT).pack()


def test_a_whole_form_is_understood(house, anna):
    form = {"players": "4", "seat0": "me", "seat1": "guest", "seat2": "random", "seat3": "greedy", "name0": " Anna "}
    table = house.table(anna.open(game=DESERT, **form, **{"name2": "R2, D2", "option-extra_turn": "on"}))
    assert table.players == ["me", "guest", "random", "greedy"]
    assert table.match.names[0] == "Anna"
    assert table.match.names[2] == "R2 D2"
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
}


@pytest.mark.parametrize("form", BAD_FORMS.values(), ids=BAD_FORMS)
def test_a_bad_form_is_refused_in_a_sentence_and_opens_nothing(house, anna, form):
    page = anna.http.post("/tables", data=form)
    assert page.status_code == 422
    assert "text/html" in page.headers["content-type"]
    assert "Traceback" not in page.text
    assert house.store.matches(anna.token) == []


def test_bodies_that_are_no_form_are_refused(house, anna):
    for content, kind in [
        (b'{"game": "high_desert"}', "application/json"),
        (b"\xff\xfe\x00", "application/x-www-form-urlencoded"),
        (b"--x\r\nbroken", "multipart/form-data; boundary=x"),
        (b"", "multipart/form-data"),
    ]:
        page = anna.http.post("/tables", content=content, headers={"content-type": kind})
        assert page.status_code in (400, 422), kind
    assert house.store.matches(anna.token) == []


def test_a_game_that_is_not_ready_is_not_opened(tmp_path):
    with House(tmp_path) as house, Visitor(house) as anna:
        house.app.state.ready.clear()
        assert anna.http.post("/tables", data={"game": "nim"}).status_code == 422
        assert set(anna.get("/ready").json().values()) == {False}
        assert anna.get("/picture/nim.svg").status_code == 404
        house.app.state.ready.add("nim")
        assert anna.get("/ready").json()["nim"] is True
        anna.open(game="nim")


@pytest.mark.parametrize("name", ["A\nseed: 00", "A\r\nB", "A\u2028B", "A\x0bB\x85C", "a,b", " x ", "\x1c\x1d"])
def test_no_name_breaks_a_match_file(house, anna, name):
    table = house.table(anna.open(game="nim", name0=name, seat1="guest"))
    text = notation.write(table.match)
    assert notation.read(text).header.names == table.match.names


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


@pytest.mark.parametrize("path", ["/nowhere", "/rules/chess", "/rules/%2e%2e", "/picture/chess.svg", "/static/none.js"])
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
        assert "was changed" in page.text
        with anna.sit(bad) as socket:
            assert "was changed" in socket.expect("sorry")[0]["reason"]


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
                assert answer.json() == log(match, seat, "en")
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
    assert bert.http.post(f"/table/{name}/rematch").status_code == 422
    assert house.store.matches(bert.token) == []
    answer = anna.http.post(f"/table/{name}/rematch")
    assert answer.status_code == 303
    table = house.table(answer.headers["location"].removeprefix("/table/"))
    for field in ("game", "players", "names", "options", "owner"):
        assert table.row[field] == old.row[field]
    assert table.match.header.seed != old.match.header.seed


def test_bots_among_themselves_can_be_asked_for_another_game(house, anna):
    house.put("bots-only", random_match(load("nim"), 2, 1), ["random", "greedy"], anna.token)
    assert anna.http.post("/table/bots-only/rematch").status_code == 303


# --- who one is, and where from


def test_only_the_own_tables_are_listed(house, anna, bert):
    name = anna.open(game=DESERT, seat1="guest")
    finished(house, anna.token, "annas-old-table")
    assert name in anna.get("/").text
    assert "annas-old-table" in anna.get("/").text
    assert name not in bert.get("/").text
    assert "annas-old-table" not in bert.get("/").text


def test_a_new_visitor_is_given_a_token_and_keeps_it(house):
    with Visitor(house) as visitor:
        visitor.http.cookies.clear()
        page = visitor.get("/")
        cookie = page.headers["set-cookie"]
        assert re.match(r"majlis=[\w-]{32};", cookie)
        assert "httponly" in cookie.lower()
        assert "samesite=lax" in cookie.lower()
        assert "set-cookie" not in visitor.get("/").headers


def test_a_new_visitor_who_opens_a_table_owns_it(house):
    with Visitor(house) as visitor:
        visitor.http.cookies.clear()
        name = visitor.open(game="nim")
        assert house.table(name).row["owner"] == visitor.http.cookies["majlis"]


@pytest.mark.parametrize("token", ["", "short", "x" * 31, "x" * 33, "x" * 31 + "!", "x" * 5000])
def test_a_cookie_that_is_no_token_makes_nobody_an_owner(house, token):
    with Visitor(house) as visitor:
        visitor.http.cookies.clear()
        page = visitor.get("/", headers={"cookie": f"majlis={token}"})
        assert "majlis=" in page.headers["set-cookie"]


ORIGINS = [
    "",
    "null",
    "http://evil.test",
    f"{ORIGIN}.evil.test",
    f"{ORIGIN}:80",
    "http://sub.majlis.test",
    "http://majlis.test@evil.test",
    "http://evil.test@majlis.test",
    "http://evil.test/majlis.test",
    "majlis.test",
    "//",
    "http://",
    "http://[",
    "http://]majlis.test",
    "http://majlis.test.",
]


@pytest.mark.parametrize("origin", ORIGINS)
@pytest.mark.parametrize("path", ["/tables", "/table/x/rematch", "/nowhere"])
def test_a_request_from_another_page_changes_nothing(house, anna, path, origin):
    page = anna.http.post(path, data={"game": "nim"}, headers={"origin": origin})
    assert page.status_code == 403
    assert house.store.matches(anna.token) == []


def test_a_request_without_an_origin_or_host_changes_nothing(house, anna):
    for headers in ({"host": "majlis.test"}, {"host": ""}, {"host": "", "origin": ""}):
        with httpx.Client(base_url=f"http://127.0.0.1:{house.port}") as plain:
            page = plain.post("/tables", data={"game": "nim"}, headers=headers, cookies=None)
            assert page.status_code in (400, 403)


def test_other_methods_are_not_answered(anna):
    for method in ("PUT", "DELETE", "PATCH"):
        assert anna.http.request(method, "/tables").status_code == 405
    assert anna.get("/tables").status_code == 405


# --- language and headers


def test_the_language_is_kept_in_a_cookie(house):
    with Visitor(house) as visitor:
        assert '<html lang="en"' in visitor.get("/").text
        answer = visitor.get("/rules/nim?lang=de")
        assert answer.status_code == 303
        assert answer.headers["location"].endswith("/rules/nim")
        assert "lang=de" in answer.headers["set-cookie"]
        assert '<html lang="de"' in visitor.get("/").text
        assert "lang" not in visitor.get("/?lang=xx").headers.get("set-cookie", "")


def test_the_browsers_wish_decides_where_no_cookie_does(house):
    with Visitor(house) as visitor:
        assert '<html lang="de"' in visitor.get("/", headers={"accept-language": "de-AT,de;q=0.9"}).text
        assert '<html lang="en"' in visitor.get("/", headers={"accept-language": "fr"}).text
        visitor.http.cookies["lang"] = "<script>"
        assert '<html lang="en"' in visitor.get("/").text


def test_every_page_says_what_a_browser_may_do_with_it(house, anna):
    finished(house, anna.token, "headers-table")
    pages = ["/", "/table/headers-table", "/table/headers-table/replay", "/table/headers-table/moment?at=1"]
    pages += ["/table/headers-table/file", "/rules/nim", "/style/scene.css", "/picture/nim.svg", "/ready", "/nowhere"]
    for path in pages:
        head = anna.get(path).headers
        assert "default-src 'self'" in head["content-security-policy"]
        assert "script-src" not in head["content-security-policy"]
        assert "frame-ancestors 'none'" in head["content-security-policy"]
        assert head["x-content-type-options"] == "nosniff"
        assert head["referrer-policy"] == "same-origin"


def test_no_page_has_a_script_of_its_own(house, anna):
    """The policy would stop it; so would it stop a handler in an attribute."""
    finished(house, anna.token, "plain-table")
    for path in ("/", "/table/plain-table", "/table/plain-table/replay", "/rules/nim", "/nowhere"):
        page = anna.get(path).text
        for tag in re.findall(r"<script[^>]*>", page):
            assert "src=" in tag or 'type="application/json"' in tag
        assert not re.search(r"<[^>]+\son\w+=", page)
        assert not re.search(r'(?:src|href)="(?:https?:)?//', page)


def test_style_and_pictures(anna):
    assert anna.get("/style/scene.css").headers["content-type"].startswith("text/css")
    for name in games():
        picture = anna.get(f"/picture/{name}.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        assert anna.get(f"/rules/{name}").status_code == 200


def test_every_route_is_tested_here_or_in_test_live(tmp_path):
    """A new route without a test fails."""
    store = Store(tmp_path)
    paths = [getattr(route, "path", "") for route in create(store).routes]
    store.close()
    text = "".join((Path(__file__).parent / name).read_text() for name in ("test_pages.py", "house.py"))
    for path in paths:
        last = re.sub(r"\{[^}]*\}", "", path).rstrip("/").rsplit("/", 1)[-1]
        first = path.split("/")[1]
        assert f"/{first}" in text, path
        assert last in text, path
