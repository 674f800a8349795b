"""FT-4: picking up and sowing, checked against a slow second writing."""

import numpy as np

from majlis.core.record import NONE
from majlis.games.five_tribes.actions import AT, TILE
from majlis.games.five_tribes.parts import TILES, TRIBE_COUNT, TRIBES
from majlis.games.five_tribes.rules.grid import ENDS, NOWHERE
from tests.games.five_tribes.names import LETTERS, at, pick, tile, tile_name
from tests.games.five_tribes.oracle import drops, lifted, pick_ups, walks
from tests.games.five_tribes.table import Phase, meeples, opened, owner, phase, play, position, walk


def city_of(states):
    return tuple(tuple(int(n) for n in tile) for tile in states[0]["meeples"])


def test_all_meeples_of_the_tile_are_picked_up():
    """FT-4.1: none stays behind."""
    states = play(position(meeples={"C3": "vemm", "C2": "vemba"}), pick("C3"))
    assert meeples(states, "C3") == "" and states[0]["carry"].tolist() == [1, 1, 2, 0, 0]
    assert phase(states) == Phase.DROP


def test_an_empty_tile_cannot_be_picked_up():
    """FT-4.1: nothing stands there."""
    states = position(meeples={"C3": "v", "C2": "v"})
    assert pick("C3") in opened(states) and pick("A1") not in opened(states)


def test_each_step_drops_one_meeple_on_a_neighbouring_tile():
    """FT-4.2: four neighbours, not the diagonal ones, any colour that is carried."""
    states = play(
        position(meeples={"C3": "vm", **dict.fromkeys(("A3", "B2", "C1", "D2", "E3", "C5"), "vm")}), pick("C3")
    )
    around = {"C2", "B3", "D3", "C4"}
    assert opened(states) == {at(name + letter) for name in around for letter in "vm"}
    play(states, at("C2m"))
    assert meeples(states, "C2") == "m" and states[0]["carry"].tolist() == [1, 0, 0, 0, 0]


def test_a_step_never_leads_straight_back():
    """FT-4.3: neither to the start from the first tile, nor later to the tile left before."""
    everywhere = {tile_name(t): "m" for t in range(12)}  # rows 1 and 2
    states = play(position(meeples=everywhere | {"C3": "mmmm", "E3": "m"}), pick("C3"), at("C2m"))
    assert opened(states) == {at("B2m"), at("D2m"), at("C1m")}
    assert opened(play(states, at("D2m"))) == {at("D1m"), at("E2m"), at("D3m")}


def test_a_loop_over_the_start_is_allowed():
    """FT-4.3: round a block of four, and again onto the first tile."""
    states = position(meeples={"C3": "vvvvv"}, reserve=False)
    walk(states, "C3 C2v D2v D3v C3v C2v")
    assert owner(states, "C2") == 0 and states[0]["viziers"][0] == 2


def test_the_last_meeple_needs_its_own_colour():
    """FT-4.4: an empty tile, or one with other colours, is no end."""
    states = play(position(meeples={"C3": "v", "C2": "v", "B3": "emba", "D3": "vm"}), pick("C3"))
    assert opened(states) == {at("C2v"), at("D3v")}


def test_a_meeple_dropped_in_the_same_move_is_good_enough():
    """FT-4.4: the fifth vizier follows the first."""
    states = position(meeples={"A1": "vvvvv"}, reserve=False)
    assert opened(states) == {pick("A1")}
    assert opened(position(meeples={"A1": "vvvv"}, reserve=False)) != {pick("A1")}


def test_a_tile_that_leads_nowhere_cannot_be_picked_up():
    """FT-4.5: a single meeple without its colour next door, two without it two steps away."""
    states = position(meeples={"A1": "v", "C1": "v", "A3": "ma", "F1": "m", "E2": "aa"})
    assert pick("A1") not in opened(states) and pick("C1") not in opened(states) and pick("A3") not in opened(states)
    assert pick("A1") in opened(position(meeples={"A1": "v", "A2": "v"}))


def test_a_drop_that_leads_nowhere_is_closed():
    """FT-4.5: of two meeples the one that is needed at the end is kept."""
    states = play(position(meeples={"A1": "vm", "C1": "m"}), pick("A1"))
    assert opened(states) == {at("B1v")}
    assert opened(play(states, at("B1v"))) == {at("C1m")}


def test_tiles_with_camels_are_crossed_like_others():
    """FT-4.2: own and others', empty or not."""
    states = position(meeples={"A1": "vve", "D1": "e"}, camels={"B1": 0, "C1": 1})
    walk(states, "A1 B1v C1v D1e")
    assert meeples(states, "B1") == "v" and meeples(states, "C1") == "v" and owner(states, "C1") == 1


def test_the_path_of_the_move_is_kept():
    """FT-4.2: for the picture, the start first."""
    states = walk(position(meeples={"A1": "vve", "D1": "e"}), "A1 B1v C1v D1e")
    path = states[0]["path"]
    assert [tile_name(t) for t in path[path != NONE]] == ["A1", "B1", "C1", "D1"]


def random_city(chance, crowded):
    """Meeples strewn over some tiles; crowded ones have a heap besides."""
    bag = chance.permutation(np.repeat(np.arange(TRIBES), TRIBE_COUNT))
    tiles = chance.choice(TILES, chance.integers(2, 14), replace=False)
    city = {}
    for tribe in bag[: chance.integers(3, 22)]:
        name = tile_name(int(chance.choice(tiles)))
        city[name] = city.get(name, "") + LETTERS[tribe]
    if crowded:
        heap = tile_name(int(chance.choice(tiles)))
        city[heap] = city.get(heap, "") + "".join(LETTERS[tribe] for tribe in bag[22 : chance.integers(26, 33)])
    return city


def follow(states, chance):
    """Walk one whole move at random; at each step the open drops are those of the oracle."""
    start = int(chance.choice(sorted(opened(states)))) - TILE
    (city, hand), here, before, n = lifted(city_of(states), start), start, None, 0
    play(states, TILE + start)
    while phase(states) == Phase.DROP:
        found = drops(city, hand, here, before)
        assert opened(states) == {AT + to * TRIBES + tribe for to, tribe in found}
        to, tribe = sorted(found)[chance.integers(len(found))]
        play(states, AT + to * TRIBES + tribe)
        city, hand = city_of(states), tuple(int(n) for n in states[0]["carry"])
        here, before, n = to, here, n + 1
    return n


def test_open_pick_ups_and_drops_are_those_of_the_oracle_on_random_boards():
    """FT-4.5: from every step a whole move can be made, and every step from which one can be made is open."""
    chance, dead, long = np.random.default_rng(4), 0, 0
    for n in range(500):
        states = position(meeples=random_city(chance, n % 4 == 0), reserve=False, seed=n)
        found = pick_ups(city_of(states))
        assert {a - TILE for a in opened(states) if a < AT} == found
        dead += len(found) < np.count_nonzero(states[0]["meeples"].sum(axis=1))
        if found:
            long += follow(states, chance) >= 6
    assert dead > 200 and long > 50


def test_every_whole_move_of_the_oracle_can_be_played_and_no_other():
    """FT-4.2 to FT-4.5: on small hands all moves are listed."""
    chance = np.random.default_rng(5)
    for n in range(12):
        states = position(meeples=random_city(chance, False), reserve=False, seed=n)
        for start in range(TILES):
            if TILE + start in opened(states) and states[0]["meeples"][start].sum() <= 4:
                city, hand = lifted(city_of(states), start)
                assert listed(play(states.copy(), TILE + start)) == set(walks(city, hand, start))


def listed(states):
    """Every way to complete the move, by the open actions."""
    if phase(states) != Phase.DROP:
        return {()}
    moves = set()
    last = states[0]["n_carry"] == 1
    for a in opened(states):
        rest = {()} if last else listed(play(states.copy(), a))
        moves |= {(divmod(a - AT, TRIBES), *more) for more in rest}
    return moves


def test_where_a_move_can_end_depends_on_distance_and_parity():
    """FT-4.3: with n meeples no farther than n and as odd as n; two meeples cannot end on their start."""
    for start in range(TILES):
        for n in range(1, 15):
            for end in range(TILES):
                far = abs(start // 6 - end // 6) + abs(start % 6 - end % 6)
                reachable = far <= n and (n - far) % 2 == 0 and not (n == 2 and start == end)
                assert bool(ENDS[start, NOWHERE, n] >> end & 1) == reachable


def test_six_meeples_can_always_move():
    """FT-4.5: two of them are alike, and a loop brings them together; from any tile."""
    for t in range(TILES):
        assert opened(position(meeples={tile_name(t): "vembav"}, reserve=False)) == {TILE + t}
    lone = position(meeples={"C3": "vemba"}, reserve=False)
    assert not {a for a in opened(lone) if a < AT} and tile("C3") == 14


def test_a_heap_of_thirty_can_be_sown():
    """FT-4.2: there is no limit to a hand; the steps beyond those kept for the picture are played too."""
    states = position(meeples={"C3": "vvvvvv" * 2 + "eeeeee" * 3 + "mm"}, reserve=False)
    chance = np.random.default_rng(1)
    assert follow(states, chance) == 32
