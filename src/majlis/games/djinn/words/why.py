"""Why an action is not open: one sentence with the number of its rule."""

from majlis.core.record import NONE
from majlis.core.speech import COMMON
from majlis.games.djinn.actions import (
    BASIC,
    BOSSES,
    BUY,
    CATCH,
    COIN,
    DONE,
    EDGE,
    FORFEIT,
    LAY,
    MAGE,
    OPTION,
    PASSAGE,
    REFILL,
    SCROLL,
    SPECIAL,
    STOP,
    STREET,
    TILE,
    TRADE,
)
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import BETTER, ROUNDS, SEATS, SOURCE, SQUARES, TILES_OF_A_KIND, Option, Place, Tile
from majlis.games.djinn.state import IN_HAND, NO_PASSAGE, SHOWN, Acted, Phase
from majlis.games.djinn.words.actions import STARTS
from majlis.games.djinn.words.facts import Facts
from majlis.games.djinn.words.free_offers import free_kind
from majlis.games.djinn.words.phrases import ENDS, here
from majlis.games.djinn.words.possibilities import can_pay_all, stays
from majlis.games.djinn.words.reasons import REASONS
from majlis.games.djinn.words.reckoning import assistants_at, catch_due, has, passage_at, source_price, to_lay, wears
from majlis.games.djinn.words.why_catch import CATCHING, bosses_of_supply
from majlis.games.djinn.words.why_free import free
from majlis.games.djinn.words.why_rewards import REWARDS

AT_SOURCE = range(REFILL, STOP)
ALONE = {"passage_boxed": "own_passage_boxed", "mage_held": "own_mage", "trophy_taken": "own_trophy"}


def why(view, a, lang="en", names=()):
    """The reason, as the acting player may see it."""
    f = Facts(view, a, lang, names)
    if f.v.turn == NONE:
        return COMMON[lang]["over"]
    reason = reason_for(f.v, a)
    reason = ALONE.get(reason, reason) if f.v.seats == 1 else reason
    words = REASONS[lang][reason].format_map(f)
    return words[0].upper() + words[1:]


def reason_for(v, a):
    """The reason's name."""
    asked, reason = ASKED[v.phase]
    if a in asked:
        return reason(v, a)
    if free_kind(a):
        return free(v, a)
    if a in AT_SOURCE and v.phase in (Phase.ACT, Phase.MOVE, Phase.ENTER):
        return "only_source"
    return "must" if a == DONE and v.phase not in CHAPTERS else "question"


# --- the draft, walking


def tile(v, a):
    card = a - TILE
    if v.tile[card] != SHOWN:
        return "tile_taken" if v.tile[card] < SEATS else "tile_absent"
    return "tile_good" if card < TILES_OF_A_KIND else "tile_bad"


def enter(v, a):
    node = ENDS[a - EDGE]
    return "not_a_square" if node < ROUNDS or node == SOURCE else "enter_unpaid"


def walk(v, a):
    edge, way = a - EDGE, v.aim if v.phase == Phase.WALK_ON else v.edge[v.turn]
    return "far" if STARTS[edge] != ENDS[way] else "back"


def pay(v, a):
    if a == COIN:
        return "trade_needs" if v.coins[v.turn] else "no_coin"
    return "trade_needs" if v.scrolls[v.turn] else "no_scroll"


# --- the actions of a turn


def act(v, a):
    if a == DONE:
        acted = v.acted & (Acted.BASIC | Acted.PASSAGE | Acted.FORFEIT)
        return "catch_due" if acted and catch_due(v) else "act_first"
    if a == CATCH:
        return "catch_square" if here(v) >= ROUNDS else "caught" if v.acted & Acted.CATCH else "nobody_here"
    if a >= FORFEIT:
        return "forgone" if v.acted & Acted.FORFEIT else "forgo_acted"
    return passage(v) if a == PASSAGE else place_action(v, a)


def place_action(v, a):
    place, at_round = v.symbol[here(v)], here(v) < ROUNDS
    if a == SPECIAL and not at_round:
        return "square"
    if v.acted & (Acted.BASIC | Acted.FORFEIT):
        return "forgone" if v.acted & Acted.FORFEIT else "acted"
    barred = place == Place.CATACOMBS and has(v, Tile.N06_CATACOMBS)
    if a == SPECIAL and barred:
        return "barred"
    if a == BASIC and at_round and not barred and place != Place.MANUFACTORY:
        return "special_here"
    return impossible(place, a == SPECIAL)


def impossible(place, special):
    if place == Place.TAVERN:
        return "no_mages" if special else "no_plain_mages"
    return "factory" if place == Place.MANUFACTORY else "no_trades"


def passage(v):
    """The own passage at this square."""
    if here(v) < ROUNDS:
        return "passage_round"
    place = passage_at(v, here(v))
    if place == NONE:
        return "no_passage"
    if v.acted & (Acted.PASSAGE | Acted.FORFEIT):
        return "forgone" if v.acted & Acted.FORFEIT else "passage_used"
    return "fresh_passage" if v.laid >> place & 1 else impossible(place, False)


def source(v, a):
    if a < REFILL:
        return "at_source"
    if a >= BUY:
        return sleepless(v) if v.scrolls[v.turn] >= source_price(v) else "price"
    if v.acted & Acted.ROW_ONE:
        return "row_one"
    return bosses_of_supply(v, 1) if a == BOSSES else "full"


def sleepless(v):
    """Why nobody can be woken."""
    return "deep_sleep" if has(v, Tile.N05_SLEEP) else "nobody_sleeps"


# --- the Archives, the Market


def option(v, a):
    if a == DONE:
        return "must_option"
    chosen = a - OPTION
    if v.options_taken >> chosen & 1:
        return "option_twice"
    if (chosen >= BETTER) != (to_lay(v) == 0):
        return "better" if chosen >= BETTER else "worse"
    match chosen:
        case Option.PASSAGE:
            return "nothing_fits"
        case Option.CIRCLE:
            return "circles_open"
        case Option.BETTER_CIRCLE:
            return "no_keys_left"
    return sleepless(v)


def lay(v, a):
    place, square = divmod(a - LAY, SQUARES)
    where = v.passage[v.turn][place]
    if where != IN_HAND:
        return "passage_boxed" if where == NO_PASSAGE else "passage_laid"
    if v.symbol[ROUNDS + square] == place:
        return "same_place"
    if any(v.passage[seat][place] == square for seat in range(v.seats)):
        return "same_passage"
    return "own_passage"


def trade(v, a):
    if a == DONE:
        return "must_trade"
    chosen = a - TRADE
    if stays(v, chosen) and wears(v, Effect.STAY) == NONE:
        return "same_tent"
    if not can_pay_all(v, chosen):
        return "trade_toll" if assistants_at(v, chosen) else "trade_price"
    return "trade_nothing"


CHAPTERS = (Phase.ENTER, Phase.MOVE, Phase.STREET, Phase.WALK_ON)
ASKED = {
    Phase.DRAFT: (range(TILE, LAY), tile),
    Phase.ENTER: (range(EDGE, OPTION), enter),
    Phase.MOVE: (range(EDGE, OPTION), walk),
    Phase.STREET: (range(0), None),
    Phase.WALK_ON: (range(EDGE, OPTION), walk),
    Phase.PAY: ((COIN, SCROLL), pay),
    Phase.ACT: ((DONE, *range(BASIC, REFILL)), act),
    Phase.SOURCE: (range(BASIC, STOP), source),
    Phase.ARCHIVES: ((DONE, *range(OPTION, TRADE)), option),
    Phase.LAY: (range(LAY, STREET), lay),
    Phase.MARKET: ((DONE, *range(TRADE, MAGE)), trade),
    **REWARDS,
    **CATCHING,
}
