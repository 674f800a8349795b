"""What is asked now."""

from majlis.core.game import States, load
from majlis.core.record import NONE
from majlis.core.speech import COMMON, Names
from majlis.games.djinn.actions import BASIC, PASSAGE
from majlis.games.djinn.parts import CAPACITY_END, TILES_OF_A_KIND, Good, Tile
from majlis.games.djinn.rules.tom import LOST
from majlis.games.djinn.state import Acted, Ending, More, Phase, Tavern
from majlis.games.djinn.words.figures import Figures
from majlis.games.djinn.words.phrases import prey

FEW = 3  # so few cards of Tom's are worth a warning


def prompt(view: States, seat: int = NONE, lang: str = "en", names: Names = ()) -> str:
    """What is asked now; for others, who is asked."""
    f = Figures(view, lang, names)
    if f.v.turn == NONE:
        return f.fill(f.words["lost" if f.v.won == LOST else "won"]) if f.v.won else str(COMMON[lang]["over"])
    if f.v.turn != seat:
        return f.fill(f.words["waits"][Phase(f.v.phase).name.lower()])
    return f.fill("".join(f.words["ask"][key] for key in question(f)))


def question(f: Figures) -> list[str]:
    """The keys of the sentences for this moment."""
    v, phase = f.v, Phase(f.v.phase).name.lower()
    match v.phase:
        case Phase.DRAFT:
            return [draft_question(f)]
        case Phase.ENTER | Phase.MOVE if v.seats == 1 and f.n["cards_left"] <= FEW:
            return [phase, "few cards"]
        case Phase.STREET if f.n["free_card"] != NONE:
            return ["free street"]
        case Phase.STREET if not f.n["can_stop"]:
            return ["poor street"]
        case Phase.WALK_ON if not f.n["can_stop"]:
            return ["forced on"]
        case Phase.PAY if v.trade != NONE:
            return ["pay assistant"]
        case Phase.ACT:
            return [act_question(f)] + ["to catch"] * f.n["catch_due"]
        case Phase.SOURCE:
            row = "shop" if v.acted & Acted.ROW_ONE else phase
            return ["last visit"] * (v.ending == Ending.LAST_VISIT) + [row]
        case Phase.ARCHIVES:
            return ["second option" if v.options_taken else "first option" if v.special else phase]
        case Phase.MARKET:
            return ["second trade" if v.special and v.trades_left == 1 else phase]
        case Phase.CAPACITY if v.capacity[v.turn] == CAPACITY_END:
            return ["past" if v.flipped[v.turn] else "flip"]
    return [reward_question(f, phase)]


def reward_question(f: Figures, phase: str) -> str:
    v = f.v
    match v.phase:
        case Phase.BOTTLE if v.owe[Good.BOTTLE] > 1:
            return "different" if v.different else "bottles"
        case Phase.MAGE if v.tavern == Tavern.BASIC:
            return "no keys"
        case Phase.MORE if v.more != More.ASK:
            return "last chest"
        case Phase.LOCK if v.tile[Tile.P08_KEYS] == v.turn:
            return "kept key"
        case Phase.PREY if any(prey(f.v)):
            return "wanted"
        case Phase.HELP if v.need <= v.magic[v.turn]:
            return "own magic"
        case Phase.SWAP_OUT if v.swaps == 1:
            return "swap more"
    return phase


def draft_question(f: Figures) -> str:
    """In the second pass the other kind is due."""
    if f.v.drafted < f.v.seats:
        return "draft"
    return "good tile" if f.v.turn in f.v.tile[TILES_OF_A_KIND:] else "bad tile"


def act_question(f: Figures) -> str:
    """Nothing done yet, something more to do, a catch that is due, or the end of the turn."""
    if not f.v.acted & (Acted.BASIC | Acted.PASSAGE | Acted.FORFEIT):
        return "act"
    if f.n["catch_due"]:
        return "catch first"
    return "still open" if load("djinn").open(f.view)[[BASIC, PASSAGE]].any() else "end"
