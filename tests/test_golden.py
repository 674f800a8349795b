"""Whole matches as text: each is replayed to its points, and together they show all that can happen in a game.

Adding a file adds a test. `coverage` lists patterns, one a line, that some fact of some match must fit:
`TURN: Marid Thief` a phase and an action played in it, `told: *` a line of the log, `refused: *` what somebody who
tried another action would have heard, `seats:`, `option:`, `result:` and `final: field=value` the frame and the end.
"""

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from majlis.core import notation
from majlis.core.frame import told
from majlis.core.match import Match

HERE = Path(__file__).parent / "golden"
MATCHES = sorted(HERE.glob("*/*.match"))
COVERAGES = sorted(HERE.glob("*/coverage"))


@cache
def replayed(path: Path) -> Match:
    return notation.read(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_match_replays_to_its_last_letter(path):
    match = replayed(path)
    assert match.over and match.game.name == path.parent.name
    assert notation.write(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_match_ends_with_the_points_in_its_header(path):
    points = next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("points: "))
    assert points == "points: " + ", ".join(map(str, replayed(path).points()))
    assert replayed(path).result().sum() == pytest.approx(0 if "result: lost" in end(replayed(path)) else 1)


@pytest.mark.parametrize("path", COVERAGES, ids=lambda path: path.parent.name)
def test_the_golden_matches_show_everything_that_must_occur(path):
    matches = [replayed(match) for match in sorted(path.parent.glob("*.match"))]
    facts = {fact for match in matches for fact in [*frame(match), *plays(match), *log(match), *end(match)]}
    missing = [need for need in needs(path) if not fits(need, facts)]
    for sentence in refusals(matches) if any(need.startswith("refused: ") for need in missing) else ():
        missing = [need for need in missing if not fnmatchcase(sentence, need)]
        if not missing:  # rare ones come late: stop as soon as all have come
            break
    assert missing == []


def needs(path):
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def fits(need, facts):
    return any(fnmatchcase(fact, need) for fact in facts)


def frame(match):
    """Players and options."""
    yield f"seats: {match.header.seats}"
    for name, value in match.game.unpack(match.header.options).items():
        yield f"option: {name}={value}"


def plays(match):
    """Each action with the question it answers."""
    for at, a in enumerate(match.actions):
        phase = match.game.phases(int(match.state_at(at)[0]["phase"]))
        yield f"{phase.name}: {match.game.say(a)}"


def log(match):
    """What the mover and an onlooker are told."""
    for at in range(match.at):
        for seat in (match.mover(at), -1):
            for line in told(match, seat, at):
                yield f"told: {line}"


def end(match):
    """The plain fields of the last state, and how the win was decided."""
    for name in match.game.state.names:
        if match.game.state[name].shape == ():
            yield f"final: {name}={match.state[0][name]}"
    winners = np.count_nonzero(match.result())
    level = match.points().count(max(match.points()))
    yield ("result: lost", "result: tie broken" if level > 1 else "result: won", "result: shared")[min(winners, 2)]


def refusals(matches):
    """Every sentence that closed actions are answered with, one by one."""
    for match in matches:
        for at in range(match.at):
            view = match.view(match.mover(at), at)
            for a in np.flatnonzero(~match.game.open(view)):
                yield f"refused: {match.game.why(view, int(a))}"
