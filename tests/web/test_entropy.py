"""Chance at its source: how many bits are asked of the system for everything that nobody may guess."""

import re
import secrets
from pathlib import Path
from unittest.mock import patch

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

import majlis
from majlis.core.game import load
from majlis.core.match import Fork, Header
from majlis.table.accounts import Accounts
from majlis.table.channels import To, add, own_secret, seal_of
from majlis.table.keepers import Shared
from majlis.table.keys import Keys
from majlis.table.store import Store
from majlis.table.tournaments import Tournaments
from majlis.tui.house import visitor
from majlis.web import auth, push
from majlis.web.notices import new_secret
from majlis.web.tickets import Tickets
from tests.table.waits import OWNER, Asleep, house, waits


class Source:
    """The system's chance; whatever is asked of it is counted in bits, and what it gave is kept."""

    def __init__(self):
        self.bits, self.given = [], []

    def give(self, bits, what):
        self.bits.append(bits)
        self.given.append(what)
        return what

    def token_bytes(self, n=32):
        return self.give(8 * n, secrets.token_bytes(n))

    def token_urlsafe(self, n=32):
        return self.give(8 * n, secrets.token_urlsafe(n))


# --- what is made of it: each returns what must be as it was given


def header(_):
    made = Header(load("high_desert"), 2)
    return [made.seed, made.salt]


def fork(_):
    return [Fork(0, 0).seed]


def secret_of_the_day(folder):
    opened = Store(folder)
    opened.close()
    return [opened.secret()]


def admission(folder):
    opened = Store(folder)
    try:
        return [Accounts(opened).admit()]
    finally:
        opened.close()


def in_a_house(do):
    def run(folder):
        found = []

        @waits
        async def inside():
            async with house(folder, Asleep()) as lobby:
                found.append(await do(lobby))

        inside()
        return [it for it in found if it]

    return run


async def invitation(home):
    return await home.book.invite(await name_of_a_table(home), "watch")


async def code(home):
    await home.book.new_code(await person(home))


async def token(home):
    return (await Keys(home.store).make(await person(home), "")).removeprefix("majlis_")


async def robot(home):
    return await Keys(home.store).new_bot("", "Robot")


async def cup(home):
    wish = {"title": "", "kind": "swiss", "options": 0, "rounds": 1, "lasts": 0, "deadline": 0, "open": False}
    return await Tournaments(home).make(OWNER, load("high_desert"), wish)


async def summons(home):
    return await Tournaments(home).invite(await cup(home))


async def person(home):
    return await home.book.meet("t" * 32)


async def name_of_a_table(home):
    return (await home.open(OWNER, load("high_desert"), ["me", "random"])).name


async def name_of_a_room(home):
    return (await home.gather(OWNER, load("high_desert"), ["me", "open"], 0, ["", ""])).name


async def way_to_be_told(home):
    return (await add(home.store, await home.book.meet("t" * 32), "hook", To(""), "", "en")).id


def signature(folder):
    opened = Store(folder)
    try:
        seal_of(opened, "stop", "way")
        return [own_secret(opened, "notices", bytes)]
    finally:
        opened.close()


def word_between(_):
    return [Shared("postgresql://nowhere/majlis").key]


def salt_of_a_push():
    return push.sealed(b"turn", push.point(push.fresh()), bytes(16))[:16]


PLAIN = HTTPConnection({"type": "http", "scheme": "http", "headers": []})

# what is made, whose `secrets` it must ask, for how many bits each time, and how
SOURCES = {
    "seed and salt of a match": ("majlis.core.match.secrets", [256, 256], header),
    "seed of a fork": ("majlis.core.match.secrets", [256], fork),
    "the secret of the deals of the day": ("majlis.table.database.secrets", [256], secret_of_the_day),
    "an invitation": ("majlis.table.guestbook.secrets", [192], in_a_house(invitation)),
    "a code for another device": ("majlis.table.guestbook.secrets", [96, 128], in_a_house(code)),
    "an invitation to an account": ("majlis.table.accounts.secrets", [128], admission),
    "the token of a program": ("majlis.table.keys.secrets", [192], in_a_house(token)),
    "a bot with an account": ("majlis.table.keys.secrets", [96], in_a_house(robot)),
    "a tournament": ("majlis.table.tournaments.secrets", [96], in_a_house(cup)),
    "an invitation to a tournament": ("majlis.table.tournaments.secrets", [96, 192], in_a_house(summons)),
    "a person": ("majlis.table.guestbook.secrets", [96], in_a_house(person)),
    "the name of a table": ("majlis.table.casting.secrets", [96], in_a_house(name_of_a_table)),
    "the name of a room": ("majlis.table.lobby.secrets", [96], in_a_house(name_of_a_room)),
    "the token of a device": ("majlis.web.auth.secrets", [192], lambda _: [auth.welcome(PLAIN, Response())]),
    "a ticket for a socket": ("majlis.web.tickets.secrets", [192], lambda _: [Tickets().issue("anna", "table")]),
    "a way to be told": ("majlis.table.channels.secrets", [96], in_a_house(way_to_be_told)),
    "what links in mails are signed with": ("majlis.table.channels.secrets", [256], signature),
    "the secret of a webhook": ("majlis.web.notices.secrets", [256], lambda _: [new_secret()]),
    "the salt of a push": ("majlis.web.push.secrets", [128], lambda _: [salt_of_a_push()]),
    "what processes of one house say to each other": ("majlis.table.keepers.secrets", [192], word_between),
    "the token of a terminal": ("majlis.tui.house.secrets", [192], visitor),
}


def lacking(folder, where, least, make):
    """What is wrong with the chance that something is made of, if anything is."""
    source = Source()
    with patch(where, source):
        made = make(folder)
    if len(source.bits) != len(least) or any(got < bits for got, bits in zip(source.bits, least, strict=True)):
        return f"{source.bits} bits were asked for, not {least}"
    return None if all(it in source.given for it in made) else "it is not what the system gave"


@pytest.mark.parametrize("what", SOURCES)
def test_what_nobody_may_guess_is_asked_of_the_system_with_all_its_bits(tmp_path, what):
    assert lacking(tmp_path, *SOURCES[what]) is None


# who asks the system for chance besides: nothing that must be kept from anybody for longer than a moment
BESIDES = {
    "majlis.cli.greeting",  # the word in the address of a page that says good day, once
    "majlis.cli.play",  # a seed that is printed for whoever asked for it
    "majlis.table.faults",  # the number of a fault
    "majlis.table.workers",  # what a bot draws from
    "majlis.web.deck",  # the deck of somebody at a real table: it stands in the address of their page
    "majlis.tui.sitting",  # the id of a message
}
HOME = Path(majlis.__file__).parent


def test_whoever_asks_for_chance_stands_in_the_table_and_nobody_takes_it_from_elsewhere():
    """A new module that makes a secret needs a row above; no part of a house draws from `random`."""
    asks, elsewhere = set(), set()
    for path in HOME.rglob("*.py"):
        name, text = (
            ".".join(["majlis", *path.relative_to(HOME).with_suffix("").parts]),
            path.read_text(encoding="utf-8"),
        )
        asks |= {name} if re.search(r"\bsecrets\.(token|rand|choice)", text) else set()
        elsewhere |= {name} if re.search(r"^(import|from) (random|uuid)\b", text, re.MULTILINE) else set()
    known = {where.removesuffix(".secrets") for where, *_ in SOURCES.values()}
    assert {name for name in asks - known - BESIDES if ".migrations." not in name} == set()
    assert {name for name in elsewhere if not re.search(r"\.(testing|bench|study)\b|\.questions$", name)} == set()
