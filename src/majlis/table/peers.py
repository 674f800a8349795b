"""Other processes of the same house, where there are any: a table is kept by one of them."""

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from majlis.core.refusal import Refusal
from majlis.table.database import WORDS
from majlis.table.pen import Statement

if TYPE_CHECKING:
    from majlis.table.store import Store


class Peer(NamedTuple):
    """Another process."""

    number: int
    address: str  # where it is reached
    key: str  # what is said there


class Elsewhere(Refusal):
    """Another process keeps this table."""

    key = "keeper_gone"

    def __init__(self, peer: Peer) -> None:
        super().__init__(WORDS["en"][self.key])
        self.peer = peer


class Alone:
    """A ground on which one process keeps everything."""

    shared = False

    async def peer(self, store: "Store", name: str) -> Peer | None:
        """Who else keeps a table, or a tournament; what nobody keeps is kept here from now on."""
        return None

    def alive(self, peer: Peer) -> bool:
        """Is another process still there, as far as is known?"""
        return True

    async def doubt(self, store: "Store", peer: Peer) -> None:
        """Nobody opens at the door of another process: it may be dead."""

    def claims(self, name: str) -> list[Statement]:
        """What is written with a new table: it is kept here."""
        return []

    def disowned(self, names: Collection[str]) -> list[Statement]:
        """What is written when tables are no more."""
        return []

    def hints(self) -> list[Statement]:
        """What is written with something that others remember: they look again at once."""
        return []
