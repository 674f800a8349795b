"""Was geschah."""

WORDS = {
    "summon": ("Du beschwörst: {card}.", "{who} beschwört: {card}."),
    "wish": ("Du wünschst: {wish}.", "{who} wünscht: {wish}."),
    "pay": ("Du bezahlst: {card}.", "{who} bezahlt: {card}."),
    "keep": (
        "Du behältst: {card}; {n} kommen unter den Stapel.",
        "{who} behält eine Karte; {n} kommen unter den Stapel.",
    ),
    "recall": ("Du nimmst vom Ablagestapel: {card}.", "{who} nimmt vom Ablagestapel: {card}."),
    "banish": ("Du entfernst {card} in {palace} aus dem Spiel.", "{who} entfernt {card} in {palace} aus dem Spiel."),
    "give": ("Du bietest: {card}.", "{who} bietet: {card}."),
    "swap": ("Du gibst {given} und nimmst {card} aus {palace}.", "{who} gibt {given} und nimmt {card} aus {palace}."),
    "exile": ("Du legst {card} in {palace} ab.", "{who} legt {card} in {palace} ab."),
    "place": ("Du legst noch aus: {card}.", "{who} legt noch aus: {card}."),
    "decline": ("Du verzichtest.", "{who} verzichtet."),
    "draw": ("Du ziehst {what}.", "{who} zieht {what}."),
    "robbed": "{who} stiehlt dir: {card}.",
    "robs": "Du stiehlst von {victim}: {card}.",
    "robbery": "{who} stiehlt eine Karte von {victim}.",
    "reshuffle": "Der Ablagestapel wird zum neuen Stapel.",
    "last_round": "{who}: ein Palast mit acht Karten. Die letzte Runde läuft.",
    "nobody": "Alle passen.",
}
