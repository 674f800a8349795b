"""The lines of the score sheet."""

WORDS = {
    "lines": ("for the best clan", "for the Jann", "against: other clans", "points", "palace cards", "Jann cards"),
}
