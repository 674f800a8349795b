"""Was auf dem Tisch steht."""

WORDS = {
    "deck": "Stapel",
    "discard": "Ablagestapel",
    "removed": "Entfernt",
    "look": "Oben auf dem Nachziehstapel",
    "hand": "{who}: Hand, {n}",
    "palace": "{who}: Palast, {n}",
    "empty": "keine Karten",
    "shield": "acht Karten: unerreichbar",
    "total": "{clan} würde {n} zählen",
    "crown": "{clan} ist der Clan, der zählt",
    "wishes": "Wünsche für 3 Karten",
    "gives": ("5 Karten sehen", "aus der Ablage", "Karte entfernen"),
    "left": ("der letzte Zug", "noch {n} Züge"),
}
