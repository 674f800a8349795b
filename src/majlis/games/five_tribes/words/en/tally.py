"""The lines of the score sheet, in English."""

from majlis.games.five_tribes.rules.scoring import Line

WORDS = {
    Line.GOLD: "gold",
    Line.VIZIERS: "viziers",
    Line.MAJORITY: "vizier majority",
    Line.ELDERS: "elders",
    Line.CARDS: "djinns and thieves",
    Line.TILES: "tiles",
    Line.PALMS: "palms",
    Line.PALACES: "palaces",
    Line.GOODS: "merchandise",
    "points": "points",
    "without_gold": "points without gold",
}
