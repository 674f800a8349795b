"""What a wish is paid with: any cards of the hand, in any order (HD-5); the rules ask for them in rising order."""

from majlis.core.game import States, load
from majlis.core.plan import Basket, Plans
from majlis.core.record import seen
from majlis.core.speech import Names
from majlis.games.high_desert.actions import CARD
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import GAME, card
from majlis.games.high_desert.words.offers import OFFERS


def plans(view: States, lang: str = "en", names: Names = ()) -> Plans:
    v = seen(view)
    if v.phase != Phase.PAY:
        return Plans()
    most = {CARD + kind: n for kind, n in enumerate(v.hand[v.turn]) if n and kind >= v.last_paid}
    offers = {a: OFFERS[lang]["pay"].format(card=card(a - CARD, lang)) for a in most}
    return Plans(basket=Basket(load(GAME).figure(view)["to_pay"], most, offers))
