"""The API: programs open tables, take seats, see what their seat sees, play once for each key, and are told why not."""

import json
import os
import re
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from majlis.core.game import load
from majlis.testing.play import random_match
from majlis.web import access
from majlis.web.api import LIVE, ROUTES
from majlis.web.openapi import described
from majlis.web.words import WORDS
from tests.web.house import HOST, ORIGIN, Socket, dial, put
from tests.web.programs import Program, bot, program

ROOT = Path(__file__).parents[2]


@pytest.fixture
def ada(house, anna):
    with program(house, anna.person) as ada:
        yield ada


@pytest.fixture
def ben(house, anna, request):
    with bot(house, anna.person, request.node.name[-14:]) as ben:
        yield ben


def two_at_a_table(ada, ben, first="me"):
    """A table that a person opens, and to which a bot comes by invitation."""
    seats = ["me", "open"] if first == "me" else ["open", first]
    table = ada.post("/tables", game="high_desert", seats=seats, name="Ada")
    link = ada.post(f"/tables/{table['id']}/invitations", seat=seats.index("open"))
    ben.post("/join", invitation=link["link"])
    ada.post(f"/tables/{table['id']}/begin")
    return f"/tables/{table['id']}"


def act(one, table, n=0):
    seen = one.get(f"{table}/view")
    return one.post(f"{table}/play", key=f"key-{seen['at']:06}", at=seen["at"], a=seen["actions"][n]["a"])


def test_a_person_and_a_bot_play_a_whole_game(ada, ben):
    table = two_at_a_table(ada, ben)
    sides, seen = {0: ada, 1: ben}, ada.get(f"{table}/view")
    while not seen["over"]:
        one = sides[seen["turn"]]
        asked = one.get(f"{table}/actions")
        assert asked["actions"] and asked["seat"] == seen["turn"]
        one.post(f"{table}/play", key=f"key-{asked['at']:06}", at=asked["at"], words=asked["actions"][-1]["say"])
        seen = ada.get(f"{table}/view")
    end = ben.get(f"{table}/result")
    assert end["over"] and end["winners"] and len(end["seed"]) == 64
    assert len(ben.get(f"{table}/log")["log"]) == seen["moves"] == len(ada.get(f"{table}/file")["moves"])
    assert [it["state"] for it in ben.get("/tables")] == ["over"]


def test_a_deed_that_is_said_twice_is_done_once(house, ada, ben):
    table = two_at_a_table(ada, ben)
    one = (ada, ben)[ada.get(f"{table}/view")["turn"]]
    seen = one.get(f"{table}/view")
    deed = {"key": "the-same-key", "at": seen["at"], "a": seen["actions"][0]["a"]}
    assert one.post(f"{table}/play", **deed) == one.post(f"{table}/play", **deed)
    live = house.table(table.rpartition("/")[2])
    assert sum(row["kind"] == "play" for row in house.store.events(live.name)) == 1


def test_who_plays_out_of_turn_or_too_late_is_told_what_to_do(ada, ben):
    table = two_at_a_table(ada, ben)
    seen = ada.get(f"{table}/view")
    one, other = (ada, ben)[:: 1 if seen["turn"] == 0 else -1]
    assert other.refused("POST", f"{table}/play", key="out-of-turn", at=seen["at"], a=1)[0] == 409
    act(one, table)
    late = one.refused("POST", f"{table}/play", key="too-late-now", at=seen["at"], a=1)
    assert late[0] == 409
    assert one.refused("POST", f"{table}/play", key="short", at=0, a=1)[0] == 422
    assert one.refused("POST", f"{table}/play", nonsense=1)[0] == 422
    assert other.get(f"{table}/actions")["actions"] == [] or other.get(f"{table}/view")["turn"] != seen["turn"]


def test_undo_takes_the_own_last_action_back(ada, ben):
    table = two_at_a_table(ada, ben)
    for _ in range(40):
        one = (ada, ben)[ada.get(f"{table}/view")["turn"]]
        before = one.get(f"{table}/view")
        act(one, table)
        seen = one.get(f"{table}/view")
        if seen["undo"]:
            one.post(f"{table}/undo", key="take-it-back", at=seen["at"])
            assert one.get(f"{table}/view")["position"] == before["position"]
            return
    pytest.fail("nothing could be taken back")


def test_a_bot_sees_the_tables_at_which_it_sits_and_no_others(house, anna, ada, ben):
    shown = put(house, anna.token)  # everybody may look at it
    with program(house, house.person("x" * 32)) as somebody:
        assert somebody.get(f"/tables/{shown.name}/view")["seat"] == -1
    assert ben.refused("GET", f"/tables/{shown.name}/view")[0] == 403
    watch = house.do(house.lobby.book.invite(shown.name, "watch"))
    assert ben.refused("POST", "/join", invitation=watch)[0] == 422
    assert ben.refused("POST", "/tables", game="high_desert", seats=["me", "greedy"])[0] == 403
    with speaking(house, shown.name, ben.token) as socket:
        assert "private" in socket.expect("sorry")[0]["reason"]
    table = two_at_a_table(ada, ben)
    assert ben.get(f"{table}/view")["seat"] == 1 and ben.get("/me")["kind"] == "bot"
    assert ben.get(table)["seats"][1]["name"].endswith("(bot)")
    ben.post(f"{table}/resign")
    assert ben.refused("GET", f"{table}/view")[0] == 403


def test_a_seat_sees_what_it_may_and_everybody_what_is_open(house, anna, bert, ada):
    table = put(house, anna.token, ("me", "me"), friends=[bert.token])
    path = f"/tables/{table.name}/view"
    mine, shown = ada.get(path), ada.get(f"{path}?seat=-1")
    assert mine["seat"] == 0 and shown["seat"] == -1 and mine["view"] != shown["view"]
    assert ada.refused("GET", f"{path}?seat=1")[0] == 422
    assert not {"key", "block", "drawn"} & set(mine["view"])


def test_cookies_are_good_for_nothing_here(house, anna):
    """So no page of a stranger can use somebody's browser: a bearer token is sent by nobody but its program."""
    assert anna.person  # who could open tables on the page
    for head in ({"host": HOST}, {"host": HOST, "origin": "http://elsewhere.test"}, {"host": HOST, "origin": ORIGIN}):
        with httpx.Client(base_url=f"http://127.0.0.1:{house.port}", headers=head, verify=False) as browser:
            browser.cookies["majlis"] = anna.token
            body = {"game": "high_desert", "seats": ["me", "greedy"]}
            assert browser.post("/api/1/tables", json=body).status_code == 401
            assert browser.get("/api/1/tables").status_code == 401
            assert "access-control-allow-origin" not in browser.options("/api/1/tables").headers
    assert house.store.matches(anna.person) == []


def test_a_token_opens_no_page(house, anna, ada):
    head = {"host": HOST, "authorization": f"Bearer {ada.token}", "origin": ORIGIN}
    table = put(house, anna.token)
    table.company.public = False
    with httpx.Client(base_url=f"http://127.0.0.1:{house.port}", headers=head, verify=False) as browser:
        assert browser.get(f"/table/{table.name}").status_code == 403


def test_a_token_is_made_on_the_page_shown_once_and_revoked_there(house, anna):
    house.person(anna.token)
    page = anna.http.post("/me/token", data={"label": "script"}).text
    token = re.search(r"majlis_[\w-]{32}", page)[0]
    with Program(house, token) as mine:
        assert mine.get("/me")["kind"] == "person"
    again = anna.get("/me").text
    assert token not in again and "script" in again
    assert token not in (house.store.folder / "majlis.db").read_bytes().decode(errors="ignore")
    table = put(house, anna.token)
    with speaking(house, table.name, token) as socket:
        socket.look(0)
        name = re.search(r'name="token" value="(\w{64})"', again)[1]
        assert anna.http.post("/me/token/revoke", data={"token": name}).status_code == 303
        with pytest.raises(ConnectionClosed):
            while True:
                socket.hear()
    with Program(house, token) as mine:
        assert mine.refused("GET", "/me")[0] == 401
    assert anna.http.post("/me/token/revoke", data={"token": name}).status_code == 422


def test_nobody_revokes_the_token_of_another(house, anna, bert, ada):
    house.person(bert.token)
    (row,) = house.app.state.keys.of(anna.person)
    assert bert.http.post("/me/token/revoke", data={"token": row["hash"]}).status_code == 422
    assert ada.get("/me")["kind"] == "person"


def test_a_bot_is_made_on_the_page_and_its_name_is_its_own(house, anna, bert):
    for visitor in (anna, bert):
        house.person(visitor.token)
    page = anna.http.post("/me/bot", data={"name": "Deep Sand"}).text
    with Program(house, re.search(r"majlis_[\w-]{32}", page)[0]) as deep:
        assert deep.get("/me")["name"] == "Deep Sand (bot)"
    assert bert.http.post("/me/bot", data={"name": "deep sand"}).status_code == 422
    assert anna.http.post("/me/bot", data={"name": "x"}).status_code == 422


def test_who_is_banned_is_out_with_every_token(house, anna, ada):
    house.store.outcasts.add(anna.person)
    try:
        assert ada.refused("GET", "/tables")[0] == 403
    finally:
        house.store.outcasts.clear()


# --- errors and the description


def test_every_trouble_has_a_sentence_and_says_what_to_do(house, ada):
    assert ada.refused("GET", "/tables/nowhere")[0] == 404
    assert ada.refused("GET", "/nothing")[0] == 404
    assert ada.refused("DELETE", "/tables")[0] == 405
    assert ada.refused("POST", "/tables", game="chess", seats=["me"])[0] == 422
    assert ada.refused("POST", "/tables", game="high_desert", seats=["me", "x"])[0] == 422
    with Program(house, "") as nobody:
        assert nobody.refused("GET", "/tables")[0] == 401
    assert ada.http.post("/tables", content=b"x" * 70000).json()["what_to_do"]
    german = ada.http.get("/tables/nowhere", headers={"accept-language": "de"}).json()
    assert german["error"] == WORDS["de"]["error_404"]


def test_every_route_is_described_with_what_it_takes_and_gives(house):
    page = httpx.get(f"http://127.0.0.1:{house.port}/api/openapi.json").json()
    assert page == json.loads(json.dumps(described(ROUTES)))
    assert page["openapi"] == "3.1.0"
    parts = {(m.upper(), path) for path, deeds in page["paths"].items() for m in deeds}
    assert {it for it in access.ROUTES if it[1].startswith("/api/1/") and it[0] != access.SOCKET} == parts
    for path, deeds in page["paths"].items():
        for method, deed in deeds.items():
            assert deed["summary"] and deed["description"], path
            assert ("requestBody" in deed) <= (method == "post")
    names = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(page)))
    assert names <= set(page["components"]["schemas"])
    assert len({deed["operationId"] for deeds in page["paths"].values() for deed in deeds.values()}) == len(ROUTES)


# --- the socket


@contextmanager
def speaking(house, table, token, hello='{"type": "hello", "version": 2}'):
    """A socket of the API, after its first message."""
    with dial(house, table, "", None, path=LIVE, token=token) as line:
        with suppress(ConnectionClosed):  # whoever has no token is sent away before
            line.send(hello)
        yield Socket(line)


def test_the_socket_has_the_messages_of_the_page(house, anna, ada):
    table = put(house, anna.token, ("me", "me"), turn=0)
    with speaking(house, table.name, ada.token) as socket:
        seat = table.match.turn
        _, frame = socket.look(seat)
        assert frame["seat"] == seat and frame["offers"]
        assert socket.act("play", a=int(next(iter(frame["offers"]))))["done"]


@pytest.mark.parametrize("hello", ['{"type": "hello", "version": 1}', "nonsense", '{"type": "eyes"}'])
def test_a_program_of_another_version_is_told_which_one_is_spoken(house, anna, ada, hello):
    table = put(house, anna.token)
    with speaking(house, table.name, ada.token, hello) as socket:
        assert '"version": 2' in socket.expect("sorry")[0]["reason"]


def test_a_socket_without_a_token_hears_nothing(house, anna):
    table = put(house, anna.token)
    with speaking(house, table.name, "majlis_" + "x" * 32) as socket:
        assert "token" in socket.expect("sorry")[0]["reason"]


# --- documents and examples


def run(*command, **env):
    found = subprocess.run(
        [sys.executable, *command], env=os.environ | env, cwd=ROOT, capture_output=True, text=True, encoding="utf-8"
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_the_bot_in_thirty_lines_plays_a_whole_game(house, ada, ben):
    text = (ROOT / "examples" / "remote_bot.py").read_text(encoding="utf-8")
    assert len([line for line in text.partition("def sit")[2].splitlines() if line.strip()]) <= 30
    table = ada.post("/tables", game="high_desert", seats=["greedy", "open"])
    link = ada.post(f"/tables/{table['id']}/invitations", seat=1)["invitation"]
    command = [sys.executable, "examples/remote_bot.py", f"http://127.0.0.1:{house.port}", ben.token, link]
    with subprocess.Popen(command, cwd=ROOT, stdout=-1, stderr=-1, text=True, encoding="utf-8") as process:
        room = house.do(house.lobby.room(table["id"]))
        while room.free:
            assert process.poll() is None, process.stderr.read()
        ada.post(f"/tables/{table['id']}/begin")
        said, wrong = process.communicate(timeout=120)
    assert process.returncode == 0, wrong
    assert json.loads(said) == ada.get(f"/tables/{table['id']}/result")["points"]


def test_the_code_of_the_page_runs(house, ada):
    code = "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / "docs/api.md").read_text(encoding="utf-8"), re.S))
    said = run("-c", code, MAJLIS=f"http://127.0.0.1:{house.port}", MAJLIS_TOKEN=ada.token)
    assert "over" in said


def test_the_page_names_every_route():
    page = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    assert [it.path for it in ROUTES if f"`{it.method} {it.path.removeprefix('/api/1')}`" not in page] == []


def test_the_whole_log_is_that_of_the_seat(house, anna, bert, ada):
    match = random_match(load("high_desert"), 2, 4, 60)
    table = house.put("api-log", match, ["me", "me"], anna.token, friends=[bert.token])
    page = anna.get(f"/table/{table.name}/log?seat=0").json()
    assert [it["told"] for it in ada.get(f"/tables/{table.name}/log")["log"]] == page
