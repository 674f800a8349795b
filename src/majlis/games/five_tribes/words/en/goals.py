"""What a move can be made to end with, in English."""

from majlis.games.five_tribes.parts import Kind

WORDS = {
    "tribe": "end with {n} or more {what}",
    "tribes": ("viziers", "elders", "merchants", "builders", "assassins"),
    "camel": "place a camel",
    "kinds": {
        Kind.VILLAGE: "reach a village",
        Kind.SACRED: "reach a sacred place",
        Kind.OASIS: "reach an oasis",
        Kind.SMALL_MARKET: "reach a small market",
        Kind.BIG_MARKET: "reach a big market",
    },
}
