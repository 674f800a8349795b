"""What an open action would do: what the rules foresee, as a sentence."""

from majlis.core import speech
from majlis.core.events import Event
from majlis.core.foresight import Ahead, ahead
from majlis.core.game import States, load
from majlis.core.record import NONE, seen
from majlis.core.speech import Names, name, signed
from majlis.games.high_desert.events import Did
from majlis.games.high_desert.parts import RANKS, VALUE, WISH_COST
from majlis.games.high_desert.words.names import GAME, card, palace

OFFERS = speech.topic(__package__, "offers")


def offer(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """What an open action would do, and how the own palace would count then."""
    future, v = ahead(GAME, view, a), seen(view)
    event = future.events[0]
    kind, victim = event.get("card"), event.get("victim", NONE)
    return sentence(event, lang).format(
        card="" if kind is None else card(kind, lang),
        value="" if kind is None else VALUE[kind],
        palace=palace(event.get("palace", v.turn), v.turn, lang, names),
        who=name(victim, lang, names),
        n=WISH_COST if victim == NONE else v.n_hand[victim],
        count=how_it_counts(view, future, lang),
    )


def sentence(event: Event, lang: str) -> str:
    """The sentence for what happens first; each rank and each wish has its own."""
    words = OFFERS[lang][event.kind.name.lower()]
    if event.kind == Did.SUMMON:
        return str(words[event["card"] % RANKS])
    return str(words[event["wish"]] if event.kind == Did.WISH else words)


def how_it_counts(view: States, future: Ahead, lang: str) -> str:
    """How the own palace would count."""
    before, after = sum(load(GAME).score(view, future.seat)), sum(future.score())
    return str(OFFERS[lang]["count"]).format(points=str(after).replace("-", "−"), change=signed(after - before))
