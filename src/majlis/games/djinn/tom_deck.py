"""Tom's deck at a real table (DJ-14): turned card by card, each with what it does as the town stands."""

from typing import Any

from majlis.core.companion import Card
from majlis.core.game import States, load
from majlis.core.record import NONE
from majlis.core.speech import topic
from majlis.games.djinn.actions import ACTIONS, DONE
from majlis.games.djinn.parts import PLACES, ROUNDS, TO, TOM_PAY
from majlis.games.djinn.state import Acted, Phase
from majlis.games.djinn.words.cards import tom_line
from majlis.games.djinn.words.phrases import NOUNS, bundle

WORDS = topic("majlis.games.djinn.words", "companion")
AT_ROUND = next(edge for edge, space in enumerate(TO.tolist()) if space < ROUNDS)
ALL_GONE = (1 << PLACES) - 1
ENOUGH = 99  # of every good: how much of the toll can be paid is seen at the table


def order(seed: bytes, options: int) -> list[int]:
    """The cards in the order in which they come: Tom's turns of the rules, one after another, in an idle game."""
    game, found = load("djinn"), []
    states = game.start(seed, 1, options)
    while not states[0]["won"]:
        idle_turn(states[0])
        game.act(states, 0, DONE)
        found.append(int(states[0]["tom_last"]))
    return found


def idle_turn(s: Any) -> None:
    """Somebody at a round space who has done all they must; the bag is empty, so that chance draws cards alone."""
    s["edge"][0], s["phase"], s["acted"], s["bag"] = AT_ROUND, Phase.ACT, Acted.MOVED | Acted.BASIC | Acted.CATCH, 0


def marks(lang: str) -> list[str]:
    """The places at whose round spaces a boss can stand."""
    return list(NOUNS[lang]["places"])


def town(gone: int) -> States:
    """A town in which the bosses of these places, a bit a place, have left the streets."""
    states = load("djinn").new()
    s = states[0]
    s["seats"], s["edge"], s["coins"], s["scrolls"], s["magic"], s["keys"], s["corks"] = 1, NONE, *[ENOUGH] * 5
    s["symbol"][:ROUNDS] = range(PLACES)
    s["boss"] = [not gone >> place & 1 for place in range(PLACES)]
    return states


def card(card: int, gone: int, last: bool, lang: str) -> Card:
    """What a card does: the rules say where a djinn comes, or that there is to be paid."""
    return Card(f"tom-{card}", tom_line(card, lang), does(card, gone, last, lang))


def does(card: int, gone: int, last: bool, lang: str) -> str:
    words, states = WORDS[lang]["tom"], town(gone)
    if last:
        return str(words["won" if gone == ALL_GONE else "lost"])
    space = load("djinn").figure(states, ACTIONS + card)["tom_space"]
    if space != NONE:
        return str(words["sends"].format(at=NOUNS[lang]["at"][space]))
    if not any(TOM_PAY[card]):
        return str(words["blank"])
    return str(words["pay"].format(what=bundle(TOM_PAY[card].tolist(), lang)))
