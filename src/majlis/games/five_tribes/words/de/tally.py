"""The lines of the score sheet, in German."""

WORDS = {
    "gold": "Gold",
    "viziers": "Wesire",
    "majority": "Mehrheit der Wesire",
    "elders": "Älteste",
    "cards": "Dschinns und Diebe",
    "tiles": "Plättchen",
    "palms": "Palmen",
    "palaces": "Paläste",
    "goods": "Waren",
    "points": "Punkte",
    "without_gold": "Punkte ohne Gold",
}
