"""The lines of the score sheet, in English."""

WORDS = {
    "lines": (
        *("gold", "viziers", "vizier majority", "elders", "djinns and thieves"),
        *("tiles", "palms", "palaces", "merchandise"),
    ),
    "points": "points",
    "without_gold": "points without gold",
}
