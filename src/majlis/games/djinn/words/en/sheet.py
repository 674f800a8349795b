"""The lines of the score sheet."""

WORDS = {
    "lines": ("trophies", "djinn in bottles", "djinn in circles", "bottles and corks", "scoring cards", "secret card"),
    "sum": "points",
    "tom's cards": {"open": "Tom's cards (if you win)", "lost": "Tom's cards (lost)", "won": "Tom's cards left"},
}
