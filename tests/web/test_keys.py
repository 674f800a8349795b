"""Tokens and bots, by the host and in the store."""

import asyncio
import re

from typer.testing import CliRunner

from majlis.cli import app
from majlis.table.accounts import Accounts
from majlis.table.guestbook import Guestbook
from majlis.table.keys import Keys
from majlis.table.store import Store


def host(folder, *words):
    found = CliRunner().invoke(app, ["person", *words, "--data", str(folder)])
    assert found.exit_code == 0, found.output
    return found.output


def keys(folder, do):
    store = Store(folder)
    try:
        return do(Keys(store))
    finally:
        store.close()


def test_a_host_makes_a_bot_and_a_second_token_ends_the_first(tmp_path):
    first, second = (re.search(r"majlis_[\w-]{32}", host(tmp_path, "bot", "Deep Sand"))[0] for _ in range(2))
    whose = keys(tmp_path, lambda it: (it.person(first), it.person(second)))
    assert whose[0] is None and whose[1] is not None
    assert "bot Deep Sand" in host(tmp_path, "list")
    host(tmp_path, "ban", "deep sand")
    assert "banned" in host(tmp_path, "list")


def test_whoever_is_removed_takes_their_tokens_and_bots_along(tmp_path):
    store = Store(tmp_path)
    try:
        found, who = Keys(store), asyncio.run(Guestbook(store).meet("t" * 32))
        words = [asyncio.run(found.make(it, "x")) for it in (who, asyncio.run(found.new_bot(who, "Dune")))]
        asyncio.run(found.revoke(who, found.of(who)[0]["hash"]))
        assert Accounts(store).export(who)["bots"] == [{"name": "Dune"}]
        Accounts(store).remove(who)
        assert [found.person(word) for word in words] == [None, None] and found.bots(who) == []
    finally:
        store.close()
