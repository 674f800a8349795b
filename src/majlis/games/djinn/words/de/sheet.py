"""The lines of the score sheet."""

WORDS = {
    "lines": {
        "trophies": "Trophäen",
        "bottles": "Dschinns in Flaschen",
        "circles": "Dschinns in Kreisen",
        "stores": "Flaschen und Korken",
        "cards": "Wertungskarten",
        "secret": "geheime Karte",
        "sum": "Punkte",
    },
    "tom's cards": {"open": "Toms Karten (bei Sieg)", "lost": "Toms Karten (verloren)", "won": "Toms restliche Karten"},
}
