"""How the game introduces itself, in English."""

WORDS = {
    "title": "Five Tribes",
    "paragraph": (
        "The city of Naqala has no sultan, and five tribes stand ready to make one. Bid for your place in the round, "
        "lift all meeples from a tile and drop them one by one on your way: the last must find its own colour. What "
        "you gather there acts for you, and an emptied tile is yours. Gold, viziers, elders, djinns, tiles, palms, "
        "palaces and goods all count. For 2 to 4 players, an hour or more."
    ),
    "line": "Drop meeples on your way; the tribe at the end of it works for you.",
    "options": {
        "thieves": ("Thieves of Naqala", "Five thieves for hire, and the djinn Morgiane against them."),
        "power_a_round": ("Powers once a round", "A paid djinn works once a round, not once a turn."),
        "nekir_each": ("Nekir counts heads", "Nekir pays for each meeple that is killed."),
        "echidna_kandicha": ("Echidna with Kandicha", "Echidna also doubles Kandicha's builders."),
        "one_card": ("One card will do", "At a large market you may stop after the first card."),
        "covered_gold": ("Covered gold", "The gold of others is not shown before the end."),
        "captives_unpaid": ("Captives are alive", "Nekir is not paid for whom Kandicha captures."),
        "baal_itself": ("Ba'al counts itself", "Whoever gains Ba'al gets 1 gold for it."),
    },
}
