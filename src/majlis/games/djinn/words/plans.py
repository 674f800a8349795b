"""What can be done as one, in words: where it leads, what is chosen there, and what it costs and gives in all."""

from functools import lru_cache

from majlis.core.foresight import again, along
from majlis.core.game import Mask, States, load
from majlis.core.plan import Plans, Way
from majlis.core.record import NONE, seen
from majlis.core.speech import Names, listed, signed
from majlis.games.djinn import actions as act
from majlis.games.djinn.mind.trips import CHESTS, HUNT, STUDY, Trip, trips
from majlis.games.djinn.parts import COLOURS
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.cards import mage_name
from majlis.games.djinn.words.foreseen import OFFERS
from majlis.games.djinn.words.offers import offer
from majlis.games.djinn.words.phrases import ENDS, NOUNS, at_spot, balance, djinn, spot
from majlis.games.djinn.words.phrases import prey as wanted

GOODS = ("coin", "scroll", "key", "cork", "magic")
ACTS = (act.BASIC, act.SPECIAL, act.PASSAGE)


def plans(view: States, lang: str = "en", names: Names = ()) -> Plans:
    return Plans(ways(view.tobytes(), lang, names))


def passes(view: States, mask: Mask) -> int:
    """A turn of which only free actions are left can end by itself (DJ-4.7)."""
    acts = mask[act.BASIC : act.REFILL].any()
    return act.DONE if seen(view).phase == Phase.ACT and mask[act.DONE] and not acts else NONE


@lru_cache(8)
def ways(record: bytes, lang: str, names: Names) -> tuple[Way, ...]:
    view = again(record, "djinn")
    return tuple(way(view, trip, lang, names) for trip in trips(view))


def way(view: States, trip: Trip, lang: str, names: Names) -> Way:
    """The trip with its words; what it brings is in points, if it brings any."""
    points, turn = load("djinn").doors.points, view["turn"].item(0)
    gained = 0 if trip.thing == CHESTS else int(points(trip.world, 0, turn) - points(view, 0, turn))
    what = hunted(view, trip, lang) if is_hunt(trip) else chosen(view, trip, lang, names)
    words = f"{where(view, trip, lang)}{what}{in_all(view, trip, lang)}"
    words = words[0].upper() + words[1:]
    few = short(view, trip, lang)
    return Way(trip.actions, signed(gained) if gained else "»", words, trip.thing, few, is_hunt(trip))


def is_hunt(trip: Trip) -> bool:
    return HUNT <= trip.thing < CHESTS


def where(view: States, trip: Trip, lang: str) -> str:
    """'to the Tavern (round), special action: ', if it begins with a walk."""
    first = trip.actions[0]
    if not act.EDGE <= first < act.OPTION:
        return ""
    return str(at_spot(seen(view), ENDS[first - act.EDGE], lang, "to")) + ": "


def chosen(view: States, trip: Trip, lang: str, names: Names) -> str:
    """What the card, the trade, the option or the chests would do, and the colours of bottles."""
    mine = [i for i, a in enumerate(trip.actions) if a == trip.thing or (trip.thing >= STUDY and a in ACTS)]
    at = mine[0] if mine else len(trip.actions) - 1
    colours = tinted(trip, lang)
    words = said(view.tobytes(), trip.actions[: at + 1], lang, names)
    return f"{words.removesuffix('.')}: {colours}." if colours else words


@lru_cache(64)
def said(record: bytes, actions: tuple[int, ...], lang: str, names: Names) -> str:
    """What the last of these actions would do after the others."""
    return offer(along("djinn", again(record, "djinn"), actions[:-1]), actions[-1], lang, names)


def tinted(trip: Trip, lang: str) -> str:
    """The colours of the bottles that come with a trade."""
    found = [a - act.COLOUR for a in trip.actions if act.COLOUR <= a < act.BOSS]
    return listed([NOUNS[lang]["colours"][colour] for colour in found], lang)


def hunted(view: States, trip: Trip, lang: str) -> str:
    """Whom a catch would bring, and who helps."""
    helpers = [mage_name(a - act.MAGE) for a in trip.actions if act.MAGE <= a < act.EQUIP]
    words = str(OFFERS[lang]["hunt"].format(prey=prey(view, trip, lang)))
    return words + (str(OFFERS[lang]["helped by"].format(who=listed(helpers, lang))) if helpers else "") + "."


def prey(view: States, trip: Trip, lang: str) -> str:
    """All that would be caught: those that are wanted already, and those that the trip adds."""
    v, count = seen(view), trip.actions.count
    counts = wanted(v) if v.phase in (Phase.PREY, Phase.HELP) else [0] * (COLOURS + 1)
    more = [*(count(act.COLOUR + kind) + count(act.FREE + kind) for kind in range(COLOURS)), count(act.BOSS)]
    return djinn([n + m for n, m in zip(counts, more, strict=True)], lang, True)


def in_all(view: States, trip: Trip, lang: str) -> str:
    """What comes and goes on the whole trip, where that is more than the last step says: tolls, a catch."""
    if not is_hunt(trip) and not {act.COIN, act.SCROLL} & {*trip.actions}:
        return ""
    before, after, turn = seen(view), seen(trip.world), view["turn"].item(0)
    pairs = [(noun, noun if noun == "magic" else f"{noun}s") for noun in GOODS]
    changes = [(noun, getattr(after, field)[turn] - getattr(before, field)[turn]) for noun, field in pairs]
    told = balance([(noun, n) for noun, n in changes if n], lang)
    return str(OFFERS[lang]["in all"].format(balance=told)) if told else ""


def short(view: States, trip: Trip, lang: str) -> str:
    """What tells it from other trips to the same thing: whom one catches, the colours, or where one goes."""
    if is_hunt(trip):
        return prey(view, trip, lang)
    v, first = seen(view), trip.actions[0]
    walked = [spot(v, ENDS[first - act.EDGE], lang)] if act.EDGE <= first < act.OPTION else []
    return ", ".join([*walked, *filter(None, [tinted(trip, lang)])]) or load("djinn").say(trip.actions[-1], lang)
