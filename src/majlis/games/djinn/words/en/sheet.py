"""The lines of the score sheet."""

WORDS = {
    "lines": {
        "trophies": "trophies",
        "bottles": "djinn in bottles",
        "circles": "djinn in circles",
        "stores": "bottles and corks",
        "cards": "scoring cards",
        "secret": "secret card",
        "sum": "points",
    },
    "tom's cards": {"open": "Tom's cards (if you win)", "lost": "Tom's cards (lost)", "won": "Tom's cards left"},
}
