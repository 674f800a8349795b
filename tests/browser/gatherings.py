"""Screens of several people: a waiting room, an invitation, a table with friends."""

import asyncio
import itertools
import math
import time

from majlis.bots.search.ways import DEFAULT
from majlis.core.game import load
from majlis.table.ahead import plan_ahead, possible
from majlis.table.branching import ask_back
from majlis.table.channels import CONFIRM, MAIL, To, add, seal_of
from majlis.table.chat import say, strike
from majlis.table.daily import deal as deal_of
from majlis.table.guestbook import SEAT
from majlis.table.hours import Pact
from majlis.table.lobby import Lobby, Terms
from majlis.table.ratings import MODEL, Played, Standing
from majlis.table.resting import ask
from majlis.table.shelf import put_away
from majlis.table.slow import go_away
from majlis.table.table import Table, ending, past
from tests.browser.deals import deal, play, waiting
from tests.browser.window import Window
from tests.table.waits import Asleep

FRIEND = "f" * 32
OTHER = itertools.count()


def room_of(window: Window, owner: str) -> str:
    """A room of four: the host, a friend who is away, a bot, and a free seat."""
    house = window.house
    host, friend = house.person(owner), house.person(FRIEND if owner != FRIEND else window.owner)
    players, names = ["me", "open", "greedy", "open"], ["Anna", "", "", ""]
    room = house.do(house.lobby.gather(host, load("high_desert"), players, 0, names))
    word = house.do(house.lobby.book.invite(room.name, SEAT, 1))
    house.do(house.lobby.join(word, friend, "Bertram"))
    return str(room.name)


def room(window: Window) -> None:
    """As its host sees it, with the code for the next seat."""
    window.go(f"/table/{room_of(window, window.owner)}")
    window.page.wait_for_selector(".qr svg")


def room_guest(window: Window) -> None:
    """As somebody sees it who was invited."""
    window.go(f"/table/{room_of(window, FRIEND)}")
    window.page.wait_for_selector(".chair.mine")


def invitation(window: Window) -> None:
    house = window.house
    room = house.do(house.lobby.gather(house.person(FRIEND), load("high_desert"), ["me", "open"], 0, ["Bertram", ""]))
    word = house.do(house.lobby.book.invite(room.name, SEAT, 1))
    window.go(f"/join#{word}")
    window.page.wait_for_selector("form:not([hidden])")


def bad_invitation(window: Window) -> None:
    window.go("/join")
    window.page.wait_for_selector("[data-part=home]:not([hidden])")


def friends(window: Window) -> None:
    """A table of two people, of whom one is away."""
    table = window.put(waiting(names=("Anna", "Bertram")), ["me", "me"], [FRIEND])
    table.company.deadline, table.since = 300, time.time()
    window.sit(table.name)
    window.page.wait_for_selector(".people-tool.away")


def people(window: Window) -> None:
    friends(window)
    window.doer("people").click()


SAID = (
    "Good evening! Has anybody seen my lamp?",
    "It was <b>here</b> a moment ago.",
    "You had it last time, and lost it in the desert.",
)


def talk(window: Window, name: str, people: list[str]) -> None:
    """Lines of several people at a table or in a room."""
    house = window.house
    company = house.do(house.lobby.find(name)).company
    for i, words in enumerate(SAID):
        house.do(say(company, people[i % len(people)], "", words))
    house.do(strike(company, 1))


def chat(window: Window) -> None:
    """What was said, beside who is here."""
    friends(window)
    talk(window, window.table.name, [window.house.person(FRIEND), window.house.person(window.owner)])
    window.page.wait_for_selector("[data-unread]")
    window.doer("people").click()


def chat_news(window: Window) -> None:
    """A line that comes while one looks at the board."""
    friends(window)
    company = window.table.company
    for words in SAID[:2]:
        window.house.do(say(company, window.house.person(FRIEND), "", words))
        window.page.wait_for_selector("[data-unread]")
    window.page.wait_for_selector(".chat-news:not([hidden])", state="visible" if window.size == "desk" else "attached")


def room_chat(window: Window) -> None:
    name = room_of(window, window.owner)
    talk(window, name, [window.house.person(FRIEND), window.house.person(window.owner)])
    window.go(f"/table/{name}")
    window.page.wait_for_selector(".chat-lines time")
    window.part("chat").scroll_into_view_if_needed()


def all_tables(window: Window) -> None:
    """One's own tables, one that was put away, and those that are open to all."""
    house, mine = window.house, [window.put(play(deal(n)), ["me", "greedy"]).name for n in (3, 4)]
    window.put(waiting(), ["me", "greedy"])
    house.do(put_away(house.store, house.person(window.owner), mine[0], True))
    house.put(f"of-others-{next(OTHER)}", waiting(2, names=("Bertram", "Samira")), ["me", "greedy"], FRIEND)
    window.go("/tables")
    window.page.locator("summary").click()


def login(window: Window) -> None:
    window.go("/login")


def account(window: Window) -> None:
    """One's own page with an account."""
    house = window.house
    room_of(window, window.owner)
    house.do(house.app.state.accounts.sign_up(house.person(window.owner), f"Anna {next(OTHER)}", "three lamps", None))
    window.go("/me")


def person(window: Window) -> None:
    """Somebody's page, with games that everybody could look at."""
    house, name = window.house, f"Layla {next(OTHER)}"
    for n in (3, 5):
        window.put(play(deal(n)), ["me", "greedy"])
    house.do(house.app.state.accounts.sign_up(house.person(window.owner), name, "three lamps", None))
    window.go(f"/person?name={name}")


def ratings(window: Window) -> None:
    """A ladder with some games behind it."""
    rows = {}
    for n, name in enumerate(("Anna", "Bertram", "@keen", "A name as long as allowed")):
        rows[name] = Standing("me" if not n else name, name, MODEL.rating(mu=30 - 3 * n, sigma=8 - 2 * n))
        rows[name].games += [
            Played("of-others", 1.7e9 + 9e6 * i, 1 + i % 2, 31 - 40 * (i % 2), n < 2) for i in range(3)
        ]
    ladder = {("high_desert", 2): list(rows.values()), ("five_tribes", 4): list(rows.values())[:2]}
    window.house.lobby.ratings._known = (0, ladder)
    window.go("/ratings")
    window.page.locator("summary").first.click()


async def begun(lobby: Lobby, who: str) -> Table:
    """A try at the deal of today, at which no bot plays."""
    workers, lobby.workers = lobby.workers, Asleep()  # type: ignore[assignment]
    table = await lobby.open_daily(who, deal_of(load("high_desert"), DEFAULT))
    await asyncio.sleep(0)
    lobby.forget(table.name)
    lobby.workers = workers
    return table


def day(window: Window) -> None:
    """The deals of today: one that is over, one that is not begun."""
    house = window.house
    table = house.do(begun(house.lobby, house.person(window.owner)))
    match = play(table.match.copy())
    house.store.append(past(table.name, match)[0], ending(table.name, match)).result()
    window.go("/daily")


def file(window: Window) -> None:
    """Where a match file is opened."""
    window.go("/import")


def wish(window: Window) -> None:
    """Somebody wants to go back, and asks."""
    friends(window)
    house, table = window.house, window.table
    house.do(ask_back(house.lobby, table, house.person(FRIEND), 2))
    window.page.wait_for_selector(".wish:not([hidden])")


def stood_in(window: Window) -> None:
    """A bot plays in one's place."""
    friends(window)
    window.house.do(window.table.company.stand_in(window.house.person(window.owner), "random"))
    window.page.wait_for_selector(".stood-in:not([hidden])")


def terms(window: Window) -> None:
    """The form, where a seat is for a friend: time for a turn, and whether all may come."""
    window.go("/")
    game = window.page.locator("[data-game=high_desert]")
    game.locator("summary").click()
    game.locator("[name=seat1]").select_option("open")


def lists(window: Window) -> None:
    """The start page with tables that wait, and one that is open to all."""
    room_of(window, window.owner)
    house = window.house
    other = house.do(
        house.lobby.gather(house.person(FRIEND), load("five_tribes"), ["me", "open"], 0, ["Bertram", ""], Terms(True))
    )
    assert other.company.public
    window.go("/")


def next_game(window: Window) -> None:
    """Somebody has asked for another game."""
    table = window.put(play(deal(3)), ["me", "me"], [FRIEND])
    window.sit(table.name)
    window.house.do(window.house.lobby.rematch(table, window.house.person(FRIEND)))
    window.page.wait_for_selector("[data-part=again] a")


def me(window: Window) -> None:
    """Two devices of one person, and a new code."""
    house = window.house
    room_of(window, window.owner)
    house.do(
        house.lobby.book.add_device(
            house.person(window.owner), f"{window.owner[:16]}{next(OTHER):016}", "Firefox Android"
        )
    )
    window.put(play(deal(3)), ["me", "greedy"])
    window.go("/me")
    window.page.locator("form[action='/me/code'] button").click()
    window.page.wait_for_selector(".big-code")
    window.page.wait_for_load_state()  # before that a button has no hand behind it


def slow(window: Window) -> None:
    """A game with a clock for each seat, and a friend on vacation."""
    friends(window)
    house, table = window.house, window.table
    table.company.pact, table.spent = Pact(7200), {0: 1800.0, 1: 5400.0}
    who, now = house.person(FRIEND), time.time()
    house.store.vacations[who] = [(now - 60, now + 5 * 86400)]
    house.do(told(table))
    window.page.wait_for_function("() => document.querySelector('[data-clock]')")
    window.doer("people").click()


async def told(table: Table) -> None:
    table.changed()
    table.company.call()


def rests(window: Window) -> None:
    """A game that rests; somebody else wants to go on."""
    friends(window)
    house, table = window.house, window.table
    table.company.rests = [(time.time() - 60, math.inf)]
    friend = house.person(FRIEND)
    table.company.here[friend] += 1
    house.do(ask(table, friend, False))
    window.page.wait_for_selector("[data-part=plea]:not([hidden])")


def ahead(window: Window) -> None:
    """What one will do next: a list, and what could be open."""
    match = waiting(names=("Anna", "Bertram"))
    while match.turn == 0:  # somebody else is to act
        match.play(match.open()[0])
    table = window.put(match, ["me", "me"], [FRIEND])
    window.go(f"/table/{table.name}")
    window.page.wait_for_selector("[data-part=board] svg")
    words = [match.game.say(a) for a in possible(match.game, match.view(0), 0)[:3]]
    window.house.do(plan_ahead(table, window.house.person(window.owner), words))
    window.doer("people").click()
    window.doer("ahead").click()
    window.page.wait_for_selector("[data-part=ahead-choices] option", state="attached")
    window.page.wait_for_selector(".ahead-list li")


def vacation(window: Window) -> None:
    """One's own page, with a vacation and ways to be told of one's turn."""
    house = window.house
    room_of(window, window.owner)
    who, now = house.person(window.owner), time.time()
    house.do(go_away(house.store, who, now + 86400, now + 6 * 86400))
    window.go("/me")
    window.page.locator("#h-vacation").scroll_into_view_if_needed()


def notice(window: Window) -> None:
    """The link in a mail."""
    house = window.house
    way = house.do(add(house.store, house.person(window.owner), MAIL, To("anna@example.org"), "", "en"))
    window.go(f"/notice?c={way.id}&k={seal_of(house.store, CONFIRM, way.id)}")
