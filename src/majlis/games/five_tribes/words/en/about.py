"""How the game introduces itself, in English."""

WORDS = {
    "title": "Five Tribes",
    "paragraph": (
        "The city of Naqala has no sultan, and five tribes stand ready to make one. Bid for your place in the round, "
        "lift all meeples from a tile and drop them one by one on your way: the last must find its own colour. What "
        "you gather there acts for you, and an emptied tile is yours. Gold, viziers, elders, djinns, tiles, palms, "
        "palaces and goods all count. For 2 to 4 players, an hour or more."
    ),
    "options": {
        "thieves": ("Thieves of Naqala", "Five thieves for hire, and the djinn Morgiane against them (FT-11.1)."),
        "power_a_round": ("Powers once a round", "A paid djinn works once a round, not once a turn (FT-11.2)."),
        "nekir_each": ("Nekir counts heads", "Nekir pays for each meeple that is killed (FT-11.3)."),
        "echidna_kandicha": ("Echidna with Kandicha", "Echidna also doubles Kandicha's builders (FT-11.4)."),
        "one_card": ("One card will do", "At a big market you may stop after the first card (FT-11.5)."),
        "covered_gold": ("Covered gold", "The gold of others is not shown before the end (FT-11.6)."),
        "captives_unpaid": ("Captives are alive", "Nekir is not paid for whom Kandicha captures (FT-11.7)."),
        "baal_itself": ("Ba'al counts itself", "Whoever gains Ba'al gets 1 gold for it (FT-11.8)."),
    },
}
