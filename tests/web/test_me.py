"""One person with several devices: a code moves who one is, a device can be sent away."""

import re
import sqlite3

import pytest

from majlis.web.me import device_name
from tests.web.house import Visitor


def code_of(visitor):
    page = visitor.http.post("/me/code")
    assert page.status_code == 200 and page.headers["cache-control"] == "no-store"
    return re.search(r"[a-z2-7]{4}(?:-[a-z2-7]{2,4}){6}", page.text)[0]


def move(visitor, code):
    answer = visitor.http.post("/me/move", data={"code": code})
    if "majlis" in answer.cookies:
        visitor.http.cookies.delete("majlis")
        visitor.http.cookies["majlis"] = visitor.token = answer.cookies["majlis"]
    return answer.status_code


def test_a_code_makes_another_device_the_same_person_with_all_tables(house, anna):
    name = anna.open(game="nim", seat1="guest")
    code = code_of(anna)
    with Visitor(house) as phone:
        assert phone.get(f"/table/{name}").status_code == 403
        assert move(phone, f" {code.upper().replace('-', ' ')} ") == 303
        assert phone.person == anna.person
        assert phone.get(f"/table/{name}").status_code == 200
        assert name in phone.get("/").text
        with phone.sit(name, house.table(name).match.turn) as socket:
            assert socket.frame["offers"]
        assert anna.get("/me").text.count('action="/me/away"') == 1


def test_only_the_newest_code_is_good_and_it_is_written_nowhere(house, anna, bert):
    anna.open(game="nim")
    old = code_of(anna)
    code = code_of(anna)
    assert move(bert, old) == 422
    database = sqlite3.connect(house.store.folder / "majlis.db")
    dump = "\n".join(database.iterdump())
    database.close()
    assert code not in dump and code.replace("-", "") not in dump
    assert code not in anna.get("/me").text
    assert move(bert, code) == 303


@pytest.mark.parametrize("code", ["", "x", "aaaa-aaaa-aaaa-aaaa-aaaa-aaaa-aa", "'; DROP TABLE code", "é" * 50])
def test_what_is_no_code_is_refused(bert, code):
    assert move(bert, code) == 422


def test_nobody_without_a_table_has_a_code(house):
    with Visitor(house) as carl:
        assert carl.http.post("/me/code").status_code == 422
        assert carl.get("/me").status_code == 200


def test_a_device_that_is_sent_away_is_nobodys_at_once(house, anna, bert):
    name = anna.open(game="nim", seat1="guest")
    with Visitor(house) as phone:
        move(phone, code_of(anna))
        lost = re.search(r'name="device" value="(\w+)"', anna.get("/me").text)[1]
        assert bert.http.post("/me/away", data={"device": lost}).status_code == 422  # not his
        assert phone.get(f"/table/{name}").status_code == 200
        assert anna.http.post("/me/away", data={"device": lost}).status_code == 303
        assert phone.get(f"/table/{name}").status_code == 403
        assert phone.http.post(f"/table/{name}/ticket").status_code == 403


def test_a_device_is_called_what_people_call_it():
    agent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36"
    assert device_name(agent, "en") == "Chrome · Android"
    assert (
        device_name("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "en") == "Firefox · Linux"
    )
    assert device_name("<script>", "en") == "A browser"
