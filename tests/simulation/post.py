"""The post of a world: the real courier, whose letters take their time, may be lost, or arrive though nobody says so.

A letter that has arrived is not sent again in the same life; nor in any other that could read that it was done.
"""

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from sqlalchemy import insert

from majlis.core.match import Match
from majlis.table import outbox
from majlis.table.channels import HOOK, Channel
from majlis.table.lobby import Lobby
from majlis.table.outbox import ALL, Letter, Notice, told_already, waiting
from majlis.table.schema import person
from majlis.table.slow_schema import channel
from majlis.table.store import Store
from majlis.web import hooks
from majlis.web.courier import Courier

LATER = 2.0  # seconds in which somebody may look by themselves
WAY = 3.0  # seconds of a letter on its way, at most
SLOWEST = 25.0  # seconds for all tries
LOST, UNSAID = 0.1, 0.1  # how often a letter is lost, or arrives and nobody says so
soon = patch.object(outbox, "LATER", LATER)


class Post(Courier):
    """Of one life of a house; what arrives is in the world's box."""

    def __init__(self, lobby: Lobby, world: Any) -> None:
        super().__init__(lobby, mail=None, near=True)
        self.world, self.pauses = world, (0.0, 1.0, 3.0)
        self.known: dict[Notice, set[str]] = {}  # what stood in the record when a notice was taken up
        self.arrived: set[str] = set()

    async def tell(self, it: Notice) -> None:
        self.known[it] = told_already(self.store, it)
        await super().tell(it)

    async def do(self, carry: Any, *given: Any) -> None:
        await asyncio.sleep(self.world.loop.chance.random() * WAY)
        carry(*given)

    def _ways(self) -> dict[str, Any]:
        return {HOOK: self._drop}

    def _drop(self, way: Channel, said: Letter) -> None:
        luck, world = self.world.loop.chance.random(), self.world
        if luck < LOST:
            raise hooks.Failed
        world.note(way.person, said.number)
        world.letters.append(said)
        before = next(ids for it, ids in self.known.items() if it.number(way.id) == said.number)
        if said.number in self.arrived:
            world.faults.append(f"letter {said.number} was sent twice in one life")
        if before & {ALL, way.id}:
            world.faults.append(f"letter {said.number} was sent though the record said that it was done")
        if luck < LOST + UNSAID:
            raise hooks.Failed
        self.arrived.add(said.number)


async def subscribe(store: Store, people: tuple[str, ...]) -> None:
    """These want to be told."""
    for who in people:
        met = insert(person).values(id=who, name=who, kind="guest", made=0.0)
        about = {"kind": HOOK, "address": f"http://{who}", "secret": "", "home": "http://house", "lang": "en"}
        hook = insert(channel).values(about | {"id": f"hook of {who}", "person": who, "time": 0.0})
        await asyncio.wrap_future(store.write(met, hook))
    store.listeners = set(people)


def true_letters(past: list[Match], letters: list[Letter]) -> Iterator[str]:
    """Whoever was told of a turn had it then."""
    for said in letters:
        if said.moment >= len(past) or past[said.moment].turn != said.seat:
            yield f"letter {said.number} told of a turn that never was"


def forgotten(store: Store, now: float) -> list[str]:
    """In the end nothing is due for long."""
    return [f"{it} was forgotten" for it in waiting(store, now - SLOWEST)]
