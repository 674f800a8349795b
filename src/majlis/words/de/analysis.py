"""Was das Terminal von einer analysierten Partie erzählt."""

WORDS = {
    "head": "{title}: {turns} Züge; über jeden {effort} nachgedacht, nur aus der Sicht des Platzes",
    "often": "{n}-mal",
    "long": "{n} Sekunden lang",
    "sum": "{name}: {start} am Anfang, Glück {luck}, eigene Züge {own}, Züge der anderen {others}: {result}",
    "decided": "  {n} Züge mit einer Wahl: {found} so gut wie der beste bekannte, {mistakes} kosteten 5 % oder mehr",
    "turns": "Wendepunkte:",
    "none": "Kein einzelner Moment hat diese Partie stark verändert.",
    "luck": "Glück: {what}",
    "turn": "gespielt: {what} Besser ({best} statt {own}): {better}",
}
