"""Studies: what is given stays in the box, what is measured is there, and what is luck is not called more."""

from random import Random

import numpy as np
import pytest

from majlis.bots.contest.crew import alone
from majlis.bots.contest.hold import crew, gathered
from majlis.bots.study import page
from majlis.bots.study.asked import asked
from majlis.bots.study.change import boxed, changed, put
from majlis.bots.study.figures import chance, holm, lines, quantile
from majlis.bots.study.games import Table, deal
from majlis.bots.study.study import Block, Study
from majlis.core.game import load
from majlis.core.questions import Gift
from majlis.core.refusal import Refusal
from majlis.games.five_tribes.parts import DJINN_CARDS

DESERT = load("high_desert")
STUDY = Study.of(DESERT, "cards", "greedy", 2, "1", 0)
GIFTS = [(g, name) for g in ("djinn", "five_tribes", "high_desert") for name, it in load(g).questions.asked.items()]
GIFTS = [(g, name) for g, name in GIFTS if isinstance(load(g).questions.asked[name], Gift)]


@pytest.mark.parametrize(("name", "question"), GIFTS)
def test_a_gift_leaves_every_piece_in_the_box(name, question):
    game = load(name)
    gift, given = game.questions.asked[question], 0
    for number in range(3):
        table = Table(game, None, 2, game.pack(**gift.options), "gifts")
        for thing in range(len(gift.names)):
            states, before = deal(table, number).states, np.zeros(len(game.pieces), np.int64)
            given += gift.give(states, thing, number % 2, Random(thing))
            game.doors.count(states, 0, before)
            assert before.tolist() == list(game.pieces), gift.names[thing]
    assert given > len(gift.names)


def test_the_same_number_gives_the_same_block_whoever_plays_it():
    def enough(_):
        return False

    here = gathered(STUDY, 3, alone, Block, None, enough)
    assert here == gathered(STUDY, 3, crew(2), Block, None, enough)
    assert here[0].rows != here[1].rows


def test_a_djinn_that_is_given_counts_at_once():
    """The points on its card, for that seat and nobody else; Morgiane is there only with the thieves."""
    game = load("five_tribes")
    gift = game.questions.asked["djinns"]
    for thing in range(len(gift.names)):
        states = deal(Table(game, None, 2, 0, "gifts"), 1).states
        before = [game.doors.points(states, 0, seat) for seat in range(2)]
        given = gift.give(states, thing, 1, Random(1))
        more = [game.doors.points(states, 0, seat) - before[seat] for seat in range(2)]
        assert more == [0, int(DJINN_CARDS[thing][0]) if given else 0], gift.names[thing]
        assert given == (gift.names[thing] != "Morgiane")


def test_seats_share_what_there_is():
    study = Study.of(DESERT, "seats", "greedy", 3, "1", 0)
    found = lines(study.asked.things, [study.perform(n) for n in range(4)])
    assert [line.thing for line in found] == ["First to act", "Second", "Third"]
    assert sum(line.first.value for line in found) == pytest.approx(0)


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("high_desert", "wishes"),
        ("high_desert", "uses"),
        ("five_tribes", "bids"),
        ("djinn", "characters"),
        ("five_tribes", "length"),
    ],
)
def test_what_happens_is_counted(name, question):
    study = Study.of(load(name), question, "greedy", 2, "1", 0)
    found = lines(study.asked.things, [study.perform(0), study.perform(1)])
    assert found and all(line.count > 0 for line in found)
    assert page.text(study.asked, found).count("\n") == len(found)


# --- how sure


def blocks(values):
    return [Block(n, tuple((thing, 1.0, float(x), 0.0) for thing, x in enumerate(row))) for n, row in enumerate(values)]


def test_luck_is_called_luck_and_what_is_there_is_found():
    """Two hundred studies of twenty things that are worth nothing: one in twenty may find one, hardly more."""
    draw, things = np.random.default_rng(7), [str(i) for i in range(20)]
    wrong = [min(line.holm for line in lines(things, blocks(draw.normal(0, 1, (30, 20))))) < 0.05 for _ in range(200)]
    assert sum(wrong) <= 18
    there = lines(things, blocks(draw.normal([2.0] + [0.0] * 19, 1, (30, 20))))
    assert [line.thing for line in there if line.holm < 0.05] == ["0"]


def test_intervals_hold_as_often_as_they_say():
    draw = np.random.default_rng(8)
    held = 0
    for _ in range(2000):
        (line,) = lines(["it"], blocks(draw.normal(3, 2, (10, 1))))
        held += line.first.low <= 3 <= line.first.high
    assert 0.935 < held / 2000 < 0.965


def test_what_was_seen_a_few_times_or_never_differed_is_no_finding():
    """Four games that were all lost are luck, however sure they look."""
    for values in (np.full((9, 1), -0.5), np.full((30, 1), -0.5), np.array([[-0.5], [-0.4]] * 4)):
        (line,) = lines(["it"], blocks(values))
        assert (line.first.low, line.first.high, line.holm) == (-np.inf, np.inf, 1.0)


def test_the_distribution_is_students():
    assert quantile(5) == pytest.approx(2.5706, rel=5e-3)
    assert quantile(30) == pytest.approx(2.0423, rel=1e-3)
    assert chance(2.5706, 5) == pytest.approx(0.05, rel=2e-2)
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


def test_a_change_is_measured_deal_by_deal():
    """The deals differ a thousand times more than the change: only block by block can it be seen."""
    draw = np.random.default_rng(9)
    before = draw.normal(0, 1000, (20, 1))
    (line,) = lines(["it"], blocks(before + draw.normal(5, 1, (20, 1))), blocks(before))
    assert 4 < line.first.low < 5 < line.first.high < 6.5


# --- other boxes


def test_another_value_is_another_box(monkeypatch):
    game = load("djinn")
    with changed(game, ["box.mage.M21.price=1"]) as digest:
        assert digest != game.digest
        box = boxed(game)
    put(box, "box.mage.M21.price=2")
    assert box == boxed(game)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("box.mage.M99.price=2", "no 'M99'"),
        ("box.mage.M21.weight=2", "There are: id, power"),
        ("box.mage.M21.price=two", "such as 2"),
        ("box.mage.M21.price=99", "a whole number from 0 to 9"),
    ],
)
def test_a_box_that_cannot_be_is_refused(change, why):
    with pytest.raises(Refusal, match=why), changed(load("djinn"), [change]):
        pass


def test_what_cannot_be_asked_is_refused():
    with pytest.raises(Refusal, match="There are: cards, summons, wishes, seats, length, uses"):
        asked(DESERT, "djinns")
    with pytest.raises(Refusal, match="name one of greedy, gentle"):
        Study.of(DESERT, "seats", "random", 2, "1", 0)
    with pytest.raises(Refusal, match="2 to 4 players, not 5"):
        Study.of(DESERT, "seats", "greedy", 5, "1", 0)
    with pytest.raises(Refusal, match="reads no values from a file"), changed(DESERT, ["box.a=1"]):
        pass
