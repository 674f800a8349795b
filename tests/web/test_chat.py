"""Chat at a table: who reads, who writes, what the owner may do about it, and where it never appears."""

import pytest

from majlis.core.notation import write
from majlis.table import chat as kept
from majlis.table.store import Store
from majlis.web.chat import LINES
from majlis.web.often import Often
from tests.table.waits import Asleep
from tests.web.house import House, Visitor
from tests.web.test_rooms import gathered, join, post, secret

BOTS = Asleep  # so that a table stays as it is


@pytest.fixture(autouse=True)
def unhurried(house):
    """As if everybody had been silent for long."""
    house.app.state.talking._done.clear()


def say(visitor, table, words):
    return post(visitor, table.name, "chat", words=words)


def chat(visitor, table):
    return visitor.get(f"/table/{table.name}/chat").json()


def lines(visitor, table):
    return [(it["name"], it["words"]) for it in chat(visitor, table)["lines"]]


def watch(anna, table, visitor):
    assert join(visitor, secret(anna, table.name, "watch"), "Carl").status_code == 200


def test_what_one_says_all_at_the_table_read_at_once(anna, bert, table):
    with bert.sit(table.name, 1) as socket:
        while not socket.people:
            socket.hear()
        before = socket.people["said"]
        assert say(anna, table, "Good evening!").status_code == 200
        while socket.people["said"] == before:
            socket.hear()
    assert lines(bert, table) == [("Player 1", "Good evening!")]
    assert [it["mine"] for it in chat(anna, table)["lines"]] == [True]
    assert [it["mine"] for it in chat(bert, table)["lines"]] == [False]


def test_people_are_names_and_never_numbers(anna, bert, table):
    say(anna, table, "Hello")
    text = bert.get(f"/table/{table.name}/chat").text
    assert anna.person not in text and bert.person not in text


def test_in_the_waiting_room_one_can_talk_already_and_goes_on_at_the_table(house, anna, bert):
    name = gathered(anna, players="2")
    join(bert, secret(anna, name))
    with anna.sit(name) as socket:
        said = socket.expect("room")[0]["said"]
        assert post(bert, name, "chat", words="Here I am").status_code == 200
        while socket.expect("room")[0]["said"] == said:
            pass
    post(anna, name, "begin")
    assert lines(anna, house.table(name)) == [("Bert", "Here I am")]


def test_a_stranger_neither_reads_nor_writes(carl, table):
    assert say(carl, table, "Let me in").status_code == 403
    assert carl.get(f"/table/{table.name}/chat").status_code == 403
    assert lines_of(table) == []


def lines_of(table):
    return kept.lines(table.store, table.name)


def test_onlookers_read_and_write_only_if_the_owner_lets_them(anna, bert, carl, table):
    watch(anna, table, carl)
    say(bert, table, "Who is watching?")
    assert lines(carl, table) == [("Player 2", "Who is watching?")]
    assert not chat(carl, table)["may"]
    assert say(carl, table, "Me").status_code == 422
    assert post(bert, table.name, "chat/who", who="all").status_code == 403
    assert post(anna, table.name, "chat/who", who="all").status_code == 200
    assert say(carl, table, "Me").status_code == 200
    assert chat(anna, table)["lines"][-1]["watches"]
    post(anna, table.name, "chat/who", who="seats")
    assert say(carl, table, "Me again").status_code == 422


def test_the_owner_switches_it_off_and_on(anna, bert, table):
    assert post(anna, table.name, "chat/who", who="nobody").status_code == 200
    for visitor in (anna, bert):
        assert say(visitor, table, "Psst").status_code == 422
        assert not chat(visitor, table)["may"]
    assert post(anna, table.name, "chat/who", who="everybody").status_code == 422
    post(anna, table.name, "chat/who", who="seats")
    assert say(bert, table, "Back again").status_code == 200


def test_what_the_owner_takes_away_nobody_reads_any_more_and_no_row_is_lost(anna, bert, table):
    say(bert, table, "Something rude")
    say(bert, table, "Sorry")
    number = chat(anna, table)["lines"][0]["number"]
    assert post(bert, table.name, "chat/strike", number=number).status_code == 403
    for _ in range(2):  # twice is once
        assert post(anna, table.name, "chat/strike", number=number).status_code == 200
    for visitor in (anna, bert):
        assert "rude" not in visitor.get(f"/table/{table.name}/chat").text
        assert [it["struck"] for it in chat(visitor, table)["lines"]] == [True, False]
    for bad in ("77", "-1", "x", ""):
        assert post(anna, table.name, "chat/strike", number=bad).status_code == 422
    assert len(lines_of(table)) == 2


@pytest.mark.parametrize("bad", ["", "   ", "\u202e\u200b", "\u200d", "x" * 281])
def test_a_line_that_says_nothing_or_too_much_is_refused(anna, table, bad):
    assert say(anna, table, bad).status_code == 422
    assert lines_of(table) == []


def test_a_line_is_one_line_of_letters_that_turn_nothing_round(anna, table):
    say(anna, table, "a\nb\u202ec\x00d\u2066e")
    say(anna, table, "x" * 280)
    say(anna, table, "\U0001f468\u200d\U0001f469\u200d\U0001f467")
    found = [words for _, words in lines(anna, table)]
    assert found == ["a b c d e", "x" * 280, "\U0001f468\u200d\U0001f469\u200d\U0001f467"]


def test_whoever_says_much_at_once_is_asked_to_wait(anna, bert, table):
    answers = [say(anna, table, str(i)).status_code for i in range(LINES + 2)]
    assert answers == [200] * LINES + [422] * 2
    assert say(bert, table, "I am not her").status_code == 200


def test_often_forgets_what_is_long_ago():
    now = [0.0]
    often = Often(2, 10, lambda: now[0])
    assert [often.allows("a") for _ in range(3)] == [True, True, False]
    now[0] = 10.5
    assert [often.allows("a") for _ in range(3)] == [True, True, False]
    assert often.allows("b")


def test_two_lines_at_once_are_two_lines(house, anna, bert, table):
    async def both():
        await kept.asyncio.gather(*(kept.say(table.company, who, "", f"line {i}") for i in range(10)))

    who = anna.person
    house.do(both())
    assert sorted(words for _, words in lines(bert, table)) == [f"line {i}" for i in range(10)]


def test_no_match_file_log_or_frame_has_it(house, anna, bert, table):
    say(anna, table, "xyzzy-said")
    with bert.sit(table.name, 1) as socket:
        assert not any("xyzzy" in text for text in socket.heard)
    assert "xyzzy" not in write(table.match)
    assert "xyzzy" not in bert.get(f"/table/{table.name}/log").text


def test_it_is_there_after_a_restart(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna:
        name = gathered(anna)
        post(anna, name, "chat", words="Still here")
        post(anna, name, "chat/who", who="nobody")
    store = Store(tmp_path)
    assert [row["words"] for row in kept.lines(store, name)] == ["Still here"]
    assert kept.writers(store, name) == "nobody"
    store.close()
