"""What the golden matches show beyond their words: every djinn at work, every tile, every end, every empty supply."""

from pathlib import Path

import pytest

from majlis.core import notation
from majlis.games.five_tribes.actions import BUY, USE
from majlis.games.five_tribes.parts import DJINNS, FACES, Djinn, Good, Thief
from majlis.games.five_tribes.state import Phase
from tests.games.five_tribes.oracle import NAMES

HOME = Path(__file__).parents[2] / "golden" / "five_tribes"
PAID = {"Anun-Nak", "Bouraq", "Echidna", "Enki", "Hagis", "Ibus", "Lamia", "Leta", "Sibittis", "Sloar", "Utug"}


@pytest.fixture(scope="module")
def shown():
    """Everything that the matches show, by name."""
    matches = [notation.read(path.read_text(encoding="utf-8")) for path in sorted(HOME.glob("*.match"))]
    return {fact for match in matches for fact in [*steps(match), *end(match)]}


def steps(match):
    for at, a in enumerate(match.actions):
        s, after = match.state_at(at)[0], match.state_at(at + 1)[0]
        yield f"phase {Phase(int(s['phase'])).name}"
        if USE <= a < BUY:
            yield f"{NAMES[(a - USE) // 2]} at work"
        if s["phase"] == Phase.DISCOUNT and after["n_hand"][s["turn"]] < s["n_hand"][s["turn"]]:
            yield "Kumarbi at work"
        yield from events(s, after)


def events(s, after):
    """What happens by itself in a step."""
    owner = {name: int(s["djinn"][i]) for i, name in enumerate(NAMES)}
    others = [seat for seat in range(s["seats"]) if seat != s["active"]]
    if s["phase"] == Phase.DROP and s["n_carry"] == 1:
        yield f"face {after['face'][after['path'][after['n_path'] - 1]]}" if after["n_path"] < 24 else "long path"
        if s["camels"][s["active"]] == 0:
            yield "a move without camels"
    if s["phase"] == Phase.KILL:
        for seat in others:
            if owner["Boaz"] == seat and s["viziers"][seat] + s["elders"][seat]:
                yield "Boaz at work"
    if s["phase"] == Phase.THIEF and after["thief"][s["tribe"]] > s["thief"][s["tribe"]]:
        yield f"{Thief(int(s['tribe'])).name} used"
        if owner["Morgiane"] in others and wanted(s, owner["Morgiane"]):
            yield "Morgiane at work"
    for name in ("Ba'al", "Marid", "Monkir", "Nekir", "Kandicha"):
        if owner[name] < s["seats"] and at_work(name, owner[name], s, after):
            yield f"{name} at work"


def wanted(s, seat):
    """Would the thief of this tribe have found something there?"""
    match Thief(int(s["tribe"])):
        case Thief.ZIAD:
            return s["viziers"][seat] > 0
        case Thief.OUAFAT:
            return True
        case Thief.HOUSSAIN:
            return s["n_hand"][seat] > 0
        case Thief.KOHDJAH:
            return (s["camel"] == seat).any()
    return bool(((s["palms"] + s["palaces"])[s["camel"] == seat]).sum())


def at_work(name, seat, s, after):
    """Gold, or what Kandicha brings, in a step that can only mean this djinn."""
    gain = after["gold"][seat] - s["gold"][seat]
    match name:
        case "Ba'al":
            return s["phase"] in (Phase.SACRED, Phase.KEEP, Phase.GAIN) and gain > 0
        case "Marid":
            return s["phase"] == Phase.DROP and s["n_carry"] > 1 and gain > 0
        case "Monkir":
            return after["palaces"].sum() > s["palaces"].sum() and gain > 0
        case "Nekir":
            return s["phase"] == Phase.KILL and seat != s["active"] and gain > 0
    kept = (after["viziers"] + after["elders"])[seat] > (s["viziers"] + s["elders"])[seat]
    return s["phase"] == Phase.KILL and seat == s["active"] and kept


def end(match):
    """Which end it was, which supplies are empty, and what the djinns of the scoring found."""
    s = match.state[0]
    yield f"end {'last camel' if s['last_round'] else 'stuck' if s['stuck'] else 'dead city'}, {s['seats']} players"
    for name in ("palms_left", "palaces_left"):
        if s[name] == 0:
            yield name
    counts = {
        Djinn.AL_AMIN: s["hand"][:, Good.SLAVE] // 2,
        Djinn.HAURVATAT: [s["palms"][s["camel"] == seat].sum() for seat in range(4)],
        Djinn.JAFAAR: s["viziers"],
        Djinn.SHAMHAT: s["elders"],
    }
    for djinn, found in counts.items():
        if s["djinn"][djinn] < s["seats"] and found[s["djinn"][djinn]] > 0:
            yield f"{NAMES[djinn]} at work"
    if any(s["camels"][seat] == 0 for seat in range(s["seats"])):
        yield "no camel left"


def test_every_djinn_is_at_work(shown):
    """FT-7: used, triggered, or counted at the end."""
    assert [name for name in NAMES if f"{name} at work" not in shown] == []
    assert len(NAMES) == DJINNS and set(NAMES) > PAID


def test_every_thief_is_used(shown):
    """FT-8: all five that are in the game."""
    assert {f"{thief.name} used" for thief in Thief if thief != Thief.MADJAAR} <= shown


def test_every_phase_and_every_face_of_the_tiles_occurs(shown):
    """FT-3, FT-6: each question is asked, and moves end on each of the eight faces."""
    assert {f"phase {phase.name}" for phase in Phase if phase != Phase.OVER} <= shown
    assert {f"face {face}" for face in range(len(FACES))} <= shown


def test_every_end_occurs(shown):
    """FT-3.4: a last camel, a player who cannot move, a dead city; the first of them at every table."""
    for seats in (2, 3, 4):
        assert f"end last camel, {seats} players" in shown
    for reason in ("stuck", "dead city"):
        assert any(fact.startswith(f"end {reason}") for fact in shown)


def test_every_supply_runs_out(shown):
    """FT-1: palms, palaces and camels; a move is made without a camel."""
    assert {"palms_left", "palaces_left", "no camel left", "a move without camels"} <= shown
