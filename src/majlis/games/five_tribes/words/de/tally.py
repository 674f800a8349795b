"""The lines of the score sheet, in German."""

from majlis.games.five_tribes.rules.scoring import Line

WORDS = {
    Line.GOLD: "Gold",
    Line.VIZIERS: "Wesire",
    Line.MAJORITY: "Mehrheit der Wesire",
    Line.ELDERS: "Älteste",
    Line.CARDS: "Dschinns und Diebe",
    Line.TILES: "Plättchen",
    Line.PALMS: "Palmen",
    Line.PALACES: "Paläste",
    Line.GOODS: "Waren",
    "points": "Punkte",
    "without_gold": "Punkte ohne Gold",
}
