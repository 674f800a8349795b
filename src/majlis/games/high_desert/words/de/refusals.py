"""Warum eine Aktion nicht offen ist."""

WORDS = {
    "question": "Danach ist jetzt nicht gefragt. {prompt} (HD-3)",
    "hand": "Diese Karte ist nicht auf deiner Hand: {card}. (HD-3)",
    "cost": "Ein Wunsch kostet 3 Karten, du hast {n}. (HD-5, H14)",
    "nothing": "Kein erreichbarer Palast hat eine Karte, die man entfernen könnte. (H13)",
    "order": "Bezahlt wird in steigender Reihenfolge; nach {card} nur die gleiche oder eine spätere. (HD-5)",
    "rest": "Bezahle zuerst eine frühere Karte: mit {card} ginge der Wunsch nicht auf. (HD-5)",
    "look": "Nicht unter den angesehenen Karten: {card}. (HD-5)",
    "discards": "Nicht im Ablagestapel: {card}. (HD-5)",
    "palace": "Nicht in {palace}: {card}. (HD-4)",
    "immune": "Ein Palast mit acht Karten ist unerreichbar. (H1)",
    "dear": "{card} hat Wert {value}; hier geht es nur bis {most}. (H16, H17)",
    "self": "Die eben beschworene Karte bleibt. (H16, H17)",
    "cheap": "Keine erreichbare Karte ist {value} oder weniger wert. (H16)",
    "own": "Die Karte muss aus einem anderen Palast kommen. (H16)",
    "yourself": "Ein Dieb bestiehlt jemand anderen. (H15)",
    "empty": "{who} hat keine Karten. (H15)",
    "must": "Darauf kann man nicht verzichten. (HD-4)",
}
