"""Screens of tournaments, and of tokens for programs."""

import asyncio

from majlis.core.game import load
from majlis.table.tournaments import Tournaments
from tests.browser.gatherings import FRIEND, room_of
from tests.browser.window import Window

WISH = {"options": 0, "rounds": 3, "lasts": 86400, "deadline": 0, "open": False}


def house(window: Window) -> Tournaments:
    found: Tournaments = window.house.app.state.tournaments
    return found


async def made(home: Tournaments, people: list[str], **more: object) -> str:
    """Two people, and bots of several levels."""
    wish = WISH | {"title": "Evenings by the well", "kind": "swiss"} | more
    name = await home.make(people[0], load("high_desert"), wish)
    for person, called in zip(people, ("Anna", "A name as long as this"), strict=True):
        await home.enter(name, "me", person, called)
    for bot in ("random", "greedy", "random", "novice", "gentle"):
        await home.enter(name, bot, "", "")
    return name


async def played(home: Tournaments, name: str, rounds: int) -> None:
    """So many rounds are over: bots play in everybody's place."""
    if not home.find(name).begun:  # type: ignore[union-attr]
        await home.begin(name)
    while (found := home.find(name)) and found.round <= rounds and not found.over:
        for one in found.playing:
            table = await home.lobby.table(one.match)
            for person in [it.person for it in table.company.seats if it.human] if table else []:
                await table.company.stand_in(person, "random")  # type: ignore[union-attr]
        await asyncio.sleep(0.02)
        await home.look(name)


def people(window: Window) -> list[str]:
    return [window.house.person(window.owner), window.house.person(FRIEND)]


def cups(window: Window) -> None:
    """The list, and the form of a new one."""
    name = window.house.do(made(house(window), people(window)))
    window.house.do(played(house(window), name, 1))
    window.house.do(made(house(window), people(window), title="Same cards for all", kind="duplicate"))
    window.go("/tournaments")


def cup_waits(window: Window) -> None:
    """Before the first round, as its owner sees it, with a link."""
    name = window.house.do(made(house(window), people(window)))
    window.go(f"/tournament/{name}")
    window.page.locator("form[action$='/invite'] button").click()
    window.page.wait_for_selector(".qr svg")


def cup(window: Window) -> None:
    """In the second round, somebody has left."""
    name = window.house.do(made(house(window), people(window)))
    window.house.do(played(house(window), name, 1))
    window.house.do(house(window).leave(name, window.house.person(FRIEND)))
    window.go(f"/tournament/{name}")
    window.page.wait_for_selector(".standings")


def cup_over(window: Window) -> None:
    """The end of one with the same cards for all."""
    name = window.house.do(made(house(window), people(window), kind="duplicate", rounds=2))
    window.house.do(played(house(window), name, 2))
    window.go(f"/tournament/{name}")
    window.page.wait_for_selector(".standings")


def cup_invitation(window: Window) -> None:
    name = window.house.do(made(house(window), [window.house.person("g" * 32), window.house.person(FRIEND)]))
    word = window.house.do(house(window).invite(name))
    window.go(f"/join#{word}")
    window.page.wait_for_selector("form:not([hidden])")


def token(window: Window) -> None:
    """A program's token, shown once, and a bot that was made before."""
    room_of(window, window.owner)
    person, keys = window.house.person(window.owner), window.house.app.state.keys
    bot = next((row["person"] for row in keys.bots(person)), None)
    bot = bot or window.house.do(keys.new_bot(person, f"Sand {window.owner[-6:]}"))
    window.house.do(keys.make(bot, "Sand"))
    window.go("/me")
    window.page.locator("input[name=label]").fill("My client")
    window.page.locator("form[action='/me/token'] button").click()
    window.page.wait_for_selector(".token")
