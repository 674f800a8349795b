"""The lines of the score sheet, in German."""

WORDS = {
    "lines": (
        *("Gold", "Wesire", "Mehrheit der Wesire", "Älteste", "Dschinn und Diebe"),
        *("Plättchen", "Palmen", "Paläste", "Waren"),
    ),
    "points": "Punkte",
    "without_gold": "Punkte ohne Gold",
}
