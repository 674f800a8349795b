"""Tokens with which programs come, and the accounts of bots. Of a token only its digest is ever written down.

A token is a person's own, or a bot's. A bot is somebody who can do nothing but play: it sees the tables at which it has
a seat, and no others.
"""

import asyncio
import secrets
import time
from collections.abc import Collection
from typing import Any

from sqlalchemy import func, insert, or_, select

from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.accounts import key
from majlis.table.guestbook import digest
from majlis.table.schema import person, revoked, robot, token
from majlis.table.store import Conflict, Row, Store

WORDS = topic("majlis.words", "api")
BOT = "bot"  # the kind of a person
MARK = "majlis_"  # by which a token that was left lying about is known
SIGN = " (bot)"  # behind the name of one, wherever it sits
LONGEST = 24 - len(SIGN)  # letters of a name
MOST = 20  # tokens of a person, and bots


class Keys:
    """The tokens of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def person(self, word: str) -> str | None:
        """Whose token this is; nobody's, if it was revoked."""
        query = select(token.c.person, robot.c.key).outerjoin(robot, robot.c.person == token.c.person)
        query = query.outerjoin(revoked, revoked.c.hash == token.c.hash)
        for row in self.store.rows(query.where(token.c.hash == digest(word), revoked.c.hash.is_(None))):
            if row["key"] is not None:
                self.store.robots.add(row["person"])
            return str(row["person"])
        return None

    def of(self, who: str) -> list[Row]:
        """The tokens that are good, of a person and of that person's bots, the newest first."""
        query = select(token, robot.c.name.label("bot")).outerjoin(robot, robot.c.person == token.c.person)
        query = query.outerjoin(revoked, revoked.c.hash == token.c.hash).where(revoked.c.hash.is_(None))
        return self.store.rows(
            query.where(or_(token.c.person == who, robot.c.owner == who)).order_by(token.c.made.desc())
        )

    def bots(self, owner: str) -> list[Row]:
        return self.store.rows(select(robot).where(robot.c.owner == owner).order_by(robot.c.name))

    def named(self, who: str | None) -> str:
        """What a bot is called; nothing, if it is none."""
        rows = self.store.rows(select(robot.c.name).where(robot.c.person == who))
        return f"{rows[0]['name']}{SIGN}" if rows else ""

    async def make(self, who: str, label: str, lang: str = "en") -> str:
        """A new token of 192 bits: nobody can be told it a second time."""
        count = select(func.count().label("n")).select_from(token).outerjoin(revoked, revoked.c.hash == token.c.hash)
        if self.store.rows(count.where(token.c.person == who, revoked.c.hash.is_(None)))[0]["n"] >= MOST:
            raise Refusal(WORDS[lang]["many_tokens"].format(n=MOST))
        word = MARK + secrets.token_urlsafe(24)
        await self._write(insert(token).values(hash=digest(word), person=who, label=label, made=time.time()))
        return word

    async def new_bot(self, owner: str, name: str, lang: str = "en") -> str:
        """A person who is a bot."""
        if len(name) < 2:
            raise Refusal(WORDS[lang]["bot_name"].format(n=LONGEST))
        if owner and len(self.bots(owner)) >= MOST:
            raise Refusal(WORDS[lang]["many_tokens"].format(n=MOST))
        name, who = name[:LONGEST].strip(), secrets.token_urlsafe(12)
        about = insert(person).values(id=who, name=name, kind=BOT, made=time.time())
        try:
            await self._write(about, insert(robot).values(key=key(name), person=who, owner=owner, name=name))
        except Conflict:
            raise Refusal(WORDS[lang]["bot_taken"]) from None
        self.store.robots.add(who)
        return who

    async def revoke(self, who: str, name: str) -> bool:
        """A token of this person, or of one of their bots, is good for nothing any more."""
        if name not in {row["hash"] for row in self.of(who)}:
            return False
        await asyncio.wrap_future(self.store.tell(insert(revoked).values(hash=name, time=time.time())))
        return True

    def revoked(self, names: Collection[str]) -> set[str]:
        """Those of these tokens that are good for nothing any more."""
        return {str(row["hash"]) for row in self.store.rows(select(revoked.c.hash).where(revoked.c.hash.in_(names)))}

    def hosts_bot(self, name: str) -> str:
        """For the host: a token of a bot, which is made if there is none; its tokens so far are good for nothing."""
        rows = self.store.rows(select(robot.c.person).where(robot.c.key == key(name)))
        who = str(rows[0]["person"]) if rows else asyncio.run(self.new_bot("", name))
        for row in [row for row in self.of(who) if row["person"] == who]:
            asyncio.run(self.revoke(who, row["hash"]))
        return asyncio.run(self.make(who, "host"))

    async def _write(self, *statements: Any) -> None:
        await asyncio.wrap_future(self.store.write(*statements))
