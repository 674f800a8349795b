"""At a real table: what the set-up says comes from the box, and what is typed in counts as the rules count."""

import random

import numpy as np
import pytest

from majlis.core import companion
from majlis.core.game import load
from majlis.core.many import playouts
from majlis.core.record import seen
from majlis.core.speech import LANGUAGES
from majlis.games.djinn import parts as djinn
from majlis.games.djinn.rules.tom import IN_DECK, WON
from majlis.games.djinn.state import SHOWN
from majlis.games.five_tribes import parts as tribes
from majlis.testing.play import seed

OPTIONS = {
    "high_desert": [{}],
    "five_tribes": [{}, {"thieves": "on"}],
    "djinn": [{}, {"beginner": "on"}, {"longer": "on"}],
}
TABLES = [(name, seats, how) for name, ways in OPTIONS.items() for seats in load(name).seats for how in ways]
ALONE = [("djinn", 1, {"deck": str(n)}) for n in djinn.DECK_SIZES]


# --- what a finished game shows to people who count


def in_high_desert(v, seat):
    return {f"card{kind}": n for kind, n in enumerate(v.palace[seat])}


def in_five_tribes(v, seat):
    own = [tile for tile, owner in enumerate(v.camel) if owner == seat]
    found = {"gold": v.gold[seat], "viziers": v.viziers[seat], "elders": v.elders[seat]}
    found |= {f"tile{face}": sum(v.face[tile] == face for tile in own) for face in range(len(tribes.FACES))}
    found |= {"palms": sum(v.palms[tile] for tile in own), "palaces": sum(v.palaces[tile] for tile in own)}
    found |= {f"good{good}": n for good, n in enumerate(v.hand[seat])}
    found |= {f"djinn{djinn}": int(owner == seat) for djinn, owner in enumerate(v.djinn)}
    return found | {"thieves": v.thief.count(seat)}


def in_djinn(v, seat):
    found = {"corked": sum(v.corked[seat]) + sum(v.corked_boss[seat]), "ringed": sum(v.ringed[seat])}
    found |= {"bottles": sum(v.bottles[seat]), "corks": v.corks[seat]}
    found |= {good: getattr(v, good)[seat] for good in ("coins", "scrolls", "keys", "capacity")}
    found |= {f"trophy{i}": int(owner == seat) for i, owner in enumerate(v.trophies)}
    found |= {f"card{i}": int(where == SHOWN) for i, where in enumerate(v.card)}
    found |= {f"secret{i}": int(where == seat) for i, where in enumerate(v.card)}
    kits = [djinn.KIT[card] for card, where in enumerate(v.equipment) if where >> 1 == seat]
    mages = [(where & 1, bool(djinn.MAGE_KEY[mage])) for mage, where in enumerate(v.mage) if where >> 1 == seat]
    found |= {f"kit{kit}": kits.count(kit) for kit in range(djinn.KITS)}
    found |= {
        "awake": mages.count((1, False)),
        "awake_key": mages.count((1, True)),
        "asleep_key": mages.count((0, True)),
    }
    found |= {"passages": sum(at >= 0 for at in v.passage[seat]), "base": v.base_at[seat]}
    found["circles"] = djinn.PRINTED_CIRCLES + v.opened[seat] - v.covered[seat]
    return found | {"won": int(v.won == WON), "left": v.tom.count(IN_DECK)}


SEEN = {"high_desert": in_high_desert, "five_tribes": in_five_tribes, "djinn": in_djinn}


def counted_at(name, states, at, seats, options):
    """What people at that table would type in."""
    view = seen(states[at : at + 1])
    shown = [SEEN[name](view, seat) for seat in range(seats)]
    entries = load(name).companion.entries(seats, options, "en")
    return {it.key: [seat[it.key] for seat in (shown[:1] if it.table else shown)] for it in entries}


@pytest.mark.parametrize(("name", "seats", "how"), TABLES + ALONE, ids=lambda it: str(it))
def test_what_a_finished_game_shows_counts_as_in_the_game(name, seats, how):
    game, n = load(name), 100
    how = {key: choice for key, choice in how.items() if key != "longer" or seats > 1}
    options = game.pack(**how)
    states = np.concatenate([game.start(seed(i), seats, options) for i in range(n)])
    playouts(game, states)
    for i in range(n):
        counts, won = counted_at(name, states, i, seats, options), np.zeros(seats)
        game.doors.result(states, i, won)
        assert companion.impossible(game, seats, options, counts, "en") == ""
        found = companion.count(game, seats, options, counts, "en")
        assert found.points == [int(game.doors.points(states, i, seat)) for seat in range(seats)]
        assert found.winners == np.flatnonzero(won).tolist()


# --- what cannot be


def nothing(name, seats, options=0):
    entries = load(name).companion.entries(seats, options, "en")
    return {it.key: [it.least] * (1 if it.table else seats) for it in entries}


@pytest.mark.parametrize(
    ("name", "typed", "said"),
    [
        ("high_desert", {"card4": [2, 0]}, "Sultan"),
        ("high_desert", {"card4": [1, 1]}, "only 1"),
        ("high_desert", {"card4": [-1, 0]}, "0 to 1"),
        ("five_tribes", {"tile0": [5, 0], "tile5": [6, 0], "tile7": [1, 0]}, "only 11 camels"),
        ("five_tribes", {"palms": [1, 0]}, "tiles first"),
        ("five_tribes", {"djinn3": [1, 1]}, "Boaz"),
        ("djinn", {f"card{i}": [1] for i in range(4)}, "4 open scoring cards"),
        ("djinn", {"card1": [1], "secret1": [1, 0]}, "not both"),
        ("djinn", {"secret1": [1, 0], "secret2": [0, 1]}, "One player alone"),
        ("djinn", {f"trophy{i}": [1, 0] for i in range(4)}, "only 3 lay open"),
        ("djinn", {"ringed": [3, 0], "circles": [2, 2]}, "active circles"),
        ("djinn", {"capacity": [9, 5]}, "5 to 8"),
    ],
)
def test_what_nobody_can_have_is_said(name, typed, said):
    assert companion.impossible(load(name), 2, 0, nothing(name, 2), "en") == ""
    assert said in companion.impossible(load(name), 2, 0, nothing(name, 2) | typed, "en")


# --- the set-up


@pytest.mark.parametrize(("name", "seats", "how"), TABLES + ALONE, ids=lambda it: str(it))
def test_every_step_is_drawn_and_said_in_every_language(name, seats, how):
    game = load(name)
    options = game.pack(**{key: choice for key, choice in how.items() if key != "longer" or seats > 1})
    steps = {lang: game.companion.steps(seats, options, lang) for lang in LANGUAGES}
    assert len({len(them) for them in steps.values()}) == 1
    for step in (it for them in steps.values() for it in them):
        assert step.scene.pieces and "{" not in step.title + step.words
        used = {piece.sprite for piece in step.scene.pieces}
        assert used <= set(step.scene.sprites)


def test_a_changed_value_of_the_box_changes_the_page(monkeypatch):
    """No number is typed twice."""
    game = load("five_tribes")
    assert any("11 camels" in step.words for step in game.companion.steps(2, 0, "en"))
    monkeypatch.setitem(tribes.__dict__, "CAMELS", np.array([0, 0, 13, 8, 8], np.int8))
    assert any("13 camels" in step.words for step in game.companion.steps(2, 0, "en"))


def test_options_change_the_set_up():
    titles = {how: [it.title for it in load("djinn").companion.steps(2, how, "en")] for how in (0, 1)}
    assert "Character tiles" in titles[0] and "Character tiles" not in titles[1]
    assert "Tom's deck" in [it.title for it in load("djinn").companion.steps(1, 0, "en")]
    thieves = [it.title for it in load("five_tribes").companion.steps(2, 1, "en")]
    assert "The thieves" in thieves


# --- Tom's deck


@pytest.mark.parametrize("n", djinn.DECK_SIZES.tolist())
def test_a_deck_has_each_of_its_cards_once(n):
    game = load("djinn")
    found = game.companion.deck.order(seed(1), game.pack(deck=str(n)))
    assert sorted(found) == list(range(n))


def test_decks_are_shuffled_by_their_seed():
    order = load("djinn").companion.deck.order
    assert order(seed(1), 0) == order(seed(1), 0)
    assert len({tuple(order(seed(i), 0)) for i in range(20)}) == 20
    assert len({order(seed(i), 0)[0] for i in range(100)}) == 14  # any card may come first


def test_a_card_does_what_it_does_in_the_game():
    deck, chance = load("djinn").companion.deck, random.Random(4)
    for _ in range(50):
        card, gone = chance.randrange(djinn.TOM), chance.randrange(64)
        first, second = int(djinn.TOM_FIRST[card]), int(djinn.TOM_SECOND[card])
        there = next((it for it in (first, second) if it >= 0 and not gone >> it & 1), None)
        said = deck.card(card, gone, False, "en").does
        if there is not None:
            assert said.startswith("A boss stands") and djinn.Place(there).name.title() in said
        else:
            assert said.startswith("Neither boss" if djinn.TOM_PAY[card].any() else "A blank card")
    assert "Tom has won" in deck.card(0, 0, True, "en").does
