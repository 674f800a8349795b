"""What a move can be made to end with, in German."""

from majlis.games.five_tribes.parts import Kind

WORDS = {
    "tribe": "mit mindestens {n} {what} enden",
    "tribes": ("Wesiren", "Ältesten", "Händlern", "Baumeistern", "Assassinen"),
    "camel": "ein Kamel setzen",
    "kinds": {
        Kind.VILLAGE: "ein Dorf erreichen",
        Kind.SACRED: "eine Heilige Stätte erreichen",
        Kind.OASIS: "eine Oase erreichen",
        Kind.SMALL_MARKET: "einen Kleinen Markt erreichen",
        Kind.BIG_MARKET: "einen Großen Markt erreichen",
    },
}
