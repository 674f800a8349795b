"""What symbols mean that stand on every table."""

WORDS = {
    "lantern": ("Lantern", "It is this player's turn."),
    "seat": ("Sign of a player", "Each player has a colour and a sign, the same on everything they own."),
    "laurel": ("Laurel", "This player has won."),
}
