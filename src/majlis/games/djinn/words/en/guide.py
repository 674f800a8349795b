"""What the guided first games say, in their order."""

WORDS = {
    "welcome": (
        "Welcome to the city of the mages. Djinn have escaped into its streets: at every round space stand two of "
        "them with a silver boss. When the last boss is gone the end is near, and the most points win."
    ),
    "board": (
        "This is your board. It shows your magic, 3 of at most 4, and your coins, scrolls, keys and corks. Djinn live "
        "in the spell circles, two of which are active, and in bottles."
    ),
    "points": (
        "In the end a djinn in a circle counts 3 points, and one in a corked bottle 10. Three corked ones of a colour "
        "buy a trophy of 30 or 36 points."
    ),
    "enter": (
        "To catch djinn you need power, and mages lend it. So enter the city at the square Tavern, coming from the "
        "Manufactory: then the round Market lies ahead of you."
    ),
    "tavern": (
        "Every place has an action. At a square space you take the basic one; in the Tavern it brings a mage without a "
        "key. Take the action."
    ),
    "cyra": (
        "Cyra gives you 1 power, and 2 more for each red djinn, and asks for no coins. Two red ones are waiting at the "
        "Market: take her."
    ),
    "first_end": "Cyra is awake on your board. That was the whole first turn. End it.",
    "rival": "Your rival came to the Academy: 1 scroll, and as much magic as fits.",
    "walk": (
        "From now on you walk one space a turn, but never back the way you came. Walk to the round Market with its two "
        "red djinn."
    ),
    "round": (
        "At a round space you do two things, in the order you like: the special action of the place, better than the "
        "basic one, and a catch. If you catch nothing, it costs you 1 magic."
    ),
    "trade": "The special action of the Market is two trades. Prepare your catch with them: take it.",
    "tent_a": "Under the tents everything has its price. Buy a bottle at tent A, for 1 coin.",
    "colour": "A bottle holds a djinn of its own colour. Choose a red one.",
    "tent_b": (
        "A bottle works only with a cork. Your assistant goes on to another tent: buy a cork at tent B, for 1 coin."
    ),
    "catch": "Now there is room for both red djinn, one in the bottle and one in a circle. Begin the catch.",
    "prey": "Each djinn takes 4 power. You have 3 magic, and Cyra. Choose the first red djinn.",
    "both": "Each red djinn brings 2 more from Cyra, so the second is within reach too. Choose it.",
    "enough": "Both together take 8 power, all that you have. The boss has to wait: catch these two.",
    "lodge": "Where does the first one go? Into the red bottle: the cork is put on, and it counts 10 points.",
    "help": (
        "The other one went into a circle. Now pay 8 power. Let Cyra help: 1, and twice 2 for the red djinn, makes 5."
    ),
    "caught": "Caught! Your 3 magic paid the rest, and Cyra sleeps after her work until you wake her.",
    "fled": (
        "The boss was left alone, so he fled: now five are in the streets. Driving bosses out brings the end nearer; "
        "two new djinn came in his place."
    ),
    "second_end": "There is nothing more to do here. End your turn.",
    "score": "Your rival caught two djinn with a mage, both into circles: 6 points. You have 10 and 3, which is 13.",
    "trophies": (
        "Here are the trophies. Each costs three djinn in corked bottles of one colour; most bring a reward at once, "
        "the others 6 points more. So think early about which colour you collect."
    ),
    "ahead": (
        "Your magic is spent and Cyra sleeps: the Archives can wake her, the Manufactory sells a cork with equipment. "
        "Then look for a round space whose djinn suit your mages."
    ),
    "own_way": "From here you play on your own: tap a place that glows, and go there. Good luck!",
    "tom_welcome": (
        "You are alone in the city of the mages. At each of its six round spaces stands a silver boss with a djinn or "
        "two. You win if the last boss leaves the streets in time."
    ),
    "tom_deck": (
        "Time is Tom: whenever you end your turn at a round space, he turns up one of his 14 cards, and mostly helps "
        "the bosses. With his last card you lose; each card still in the deck brings a winner 10 points."
    ),
    "tom_enter": (
        "Bosses take much power, so begin with magic. Enter the city at the square Academy, coming from the Market: "
        "then the round Tavern lies ahead of you."
    ),
    "tom_academy": "At a square space you take the basic action of its place. The Academy gives 1 scroll and 3 magic.",
    "tom_studied": (
        "You have a scroll, and 4 magic; more does not fit before your capacity grows. Square spaces do not wake Tom. "
        "End your turn."
    ),
    "tom_walk": (
        "From now on you walk one space a turn, but never back the way you came. Walk to the round Tavern, where a "
        "boss and a white djinn stand."
    ),
    "tom_tavern": "The special action of the Tavern brings any open mage, even one with a key. Take it.",
    "tom_yasir": ("Mages lend you power when you catch. Yasir gives 3, for 2 coins, and has a key besides. Take him."),
    "tom_key": "A key opens the locked part of a chest, or becomes a scroll, a coin or 1 magic whenever you like.",
    "tom_catch": "Now the catch. You need a home for everyone: two spell circles are active and empty. Begin.",
    "tom_boss": "A djinn takes 4 power. A boss takes 4, and 2 for each djinn beside him: 6. Choose the boss.",
    "tom_free": "Who catches a boss may take one more djinn along for nothing. Choose the white one.",
    "tom_enough": "That is everybody here, for 6 power. Catch these two.",
    "tom_help": "Both are in your circles. Now pay: Yasir helps with 3 power for 2 coins.",
    "tom_pay": "Pay the other 3 with your own magic. The key you keep.",
    "tom_caught": "A boss and a djinn in circles, 6 points, and one boss less in the streets: five are left.",
    "tom_comes": "You stand at a round space, so Tom comes next. End your turn and see his card.",
    "tom_card": (
        "A boss stands at the first place of the card, the Manufactory, so a djinn joined him: now he takes 10 "
        "power. If both places of a card have no boss, you pay what its last line says."
    ),
    "tom_market": (
        "Next the square Market: djinn in bottles are worth more, and your circles become free again. Walk there."
    ),
    "tom_basic": "The basic action of the Market is one trade. Take it.",
    "tom_tent_d": "At tent D your scroll buys a bottle and a cork, all that one djinn needs. Go there.",
    "tom_colour": "A bottle holds a djinn of its own colour, or any boss. Choose a white one.",
    "tom_cork": (
        "Bottling is a free action, at any time of your turn: move the white djinn from its circle into the bottle."
    ),
    "tom_corked": "10 points instead of 3, and a circle is empty for the next catch. End your turn.",
    "tom_ahead": (
        "What next? At the round Academy you gain magic first, enough for the red djinn there. The boss, left alone, "
        "flees: a boss driven out is as good as one caught."
    ),
    "tom_good_luck": "From here you play on your own. Five bosses and 13 cards: good luck!",
}
