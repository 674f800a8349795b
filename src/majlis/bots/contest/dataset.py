"""Games as Parquet, for programs that know nothing of Majlis: a row a game, and a card that says what stands there."""

import hashlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from majlis.bots.chance import derive
from majlis.bots.contest.contest import known
from majlis.bots.contest.ladder import Source
from majlis.core.cache import CORE, boxes, sources
from majlis.core.events import FIRST, KIND
from majlis.core.game import Game, load
from majlis.core.refusal import Refusal

FORMAT = "majlis games 1"
GROUP = 256  # games in one part of the file
COLUMNS = {
    "game": "the name of the game",
    "seats": "how many played",
    "options": "NAME=VALUE, where it was not the usual one",
    "seed": "32 bytes: with the options all that chance follows from",
    "bots": "who sat at each seat",
    "actions": "every decision, in order; the numbers are those of the game's page",
    "events": "what happened: after how many actions, its kind, its numbers; the card names them by kind",
    "result": "each seat's share of the win",
    "points": "each seat's points",
}


class Row(NamedTuple):
    """One game."""

    game: str
    seats: int
    options: list[str]
    seed: bytes
    bots: list[str]
    actions: list[int]
    events: list[dict[str, Any]]
    result: list[float]
    points: list[int]


def write(path: Path, found: Sequence[Source], progress: Callable[[], None] = lambda: None) -> int:
    """All games of these files, each played again on the way; return how many there are."""
    arrow, parquet = _arrow()
    names = sorted({source.contest.game for source in found})
    schema = _schema(arrow).with_metadata({"majlis": json.dumps(card(names))})
    rows, count = (row for source in found for row in _rows(source)), 0
    with _written(path), parquet.ParquetWriter(path, schema, compression="zstd") as file:
        while part := list(islice(rows, GROUP)):
            file.write_table(arrow.Table.from_pylist([row._asdict() for row in part], schema))
            count += len(part)
            for _ in part:
                progress()
    path.with_suffix(".md").write_text(page(card(names), path.name, count), encoding="utf-8")
    return count


@contextmanager
def _written(path: Path) -> Iterator[None]:
    """Why a file cannot be written, in the system's words: Arrow tells of its own steps, too."""
    try:
        yield
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else "is its folder there?"
        raise Refusal(f"{path} cannot be written: {why}.") from error


def read(path: Path) -> tuple[dict[str, Any], list[Row]]:
    """The card and the games of a file."""
    _, parquet = _arrow()
    table = parquet.read_table(path)
    told = (table.schema.metadata or {}).get(b"majlis")
    if told is None:
        raise Refusal(f"{path} has no card: 'majlis export' did not write it.")
    return json.loads(told), [Row(**row) for row in table.to_pylist()]


def again(row: Row) -> Row:
    """The same game, from its seed and its actions alone."""
    game = load(row.game)
    options = game.pack(**dict(word.partition("=")[::2] for word in row.options))
    states, events = game.start(row.seed, row.seats, options), []
    for at, a in enumerate(row.actions):
        if not (0 <= a < game.actions and game.open(states)[a]):
            raise Refusal(f"Action {at} of this game, {a}, is not open: it was played by other rules.")
        events += [_event(game, at, told) for told in game.act(states, 0, a).tolist()]
    result = np.zeros(row.seats)
    game.doors.result(states, 0, result)
    points = [int(game.doors.points(states, 0, seat)) for seat in range(row.seats)]
    return row._replace(events=events, result=result.tolist(), points=points)


def _rows(source: Source) -> Iterator[Row]:
    contest = source.contest
    known(contest)
    for played in source.games:
        seed = derive(contest.seed, "deal", played.deal)
        bots = [contest.bots[b] for b in played.seating]
        row = Row(contest.game, contest.seats, [*contest.options], seed, bots, [*played.actions], [], [], [])
        made = again(row)
        if (made.result, made.points) != ([*played.result], [*played.points]):
            raise Refusal(f"Game {played.n} of {source.path} ends otherwise when it is played again.")
        yield made


def _event(game: Game, at: int, told: Sequence[int]) -> dict[str, Any]:
    count = len(game.kinds[told[KIND]].args)
    return {"at": at, "kind": game.events(told[KIND]).name, "numbers": list(told[FIRST : FIRST + count])}


# --- the card


def card(names: Sequence[str]) -> dict[str, Any]:
    """What somebody must know who finds the file."""
    return {
        "format": FORMAT,
        "majlis": version("majlis"),
        "columns": COLUMNS,
        "games": {name: _about(load(name)) for name in names},
        "licence": "the games are played by bots and may be used by anybody for anything (CC0)",
    }


def _about(game: Game) -> dict[str, Any]:
    kinds = {kind.name: list(game.kinds[kind].args) for kind in game.events}
    return {"title": game.title, "rules": game.version, "box": game.digest, "engine": engine(game), "events": kinds}


def engine(game: Game) -> str:
    """A digest of everything that the rules are made from."""
    digest = hashlib.blake2b(digest_size=16)
    for root in (CORE, game.folder):
        for path in [*sorted(sources(root)), *boxes(root)]:
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def page(told: dict[str, Any], name: str, count: int) -> str:
    """The card for a person."""
    said = f"{count:,} games of Majlis {told['majlis']}; a row is a game. Licence: {told['licence']}."
    out = [f"# {name}", "", said, "", "| column | what it is |", "| --- | --- |"]
    out += [f"| `{column}` | {what} |" for column, what in told["columns"].items()]
    for game in told["games"].values():
        out += ["", f"{game['title']}: rules {game['rules']}, box `{game['box']}`, engine `{game['engine']}`."]
    return "\n".join([*out, ""])


def _schema(arrow: Any) -> Any:
    event = arrow.struct([("at", arrow.int32()), ("kind", arrow.string()), ("numbers", arrow.list_(arrow.int32()))])
    kinds = {
        "game": arrow.string(),
        "seats": arrow.int8(),
        "options": arrow.list_(arrow.string()),
        "seed": arrow.binary(32),
        "bots": arrow.list_(arrow.string()),
        "actions": arrow.list_(arrow.int32()),
        "events": arrow.list_(event),
        "result": arrow.list_(arrow.float64()),
        "points": arrow.list_(arrow.int32()),
    }
    return arrow.schema(list(kinds.items()))


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Refusal("Parquet needs pyarrow: pip install 'majlis[data]' brings it.") from None
    return pyarrow, pyarrow.parquet
