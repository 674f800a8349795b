"""What is said to people with the box in front of them."""

WORDS = {
    "steps": {
        "tiles": ("The city", "Shuffle the {tiles} tiles and lay them out: {columns} columns, {rows} rows."),
        "meeples": (
            "The tribes",
            "Put all {meeples} meeples into the bag, draw {each} for each tile and stand them there.",
        ),
        "row": (
            "The market",
            "Shuffle the {cards} resource cards and lay {row} of them open in a row, the pile beside it.",
        ),
        "djinns": ("The djinns", "Shuffle the {djinns} djinns and lay {open} of them open, the pile beside them."),
        "thieves": (
            "The thieves",
            "Shuffle the {thieves} thieves and lay one of them open beside the djinns, the others face down. Madjaar "
            "stays in the box.",
        ),
        "supply": ("Palms and palaces", "Lay {palms} palms and {palaces} palaces ready beside the city."),
        "players": (
            "Each player",
            "Everybody takes {camels} camels, {markers} turn markers of one colour and {gold} gold, which "
            "stays covered.",
        ),
        "bid": (
            "The order",
            "Draw the {all_markers} turn markers one by one and stand them on the bid order track in that order. The "
            "first of them bids first.",
        ),
        "bids": (
            "The order",
            "Draw the {all_markers} turn markers, two of each player, one by one and stand them on the bid order track "
            "in that order. The first of them bids first.",
        ),
    },
    "markers": ("turn marker", "turn markers"),
    "groups": {
        "gold": "Gold",
        "people": "Viziers and elders",
        "city": "Tiles with your camels",
        "goods": "Resource cards",
        "djinns": "Djinns and thieves",
    },
    "gold": "gold coins, their worth",
    "tile": "{kind} ({n})",
    "djinn": "{name} ({n})",
    "thieves": "thieves not used",
    "amiss": {
        "camels": "{n} tiles have camels of one player, who has only {most} camels: count the tiles again.",
        "no_tile": "Palms and palaces count on tiles with one's own camel: type in the tiles first.",
    },
}
