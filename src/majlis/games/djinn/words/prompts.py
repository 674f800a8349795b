"""What is asked now."""

from majlis.core.record import NONE
from majlis.core.speech import COMMON
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import CAPACITY_END, TILES_OF_A_KIND, Good, Tile
from majlis.games.djinn.state import Acted, Ending, Phase, Tavern
from majlis.games.djinn.words.figures import Figures
from majlis.games.djinn.words.possibilities import possible_here
from majlis.games.djinn.words.reckoning import can_stop, catch_due, has, prey, wears
from majlis.games.djinn.words.tom_deck import FEW, in_deck, lost


def prompt(view, seat=NONE, lang="en", names=()):
    """What is asked now; for others, who is asked."""
    f = Figures(view, lang, names)
    if f.v.turn == NONE:
        return f.fill(f.words["lost" if lost(f.v) else "won"]) if f.v.won else str(COMMON[lang]["over"])
    if f.v.turn != seat:
        return f.fill(f.words["waits"][Phase(f.v.phase).name.lower()])
    return f.fill("".join(f.words["ask"][key] for key in question(f.v)))


def question(v):
    """The keys of the sentences for this moment."""
    phase = Phase(v.phase).name.lower()
    match v.phase:
        case Phase.DRAFT:
            return [draft_question(v)]
        case Phase.ENTER | Phase.MOVE if v.seats == 1 and len(in_deck(v)) <= FEW:
            return [phase, "few cards"]
        case Phase.STREET if wears(v, Effect.NEVER_PAY) != NONE:
            return ["free street"]
        case Phase.WALK_ON if not can_stop(v, v.aim):
            return ["forced on"]
        case Phase.PAY if v.trade != NONE:
            return ["pay assistant"]
        case Phase.ACT:
            return [act_question(v)] + ["to catch"] * catch_due(v)
        case Phase.SOURCE:
            row = "shop" if v.acted & Acted.ROW_ONE else phase
            return ["last visit"] * (v.ending == Ending.LAST_VISIT) + [row]
        case Phase.ARCHIVES:
            return ["second option" if v.options_taken else "first option" if v.special else phase]
        case Phase.MARKET:
            return ["second trade" if v.special and v.trades_left == 1 else phase]
        case Phase.CAPACITY if v.capacity[v.turn] == CAPACITY_END:
            return ["past" if v.flipped[v.turn] else "flip"]
    return [reward_question(v, phase)]


def reward_question(v, phase):
    match v.phase:
        case Phase.BOTTLE if v.owe[Good.BOTTLE] > 1:
            return "different" if v.different else "bottles"
        case Phase.MAGE if v.tavern == Tavern.BASIC:
            return "no keys"
        case Phase.LOCK if has(v, Tile.P08_KEYS):
            return "kept key"
        case Phase.PREY if any(prey(v)):
            return "wanted"
        case Phase.HELP if v.need <= v.magic[v.turn]:
            return "own magic"
        case Phase.SWAP_OUT if v.swaps == 1:
            return "swap more"
    return phase


def draft_question(v):
    """In the second pass the other kind is due."""
    if v.drafted < v.seats:
        return "draft"
    return "good tile" if any(has(v, tile) for tile in range(TILES_OF_A_KIND, 2 * TILES_OF_A_KIND)) else "bad tile"


def act_question(v):
    """Nothing done yet, something more to do, a catch that is due, or the end of the turn."""
    if not v.acted & (Acted.BASIC | Acted.PASSAGE | Acted.FORFEIT):
        return "act"
    if catch_due(v):
        return "catch first"
    return "still open" if possible_here(v) else "end"
