"""What a move can be made to end with, in German."""

WORDS = {
    "tribe": "mit mindestens {n} {what} enden",
    "tribes": ("Wesiren", "Ältesten", "Händlern", "Baumeistern", "Assassinen"),
    "camel": "ein Kamel setzen",
    "kinds": (
        *("ein Dorf erreichen", "eine Heilige Stätte erreichen", "eine Oase erreichen"),
        *("einen Kleinen Markt erreichen", "einen Großen Markt erreichen"),
    ),
}
