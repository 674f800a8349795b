"""From where to where things travel when something happens, and what is heard: places of the table."""

from majlis.core.scene import Journeys, Sounds
from majlis.games.high_desert.events import Did

JOURNEYS: Journeys = {
    Did.SUMMON: (("hand-{seat}", "palace-{seat}"),),
    Did.PLACE: (("hand-{seat}", "palace-{seat}"),),
    Did.SWAP: (("palace-{seat}", "palace-{palace}"), ("palace-{palace}", "palace-{seat}")),
    Did.STEAL: (("hand-{victim}", "hand-{seat}"),),
    Did.EXILE: (("palace-{palace}", "discard"),),
    Did.BANISH: (("palace-{palace}", "removed"),),
    Did.PAY: (("hand-{seat}", "discard"),),
    Did.KEEP: (("deck", "hand-{seat}"),),
    Did.RECALL: (("discard", "hand-{seat}"),),
    Did.DRAW: (("deck", "hand-{seat}"),),
    Did.RESHUFFLE: (("discard", "deck"),),
}
SOUNDS: Sounds = {
    "set": (Did.SUMMON, Did.PLACE, Did.SWAP, Did.EXILE, Did.BANISH, Did.PAY),
    "card": (Did.STEAL, Did.LOOK, Did.KEEP, Did.RECALL, Did.DRAW),
}
