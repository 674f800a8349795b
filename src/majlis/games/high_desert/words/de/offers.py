"""Was eine offene Aktion täte, nach dem, was zuerst geschieht."""

WORDS = {
    "summon": (
        "{card} ({value}) beschwören, danach 2 Karten ziehen. {count}",
        "{card} ({value}) beschwören: du darfst eine Palastkarte tauschen. {count}",
        "{card} ({value}) beschwören: nimm eine zufällige Handkarte. {count}",
        "{card} ({value}) beschwören: du darfst eine Palastkarte bis 4 ablegen. {count}",
        "{card} ({value}) beschwören: du darfst eine weitere Karte auslegen. {count}",
    ),
    "offer": "{card} ({value}) geben.",
    "swap": "{card} ({value}) aus {palace} nehmen. {count}",
    "steal": "Eine zufällige Karte nehmen: {who} ({n} auf der Hand).",
    "exile": "{card} ({value}) in {palace} ablegen. {count}",
    "place": "{card} ({value}) ohne Wirkung auslegen. {count}",
    "decline": "Verzichten.",
    "wish": (
        "Wunsch ({n} Karten): sieh die obersten 5 Karten an und behalte 1.",
        "Wunsch ({n} Karten): nimm eine Karte vom Ablagestapel.",
        "Wunsch ({n} Karten): entferne eine Palastkarte aus dem Spiel.",
    ),
    "pay": "{card} für den Wunsch ablegen.",
    "keep": "{card} ({value}) behalten.",
    "recall": "{card} ({value}) nehmen; alle sehen es.",
    "banish": "{card} ({value}) in {palace} aus dem Spiel entfernen. {count}",
    "count": "Dein Palast zählte {points} ({change}).",
}
