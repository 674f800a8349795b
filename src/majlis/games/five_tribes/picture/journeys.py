"""What travels when something happens, from place to place, tiles by their numbers; and what is heard."""

from majlis.core.scene import Journeys, Sounds
from majlis.games.five_tribes.events import Did

WAYS = {
    ("line", "turns"): (Did.BID,),
    ("turns", "line"): (Did.MARKER,),
    ("at-{tile}", "tray"): (Did.PICK_UP, Did.TAKE, Did.LOSE_PALM, Did.LOSE_PALACE),
    ("tray", "at-{tile}"): (Did.DROP,),
    ("panel-{seat}", "at-{tile}"): (Did.CAMEL,),
    ("tray", "panel-{seat}"): (Did.VIZIERS, Did.ELDERS, Did.GAIN_GOOD, Did.GAIN_DJINN),
    ("row", "panel-{seat}"): (Did.MERCHANTS, Did.BUY_CARD, Did.SECOND_CARD, Did.DRAW, Did.KANDICHA_DRAW),
    ("djinns", "panel-{seat}"): (Did.BUY, Did.KEEP),
    ("row", "at-{tile}"): (Did.PALM, Did.PALACE, Did.REVIVE),
    ("at-{tile}", "panel-{seat}"): (Did.LOSE_TILE,),
    ("panel-{seat}", "tray"): (Did.LOSE_GOOD, Did.LOSE_DJINN),
    ("panel-{seat}", "row"): (Did.SELL,),
}
JOURNEYS: Journeys = {did: (way,) for way, dids in WAYS.items() for did in dids}
SOUNDS: Sounds = {
    "set": (Did.BID, Did.DROP, Did.CAMEL, Did.REVIVE, Did.PALM, Did.PALACE),
    "card": (Did.MERCHANTS, Did.BUY_CARD, Did.SECOND_CARD, Did.DRAW, Did.KANDICHA_DRAW, Did.LOOK, Did.KEEP, Did.BUY),
    "coins": (Did.INCOME, Did.BUILD, Did.KANDICHA_GOLD, Did.SELL),
}
