"""Lines of play counted from given positions: chance is fixed by the seed, so the counts are exact.

A line is `id / seats / options / seed / actions so far / counts`, the counts for one action more, two more, and so on.
`python -m tests.test_perft` counts anew and writes the files.
"""

from pathlib import Path

import numpy as np
import pytest

from majlis.core.game import load
from majlis.core.match import Match

HERE = Path(__file__).parent / "perft"
SLOW = 400  # nodes that plain Python counts again


def lines():
    """Every position of every file: its game and its columns."""
    for path in sorted(HERE.glob("*.perft")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                yield pytest.param(path.stem, line, id=f"{path.stem}/{line.split(' / ')[0]}")


def begin(name, line):
    """The match of a line, and the counts it should have."""
    _, seats, options, seed, actions, counts = line.split(" / ")
    game = load(name)
    chosen = dict(pair.split("=") for pair in options.split(", ") if pair != "-")
    match = Match.new(game, int(seats), game.pack(**chosen), bytes.fromhex(seed))
    for words in actions.split("; ") if actions != "-" else []:
        match.play(game.read(words))
    return match, [int(count) for count in counts.split()]


def count(match, depth):
    """The lines of play of this length, by the compiled door."""
    states = match.game.new(depth + 1)
    states[depth] = match.state[0]
    return int(match.game.doors.perft(states, np.zeros((depth + 1, match.game.actions), np.bool_), depth))


def count_slowly(game, states, depth):
    """The same, one action after the other."""
    if depth == 0 or states[0]["turn"] < 0:
        return 1
    total = 0
    for a in np.flatnonzero(game.open(states)):
        after = states.copy()
        game.doors.step(after, 0, int(a))
        total += count_slowly(game, after, depth - 1)
    return total


LINES = list(lines())


@pytest.mark.parametrize("name, line", LINES)
def test_the_lines_of_play_are_as_many_as_written(name, line):
    match, counts = begin(name, line)
    assert [count(match, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name, line", LINES)
def test_plain_python_counts_the_same(name, line):
    match, counts = begin(name, line)
    depths = [depth for depth in range(1, len(counts) + 1) if depth == 1 or counts[depth - 1] <= SLOW]
    assert [count_slowly(match.game, match.state, depth) for depth in depths] == [counts[d - 1] for d in depths]


def main():
    for path in sorted(HERE.glob("*.perft")):
        rows = []
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                match, counts = begin(path.stem, line)
                anew = " ".join(str(count(match, depth)) for depth in range(1, len(counts) + 1))
                line = " / ".join([*line.split(" / ")[:-1], anew])
            rows.append(line)
        path.write_text("\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
