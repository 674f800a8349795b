"""How the game introduces itself."""

WORDS = {
    "title": "Djinn",
    "paragraph": (
        "Jemand hat die Dschinn freigelassen, und sie streunen durch die Straßen. Geh durch die Stadt, nie gleich "
        "zurück, und nutze, was jeder Ort bietet: studiere, wirb Magier an, öffne Truhen, stöbere im Archiv, lass "
        "Flaschen und Korken machen oder handle sie ein. Dann fange Dschinn mit Magie und Magiern, halte sie in "
        "Bannkreisen und verkorke sie in Flaschen ihrer Farbe: Drei einer Farbe bringen eine Trophäe. Sind die "
        "sechs Meister-Dschinn von den Straßen verschwunden, naht das Ende. Für 2 bis 4 Personen, ein bis zwei "
        "Stunden; oder "
        "allein gegen Tom, dessen Stapel zur Neige geht, während du jagst."
    ),
    "line": "Fange Dschinn mit Magie und verkorke sie in Flaschen.",
    "alone": ("Allein gegen Tom", "Vertreibe die Meister-Dschinn, bevor Toms Stapel leer ist."),
    "options": {
        "beginner": (
            "Erstes Spiel",
            "Eine Stadt ohne gleiche Nachbarn, ohne Charakterplättchen und Wertungskarten.",
        ),
        "longer": (
            "Längeres Spiel",
            "Ein Dschinn mehr an jedem der drei Felder neben der Magischen Quelle.",
        ),
        "boss_colours": (
            "Bunte Meister-Dschinn",
            "Beim Fangen hat ein Meister-Dschinn alle vier Farben: Jeder Farbbonus eines Magiers hilft.",
        ),
        "round_limit": (
            "Letzte Runde",
            "Stehen nach dieser Runde noch Meister-Dschinn in den Straßen, kommt das Ende trotzdem.",
        ),
        "deck": (
            "Toms Stapel",
            "Wie viele Karten Tom hat, wenn du allein spielst: je weniger, desto schwerer.",
        ),
    },
}
