"""Screens of several people: a waiting room, an invitation, a table with friends."""

import itertools
import time

from majlis.core.game import load
from majlis.table.guestbook import SEAT
from majlis.table.lobby import Terms
from tests.browser.deals import deal, play, waiting
from tests.browser.window import Window

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
    window.go("/me")
    window.page.locator("form[action='/me/code'] button").click()
    window.page.wait_for_selector(".big-code")
