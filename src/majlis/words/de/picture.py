"""Was auf jedem Tisch steht."""

WORDS = {
    "yours": "Du bist am Zug",
    "acts": "ist am Zug",
    "over": "Spielende",
    "winner": "Sieg: {who}",
    "reached": "{who}: {points}",
    "lantern": "am Zug: {who}",
    "seat": "Zeichen: {who}",
    "tray": "Was du tun kannst",
    "last": "Letzte Runde",
    "nothing": "nichts",
    "no_card": "leerer Platz",
    "back": "verdeckte Karte",
    "bag": "im Beutel: {what}",
}
