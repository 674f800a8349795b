"""The lines of the score sheet, in English."""

WORDS = {
    "gold": "gold",
    "viziers": "viziers",
    "majority": "vizier majority",
    "elders": "elders",
    "cards": "djinns and thieves",
    "tiles": "tiles",
    "palms": "palms",
    "palaces": "palaces",
    "goods": "merchandise",
    "points": "points",
    "without_gold": "points without gold",
}
