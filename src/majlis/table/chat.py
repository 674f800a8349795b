"""What people say to each other at a table. It is kept apart from the match, and no bot, log or match file has it.

Rows are only added: a line that is taken away stays on the disk, and is shown to nobody any more.
"""

import asyncio
import time
import unicodedata

from sqlalchemy import Table, func, insert, select

from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.company import Company
from majlis.table.schema import chat, struck, talk
from majlis.table.store import ME, Conflict, Row, Store

WORDS = topic("majlis.words", "chat")
LONGEST = 280  # letters of a line
MANY, SHOWN = 5000, 200  # lines of a table, and how many of them a page is given
SEATS, ALL, NOBODY = "seats", "all", "nobody"  # who may write
JOINER = "\u200d"  # it makes one picture of several signs


def lines(store: Store, name: str) -> list[Row]:
    """The last lines of a table; one that was taken away has no words."""
    query = select(chat, struck.c.time.label("struck"))
    query = query.outerjoin(struck, (struck.c.match == chat.c.match) & (struck.c.number == chat.c.number))
    rows = store.rows(query.where(chat.c.match == name).order_by(chat.c.number.desc()).limit(SHOWN))
    return [row if row["struck"] is None else row | {"words": ""} for row in reversed(rows)]


def writers(store: Store, name: str) -> str:
    """Who may write: those who sit there, if nobody said otherwise."""
    rows = store.rows(select(talk.c.who).where(talk.c.match == name).order_by(talk.c.number.desc()).limit(1))
    return str(rows[0]["who"]) if rows else SEATS


def may_write(company: Company, person: str | None) -> bool:
    who = writers(company.store, company.name)
    return who == ALL or (who == SEATS and bool(company.of(person) or company.owns(person)))


def tidy(words: str, lang: str) -> str:
    """One line: no letters that turn, hide or break others."""
    plain = "".join(it if it == JOINER or unicodedata.category(it)[0] != "C" else " " for it in words)
    plain = " ".join(plain.split())
    if not plain.replace(JOINER, ""):
        raise Refusal(WORDS[lang]["says_nothing"])
    if len(plain) > LONGEST:
        raise Refusal(WORDS[lang]["says_much"].format(n=LONGEST))
    return plain


async def say(company: Company, person: str, name: str, words: str, lang: str = "en") -> None:
    """Write a line down, and only then let it be seen."""
    words = tidy(words, lang)
    if not await asyncio.to_thread(may_write, company, person):
        raise Refusal(WORDS[lang]["may_not_write"])
    own = next((it for it in company.seats if it.person == person and it.player == ME), None)
    seat = own.seat if own else next(iter(company.of(person)), -1)
    row = {"person": person, "seat": seat, "name": own.name if own else name, "words": words}
    await _append(company, chat, row, lang)


async def _append(company: Company, table: Table, row: Row, lang: str) -> None:
    """The next row of a table; if somebody was faster, the one after that."""
    count = select(func.count().label("n")).where(table.c.match == company.name)
    number = (await asyncio.to_thread(company.store.rows, count))[0]["n"]
    if number >= MANY:
        raise Refusal(WORDS[lang]["chat_full"])
    row |= {"match": company.name, "number": number, "time": time.time()}
    try:
        await asyncio.wrap_future(company.store.write(insert(table).values(row)))
    except Conflict:
        return await _append(company, table, row, lang)
    heard(company)


async def strike(company: Company, number: int, lang: str = "en") -> None:
    """Take a line away; twice is once."""
    known = select(chat.c.number).where(chat.c.match == company.name, chat.c.number == number)
    if not await asyncio.to_thread(company.store.rows, known):
        raise Refusal(WORDS[lang]["no_line"])
    try:
        row = {"match": company.name, "number": number, "time": time.time()}
        await asyncio.wrap_future(company.store.write(insert(struck).values(row)))
    except Conflict:
        return
    heard(company)


async def let_write(company: Company, who: str, lang: str = "en") -> None:
    """Who may write from now on."""
    if who not in (SEATS, ALL, NOBODY):
        raise Refusal(WORDS[lang]["no_writers"])
    await _append(company, talk, {"who": who}, lang)


def heard(company: Company) -> None:
    """Every page of the table is told that there is something new, and asks for it."""
    company.said += 1
    company.call()
