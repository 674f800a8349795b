"""Was eine offene Aktion täte, nach dem, was zuerst geschieht."""

WORDS = {
    "summon": (
        "{card} ({value}) beschwören, danach 2 Karten ziehen. {count}",
        "{card} ({value}) beschwören: Du darfst eine Palastkarte tauschen. {count}",
        "{card} ({value}) beschwören: Nimm eine zufällige Handkarte. {count}",
        "{card} ({value}) beschwören: Du darfst eine Palastkarte bis 4 abwerfen. {count}",
        "{card} ({value}) beschwören: Du darfst eine weitere Karte auslegen. {count}",
    ),
    "offer": "{card} ({value}) geben.",
    "swap": "{card} ({value}) aus {palace} nehmen. {count}",
    "steal": "Eine zufällige Karte nehmen: {who} ({n} auf der Hand).",
    "exile": "{card} ({value}) aus {palace} abwerfen. {count}",
    "place": "{card} ({value}) ohne Wirkung auslegen. {count}",
    "decline": "Verzichten.",
    "wish": (
        "Wunsch ({n} Karten): Sieh die obersten 5 Karten des Nachziehstapels an und behalte 1.",
        "Wunsch ({n} Karten): Nimm eine Karte vom Ablagestapel.",
        "Wunsch ({n} Karten): Entferne eine Palastkarte aus dem Spiel.",
    ),
    "pay": "{card} für den Wunsch abwerfen.",
    "keep": "{card} ({value}) behalten.",
    "recall": "{card} ({value}) nehmen; alle sehen es.",
    "banish": "{card} ({value}) in {palace} aus dem Spiel nehmen. {count}",
    "count": "Dein Palast zählt dann {points} ({change}).",
}
