"""What the coach says of an action, in English and German."""

WORDS = {
    "en": {
        "only": "There is nothing else to do.",
        "wins": "This wins almost certainly.",
        "loses": "Hardly anything helps any more.",
        "clear": "Clearly the best, by {n} in a hundred.",
        "alone": "Nothing else came near.",
        "better": "Better than the next by {n} in a hundred.",
        "close": "Close: another is as good.",
        "sure": "Sure: {share} of the search.",
        "went": "{share} of the search.",
        "divided": "Divided: {share} of the search.",
        "less": "{n} in a hundred less; {share} of the search.",
        "equal": "As good; {share} of the search.",
        "seldom": "Soon given up, so a guess: {share} of the search.",
    },
    "de": {
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
    },
}
