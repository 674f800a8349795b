"""How the game introduces itself."""

WORDS = {
    "title": "Djinn",
    "paragraph": (
        "Jemand hat die Dschinns freigelassen, und sie streunen durch die Straßen. Geh durch die Stadt, nie gleich "
        "zurück, und nutze, was jeder Ort bietet: studiere, wirb Magier an, öffne Truhen, stöbere im Archiv, lass "
        "Flaschen und Korken machen oder handle darum. Dann fange Dschinns mit Magie und Magiern, halte sie in "
        "Zauberkreisen und verkorke sie in Flaschen ihrer Farbe: Drei einer Farbe bringen eine Trophäe. Sind die "
        "sechs Bosse von den Straßen verschwunden, naht das Ende. Für 2 bis 4 Personen, ein bis zwei Stunden; oder "
        "allein gegen Tom, dessen Stapel zur Neige geht, während du jagst."
    ),
    "options": {
        "beginner": (
            "Erstes Spiel",
            "Eine Stadt ohne gleiche Nachbarn, ohne Charakterplättchen und Wertungskarten (DJ-13, DJ-3.7).",
        ),
        "longer": (
            "Längeres Spiel",
            "Ein Dschinn mehr an jedem der drei Felder neben der Magischen Quelle (DJ-13, DJ-3.8).",
        ),
        "boss_colours": (
            "Bunte Bosse",
            "Beim Fangen hat ein Boss alle vier Farben: Jeder Farbbonus eines Magiers hilft (DJ-13, X1).",
        ),
        "round_limit": (
            "Letzte Runde",
            "Stehen nach dieser Runde noch Bosse in den Straßen, kommt das Ende trotzdem (DJ-13, E5).",
        ),
        "deck": (
            "Toms Stapel",
            "Wie viele Karten Tom hat, wenn du allein spielst: je weniger, desto schwerer (DJ-13, DJ-14.1).",
        ),
    },
}
