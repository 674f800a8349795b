"""Was geschah, nach Ereignis: für den Handelnden, für alle anderen, für das Opfer."""

WORDS = {
    "summon": ("Du beschwörst: {card}.", "{who} beschwört: {card}."),
    "offer": ("Du bietest: {card}.", "{who} bietet: {card}."),
    "swap": ("Du gibst {given} und nimmst {card} aus {palace}.", "{who} gibt {given} und nimmt {card} aus {palace}."),
    "steal": (
        "Du stiehlst von {victim}: {card}.",
        "{who} stiehlt eine Karte von {victim}.",
        "{who} stiehlt dir: {card}.",
    ),
    "exile": ("Du legst {card} in {palace} ab.", "{who} legt {card} in {palace} ab."),
    "place": ("Du legst noch aus: {card}.", "{who} legt noch aus: {card}."),
    "decline": ("Du verzichtest.", "{who} verzichtet."),
    "wish": ("Du wünschst: {wish}.", "{who} wünscht: {wish}."),
    "pay": ("Du bezahlst: {card}.", "{who} bezahlt: {card}."),
    "keep": (
        "Du behältst: {card}; {under} kommen unter den Stapel.",
        "{who} behält eine Karte; {under} kommen unter den Stapel.",
    ),
    "recall": ("Du nimmst vom Ablagestapel: {card}.", "{who} nimmt vom Ablagestapel: {card}."),
    "banish": ("Du entfernst {card} in {palace} aus dem Spiel.", "{who} entfernt {card} in {palace} aus dem Spiel."),
    "draw": ("Du ziehst {card}.", "{who} zieht {card}."),
    "reshuffle": "Der Ablagestapel wird zum neuen Stapel.",
    "last_round": "{who}: ein Palast mit acht Karten. Die letzte Runde läuft.",
    "stuck": "Alle passen.",
    "end": "Das Spiel ist aus.",
}
