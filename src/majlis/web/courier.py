"""The courier: looks for notices that are due, and carries each on every way that its person has opened."""

import asyncio
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from majlis.core.refusal import Refusal
from majlis.table.channels import HOOK, MAIL, PUSH, STOP, Channel, channels, remember_listeners, seal_of, silence
from majlis.table.database import Trouble
from majlis.table.faults import LOG, note
from majlis.table.lobby import Lobby
from majlis.table.outbox import (
    ALL,
    FAILED,
    NEEDLESS,
    SENT,
    Letter,
    Notice,
    letter,
    needless,
    settle,
    told_already,
    waiting,
)
from majlis.table.peers import Elsewhere
from majlis.table.table import Table
from majlis.web import hooks, push
from majlis.web.mail import Mail, send, written
from majlis.web.words import WORDS

TICK = 2.0  # seconds between two looks
PAUSES = (0.0, 30.0, 300.0)  # seconds before each try
HANDS = 4  # threads that carry
TROUBLE = (hooks.Failed, hooks.Unfit, OSError, smtplib.SMTPException)
Carry = Callable[[Channel, Letter], None]


class Courier:
    """Carries the notices of one house."""

    def __init__(self, lobby: Lobby, mail: Mail | None, near: bool) -> None:
        self.lobby, self.store, self.mail, self.near = lobby, lobby.store, mail, near
        self.judge: hooks.Judge = hooks.nearby if near else hooks.outside
        self.pauses = PAUSES
        self._hands = ThreadPoolExecutor(HANDS, thread_name_prefix="majlis-post")
        self._at_it: dict[Notice, asyncio.Task[None]] = {}
        self._sent: set[str] = set()  # in this life: no number goes twice, whatever becomes of its row

    async def run(self) -> None:
        await asyncio.to_thread(remember_listeners, self.store)
        while True:
            try:
                await self.look()
            except Trouble:  # the host knows
                pass
            except Exception as error:
                note(error, "the notices")
            await asyncio.sleep(TICK)

    async def look(self) -> None:
        """Take up what is due and not taken up."""
        self._at_it = {it: task for it, task in self._at_it.items() if not task.done()}
        for it in await asyncio.to_thread(waiting, self.store, self.lobby.clock()):
            if it not in self._at_it:
                self._at_it[it] = asyncio.create_task(self._try(it))

    async def close(self) -> None:
        for task in self._at_it.values():
            task.cancel()
        await asyncio.gather(*self._at_it.values(), return_exceptions=True)
        self._hands.shutdown(wait=False, cancel_futures=True)

    async def _try(self, it: Notice) -> None:
        try:
            await self.tell(it)
        except (Elsewhere, Trouble):  # whoever keeps the table knows who looks at it; or the next look tries again
            return
        except Exception as error:
            note(error, f"a notice of table {it.match}")
            await asyncio.sleep(self.pauses[-1])

    async def tell(self, it: Notice) -> None:
        """On every way that is open, then the notice is done."""
        table = await self._table(it)
        if table is None or needless(table, it):
            await settle(self.store, it, ALL, NEEDLESS)
            return
        before = await asyncio.to_thread(told_already, self.store, it)
        ways = await asyncio.to_thread(channels, self.store, it.person)
        for way in ways:
            if way.open and way.id not in before:
                await settle(self.store, it, way.id, await self._carry(table, it, way))
        await settle(self.store, it, ALL, SENT)

    async def _table(self, it: Notice) -> Table | None:
        try:
            return await self.lobby.table(it.match)
        except Elsewhere:
            raise
        except Refusal:  # of other rules: nobody can play on
            return None

    async def _carry(self, table: Table, it: Notice, way: Channel) -> str:
        """What became of it; a way that fails is tried again after a while, if there is still need."""
        said = await asyncio.to_thread(letter, table, it, way)
        for pause in self.pauses:
            await asyncio.sleep(pause)
            if said.number in self._sent:
                return SENT
            if needless(table, it):
                return NEEDLESS
            try:
                await self.do(self._ways()[way.kind], way, said)
            except hooks.Gone:
                await silence(self.store, way.id)
                return FAILED
            except TROUBLE as error:
                LOG.error("A notice by %s did not go: %s", way.kind, type(error).__name__)
                continue
            self._sent.add(said.number)
            return SENT
        return FAILED

    async def do(self, carry: Callable[..., None], *given: object) -> None:
        """In a thread of the courier's own."""
        await asyncio.get_running_loop().run_in_executor(self._hands, carry, *given)

    def _ways(self) -> dict[str, Carry]:
        return {MAIL: self._by_mail, HOOK: self._by_hook, PUSH: self._by_push}

    def _by_mail(self, way: Channel, said: Letter) -> None:
        if self.mail is None:
            raise hooks.Failed
        w, stop = WORDS[way.lang], f"{way.home}/notice?c={way.id}&k={seal_of(self.store, STOP, way.id)}"
        text = w["mail_turn"].format(who=said.who, title=said.title, address=said.address)
        since = "\n".join([w["mail_since"], *(f"- {line}" for line in said.since)]) if said.since else ""
        body = "\n\n".join(filter(None, (text, since, w["mail_stop"].format(link=stop)))) + "\n"
        subject = w["mail_subject"].format(title=said.title)
        send(self.mail, written(self.mail, way.address, subject, body, said.number, stop))

    def _by_hook(self, way: Channel, said: Letter) -> None:
        body, head = hooks.signed(said.payload(), way.secret)
        hooks.post(way.address, body, head, self.judge, self.near)

    def _by_push(self, way: Channel, said: Letter) -> None:
        words = WORDS[way.lang]["push_body"].format(who=said.who)
        message = {"title": said.title, "body": words, "url": f"/table/{said.table}", "id": said.number}
        body, head = push.parcel(self.store, way.address, way.secret, way.home, message)
        hooks.post(way.address, body, head, self.judge, self.near, gone=(404, 410))
