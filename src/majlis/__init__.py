"""A table for the djinn games. Its names are fetched when they are first used: rules bring a compiler along."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from majlis.core.game import games, load
    from majlis.core.many import batch
    from majlis.core.match import Match

__all__ = ["Match", "batch", "games", "load"]
HOMES = {"Match": ("match", "Match"), "batch": ("many", "batch"), "games": ("game", "games"), "load": ("game", "load")}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module 'majlis' has no attribute {name!r}")
    module, there = HOMES[name]
    return getattr(import_module(f"majlis.core.{module}"), there)
