"""Was der Ratgeber zu einer Aktion sagt."""

WORDS = {
    "only": "Etwas anderes gibt es nicht zu tun.",
    "wins": "Das gewinnt so gut wie sicher.",
    "loses": "Es hilft kaum noch etwas.",
    "clear": "Klar am besten, um {n} von hundert.",
    "alone": "Nichts anderes kam ihm nahe.",
    "better": "Um {n} von hundert besser als das nächste.",
    "close": "Knapp: anderes ist ebenso gut.",
    "sure": "Sicher: {share} der Suche.",
    "went": "{share} der Suche.",
    "divided": "Geteilt: {share} der Suche.",
    "less": "{n} von hundert weniger; {share} der Suche.",
    "equal": "Ebenso gut; {share} der Suche.",
    "seldom": "Bald aufgegeben, also geschätzt: {share} der Suche.",
}
