"""From where to where things travel when something happens: places of the table."""

from majlis.core.scene import Journeys
from majlis.games.djinn.events import Did

JOURNEYS: Journeys = {
    Did.JOIN: (("tavern", "panel-{seat}"),),
    Did.JOIN_ASLEEP: (("tavern", "panel-{seat}"),),
    Did.EQUIP: (("manufactory", "panel-{seat}"),),
    Did.CHEST: (("catacombs", "tray"),),
    Did.DRAW: (("city", "panel-{seat}"),),
    Did.TAKE: (("city", "panel-{seat}"),),
    Did.LAY: (("panel-{seat}", "city"),),
    Did.SEND: (("panel-{seat}", "market"),),
    Did.TROPHY: (("trophies", "panel-{seat}"),),
    Did.RING: (("city", "panel-{seat}"),),
    Did.CORK: (("city", "panel-{seat}"),),
    Did.CORK_BOSS: (("city", "panel-{seat}"),),
}
