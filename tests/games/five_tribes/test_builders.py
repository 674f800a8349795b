"""FT-5.4: builders. Rows 4 and 5 of the city are blue."""

from majlis.games.five_tribes.parts import Good
from tests.games.five_tribes.names import slaves
from tests.games.five_tribes.table import Phase, acting, gold, hand, opened, phase, play

S = Good.SLAVE


def test_builders_bring_gold_for_the_blue_tiles_around():
    """FT-5.4: two builders and six blue tiles in the block of nine around C4."""
    assert gold(acting("b", 2, to="C4")) == 50 + 2 * 6


def test_the_tile_of_the_move_counts_too():
    """FT-5.4: a single blue tile, in the middle, is enough."""
    city = "o" * 14 + "v" + "o" * 15
    assert gold(acting("b", 3, to="C3", city=city)) == 50 + 3
    assert gold(acting("b", 3, to="D4", city=city)) == 50 + 3
    assert gold(acting("b", 3, to="D5", city=city)) == 50


def test_sacred_places_and_villages_are_blue_and_nothing_else():
    """FT-5.4: five faces of the tiles are blue, three are red."""
    for letter, each in zip("vsxyzomb", (1, 1, 1, 1, 1, 0, 0, 0), strict=True):
        states = acting("b", 2, to="C1", city="o" * 8 + letter + "o" * 21)
        assert gold(states) == 50 + 2 * each


def test_the_block_ends_at_the_edge_of_the_city():
    """FT-5.4: four tiles in the corner A5, none of them beyond the edge."""
    assert gold(acting("b", 2, to="A5", elders=())) == 50 + 2 * 4


def test_builders_without_blue_tiles_bring_nothing():
    """FT-5.4: no blue tile around C1."""
    assert gold(acting("b", 2, to="C1")) == 50


def test_slaves_count_like_builders():
    """FT-5.4: three builders, a slave and four blue tiles bring 16 gold."""
    states = acting("b", 3, to="A4", hands=[[S, S, Good.FISH]])
    assert phase(states) == Phase.BUILD
    assert opened(states) == {slaves(0), slaves(1), slaves(2)}
    play(states, slaves(1))
    assert gold(states) == 50 + 16 and hand(states) == [Good.FISH, S]


def test_any_number_of_slaves_may_be_discarded():
    """FT-5.4: none, or all; they go to the discards."""
    for n in range(4):
        states = play(acting("b", 2, to="A4", hands=[[S] * 3]), slaves(n))
        assert gold(states) == 50 + (2 + n) * 4
        assert hand(states) == [S] * (3 - n) and states[0]["discard"][S] == n


def test_without_slaves_nothing_is_asked():
    """FT-5.4: the gold comes at once; goods are no slaves."""
    assert gold(acting("b", 2, to="A4", hands=[[Good.FISH]])) == 58


def test_builders_go_into_the_bag():
    """FT-5.4: all of them."""
    assert acting("b", 3, to="C4")[0]["bag"][3] == 18
