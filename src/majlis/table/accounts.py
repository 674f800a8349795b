"""People who sign in by a name and a password, and what a host can do about people.

A password is kept as argon2id alone. An unknown name takes as long and is answered like a wrong password.
"""

import asyncio
import secrets
import time
import unicodedata
from typing import Any

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Table, delete, func, insert, or_, select, update

from majlis.core.guests import PERSON
from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.guestbook import Guestbook, digest
from majlis.table.schema import (
    account,
    admission,
    admitted,
    ban,
    chat,
    code,
    device,
    gathering,
    gone,
    match,
    password,
    person,
    profile,
    revoked,
    robot,
    seal,
    sitting,
    token,
    wish,
)
from majlis.table.schema_tournament import entrant
from majlis.table.seal import again
from majlis.table.shelf import erasing, unforked
from majlis.table.slow_schema import ahead, channel, confirmed, homecoming, notice, silenced, vacation
from majlis.table.store import Conflict, Row, Store

WORDS = topic("majlis.words", "account")
SHORTEST, LONGEST = 8, 200  # letters of a password
COMMON = frozenset(("password", "passwort", "12345678", "123456789", "1234567890", "qwertyuiop", "majlismajlis"))
THEIRS = (device, code, password, ban, account, admitted, homecoming, vacation, channel, profile, wish)
DAYS = 14 * 24 * 3600.0  # seconds for which an admission is good
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)
NOBODYS = HASHER.hash(secrets.token_urlsafe(24))  # what an unknown name is compared with


def key(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


class Accounts:
    """The accounts of one store."""

    def __init__(self, store: Store) -> None:
        self.store, self.book = store, Guestbook(store)

    # --- signing in

    def named(self, who: str | None) -> str:
        """The name by which a person signs in; none for guests."""
        rows = self.store.rows(select(account.c.name).where(account.c.person == who)) if who else []
        return str(rows[0]["name"]) if rows else ""

    def found(self, name: str) -> str | None:
        """Whose account that is."""
        rows = self.store.rows(select(account.c.person).where(account.c.key == key(name)))
        return str(rows[0]["person"]) if rows else None

    def _hash(self, who: str | None) -> str:
        newest = select(password.c.hash).where(password.c.person == who).order_by(password.c.number.desc()).limit(1)
        rows = self.store.rows(newest) if who else []
        return str(rows[0]["hash"]) if rows else ""

    def locked(self, who: str) -> bool:
        """Does it take the old password to set a new one? Not after the host has reset it."""
        return bool(self._hash(who))

    def check(self, who: str | None, word: str) -> bool:
        """Is that the password? It takes as long if there is nobody of that name."""
        kept = self._hash(who)
        try:
            HASHER.verify(kept or NOBODYS, word[: LONGEST + 1])
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept)

    async def sign_up(self, who: str, name: str, word: str, admission_code: str | None, lang: str = "en") -> None:
        """A guest gets an account and keeps every table; all of it or nothing."""
        w = WORDS[lang]
        if len(name) < 2:
            raise Refusal(w["name_short"])
        if self.named(who):
            raise Refusal(w["has_account"])
        rows = [insert(account).values(key=key(name), person=who, name=name, made=time.time())]
        rows += [insert(password).values(await self._row(who, word, name, lang))]
        if admission_code is not None:
            rows += [insert(admitted).values(hash=self._admission(admission_code, lang), person=who)]
        try:
            await asyncio.wrap_future(self.store.write(*rows))
        except Conflict:
            raise Refusal(w["name_taken"]) from None

    async def set_password(self, who: str, word: str, lang: str = "en") -> None:
        row = await self._row(who, word, self.named(who), lang)
        await asyncio.wrap_future(self.store.write(insert(password).values(row)))

    async def _row(self, who: str, word: str, name: str, lang: str) -> Row:
        if not SHORTEST <= len(word) <= LONGEST:
            raise Refusal(WORDS[lang]["password_length"].format(few=SHORTEST, many=LONGEST))
        if key(word) in COMMON or key(word) == key(name):
            raise Refusal(WORDS[lang]["password_common"])
        hash_ = await asyncio.to_thread(HASHER.hash, word)
        return {"person": who, "number": self._next(password, who), "hash": hash_, "time": time.time()}

    def _next(self, table: Table, who: str) -> int:
        return int(self.store.rows(select(func.count().label("n")).where(table.c.person == who))[0]["n"])

    # --- by the host

    def admit(self) -> str:
        """A code by which one person may have an account."""
        word = secrets.token_urlsafe(16)
        self.store.write(insert(admission).values(hash=digest(word), expires=time.time() + DAYS)).result()
        return word

    def _admission(self, word: str, lang: str) -> str:
        query = select(admission.c.hash).where(admission.c.hash == digest(word), admission.c.expires > time.time())
        used = select(admitted.c.hash).where(admitted.c.hash == digest(word))
        if not self.store.rows(query) or self.store.rows(used):
            raise Refusal(WORDS[lang]["no_admission"])
        return digest(word)

    def everybody(self) -> list[Row]:
        """All people, with the names of those who have an account, and how many tables they sat at."""
        tables = select(func.count(sitting.c.match.distinct())).where(sitting.c.person == person.c.id).scalar_subquery()
        query = select(person.c.id, person.c.made, account.c.name, tables.label("tables"), robot.c.name.label("bot"))
        query = query.outerjoin(robot, robot.c.person == person.c.id)
        rows = self.store.rows(query.outerjoin(account, account.c.person == person.c.id).order_by(person.c.made))
        out = self.outcasts()
        return [row | {"banned": row["id"] in out, "last": self.book.last_name(row["id"])} for row in rows]

    def who(self, name: str) -> str:
        """A person by the name of an account or a bot, or by number."""
        bots = self.store.rows(select(robot.c.person).where(robot.c.key == key(name)))
        found = self.found(name) or next((row["id"] for row in self.everybody() if row["id"] == name), None)
        found = found or next((str(row["person"]) for row in bots), None)
        if found is None:
            raise Refusal(f"Nobody is called {name[:40]!r}: 'majlis person list' shows who has come.")
        return found

    def reset(self, who: str) -> str:
        """The password lets nobody in any more; whoever gets the code sets a new one."""
        row = {"person": who, "number": self._next(password, who), "hash": "", "time": time.time()}
        self.store.write(insert(password).values(row)).result()
        return asyncio.run(self.book.new_code(who))

    def ban(self, who: str, out: bool) -> None:
        row = {"person": who, "number": self._next(ban, who), "out": out, "time": time.time()}
        self.store.write(insert(ban).values(row)).result()

    def outcasts(self) -> set[str]:
        """Who may not come in."""
        last = {row["person"]: row["out"] for row in self.store.rows(select(ban).order_by(ban.c.number))}
        return {who for who, out in last.items() if out}

    def export(self, who: str) -> dict[str, Any]:
        """All that is kept of a person; of secrets only that there are some."""
        about = self.store.rows(select(person).where(person.c.id == who))[0]
        owned = select(gathering.c.id, gathering.c.game, gathering.c.made).where(gathering.c.owner == who)
        queries = {
            "devices": select(device.c.label, device.c.made).where(device.c.person == who),
            "sat": select(sitting.c.match, sitting.c.seat, sitting.c.name, sitting.c.time).where(
                sitting.c.person == who
            ),
            "owned": owned,
            "vacations": select(vacation.c.since, vacation.c.until).where(vacation.c.person == who),
            "told_by": select(channel.c.kind, channel.c.address, channel.c.time).where(channel.c.person == who),
            "planned": select(ahead.c.match, ahead.c.actions, ahead.c.time).where(ahead.c.person == who),
            "tournaments": select(entrant.c.tournament, entrant.c.name).where(entrant.c.person == who),
            "tokens": select(token.c.label, token.c.made).where(token.c.person == who),
            "bots": select(robot.c.name).where(robot.c.owner == who),
            "said": select(chat.c.match, chat.c.words, chat.c.time).where(chat.c.person == who),
            "shows": select(profile.c.shows, profile.c.time).where(profile.c.person == who),
            "wished": select(wish.c.match, wish.c.kind, wish.c.back, wish.c.time).where(wish.c.person == who),
        }
        return about | {"account": self.named(who)} | {name: self.store.rows(it) for name, it in queries.items()}

    def remove(self, who: str) -> None:
        """Nothing leads to a person any more: their seats are somebody's, what they said and played alone is gone."""
        seats = self.store.rows(select(sitting.c.match, sitting.c.seat).where(sitting.c.person == who))
        own = select(device.c.hash).where(device.c.person == who)
        ways = select(channel.c.id).where(channel.c.person == who)
        others = select(sitting.c.match).where(sitting.c.person.not_in((who, "")))
        alone = select(gathering.c.id).where(gathering.c.owner == who, gathering.c.id.not_in(others))
        own_tables = unforked(self.store, [row["id"] for row in self.store.rows(alone)])
        rows: list[Any] = [
            *erasing(own_tables),
            delete(gone).where(gone.c.hash.in_(own)),
            delete(chat).where(chat.c.person == who),
            *(delete(it).where(it.c.channel.in_(ways)) for it in (confirmed, silenced)),
            delete(notice).where(notice.c.person == who),
            update(ahead).where(ahead.c.person == who).values(person=""),
        ]
        bots = [row["person"] for row in self.store.rows(select(robot.c.person).where(robot.c.owner == who))]
        words = token.c.person.in_([who, *bots])  # their bots have nobody any more who could answer for them
        rows += [
            delete(revoked).where(revoked.c.hash.in_(select(token.c.hash).where(words))),
            delete(token).where(words),
        ]
        rows += [delete(robot).where(or_(robot.c.owner == who, robot.c.person == who))]
        rows += [delete(it).where(it.c.person == who) for it in THEIRS]
        rows += [update(it).where(it.c.person == who).values(name=PERSON) for it in (sitting, entrant)]
        for it in self.store.rows(select(match).where(match.c.id.in_({row["match"] for row in seats}))):
            rows += renamed(self.store, it, seats) if it["names"] and it["id"] not in own_tables else []
        rows += [update(person).where(person.c.id == who).values(name="")]
        self.store.write(*rows).result()


def renamed(store: Store, row: Row, seats: list[Row]) -> list[Any]:
    """The names of a match without those of these seats, under a seal that fits."""
    own = {it["seat"] for it in seats if it["match"] == row["id"]}
    names = [PERSON if i in own else name for i, name in enumerate(row["names"])]
    events, sealed = again(store.ask, row["id"], names)
    at = seal.c.match == row["id"], seal.c.events == events
    return [
        update(match).where(match.c.id == row["id"]).values(names=names),
        update(seal).where(*at).values(digest=sealed),
    ]
