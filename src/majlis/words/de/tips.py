"""Was der Coach zu einem Zug sagt."""

WORDS = {
    "otherwise": "Sonst wahrscheinlich: {what}",
    "then": "Aber danach wahrscheinlich: {what}",
    "instead": "Lieber als: {what}",
    "alone": "Nichts anderes kommt ihm nahe.",
    "wins": "Das gewinnt so gut wie sicher.",
    "loses": "Es hilft kaum noch etwas.",
    "clear": "Klar am besten.",
    "better": "Der Coach würde es so machen.",
    "close": "Es ist knapp: Der nächste Zug ist ebenso gut.",
    "equal": "Etwa so gut wie der erste.",
    "less": "{n} Prozentpunkte hinter dem ersten.",
    "plays": "{who}: {what}",
    "nudge": "Sieh dir das an: {one}.",
    "nudge_two": "Vergleiche diese beiden: {one} – {other}.",
    "nudge_none": "Manchmal ist es am besten, etwas zu lassen.",
}
