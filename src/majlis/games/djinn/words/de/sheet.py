"""The lines of the score sheet."""

WORDS = {
    "lines": (
        "Trophäen",
        "Dschinn in Flaschen",
        "Dschinn in Kreisen",
        "Flaschen und Korken",
        "Wertungskarten",
        "geheime Karte",
    ),
    "sum": "Punkte",
    "tom's cards": {"open": "Toms Karten (bei Sieg)", "lost": "Toms Karten (verloren)", "won": "Toms restliche Karten"},
}
