"""Was eine offene Aktion täte."""

WORDS = {
    "summon": (
        "{card} ({value}) beschwören, danach 2 Karten ziehen.",
        "{card} ({value}) beschwören: du darfst eine Palastkarte tauschen.",
        "{card} ({value}) beschwören: nimm eine zufällige Handkarte.",
        "{card} ({value}) beschwören: du darfst eine Palastkarte bis 4 ablegen.",
        "{card} ({value}) beschwören: du darfst eine weitere Karte auslegen.",
    ),
    "wish": "Wunsch ({n} Karten): {what}",
    "wishes": (
        "sieh die obersten 5 Karten an und behalte 1.",
        "nimm eine Karte vom Ablagestapel.",
        "entferne eine Palastkarte aus dem Spiel.",
    ),
    "pay": "{card} für den Wunsch ablegen.",
    "look": "{card} ({value}) behalten.",
    "recall": "{card} ({value}) nehmen; alle sehen es.",
    "banish": "{card} ({value}) in {palace} aus dem Spiel entfernen.",
    "give": "{card} ({value}) geben.",
    "swap": "{card} ({value}) aus {palace} nehmen.",
    "steal": "Eine zufällige Karte nehmen: {who} ({n} auf der Hand).",
    "exile": "{card} ({value}) in {palace} ablegen.",
    "place": "{card} ({value}) ohne Wirkung auslegen.",
    "decline": "Verzichten.",
    "count": "Dein Palast zählte {points} ({change:+d}).",
}
