"""Who has come: people, their devices, and invitations. Of a token or a link only its digest is ever written down."""

import asyncio
import base64
import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, literal_column, select

from majlis.table.schema import code, device, gone, invite, person, redeemed, sitting, withdrawn
from majlis.table.store import Conflict, Row, Store

GUEST_KIND = "guest"
SEAT, WATCH, OWN = "seat", "watch", "own"  # what a link is for
DAYS = 3 * 24 * 3600  # seconds for which a link is good
LABEL = 60  # letters of what a browser calls itself


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Invitation:
    """What a link invites to, while it can be taken up."""

    hash: str
    match: str
    role: str
    seat: int
    expires: float
    made: float

    @property
    def for_one(self) -> bool:
        """A seat is one person's; to watch, many may come by the same link."""
        return self.role != WATCH


class Guestbook:
    """The people of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, str] = {}  # persons by the digests of their devices

    def person(self, token: str | None) -> str | None:
        """Whose device this is: nobody's if it is new, or was sent away."""
        if not token:
            return None
        name = digest(token)
        if name not in self._known:
            query = select(device.c.person).outerjoin(gone, gone.c.hash == device.c.hash)
            for row in self.store.rows(query.where(device.c.hash == name, gone.c.hash.is_(None))):
                self._known[name] = row["person"]
        return self._known.get(name)

    def remembers(self, token: str) -> bool:
        """Can be told at once whose device this is?"""
        return digest(token) in self._known

    def spent(self, token: str) -> bool:
        """Was this device sent away? Its token is nobody's for good."""
        return bool(self.store.rows(select(gone.c.hash).where(gone.c.hash == digest(token))))

    async def meet(self, token: str, label: str = "") -> str:
        """Whoever comes with this token is a person from now on; the same one for two requests at once."""
        who, now = secrets.token_urlsafe(12), time.time()
        row = {"id": who, "name": "", "kind": GUEST_KIND, "made": now}
        own = {"hash": digest(token), "person": who, "label": label[:LABEL], "made": now}
        try:
            await self._write(insert(person).values(row), insert(device).values(own))
        except Conflict:
            return self.person(token) or who
        return who

    async def add_device(self, who: str, token: str, label: str = "") -> None:
        """Another device of the same person."""
        row = {"hash": digest(token), "person": who, "label": label[:LABEL], "made": time.time()}
        await self._write(insert(device).values(row))

    async def send_away(self, who: str, name: str) -> bool:
        """A device of this person is nobody's any more."""
        if name not in {row["hash"] for row in self.devices(who)}:
            return False
        self._known.pop(name, None)
        await asyncio.wrap_future(self.store.tell(insert(gone).values(hash=name, time=time.time())))
        self._known.pop(name, None)  # somebody may have asked meanwhile
        return True

    def forget(self) -> None:
        """Ask anew for everybody: a device may have been sent away by another process."""
        self._known.clear()

    def devices(self, who: str) -> list[Row]:
        """The devices of a person, the newest first."""
        query = select(device).outerjoin(gone, gone.c.hash == device.c.hash)
        own = query.where(device.c.person == who, gone.c.hash.is_(None))
        return self.store.rows(own.order_by(device.c.made.desc()))

    async def new_code(self, who: str) -> str:
        """A code of 128 bits by which another device becomes this person's; the one before is good for nothing."""
        word = base64.b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()
        await self._write(insert(code).values(hash=digest(word), person=who, made=time.time()))
        return "-".join(word[i : i + 4] for i in range(0, len(word), 4))

    def coded(self, word: str) -> str | None:
        """Whose code that is, however it was typed."""
        name = digest("".join(letter for letter in word.lower() if letter.isalnum()))
        for row in self.store.rows(select(code).where(code.c.hash == name)):
            own = select(code.c.hash).where(code.c.person == row["person"])
            newest = own.order_by(literal_column("rowid").desc()).limit(1)  # not by the clock: it can be put back
            return str(row["person"]) if self.store.rows(newest)[0]["hash"] == name else None
        return None

    def last_name(self, who: str | None) -> str:
        """What a person was called at the last table."""
        named = (sitting.c.person == who, sitting.c.player == "me", ~sitting.c.name.startswith("@"))
        query = select(sitting.c.name).where(*named, sitting.c.name != "").order_by(sitting.c.time.desc())
        rows = self.store.rows(query.limit(1)) if who else []
        return str(rows[0]["name"]) if rows else ""

    # --- invitations

    async def invite(self, match: str, role: str, seat: int = -1, lasts: float = DAYS) -> str:
        """The secret of a new link, of 192 bits: nobody can be told it a second time."""
        word, now = secrets.token_urlsafe(24), time.time()
        row = {"hash": digest(word), "match": match, "role": role, "seat": seat, "expires": now + lasts, "made": now}
        await self._write(insert(invite).values(row))
        return word

    async def withdraw(self, word: str) -> None:
        await self._write(insert(withdrawn).values(hash=digest(word), time=time.time()))

    def invited(self, word: str) -> Invitation | None:
        """What can still be taken up by this secret."""
        query = select(invite).outerjoin(withdrawn, withdrawn.c.hash == invite.c.hash)
        taken = select(redeemed.c.hash).where(redeemed.c.share == "")
        usable = (withdrawn.c.hash.is_(None), invite.c.hash.not_in(taken), invite.c.expires > time.time())
        rows = self.store.rows(query.where(invite.c.hash == digest(word), *usable))
        return Invitation(**rows[0]) if rows else None

    async def redeem(self, link: Invitation, who: str, sittings: list[Row]) -> None:
        """Take it up, and the seat with it: both or, if somebody was faster, a Conflict."""
        row = {"hash": link.hash, "share": "" if link.for_one else who, "person": who, "time": time.time()}
        await self._write(insert(redeemed).values(row), *([insert(sitting).values(sittings)] if sittings else []))

    def invitees(self, match: str) -> dict[str, str]:
        """Who took up an invitation to a table, and to what."""
        query = select(redeemed.c.person, invite.c.role).join(invite, invite.c.hash == redeemed.c.hash)
        rows = self.store.rows(query.where(invite.c.match == match).order_by(redeemed.c.time))
        return {row["person"]: row["role"] for row in rows}

    async def _write(self, *statements: Any) -> None:
        await asyncio.wrap_future(self.store.write(*statements))
