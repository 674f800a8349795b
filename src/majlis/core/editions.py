"""Rules of other versions: a match runs by those that it began with, whatever the game has learnt since.

Older rules are a game of their own beside today's, in a folder `<game>_v<version>`, and are offered to nobody.
"""

from majlis.core.game import EDITION, Game, folder_of, load
from majlis.core.refusal import Refusal


def newest(name: str, version: str) -> Game:
    """A game by the rules of this version, if they are kept; else by today's."""
    older = f"{name}_v{version}"
    today = load(name)
    return load(older) if str(today.version) != version and older.isidentifier() and folder_of(older) else today


def edition(name: str, version: int, box: str) -> Game:
    """A game by the rules and with the box that a match began with, or a sentence."""
    game = newest(name, str(version))
    if (game.version, game.digest) != (version, box):
        raise Refusal(f"This match was played with other rules of {game.title}; this version cannot show it.")
    return game


def family(game: Game) -> str:
    """The name of a game without the version of its rules: how files and records call it."""
    return EDITION.sub("", game.name)
