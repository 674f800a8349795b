"""Warum eine Aktion nicht offen ist, nach dem Namen des Grundes."""

WORDS = {
    "not_asked": "Das geht jetzt nicht. (HD-3)",
    "not_in_hand": "Diese Karte ist nicht auf deiner Hand: {card}. (HD-3)",
    "too_few_cards": "Ein Wunsch kostet 3 Karten, du hast {n}. (HD-5, H14)",
    "nothing_to_banish": "Kein erreichbarer Palast hat eine Karte, die man entfernen könnte. (H13)",
    "paid_higher": "Bezahlt wird in steigender Reihenfolge; nach {last} nur die gleiche oder eine spätere. (HD-5)",
    "pay_lower_first": "Bezahle zuerst eine frühere Karte: mit {card} ginge der Wunsch nicht auf. (HD-5)",
    "not_looked_at": "Nicht unter den angesehenen Karten: {card}. (HD-5)",
    "not_discarded": "Nicht im Ablagestapel: {card}. (HD-5)",
    "not_in_palace": "Nicht in {palace}: {card}. (HD-4)",
    "out_of_reach": "Ein Palast mit acht Karten ist unerreichbar. (H1)",
    "too_dear": "{card} hat Wert {value}; hier geht es nur bis {dearest}. (H16, H17)",
    "just_summoned": "Die eben beschworene Karte bleibt. (H16, H17)",
    "buys_nothing": "Keine erreichbare Karte ist {value} oder weniger wert. (H16)",
    "own_palace": "Die Karte muss aus einem anderen Palast kommen. (H16)",
    "yourself": "Ein Dieb bestiehlt jemand anderen. (H15)",
    "empty_hand": "{who} hat keine Karten. (H15)",
    "must": "Darauf kann man nicht verzichten. (HD-4)",
}
