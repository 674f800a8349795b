"""Moments at which something is refused: what was tried, and the reason that the rules give."""

from majlis.core.record import named
from majlis.games.djinn.parts import Option, Place, Trade
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import SHOWN, Acted, Ending
from tests.games.djinn.alone import alone
from tests.games.djinn.layout import ids
from tests.games.djinn.names import (
    BASIC,
    BOSS,
    BOSSES,
    BUY_BOTTLE,
    BUY_MAGES,
    CATCH,
    CIRCLE,
    COIN,
    COVER,
    GO,
    KEY_COIN,
    KEY_MAGIC,
    KEY_SCROLL,
    MAGES,
    PASSAGE,
    REFILL,
    SCROLL,
    SPECIAL,
    STOP,
    TILES,
    TWO_COINS,
    YES,
    chest,
    colour,
    cork,
    cork_boss,
    equip,
    free,
    lay,
    mage,
    number,
    option,
    street,
    tile,
    to,
    trade,
    trophy,
)
from tests.games.djinn.table import Phase, at_round, at_source, at_square, moving, play, position

PLAIN_MAGES = " ".join(MAGES[:16])  # without key
LAID = {Place.TAVERN: "q1", Place.CATACOMBS: "q2", Place.ARCHIVES: "q3", Place.MANUFACTORY: "q4"}


def changed(states, **fields):
    """The same, with these fields set by hand."""
    for field, value in fields.items():
        named(states)[field] = value
    return states


def drafting(**more):
    """P02, N02 and others are still to be had."""
    states = changed(position(phase=Phase.DRAFT, **more), drafted=2, rounds=0)
    named(states).tile[ids("P02 N02", TILES)] = SHOWN
    return states


def entering(**more):
    return position(None, phase=Phase.ENTER, **more)


def stopping(**more):
    """At an edge where Ben stands."""
    return play(moving("q1-r1", others={1: {"at": "r1-q3"}}, **more), to("r1-q3"), STOP)


def laying(**more):
    return play(at_square(Place.ARCHIVES, **more), BASIC, option(Option.PASSAGE))


def trading(**more):
    return play(at_square(Place.MARKET, **more), BASIC)


def awarded(name, **more):
    """A third trophy with its gain."""
    return play(at_square(Place.TAVERN, corked="bbb", won="I-6 II-6", trophies=name, **more), trophy(name))


def hunting(prey="", street_of="buk", **more):
    """These are chosen; anybody else?"""
    wanted = [BOSS if letter == "k" else colour(letter) for letter in prey]
    return play(at_round(Place.ACADEMY, street_of, **more), CATCH, *wanted)


def lodging(**more):
    """A red and a white djinn, of whom the red one is to be housed."""
    return changed(at_round(Place.ACADEMY, "bu", **more), phase=Phase.LODGE, lodge=[0, 0, 1, 1, 0])


def helped(**more):
    """A brown djinn is caught: who helps?"""
    return play(hunting("b", **more), GO)


TURN = (
    (moving, {CIRCLE: Why.QUESTION, GO: Why.QUESTION, REFILL: Why.ONLY_SOURCE}),
    (lambda: play(at_source(scrolls=4), BUY_BOTTLE), {GO: Why.MUST, KEY_COIN: Why.NO_KEY, COIN: Why.QUESTION}),
    (
        lambda: drafting(tiles="P01", others={1: {"tiles": "N01"}}),
        {tile("N01"): Why.TILE_TAKEN, tile("P05"): Why.TILE_ABSENT, tile("P02"): Why.TILE_GOOD},
    ),
    (lambda: drafting(tiles="N03"), {tile("N02"): Why.TILE_BAD}),
    (entering, {to("q1-r1"): Why.NOT_A_SQUARE, to("r1-S"): Why.NOT_A_SQUARE}),
    (lambda: entering(coins=0, others={1: {"at": "r1-q1"}}), {to("r1-q1"): Why.ENTER_UNPAID}),
    (lambda: moving("r1-q1"), {to("q4-r4"): Why.FAR, to("q1-r1"): Why.BACK}),
    (lambda: stopping(coins=0, scrolls=1), {COIN: Why.NO_COIN}),
    (stopping, {SCROLL: Why.NO_SCROLL, GO: Why.MUST, KEY_COIN: Why.WAIT}),
    (
        lambda: play(moving("q1-r1", coins=0, keys=1, others={1: {"at": "r1-q3"}}), to("r1-q3")),
        {STOP: Why.STOP_UNPAID, COIN: Why.QUESTION},
    ),
    (
        lambda: play(trading(coins=1, scrolls=1, others={1: {"tent": 1}}), trade(Trade.B)),
        {COIN: Why.TRADE_NEEDS},
    ),
    (lambda: play(at_square(Place.ACADEMY), BASIC), {BASIC: Why.ACTED, TWO_COINS: Why.FORGO_ACTED}),
    (lambda: play(at_square(Place.ACADEMY), TWO_COINS), {BASIC: Why.FORGONE, TWO_COINS: Why.FORGONE}),
    (lambda: play(at_round(Place.ACADEMY, "buk"), TWO_COINS), {GO: Why.CATCH_DUE, SPECIAL: Why.FORGONE}),
    (
        lambda: at_square(Place.ACADEMY),
        {GO: Why.ACT_FIRST, SPECIAL: Why.SQUARE, PASSAGE: Why.NO_PASSAGE, CATCH: Why.CATCH_SQUARE},
    ),
    (
        lambda: at_round(Place.ACADEMY, ""),
        {PASSAGE: Why.PASSAGE_ROUND, CATCH: Why.NOBODY_HERE},
    ),
    (lambda: play(at_round(Place.ACADEMY), CATCH, GO), {CATCH: Why.CAUGHT}),
    (lambda: at_round(Place.CATACOMBS, tiles="N06"), {SPECIAL: Why.BARRED}),
    (lambda: at_round(Place.TAVERN, others={1: {"mages": " ".join(MAGES)}}), {SPECIAL: Why.NO_MAGES}),
    (lambda: at_square(Place.TAVERN, others={1: {"mages": PLAIN_MAGES}}), {BASIC: Why.NO_PLAIN_MAGES}),
    (lambda: at_square(Place.MANUFACTORY, coins=1), {BASIC: Why.FACTORY}),
    (lambda: at_round(Place.MANUFACTORY, coins=2), {SPECIAL: Why.FACTORY}),
    (lambda: at_square(Place.MARKET, coins=0), {BASIC: Why.NO_TRADES}),
    (
        lambda: changed(at_square(Place.ACADEMY, passages={Place.TAVERN: "q2"}), laid=1 << Place.TAVERN),
        {PASSAGE: Why.FRESH_PASSAGE},
    ),
    (
        lambda: changed(at_square(Place.ACADEMY, passages={Place.TAVERN: "q2"}), acted=Acted.MOVED | Acted.PASSAGE),
        {PASSAGE: Why.PASSAGE_USED},
    ),
)
SOURCE = (
    (at_source, {BASIC: Why.AT_SOURCE, TWO_COINS: Why.AT_SOURCE, BUY_BOTTLE: Why.PRICE, BOSSES: Why.BOSS_POWER}),
    (lambda: play(at_source(), REFILL), {REFILL: Why.ROW_ONE, BOSSES: Why.ROW_ONE}),
    (lambda: at_source(magic=4, scrolls=4), {REFILL: Why.FULL, BUY_MAGES: Why.NOBODY_SLEEPS}),
    (lambda: at_source(scrolls=4, tiles="N05", asleep="M01"), {BUY_MAGES: Why.DEEP_SLEEP}),
    (lambda: at_source(others={1: {"corked_boss": "bburrw"}}), {BOSSES: Why.NO_SUPPLY}),
    (lambda: at_source(ringed="bu"), {BOSSES: Why.BOSS_ROOM}),
    (
        lambda: play(at_source(magic=7, capacity=8, ringed="b", bottles="b"), BOSSES),
        {number(0): Why.AT_LEAST_ONE, number(2): Why.NUMBER_ROOM, number(7): Why.SUPPLY},
    ),
    (lambda: play(at_source(magic=7, capacity=8), BOSSES), {number(2): Why.NUMBER_POWER}),
)
PLACES = (
    (
        lambda: play(at_square(Place.ACADEMY, tiles="P09", asleep="M01"), BASIC),
        {number(3): Why.STUDY_MOST, number(2): Why.FEW_SLEEPERS},
    ),
    (
        lambda: play(
            at_square(Place.ARCHIVES, asleep="M01 M02", mages="M03", others={1: {"mages": "M04"}}),
            BASIC,
            option(Option.ACTIVATE),
        ),
        {mage("M03"): Why.MAGE_AWAKE, mage("M04"): Why.NOT_YOUR_MAGE},
    ),
    (
        lambda: play(
            at_square(Place.TAVERN, mages="M03", tavern="M01 M02 M17 M18", others={1: {"asleep": "M04"}}), BASIC
        ),
        {
            mage("M03"): Why.OWN_MAGE,
            mage("M04"): Why.MAGE_HELD,
            mage("M05"): Why.MAGE_ABSENT,
            mage("M17"): Why.MAGE_KEY,
        },
    ),
    (
        lambda: play(at_square(Place.ARCHIVES, opened=2), BASIC),
        {
            GO: Why.MUST_OPTION,
            option(Option.BETTER_COINS): Why.BETTER,
            option(Option.CIRCLE): Why.CIRCLES_OPEN,
            option(Option.ACTIVATE): Why.NOBODY_SLEEPS,
        },
    ),
    (
        lambda: play(at_round(Place.ARCHIVES), SPECIAL, option(Option.COINS)),
        {option(Option.COINS): Why.OPTION_TWICE, KEY_COIN: Why.NO_KEY},
    ),
    (
        lambda: play(at_square(Place.ARCHIVES, passages=LAID, opened=2, others={1: {"keys": 12}}), BASIC),
        {option(Option.COINS): Why.WORSE, option(Option.BETTER_CIRCLE): Why.NO_KEYS_LEFT},
    ),
    (
        lambda: play(
            at_square(
                Place.ARCHIVES,
                seats=3,
                passages={Place.CATACOMBS: "q1", Place.ARCHIVES: "q2", Place.MANUFACTORY: "q5"},
                others={1: {"passages": {Place.TAVERN: "q3"}}, 2: {"passages": {Place.TAVERN: "q6"}}},
            ),
            BASIC,
        ),
        {option(Option.PASSAGE): Why.NOTHING_FITS},
    ),
    (
        lambda: laying(passages={Place.TAVERN: "q1"}, others={1: {"passages": {Place.CATACOMBS: "q2"}}}),
        {
            lay(Place.MARKET, "q2"): Why.PASSAGE_BOXED,
            lay(Place.TAVERN, "q2"): Why.PASSAGE_LAID,
            lay(Place.CATACOMBS, "q5"): Why.SAME_PLACE,
            lay(Place.CATACOMBS, "q2"): Why.SAME_PASSAGE,
            lay(Place.CATACOMBS, "q1"): Why.OWN_PASSAGE,
        },
    ),
    (lambda: changed(alone(), phase=Phase.LAY), {lay(Place.MARKET, "q2"): Why.OWN_PASSAGE_BOXED}),
    (
        lambda: trading(coins=1, scrolls=1, tent=0),
        {
            GO: Why.MUST_TRADE,
            trade(Trade.A1): Why.SAME_TENT,
            trade(Trade.E): Why.TRADE_NOTHING,
        },
    ),
    (
        lambda: trading(coins=1, others={1: {"tent": 1}}),
        {trade(Trade.A3): Why.TRADE_PRICE, trade(Trade.B): Why.TRADE_TOLL},
    ),
    (lambda: play(trading(coins=2), trade(Trade.A2), colour("b")), {colour("b"): Why.SAME_COLOUR}),
    (
        lambda: play(at_square(Place.ARCHIVES), BASIC, option(Option.CIRCLE)),
        {COVER: Why.NOT_COVERED, BASIC: Why.QUESTION},
    ),
    (
        lambda: play(at_square(Place.CATACOMBS, kit="HA5", chests="CH01 CH02 CH03"), BASIC, YES),
        {chest("CH07"): Why.CHEST_CLOSED},
    ),
    (lambda: play(at_square(Place.MANUFACTORY), BASIC), {equip("ST9"): Why.KIT_ABSENT}),
    (
        lambda: play(at_square(Place.MANUFACTORY, kit="ST1 HA1", display="ST2"), BASIC, equip("ST2")),
        {equip("HA1"): Why.NOT_KEPT},
    ),
)
HOMES = (
    (lambda: awarded("III-2"), {street("r1", "w"): Why.NOT_THERE}),
    (lambda: awarded("III-2", ringed="bb", bottles="w", corks=1), {street("r1", "b"): Why.NO_ROOM}),
    (
        lambda: play(awarded("III-2", ringed="b"), street("r4", "w")),
        {colour("b"): Why.WRONG_BOTTLE, colour("w"): Why.NO_BOTTLE, GO: Why.MUST, cork("b"): Why.RINGED_NO_BOTTLE},
    ),
    (lambda: play(awarded("III-2", bottles="w"), street("r4", "w")), {colour("w"): Why.NO_CORK}),
    (
        lambda: play(awarded("III-2", ringed="bb", bottles="w", corks=1), street("r4", "w")),
        {CIRCLE: Why.NO_CIRCLE, cork("u"): Why.NOT_RINGED},
    ),
    (
        lambda: play(awarded("III-2", tiles="N10", bottles="w", corks=1), street("r4", "w")),
        {colour("w"): Why.CIRCLES_FIRST},
    ),
    (
        lambda: lodging(ringed="b", bottles="r", corks=1),
        {CIRCLE: Why.REST_HOMELESS, colour("w"): Why.WRONG_BOTTLE},
    ),
)
CATCHES = (
    (
        lambda: hunting(magic=3),
        {
            colour("w"): Why.NONE_LEFT,
            free("b"): Why.FREE_NEEDS_BOSS,
            colour("b"): Why.PREY_POWER,
            BOSS: Why.PREY_POWER,
        },
    ),
    (lambda: hunting(street_of="bu", ringed="bb"), {BOSS: Why.NO_BOSS, colour("u"): Why.PREY_ROOM}),
    (
        lambda: play(hunting("k", "buuk", magic=8, flipped=1, capacity=8, keys=2, opened=2), free("b")),
        {BOSS: Why.BOSS_WANTED, free("u"): Why.ONE_FREE, colour("b"): Why.NONE_LEFT, colour("u"): Why.PREY_POWER},
    ),
    (
        lambda: helped(magic=1, coins=2, mages="M06 M17 M18", asleep="M05", kit="ST5 HA5", turned="CL5", keys=0),
        {
            GO: Why.NEED_MAGIC,
            KEY_SCROLL: Why.KEY_MAGIC,
            KEY_MAGIC: Why.NO_KEY,
            mage("M01"): Why.NOT_YOUR_MAGE,
            mage("M05"): Why.MAGE_ASLEEP,
            equip("ST5"): Why.STEADY,
            equip("HA5"): Why.NO_HELP,
            equip("CL5"): Why.KIT_DOWN,
            equip("ST1"): Why.KIT_NOT_YOURS,
            cork("b"): Why.WAIT,
        },
    ),
    (lambda: helped(magic=4, coins=1, mages="M01 M17"), {mage("M17"): Why.MAGE_PRICE}),
    (lambda: helped(magic=1, coins=2, mages="M06 M17"), {mage("M06"): Why.REST_UNPAID}),
    (
        lambda: play(at_square(Place.TAVERN, corked="bbbuuu"), trophy("I-1")),
        {colour("r"): Why.NOT_THREE, GO: Why.MUST},
    ),
)
PAUSES = (
    (
        lambda: at_square(Place.ACADEMY, ringed="bk", bottles="b", turned="ST1", kit="ST6 HA5"),
        {
            KEY_COIN: Why.NO_KEY,
            cork("u"): Why.NOT_RINGED,
            cork("b"): Why.RINGED_NO_CORK,
            cork_boss("w"): Why.RINGED_NO_BOTTLE,
            trophy("I-1"): Why.NO_THREE,
            trophy("I-7"): Why.TROPHY_ABSENT,
            equip("ST1"): Why.KIT_DOWN,
            equip("HA1"): Why.KIT_NOT_YOURS,
            equip("ST6"): Why.KIT_CATCH,
            equip("HA5"): Why.KIT_ITSELF,
        },
    ),
    (
        lambda: at_square(Place.TAVERN, keys=1, magic=4, kit="ST1 HA6 CL5"),
        {
            KEY_MAGIC: Why.FULL,
            equip("ST1"): Why.FULL,
            equip("HA6"): Why.GAIN_NOTHING,
            equip("CL5"): Why.NO_BOTTLES,
        },
    ),
    (
        lambda: at_square(Place.TAVERN, corked="bbb", won="I-1", trophies="II-1 III-1", others={1: {"won": "I-2"}}),
        {trophy("I-1"): Why.OWN_TROPHY, trophy("I-2"): Why.TROPHY_TAKEN, trophy("III-1"): Why.TROPHY_ROW},
    ),
    (lambda: at_source(ending=Ending.LAST_VISIT, corked="bbb"), {trophy("I-1"): Why.TROPHY_END}),
    (lambda: play(at_square(Place.TAVERN, magic=0, kit="ST1"), equip("ST1")), {equip("ST1"): Why.BONUS_USED}),
    (lambda: at_square(Place.ACADEMY, kit="ST1"), {equip("ST1"): Why.BONUS_PLACE}),
    (lambda: play(at_square(Place.ACADEMY, magic=0, kit="ST9"), equip("ST9")), {equip("ST9"): Why.EXCHANGE_USED}),
    (lambda: at_square(Place.ACADEMY, coins=0, kit="ST9"), {equip("ST9"): Why.EXCHANGE_PRICE}),
    (lambda: at_square(Place.ACADEMY, magic=4, kit="ST9"), {equip("ST9"): Why.EXCHANGE_NOTHING}),
    (
        lambda: play(at_square(Place.ACADEMY, bottles="b", kit="CL5"), equip("CL5")),
        {colour("u"): Why.NO_SUCH_BOTTLE, GO: Why.MUST},
    ),
    (lambda: at_square(Place.ACADEMY, kit="CL7"), {equip("CL7"): Why.KIT_ITSELF}),
    (lambda: alone(kit="CL7"), {equip("CL7"): Why.KIT_NOBODY}),
)
MOMENTS = {"turn": TURN, "source": SOURCE, "places": PLACES, "homes": HOMES, "catches": CATCHES, "pauses": PAUSES}
