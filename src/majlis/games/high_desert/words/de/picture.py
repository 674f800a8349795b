"""Was auf dem Tisch steht."""

WORDS = {
    "deck": "Stapel",
    "discard": "Ablagestapel",
    "removed": "Entfernt",
    "look": "Oben auf dem Stapel",
    "hand": "{who}: Hand, {n}",
    "palace": "{who}: Palast, {n}",
    "back": "verdeckte Karte",
    "empty": "keine Karten",
    "shield": "acht Karten: unerreichbar",
    "crown": "der Clan, der zählt",
    "wishes": "Wünsche für 3 Karten",
    "yours": "Du bist am Zug",
    "over": "Spielende",
    "winner": "Sieg: {who}",
    "acts": "ist am Zug",
    "lantern": "am Zug: {who}",
    "last": "Letzte Runde",
    "left": ("der letzte Zug", "noch {n} Züge"),
}
