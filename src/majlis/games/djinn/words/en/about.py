"""How the game introduces itself."""

WORDS = {
    "title": "Djinn",
    "paragraph": (
        "Somebody has let the djinn out, and they roam the streets. Walk through the city, never straight back, and "
        "do what each place offers: study, hire mages, open chests, search the Archives, have bottles and corks made "
        "or trade for them. Then catch djinn with magic and mages, keep them in spell circles and cork them up in "
        "bottles of their colour: three of a colour earn a trophy. When the six bosses are gone from the streets, the "
        "end is near. For 2 to 4 players, one to two hours; or alone against Tom, whose deck runs out while you hunt."
    ),
    "line": "Catch djinn by magic and mages, and cork them in bottles.",
    "alone": ("Alone against Tom", "Clear the streets of boss djinn before Tom's deck runs out."),
    "options": {
        "beginner": (
            "First game",
            "A city without equal neighbours, and neither character tiles nor scoring cards.",
        ),
        "longer": (
            "Longer game",
            "One djinn more at each of the three spaces next to the Magic Source.",
        ),
        "boss_colours": (
            "Colourful bosses",
            "In a catch a boss counts as all four colours, so every colour bonus of a mage helps.",
        ),
        "round_limit": (
            "Last round",
            "If bosses still stand when this round is complete, the end comes all the same.",
        ),
        "deck": ("Tom's deck", "How many cards Tom has when you play alone: the fewer, the harder."),
    },
}
