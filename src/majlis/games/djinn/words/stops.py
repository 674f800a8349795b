"""The steps of a turn as one speaks of them: places and cards by their names, and no yes or done."""

from bisect import bisect
from collections.abc import Callable

from majlis.core.game import States
from majlis.core.record import seen
from majlis.core.speech import Names
from majlis.games.djinn import actions as act
from majlis.games.djinn.parts import COLOURS, ROUNDS, SQUARES
from majlis.games.djinn.words.actions import say
from majlis.games.djinn.words.cards import chest_name, kit_name, mage_name, tile_name, trophy_name
from majlis.games.djinn.words.phrases import ENDS, spot

BLOCKS = act.BLOCKS.tolist()
CARDS: dict[int, Callable[[int, str], str]] = {  # by the first action of their block
    act.MAGE: lambda mage, lang: mage_name(mage),
    act.EQUIP: kit_name,
    act.TROPHY: trophy_name,
    act.CHEST: chest_name,
    act.TILE: tile_name,
}
SPACES: dict[int, Callable[[int], int]] = {  # where something is done
    act.EDGE: lambda edge: ENDS[edge],
    act.LAY: lambda laid: ROUNDS + laid % SQUARES,
    act.STREET: lambda djinn: djinn // COLOURS,
}
SILENT = (act.DONE, act.YES, act.STOP, act.COIN, act.SCROLL, act.TRADE)  # what goes without saying, tolls with it


def stop(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    block = BLOCKS[bisect(BLOCKS, a) - 1]
    if block in SPACES:
        return spot(seen(view), SPACES[block](a - block), lang)
    if block in CARDS:
        return CARDS[block](a - block, lang)
    return "" if block in SILENT else say(a, lang)
