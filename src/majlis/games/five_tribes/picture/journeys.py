"""From where to where things travel when something happens: places of the table, tiles by their numbers."""

from majlis.core.scene import Journeys
from majlis.games.five_tribes.events import Did

JOURNEYS: Journeys = {
    Did.BID: (("line", "turns"),),
    Did.MARKER: (("turns", "line"),),
    Did.PICK_UP: (("at-{tile}", "tray"),),
    Did.DROP: (("tray", "at-{tile}"),),
    Did.TAKE: (("at-{tile}", "tray"),),
    Did.CAMEL: (("panel-{seat}", "at-{tile}"),),
    Did.VIZIERS: (("tray", "panel-{seat}"),),
    Did.ELDERS: (("tray", "panel-{seat}"),),
    Did.MERCHANTS: (("row", "panel-{seat}"),),
    Did.BUY_CARD: (("row", "panel-{seat}"),),
    Did.SECOND_CARD: (("row", "panel-{seat}"),),
    Did.DRAW: (("row", "panel-{seat}"),),
    Did.KANDICHA_DRAW: (("row", "panel-{seat}"),),
    Did.BUY: (("djinns", "panel-{seat}"),),
    Did.KEEP: (("djinns", "panel-{seat}"),),
    Did.PALM: (("row", "at-{tile}"),),
    Did.PALACE: (("row", "at-{tile}"),),
    Did.REVIVE: (("row", "at-{tile}"),),
    Did.LOSE_TILE: (("at-{tile}", "panel-{seat}"),),
    Did.LOSE_PALM: (("at-{tile}", "tray"),),
    Did.LOSE_PALACE: (("at-{tile}", "tray"),),
    Did.LOSE_GOOD: (("panel-{seat}", "tray"),),
    Did.LOSE_DJINN: (("panel-{seat}", "tray"),),
    Did.GAIN_GOOD: (("tray", "panel-{seat}"),),
    Did.GAIN_DJINN: (("tray", "panel-{seat}"),),
    Did.SELL: (("panel-{seat}", "row"),),
}
