"""How the game is introduced."""

WORDS = {
    "title": "Djinns of the High Desert",
    "paragraph": (
        "Summon djinns to your palace: Diviners and Merchants, Thieves, Viziers and Sultans. "
        "Only one clan will count for you, and the noble Jann with it; all others count against you. "
        "Eight djinns make a palace untouchable and bring on the last round. For 2 to 4 players, half an hour."
    ),
    "line": "Summon djinns. One clan counts for you, the others against you.",
    "options": {
        "immune_to_self": ("Sealed palace", "A palace of eight is closed to its owner's own effects too."),
        "extra_turn": ("Longer end", "Whoever sets the end finishes that turn before the last round begins."),
    },
}
