"""What makes a seat likely to win, in numbers: the lines of the score sheet, what may still come of them, the tempo."""

from pathlib import Path

from majlis.core.compile import rule
from majlis.core.game import Features
from majlis.core.observing import number_at, sum_of
from majlis.core.record import NONE
from majlis.core.weights import read
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.mind.endings import best_in_hand
from majlis.games.five_tribes.mind.worth import EXTRA
from majlis.games.five_tribes.parts import Good, Kind, Tribe
from majlis.games.five_tribes.rules import scoring
from majlis.games.five_tribes.rules.tribes import blue_around
from majlis.games.five_tribes.state import Phase

NAMES = (
    *("points", "gold", "vizier_points", "majority"),
    "vizier_lead",  # over the next best, at most three either way
    *("elder_points", "elders", "slaves", "tiles", "tile_points"),
    "pieces",  # points of palms and palaces
    "markets",  # tiles that bring nothing more
    "goods_points",
    "kinds",  # different goods
    "djinn_points",
    "powers",  # what the djinns' powers may bring
    "djinns",
    "djinn_fuel",  # djinns with elders or slaves to use them
    "thieves",
    "camels",  # placed, of all
    "last_camels",  # at most two are left
    "to_play",  # markers that have not yet played in this round
    "early",  # how many of the others' markers play later
    "bids",  # markers that have not yet bid
    "turn",
    "moving",  # in the middle of a move
    "in_hand",  # the best that this move can bring
    "due_viziers",  # taken and not yet in front
    *("due_elders", "due_goods", "due_gold", "due_kills"),
    "due_place",  # a palm, a palace, a market or a sacred place that comes after the tribe's action
    "due_sacred",
)
ALL_MEEPLES = 90.0
MEEPLES_AT_END = 15.0  # about so many are left when nobody can move
CLOSE = 2
WEIGHTS = read(Path(__file__).with_name("weights.toml"), NAMES, range(2, parts.SEATS + 1))


@rule
def progress(v):
    """The most camels on the board, or the fewest meeples: whatever ends the game first."""
    most, taken = 0.0, sum_of(v.bag)
    for seat in range(v.seats):
        most = max(most, 1.0 - v.camels[seat] / parts.CAMELS[v.seats])
        taken += int(v.viziers[seat]) + int(v.elders[seat])
    return max(0.0, min(1.0, max(most, taken / (ALL_MEEPLES - MEEPLES_AT_END))))


@rule
def features(v, seat):
    people = people_features(v, seat)
    city = city_features(v, seat)
    goods = goods_features(v, seat)
    djinns = djinn_features(v, seat)
    gold = v.gold[seat] / 10.0
    points = gold + people[0] + people[1] + people[3] + city[1] + city[2] + goods[0] + djinns[0] + djinns[4]
    first = points, gold
    return first + people + city + goods + djinns + tempo_features(v, seat) + due_features(v, seat)


@rule
def people_features(v, seat):
    best = -100
    for other in range(v.seats):
        if other != seat:
            best = max(best, int(v.viziers[other]))
    lead = max(-3, min(3, int(v.viziers[seat]) - best))
    return (
        scoring.vizier_points(v, seat) / 10.0,
        scoring.majority_points(v, seat) / 10.0,
        lead / 3.0,
        scoring.elder_points(v, seat) / 10.0,
        v.elders[seat] / 3.0,
        v.hand[seat, Good.SLAVE] / 3.0,
    )


@rule
def city_features(v, seat):
    tiles, printed, pieces, markets = 0, 0, 0, 0
    palm = scoring.palm_points(v, seat)
    for tile in range(parts.TILES):
        if v.camel[tile] == seat:
            tiles += 1
            printed += int(parts.TILE_POINTS[v.face[tile]])
            pieces += int(v.palms[tile]) * palm + int(v.palaces[tile]) * parts.PALACE_POINTS
            markets += int(parts.KIND[v.face[tile]] != Kind.OASIS and parts.KIND[v.face[tile]] != Kind.VILLAGE)
    return tiles / 3.0, printed / 10.0, pieces / 10.0, markets / 3.0


@rule
def goods_features(v, seat):
    kinds = 0
    for good in range(parts.GOODS_FOR_SALE):
        kinds += int(v.hand[seat, good] > 0)
    return scoring.goods_points(v, seat) / 10.0, kinds / 3.0


@rule
def djinn_features(v, seat):
    printed, powers, n = 0, 0.0, 0
    for djinn in range(parts.DJINNS):
        if v.djinn[djinn] == seat:
            printed += int(parts.DJINN_POINTS[djinn])
            powers += EXTRA[djinn]
            n += 1
    thieves = number_at(v.thief, seat)
    fuel = min(n, int(v.elders[seat]) + int(v.hand[seat, Good.SLAVE]))
    return printed / 10.0, powers / 3.0, float(n), float(fuel), thieves * 0.6


@rule
def tempo_features(v, seat):
    waiting, early, others = 0, 0, 0
    for space in range(len(v.spaces)):
        if v.spaces[space] == seat:
            waiting += 1
            early += others
        elif v.spaces[space] != NONE:
            others += 1
    before = v.active == seat and v.phase == Phase.MOVE
    moving = v.active == seat and v.phase == Phase.DROP
    bids = int(parts.MARKERS[v.seats]) - waiting if v.phase == Phase.BID or v.phase == Phase.DISCOUNT else 0
    return (
        1.0 - v.camels[seat] / parts.CAMELS[v.seats],
        1.0 if v.camels[seat] <= CLOSE else 0.0,
        float(waiting + before + moving),
        early / 2.0,
        float(bids),
        1.0 if v.turn == seat else 0.0,
        1.0 if moving else 0.0,
        best_in_hand(v) / 10.0 if moving else 0.0,
    )


@rule
def due_features(v, seat):
    """What the end of a move has brought to hand and not yet to count."""
    if v.active != seat or v.here == NONE or v.phase == Phase.DROP:
        return 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    tribe = int(v.tribe) if v.n_carry > 0 or v.phase == Phase.BUILD or v.phase == Phase.KILL else NONE
    n, kind = float(v.took), parts.KIND[v.face[v.here]]
    place = 1.0 if v.phase < Phase.PLACE else 0.0
    return (
        n / 3.0 if tribe == Tribe.VIZIER else 0.0,
        n / 3.0 if tribe == Tribe.ELDER else 0.0,
        n / 3.0 if tribe == Tribe.MERCHANT else 0.0,
        n * blue_around(v, v.here) / 10.0 if tribe == Tribe.BUILDER else 0.0,
        1.0 if tribe == Tribe.ASSASSIN else 0.0,
        place if kind != Kind.SACRED else 0.0,
        place if kind == Kind.SACRED and v.elders[seat] > 0 else 0.0,
    )


FEATURES = Features(NAMES, features, progress)
