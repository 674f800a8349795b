"""Was das Terminal von einer analysierten Partie erzählt."""

WORDS = {
    "head": "{title}: {moves} Züge; über jede Entscheidung {effort} nachgedacht, nur aus der Sicht des Platzes",
    "often": "{n}-mal",
    "long": "{n} Sekunden lang",
    "sum": "{name}: {start} am Anfang, Glück {luck}, eigene Entscheidungen {cost}, andere und später Gesehenes "
    "{rest}: {result}",
    "decided": "  {n} Entscheidungen, {found} wie der Bot, {mistakes} kosteten 5 % oder mehr",
    "turns": "Wendepunkte:",
    "none": "Kein einzelner Moment hat diese Partie stark verändert.",
    "luck": "Glück: {what}",
    "decision": "gespielt: {what} Besser ({best} statt {own}): {better}",
}
