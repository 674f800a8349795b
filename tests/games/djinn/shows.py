"""What a step of a match shows, as facts by name: the golden matches must show all of them together."""

from majlis.core.record import NONE
from majlis.games.djinn import actions
from majlis.games.djinn.box import BOX
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import ROUNDS, SOURCE, TO, Option, Place, Tile, Trade
from majlis.games.djinn.state import DISCARDS, FRESH, LOCKED, SHOWN, TOP, More, Phase
from tests.games.djinn.names import BASIC, CARDS, CHESTS, EQUIPMENT, GO, MAGES, PASSAGE, SPECIAL, TILES, TROPHIES, YES
from tests.games.djinn.oracle import card as card_points

STARTS = {"P01", "P06", "P10", "N01", "N02", "N03"}  # tiles whose effect comes with the draft
TURN = (Phase.ENTER, Phase.MOVE, Phase.ACT, Phase.SOURCE)
ENDS = ("the last boss is caught", "the last boss flees", "the round limit")


def facts(s, a, t):
    """All that one action shows, between the record before and the record after it."""
    seat = int(s["turn"])
    yield f"phase {Phase(int(s['phase'])).name}"
    yield from free_facts(s, a)
    yield from place_facts(s, a, seat)
    yield from street_facts(s, a, t, seat)
    yield from card_facts(s, a, t, seat)
    yield from tile_facts(s, a, t, seat)
    yield from catch_facts(s, a, t, seat)
    yield from end_facts(s, t)


def free_facts(s, a):
    """Keys, bottles, trophies and equipment while something else is asked."""
    phase, kinds = Phase(int(s["phase"])), {"key": (actions.KEY, actions.NUMBER), "cork": (actions.CORK, actions.EDGE)}
    kinds |= {"trophy": (actions.TROPHY, actions.CHEST), "equipment": (actions.EQUIP, actions.TROPHY)}
    for kind, (first, end) in kinds.items():
        own = kind != "equipment" or (phase not in (Phase.EQUIP, Phase.KEEP))
        if first <= a < end and own and phase not in (Phase.HELP, *TURN):
            yield f"{kind} in the middle of something"
            yield f"something else in phase {phase.name}"


def place_facts(s, a, seat):
    """Places, options, trades, the Source."""
    match Phase(int(s["phase"])):
        case Phase.ACT if a in (BASIC, SPECIAL, PASSAGE):
            here = int(TO[s["edge"][seat]])
            passages = [place for place in Place if s["passage"][seat][place] == here - ROUNDS >= 0]
            place = passages[0] if a == PASSAGE else Place(int(s["symbol"][here]))
            yield f"{place.name} {('basic', 'special', 'passage')[a - BASIC]}"
            if a == BASIC and here < ROUNDS:
                yield f"{place.name} basic at a round space"
        case Phase.ACT if actions.FORFEIT <= a < actions.FORFEIT + 3:
            yield f"forfeit {a - actions.FORFEIT}"
        case Phase.ARCHIVES if actions.OPTION <= a < actions.TRADE:
            yield f"option {Option(a - actions.OPTION).name}"
        case Phase.ARCHIVES if s["options_taken"]:
            yield "no second option" if a == GO else "a free action before the second option"
        case Phase.MARKET if actions.TRADE <= a < actions.MAGE:
            yield f"trade {Trade(a - actions.TRADE).name}, {'few' if s['seats'] <= 2 else 'many'}"
        case Phase.MARKET if s["special"] and s["trades_left"] == 1:
            yield "no second trade" if a == GO else "a free action before the second trade"
        case Phase.STUDY:
            yield f"study {a - actions.NUMBER}"
        case Phase.MORE if s["more"] != More.ASK and a in (GO, YES):
            yield f"the second chest is {'opened' if a == YES else 'left'}"
        case Phase.TAKE if a >= actions.STREET:
            yield "a djinn is taken from a street"
        case Phase.SOURCE:
            names = {actions.REFILL: "refill", actions.BOSSES: "bosses", GO: "leave"}
            names |= {actions.BUY + i: f"buy {what}" for i, what in enumerate(("bottle", "cork", "mages"))}
            if a in names:
                yield f"source {names[a]}{', last visit' if s['ending'] == 3 else ''}"


def street_facts(s, a, t, seat):
    """Walks over others, payments, the last way on."""
    match Phase(int(s["phase"])):
        case Phase.STREET if a in (actions.SKIP, actions.STOP):
            yield "walk over" if a == actions.SKIP else "stop at an occupied edge"
        case Phase.WALK_ON if t["phase"] in (Phase.STREET, Phase.WALK_ON):
            yield "walk over several"
        case Phase.PAY:
            where = "market" if s["trade"] != NONE else "first turn" if s["edge"][seat] == NONE else "street"
            yield f"pay with a {'coin' if a == actions.COIN else 'scroll'}, {where}"
        case Phase.MOVE if t["phase"] == Phase.WALK_ON:
            yield "too poor to stop"
    if s["edge"][seat] != t["edge"][seat] and TO[t["edge"][seat]] == SOURCE:
        yield "walk to the Source"


def card_facts(s, a, t, seat):
    """Mages, equipment, trophies and chests at work."""
    phase = Phase(int(s["phase"]))
    for i, name in enumerate(MAGES):
        if phase == Phase.MAGE and a == actions.MAGE + i:
            yield f"mage {name} comes"
        if phase == Phase.HELP and a == actions.MAGE + i:
            yield f"mage {name} helps"
    for i, name in enumerate(EQUIPMENT):
        if at_work(s, a, t, seat, i):
            yield f"equipment {name} at work"
    for i, name in enumerate(TROPHIES):
        if s["trophies"][i] == SHOWN and t["trophies"][i] == seat:
            yield f"trophy {name} won"
    for i, name in enumerate(CHESTS):
        kept = t["chest"][i] == LOCKED or (t["chest"][i] == DISCARDS and s["chest"][i] in (0, FRESH))
        if kept and a != actions.CHEST + i:
            yield f"chest {name} opened"
    if phase == Phase.LOCK and a == YES:
        first = next(i for i in range(len(CHESTS)) if s["chest"][i] == LOCKED)
        yield f"chest {CHESTS[first]} unlocked"
    if phase == Phase.THROW and a >= actions.CHEST:
        yield "a chest is thrown away"


def at_work(s, a, t, seat, i):
    """Does this equipment card of the player do something in this step?"""
    if s["equipment"][i] != seat * 2 + 1:
        return False
    match Effect(int(BOX.equipment_effect[i])):
        case Effect.BONUS:
            return bool(t["used"] >> i & 1) and not s["used"] >> i & 1 and t["turn"] == seat
        case Effect.MORE_CHESTS:
            return s["phase"] == Phase.MORE and s["more"] == More.ASK and a == YES
        case Effect.STAY:
            return s["phase"] == Phase.MARKET and t["equipment"][i] == seat * 2
        case Effect.NEVER_PAY:
            return s["phase"] == Phase.STREET and a == actions.STOP
        case Effect.CATCH if not BOX.equipment_once[i]:
            return s["phase"] == Phase.PREY and a == GO and s["prey"].sum() + s["prey_boss"] > 0
    return a == actions.EQUIP + i


def tile_facts(s, a, t, seat):
    """Character tiles at work."""
    for i, name in enumerate(TILES):
        at_start = s["phase"] == Phase.DRAFT and a == actions.TILE + i and name in STARTS
        if at_start or (s["tile"][i] == seat and tile_at_work(name, s, a, t, seat)):
            yield f"tile {name} at work"


def tile_at_work(name, s, a, t, seat):
    phase, acting = Phase(int(s["phase"])), Phase(int(s["phase"])) == Phase.ACT
    here = int(TO[s["edge"][seat]]) if s["edge"][seat] != NONE else SOURCE
    symbol = int(s["symbol"][here]) if here < SOURCE else NONE
    match name:
        case "P02":
            others = [s["tent"][other] for other in range(s["seats"]) if other != seat]
            return phase == Phase.MARKET and t["tent"][seat] != s["tent"][seat] and t["tent"][seat] in others
        case "P03":
            plain = phase == Phase.MAGE and actions.MAGE <= a < actions.EQUIP and not BOX.mage_key[a - actions.MAGE]
            return plain and t["keys"][seat] > s["keys"][seat]
        case "P04":
            return acting and a == SPECIAL and symbol == Place.MANUFACTORY
        case "P05":
            return phase == Phase.SOURCE and actions.BUY <= a < actions.BUY + 3
        case "P07":
            return phase == Phase.PREY and t["coins"][seat] > s["coins"][seat]
        case "P08":
            return phase == Phase.LOCK and a == YES
        case "P09":
            return phase == Phase.STUDY and actions.NUMBER < a < actions.COLOUR
        case "N04":
            return (
                phase == Phase.HELP and actions.MAGE <= a < actions.EQUIP and BOX.mage_bonus[a - actions.MAGE].sum() > 0
            )
        case "N05":
            return acting and (s["mage"] == seat * 2).any()
        case "N06":
            return acting and a == BASIC and here < ROUNDS and symbol == Place.CATACOMBS
        case "N07":
            return acting and a in (BASIC, SPECIAL) and symbol == Place.CATACOMBS and s["keys"][seat] > 0
        case "N08":
            return phase == Phase.MAGE and actions.MAGE <= a < actions.EQUIP
        case "N09":
            return acting and a in (BASIC, SPECIAL) and symbol == Place.MANUFACTORY
        case "N10":
            return phase == Phase.PREY and a == GO and t["ringed"][seat].sum() > s["ringed"][seat].sum()
    return False


def catch_facts(s, a, t, seat):
    """Who is caught, who flees, who comes."""
    if s["phase"] == Phase.PREY and a == GO:
        caught = int(s["prey"].sum() + s["prey_boss"] + (s["prey_free"] != NONE))
        yield f"{caught} caught"
        if s["prey_boss"]:
            yield "a boss is caught"
        if s["prey_free"] != NONE:
            yield "a free djinn"
    if t["boss"].sum() < s["boss"].sum() and t["boss_supply"] > s["boss_supply"]:
        yield "a boss flees"
    if s["phase"] == Phase.BOSSES:
        yield f"{a - actions.NUMBER} bosses of the supply"
    if t["flipped"][seat] > s["flipped"][seat]:
        yield "the capacity marker is turned"
    if t["set_done"][seat] > s["set_done"][seat]:
        yield "a first set"
    if t["covered"][seat] < s["covered"][seat]:
        yield "a circle is uncovered"
    if t["bag"].sum() == 0:
        yield "an empty bag"
    if (t["mage"] >= TOP).sum() < (s["mage"] >= TOP).sum() and (t["mage_pile"] == 0).any():
        yield "an empty pile of mages"
    if (s["chest"] == DISCARDS).sum() > (t["chest"] == DISCARDS).sum():
        yield "the chests are shuffled anew"


def end_facts(s, t):
    """How the end comes, and what the scoring cards give then."""
    if s["boss"].sum() > 0 and t["boss"].sum() == 0:
        yield f"end: {ENDS[int(t['boss_supply'] > s['boss_supply'])]}"
    if t["ending"] > 0 and s["ending"] == 0 and t["boss"].sum() > 0:
        yield f"end: {ENDS[2]}"
    if t["phase"] == Phase.OVER:
        for card, name in enumerate(CARDS):
            for seat in range(t["seats"]):
                if t["card"][card] in (SHOWN, seat):
                    yield f"{name} {'gives points' if card_points(t, seat, name) else 'gives nothing'}"
        yield f"{t['seats']} players"


def needed():
    """Everything that must be shown."""
    yield from (f"phase {phase.name}" for phase in Phase if phase != Phase.OVER)
    yield from (f"{place.name} {kind}" for place in Place for kind in ("basic", "special", "passage"))
    yield from (f"{place.name} basic at a round space" for place in Place)
    yield from (f"the second chest is {what}" for what in ("opened", "left"))
    yield from (f"{kind} in the middle of something" for kind in ("key", "cork", "trophy", "equipment"))
    yield from (f"something else in phase {phase}" for phase in ("STREET", "WALK_ON", "MAGE", "MARKET", "LOCK", "PREY"))
    yield from (f"forfeit {i}" for i in range(3))
    yield from (f"option {option.name}" for option in Option)
    yield from (f"trade {trade.name}, {side}" for trade in Trade for side in ("few", "many"))
    yield from (f"a free action before the second {what}" for what in ("option", "trade"))
    yield from (
        "no second option",
        "no second trade",
        "a djinn is taken from a street",
        "study 0",
        "study 1",
        "study 2",
    )
    for what in ("refill", "bosses", "leave", "buy bottle", "buy cork", "buy mages"):
        yield from (f"source {what}", f"source {what}, last visit")
    yield from ("walk over", "stop at an occupied edge", "walk over several", "too poor to stop", "walk to the Source")
    yield from (f"pay with a {what}, {where}" for what in ("coin", "scroll") for where in ("street", "market"))
    yield "pay with a coin, first turn"
    for name in MAGES:
        yield from (f"mage {name} comes", f"mage {name} helps")
    yield from (f"equipment {name} at work" for name in EQUIPMENT)
    yield from (f"trophy {name} won" for name in TROPHIES)
    yield from (f"chest {name} opened" for name in CHESTS)
    yield from (f"chest {name} unlocked" for i, name in enumerate(CHESTS) if BOX.chest_has_lock[i])
    yield "a chest is thrown away"
    yield from (f"tile {tile.name[:3]} at work" for tile in Tile)
    yield from (f"{n} caught" for n in range(4))
    yield from (f"{n} bosses of the supply" for n in (1, 2))
    yield from ("a boss is caught", "a free djinn", "a boss flees", "the capacity marker is turned", "a first set")
    yield from ("a circle is uncovered", "an empty bag", "the chests are shuffled anew")
    yield "an empty pile of mages"
    yield from (f"{name} gives {what}" for name in CARDS for what in ("points", "nothing"))
    yield from (f"{seats} players" for seats in (2, 3, 4))
    yield from (f"end: {end}" for end in ENDS)
