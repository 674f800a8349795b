"""Where the rules tell of what lies on the table, by the name of its drawing."""

from majlis.games.five_tribes.parts import DJINNS, FACES, THIEVES

TILES = ("FT-6.2", "FT-6.5", "FT-6.1", "FT-6.3", "FT-6.4")  # by kind
CARDS = {i: f"FT-7.{i + 1}" for i in range(DJINNS)} | {DJINNS + i: f"FT-8.{i + 3}" for i in range(THIEVES)}

PARAGRAPHS = {
    **{f"{wide}tile-{i}": TILES[kind] for i, (kind, *_) in enumerate(FACES.tolist()) for wide in ("", "wide-")},
    **{f"{what}-{tribe}": f"FT-5.{tribe + 1}" for what in ("meeple", "ghost") for tribe in range(5)},
    **{f"{what}-{card}": number for what in ("djinn", "chip") for card, number in CARDS.items()},
    "good": "FT-1",
    "palm": "FT-6.1",
    "palace": "FT-6.2",
    **dict.fromkeys(("owned", "wide-owned", "camel", "won"), "FT-4.6"),
    **dict.fromkeys(("space", "tall-space", "line", "tall-line", "marker"), "FT-3.1"),
    **dict.fromkeys(("pay-elders", "pay-both"), "FT-6.5"),
    "reach-0": "FT-6.3",
    "reach-1": "FT-6.4",
    **dict.fromkeys(("coin", "covered"), "FT-10"),
}
