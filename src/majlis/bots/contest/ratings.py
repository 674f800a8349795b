"""The published ratings of the bots: read from ratings.toml, which `majlis ladder` writes."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from majlis.bots.contest.strength import Rating

FILE = Path(__file__).with_name("ratings.toml")
HEAD = "# Elo points of the bots by game and number of players, as `majlis ladder` found them: see docs/ladder.md.\n"

Ratings = Mapping[tuple[str, int], Mapping[str, Rating]]  # by game and players, then by bot


def rating(game: str, seats: int, bot: str) -> Rating | None:
    """How strong a bot is in this game with so many players, if that was ever measured."""
    return published().get((game, seats), {}).get(bot)


@cache
def published() -> Ratings:
    """All ratings that came with the package."""
    return read(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def read(text: str) -> Ratings:
    """The ratings that were written."""
    return {
        (game, int(seats)): {bot: Rating(**row) for bot, row in bots.items()}
        for game, tables in tomllib.loads(text).items()
        for seats, bots in tables.items()
    }


def write(ratings: Ratings) -> str:
    """The ratings as TOML, a bot a line."""
    lines = [HEAD]
    for (game, seats), bots in sorted(ratings.items()):
        lines.append(f"[{game}.{seats}]")
        lines += [f'"{bot}" = {_row(row)}' for bot, row in bots.items()] + [""]
    return "\n".join(lines)


def _row(row: Rating) -> str:
    points = f"rating = {row.rating:.0f}, low = {row.low:.0f}, high = {row.high:.0f}"
    return f"{{{points}, games = {row.games}}}"
