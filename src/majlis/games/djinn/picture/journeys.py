"""From where to where things travel when something happens, and what is heard: places of the table."""

from majlis.core.scene import Journeys, Sounds
from majlis.games.djinn.events import Did

WAYS = {
    ("tavern", "panel-{seat}"): (Did.JOIN, Did.JOIN_ASLEEP),
    ("manufactory", "panel-{seat}"): (Did.EQUIP,),
    ("catacombs", "tray"): (Did.CHEST,),
    ("city", "panel-{seat}"): (Did.DRAW, Did.TAKE, Did.RING, Did.CORK, Did.CORK_BOSS),
    ("panel-{seat}", "city"): (Did.LAY,),
    ("panel-{seat}", "market"): (Did.SEND,),
    ("trophies", "panel-{seat}"): (Did.TROPHY,),
}
JOURNEYS: Journeys = {did: (way,) for way, dids in WAYS.items() for did in dids}
STEPS = (Did.ENTER, Did.WALK, Did.STOP_FREE, Did.ARRIVE)
SOUNDS: Sounds = {
    "set": (*STEPS, Did.LAY, Did.SEND, Did.BOTTLE, Did.RING, Did.CORK, Did.CORK_BOSS),
    "card": (
        Did.DRAFT,
        Did.JOIN,
        Did.JOIN_ASLEEP,
        Did.EQUIP,
        Did.CHEST,
        Did.TROPHY,
        Did.TOM,
        Did.TOM_FLIP,
        Did.TOM_LAST,
    ),
    "coins": (Did.GAIN, Did.PAY, Did.BONUS),
}
