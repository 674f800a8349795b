"""One match of each game printed in full: what differs from the stored text is the review of a change.

`python -m tests.test_playthrough` writes the texts anew.
"""

from pathlib import Path

import pytest

from majlis.core.frame import told
from majlis.core.game import load
from majlis.testing.play import random_match

HERE = Path(__file__).parent / "playthrough"
FILES = sorted(HERE.glob("*.txt"))
MOST = 400  # actions that are printed


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_playthrough_reads_as_stored(path):
    assert "\n".join(playthrough(path.stem)) + "\n" == path.read_text(encoding="utf-8")


def playthrough(name):
    """A random match at a table of middle size, in lines."""
    game = load(name)
    match = random_match(game, game.seats[len(game.seats) // 2], 1)
    yield f"{game.title}, {match.header.seats} players, seed {match.header.seed.hex().lstrip('0')}"
    for at in range(min(match.at, MOST)):
        yield from action(match, at)
    if match.at > MOST:
        yield f"\n... and {match.at - MOST} actions more."
    yield ""
    yield from sheet(match)


def action(match, at):
    """One action: what was asked and open, what was done, what was told to the mover and to an onlooker."""
    game, a, seat = match.game, match.actions[at], match.mover(at)
    view, names = match.view(seat, at), match.called()
    yield ""
    yield f"{at + 1}. {names[seat]}: {game.prompt(view, seat, 'en', names)}"
    yield "   open: " + "; ".join(game.say(int(a)) for a in game.open(view).nonzero()[0])
    yield f"   does: {game.say(a)} ({game.offer(view, a, 'en', names)})"
    for who, viewer in (("mover", seat), ("onlooker", -1)):
        for line in told(match, viewer, at):
            yield f"   {who}: {line}"
    yield "   points: " + ", ".join(
        str(game.doors.points(match.state_at(at + 1), 0, n)) for n in range(match.header.seats)
    )


def sheet(match):
    """The score sheet at the end."""
    for words, numbers in match.game.tally(match.view(-1)):
        yield f"{words}: {', '.join(map(str, numbers))}"
    yield "result: " + ", ".join(f"{share:.3f}" for share in match.result())


def main():
    for path in FILES:
        path.write_text("\n".join(playthrough(path.stem)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
