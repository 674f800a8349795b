"""What a move can be made to end with, in English."""

WORDS = {
    "tribe": "end with {n} or more {what}",
    "tribes": ("viziers", "elders", "merchants", "builders", "assassins"),
    "camel": "place a camel",
    "kinds": (
        *("reach a village", "reach a sacred place", "reach an oasis"),
        *("reach a small market", "reach a large market"),
    ),
}
