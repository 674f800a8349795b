"""Who a visitor is, where requests may come from, and what every page says of itself."""

import re
from pathlib import Path

import httpx
import pytest

from majlis.core.game import games
from majlis.table.store import Store
from majlis.web import absence, coach, entrance, me, rooms, solo
from majlis.web.app import create
from tests.web.house import ORIGIN, Visitor
from tests.web.test_pages import finished

DESERT = "high_desert"


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
        assert house.table(name).row["owner"] == house.person(visitor.http.cookies["majlis"])


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
    assert house.store.matches(anna.person) == []


def test_a_request_without_an_origin_or_host_changes_nothing(house, anna):
    for headers in ({"host": "majlis.test"}, {"host": ""}, {"host": "", "origin": ""}):
        with httpx.Client(base_url=f"http://127.0.0.1:{house.port}") as plain:
            page = plain.post("/tables", data={"game": "nim"}, headers=headers, cookies=None)
            assert page.status_code in (400, 403, 421)


def test_other_methods_are_not_answered(anna):
    for method in ("PUT", "DELETE", "PATCH"):
        assert anna.http.request(method, "/tables").status_code == 405


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
    pages += ["/table/headers-table/file", "/rules/nim", "/style/scene.css", "/tables", "/ready", "/nowhere"]
    for path in pages:
        head = anna.get(path).headers
        assert "default-src 'none'" in head["content-security-policy"]
        assert "script-src 'self';" in head["content-security-policy"]
        assert "unsafe" not in head["content-security-policy"]
        assert "frame-ancestors 'none'" in head["content-security-policy"]
        assert head["x-content-type-options"] == "nosniff"
        assert head["referrer-policy"] == "same-origin"
        assert head["cross-origin-opener-policy"] == head["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in head["permissions-policy"]


def test_no_page_has_a_script_of_its_own(house, anna):
    """The policy would stop it; so would it stop a handler in an attribute."""
    finished(house, anna.token, "plain-table")
    for path in ("/", "/table/plain-table", "/table/plain-table/replay", "/rules/nim", "/nowhere"):
        page = anna.get(path).text
        for tag in re.findall(r"<script[^>]*>", page):
            assert "src=" in tag or 'type="application/json"' in tag
        assert not re.search(r"<[^>]+\son\w+=", page)
        assert not re.search(r'(?:src|href)="(?:https?:)?//', page)


def test_style_and_rules(anna):
    assert anna.get("/style/scene.css").headers["content-type"].startswith("text/css")
    for name in games():
        assert anna.get(f"/rules/{name}").status_code == 200


def test_every_route_has_a_test(tmp_path):
    """A new route without a test fails."""
    store = Store(tmp_path)
    own = [path for route in create(store).routes if (path := getattr(route, "path", ""))]
    paths = own + [route.path for part in (solo, coach, rooms, absence, me, entrance) for route in part.router.routes]
    store.close()
    assert len(paths) > 20
    names = ("test_pages.py", "test_visitors.py", "test_solo.py", "test_coach.py", "test_rules.py", "house.py")
    names += ("test_rooms.py", "test_join.py", "test_absence.py", "test_me.py")
    text = "".join((Path(__file__).parent / name).read_text(encoding="utf-8") for name in names)
    for path in paths:
        last = re.sub(r"\{[^}]*\}", "", path).rstrip("/").rsplit("/", 1)[-1]
        first = path.split("/")[1]
        assert f"/{first}" in text, path
        assert last in text, path
