"""Rules are linked into what calls them: machine code of rules that call each other could not be loaded again."""

from typing import Any

import pytest

from majlis.core.compile import INTERPRET, named, rule
from majlis.core.game import Game

pytestmark = pytest.mark.skipif(INTERPRET, reason="interpreted rules have no machine code")


@rule
def ping(s):  # type: ignore[no-untyped-def]
    return pong(s)


@rule
def pong(s):  # type: ignore[no-untyped-def]
    return s.ping or ping(s)


def calls(function: Any) -> list[Any]:
    return [one.py_func for one in named(function) if hasattr(one, "py_func")]


def circle(function: Any, way: tuple[Any, ...], done: set[Any]) -> list[str]:
    """A way that comes back to where it was, by name."""
    if function in way:
        return [one.__name__ for one in (*way[way.index(function) :], function)]
    if function in done:
        return []
    done.add(function)
    return next(filter(None, (circle(one, (*way, function), done) for one in calls(function))), [])


def test_no_rule_calls_itself_by_any_way(game: Game) -> None:
    done: set[Any] = set()
    gates = [one.py_func for one in vars(game.doors).values() if hasattr(one, "py_func")]
    found = [circle(gate, (), done) for gate in gates if gate.__name__ != "perft"]  # a gate, and compiled by itself
    assert len(done) > len(gates) and not any(found)


def test_a_circle_is_found() -> None:
    assert circle(ping.py_func, (), set()) == ["ping", "pong", "ping"]
