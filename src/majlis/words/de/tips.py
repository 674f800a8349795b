"""Was der Coach zu einer Aktion sagt."""

WORDS = {
    "only": "Etwas anderes gibt es nicht zu tun.",
    "wins": "Das gewinnt so gut wie sicher.",
    "loses": "Es hilft kaum noch etwas.",
    "clear": "Klar am besten: {n} Prozentpunkte vor dem zweiten.",
    "alone": "Nichts anderes kommt ihm nahe.",
    "better": "{n} Prozentpunkte vor dem zweiten.",
    "close": "Knapp: Anderes ist ebenso gut.",
    "sure": "Der Coach ist sich sicher.",
    "went": "Der Coach würde es so machen.",
    "divided": "Der Coach schwankt.",
    "less": "{n} Prozentpunkte weniger.",
    "equal": "Ebenso gut.",
    "seldom": "Kaum untersucht: eine grobe Schätzung.",
}
