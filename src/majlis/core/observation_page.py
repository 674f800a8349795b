"""The page that documents what is observed, made from the records: docs/observation.md."""

import re

from majlis.core.game import Game, games, load

HEAD = """# What a player observes, as numbers

Made by `python -m majlis.core.observation_page` from the games' records; a test compares it with them.

An observation is a row of whole numbers (`int8`): everything that a seat may know, and nothing else. It is written from
the view, the same record that bots and screens are given, so what is hidden cannot be in it. Seats are counted from the
one that looks: 0 is that seat, 1 the next in order of play; rows of seats begin with it. `numbers / scale` is of
ordinary size (`float32`), mostly between -1 and 1. A field of two bytes is written in two digits (low + 128 * high),
a set bit by bit. `-1` is nobody, nothing, not yet.

```python
import majlis

game = majlis.load("high_desert")
match = majlis.Match.new(game, 2)
numbers = game.observed(match.state, match.turn)  # int8; hidden first, whatever it is given
floats = game.observation.floats(numbers)  # float32, on the scales below
hand = game.observation.named(numbers)["hand"]  # by the names below
view = game.observation.view(numbers, match.turn, 2)  # and the record again: nothing is lost
```

The version changes with any change of meaning, order or size. Whoever trains keeps `game.observation.version` and
hands it to `game.observation.check(version)`: what was made for another version is refused in a sentence. The fitted
weights of the `greedy` bot do not read observations, but named features (`mind/features.py`).
"""


def meanings(game: Game) -> dict[str, str]:
    """What the source of the record says of each field."""
    text = (game.folder / "state.py").read_text(encoding="utf-8")
    return dict(re.findall(r'^    \("(\w+)", np.*?\)?,\)?\)?,?  # (.*)$', text, re.M))


def section(game: Game) -> str:
    told = game.observation
    return f"\n## {game.title}: `{game.name}`, version {told.version}, {told.size} numbers\n\n{fields(game)}"


def fields(game: Game) -> str:
    """All that is observed of a game, a line a field, and what is left out."""
    told, said = game.observation, meanings(game)
    lines = ["| from | field | numbers | scale | meaning |", "| --- | --- | --- | --- | --- |"]
    for part in told.parts:
        shape = " x ".join(map(str, (*part.shape, *([part.width] if part.width > 1 else []))))
        meaning = part.meaning or said.get(part.name, GENERAL.get(part.name, ""))
        marks = [word for word, names in _kinds(game).items() if part.name in names]
        words = "; ".join(filter(None, [meaning, *marks]))
        lines.append(f"| {part.at} | `{part.name}` | {shape} | {part.most} | {words} |")
    lines += ["", "Left out: " + ", ".join(f"`{name}` ({why})" for name, why in told.reasons.items()) + "."]
    return "\n".join(lines) + "\n"


GENERAL = {
    "options": "the options in play",
    "first": "the seat that took the first turn",
    "seats": "players at the table",
    "turn": "the seat to act",
    "phase": "the question asked now",
}


def _kinds(game: Game) -> dict[str, tuple[str, ...]]:
    told = game.observation
    return {
        "a row a seat": told.by_seat,
        "seats counted from the one that looks": (*told.whose, *told.who),
        "bit by bit": tuple(told.bits),
    }


def page() -> str:
    return HEAD + "".join(section(load(name)) for name in games() if load(name).folder.parent.name == "games")


if __name__ == "__main__":
    print(page(), end="")
