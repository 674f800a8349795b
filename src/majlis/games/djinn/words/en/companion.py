"""What is said to people with the box in front of them."""

WORDS = {
    "steps": {
        "city": (
            "The town",
            "Lay the {places} round and the {places} square spaces at random, each shape in its own slots.",
        ),
        "city_first": (
            "The town",
            "Lay the {places} round and the {places} square spaces at random, each shape in its own slots. "
            "Change square "
            "ones until no path joins a round and a square space of the same place.",
        ),
        "tavern": (
            "The Tavern",
            "Part the mages into those without a key and the {keyed} with one. Shuffle both and make two piles of "
            "{mages} of each; turn up the top card of every pile.",
        ),
        "manufactory": (
            "The Manufactory",
            "Shuffle staffs, hats and cloaks, a pile of {kits} each, and turn up the top card of every pile.",
        ),
        "catacombs": ("The Catacombs", "Shuffle the {chests} chests and lay them there face down."),
        "market": (
            "The Market",
            "Lay the Market with the side for your number of players. The places for assistants are {side}; "
            "the assistants "
            "begin beside it.",
        ),
        "player": (
            "Each player",
            "Everybody takes a board with {circles} active circles, {coins}, {magic} magic, the capacity marker at "
            "{capacity} and the base marker at 0.",
        ),
        "passages": (
            "Secret passages",
            "Draw {out} of the {places} places: everybody puts those passages into the box and keeps the same "
            "{passages}.",
        ),
        "djinn": (
            "Djinn",
            "Put {per_colour} djinn of each colour into the bag. At each round space stand a boss and {djinn} "
            "out of the "
            "bag. The other {supply} bosses are the supply.",
        ),
        "djinn_more": (
            "Djinn",
            "Put {per_colour} djinn of each colour into the bag. At each round space stand a boss and {djinn} "
            "out of the "
            "bag, and one djinn more at each of the {near} that touch the Source. The other {supply} bosses "
            "are the supply.",
        ),
        "trophies": (
            "Trophies",
            "Of each of the {rows} rows lay {trophies} trophies open. The others stay in the box.",
        ),
        "cards": ("Scoring cards", "Shuffle the scoring cards and lay {cards} of them open for all."),
        "draft": (
            "Character tiles",
            "Show {tiles} good and {tiles} bad tiles. From the first player on everybody takes any one; then, in the "
            "opposite order, one of the other kind. The rest goes into the box.",
        ),
        "tom": (
            "Tom's deck",
            "Leave {left_out} of the {blank} blank cards in the box, shuffle the other cards, {deck} in all, "
            "and lay them "
            "face down. Or let this page be the deck.",
        ),
        "first": (
            "Who starts",
            "Draw lots for who starts; then all play clockwise. Your first turn leads into the town.",
        ),
        "first_alone": (
            "Begin",
            "Your first turn leads into the town. Tom's turn comes after each that ends at a round space.",
        ),
    },
    "begins": ("magic", "capacity", "active circles"),
    "trophy": "{name} ({n})",
    "groups": {
        "catch": "Djinn, bottles and corks",
        "trophies": "Trophies",
        "cards": "Open scoring cards: the {n} of this game",
        "for_cards": "What scoring cards ask for",
        "secrets": "Secret scoring cards",
        "ties": "For ties, and keys for a scoring card",
        "tom": "Tom",
    },
    "entries": {
        "corked": "djinn in corked bottles",
        "passages": "secret passages laid",
        "awake": "active mages without a key",
        "awake_key": "active mages with a key",
        "asleep_key": "sleeping mages with a key",
        "circles": "active circles",
        "capacity": "capacity",
        "base": "base marker at",
        "won": "all bosses are gone: you have won",
        "left": "cards left in Tom's deck",
    },
    "amiss": {
        "trophies": "{n} trophies of one row are typed in, and only {most} lay open: look again.",
        "djinn": "There are only {n} djinn and bosses in the box: count again.",
        "cards": "{n} open scoring cards are typed in, and {most} lie open: take some back.",
        "secrets": "One player alone can have secret cards, {most} of them: take the others back.",
        "twice": "A scoring card lies open or is secret, not both: take one of them back.",
        "ringed": "More djinn are in circles than there are active circles: type in the circles too.",
        "mages": "There are only {n} mages with a key: count again.",
    },
    "tom": {
        "sends": "A boss stands {at}: draw a djinn out of the bag and let it join him. An empty bag sends nobody.",
        "pay": "Neither boss is there: pay {what}, of each as much as you have.",
        "blank": "A blank card: nothing happens.",
        "lost": "That was the last card, and a boss is still in the streets: Tom has won.",
        "won": "That was the last card, but no boss was left in the streets: you had won before it.",
    },
}
