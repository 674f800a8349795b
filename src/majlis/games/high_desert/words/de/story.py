"""Was geschah, nach Ereignis; in Klammern, was dem Handelnden, allen anderen, dem Opfer gesagt wird."""

WORDS = {
    "summon": "[Du beschwörst|{who} beschwört]: {card}.",
    "offer": "[Du bietest|{who} bietet]: {card}.",
    "swap": "[Du gibst|{who} gibt] {given} und [nimmst|nimmt] {card} aus {palace}.",
    "steal": "[Du stiehlst von {victim}: {card}|{who} stiehlt eine Karte von {victim}|{who} stiehlt dir: {card}].",
    "exile": "[Du wirfst|{who} wirft] {card} aus {palace} ab.",
    "place": "[Du legst|{who} legt] noch aus: {card}.",
    "decline": "[Du verzichtest|{who} verzichtet].",
    "wish": "[Du wünschst dir|{who} wünscht sich], {wish}.",
    "pay": "[Du bezahlst|{who} bezahlt]: {card}.",
    "keep": "[Du behältst: {card}|{who} behält eine Karte]; {under} kommen unter den Nachziehstapel.",
    "recall": "[Du nimmst|{who} nimmt] vom Ablagestapel: {card}.",
    "banish": "[Du entfernst|{who} entfernt] {card} in {palace} aus dem Spiel.",
    "draw": "[Du ziehst|{who} zieht] {card}.",
    "reshuffle": "Der Ablagestapel wird zum neuen Nachziehstapel.",
    "last_round": "{who}: ein Palast mit acht Karten. Die letzte Runde läuft.",
    "stuck": "Alle passen.",
    "end": "Das Spiel ist aus.",
}
