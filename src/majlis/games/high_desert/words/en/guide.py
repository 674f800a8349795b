"""What the guided first game says, in its order."""

WORDS = {
    "welcome": (
        "Welcome to the High Desert. These cards are your hand; only you see them. Every card belongs to a clan, "
        "told by its colour and sign, and has a value from 1 to 5."
    ),
    "palaces": (
        "Here your palace will grow, card by card. In the end your best clan counts for you, every other clan "
        "against you. Your rival has begun already: a Thief of theirs took a card from your hand."
    ),
    "turn_thief": "A turn is one card, then one draw. Pay back in kind: summon your Marid Thief.",
    "rob": (
        "Your Thief lies in your palace and counts 3. Now it takes a card at random from another hand: your rival's."
    ),
    "stolen": (
        "A Shaitan Merchant is yours, and at the end of your turn you drew a Shaitan Thief. Your Shaitan are "
        "becoming many."
    ),
    "second_clan": (
        "Summon the Shaitan Thief. For now that costs you points, because a second clan counts against you; but it"
        " robs again, and Shaitan shall be your clan."
    ),
    "rob_again": "Take another card from your rival.",
    "crown": (
        "Your rival took one back. See your palace: the number beside a clan is what the palace would count if "
        "that clan were yours. The crown marks the best."
    ),
    "best_clan": "You hold another Shaitan Thief. Summon it: with two of them, the Shaitan outweigh the Marid.",
    "rob_third": "And take one more card.",
    "vizier_hit": (
        "That hurt: a Vizier may send any palace card of value 4 or less to the discard pile, and it chose your "
        "Shaitan Thief."
    ),
    "merchant": "A Merchant trades. Summon your Shaitan Merchant.",
    "give": "Give away what harms you: the Marid Thief is of a clan that counts against you.",
    "take": (
        "You may take a card of the same value or less. Take the Genie Thief: you hold more Genies than anything "
        "else by now, so your plan may change."
    ),
    "sultan": "Your rival summoned a Sultan, worth 5, and with it one more card. Genies count for them.",
    "jann": (
        "The purple Jann are noble: they never count against anybody. Summon your Jann Merchant; it counts 2 and "
        "may trade."
    ),
    "give_again": "Give the Shaitan Thief.",
    "take_back": "Take the Genie Diviner: it helps you and weakens your rival, twice as good.",
    "vizier": "Now your own Vizier. It counts 4 for your Genies.",
    "exile": "Discard your rival's Genie Vizier: 4 points less for them.",
    "wish": (
        "Instead of summoning you may make a wish, for three cards of your hand. Recall takes any card out of the "
        "discard pile, and a Genie Vizier lies there. Wish for it."
    ),
    "pay": "Pay with cards that you need least. First the Genie Diviner, worth 1.",
    "pay_second": "Then the Shaitan Diviner.",
    "pay_third": "And the Efreet Thief.",
    "recall": "Now take the Genie Vizier. Everybody sees which card you take.",
    "own_harm": (
        "Your rival traded: they have your Genie Thief, and you have an Efreet Thief that counts 3 against you. A "
        "Vizier helps at home too: summon it."
    ),
    "exile_own": "Discard the Efreet Thief from your own palace, and gain 3.",
    "last_round": (
        "Your rival had eight cards in the palace when their turn began: this is the last round, and now comes "
        "your last turn."
    ),
    "shield": "A palace of eight is out of reach, see the shield: nobody can rob or harm its owner any more.",
    "count": (
        "You have 9 points, your rival 10. No card of your hand would be enough, but a wish is: banish takes a "
        "card out of the game, one of your own too."
    ),
    "pay_last": "Pay the three cards, one after another.",
    "pay_on": "The next.",
    "pay_end": "And the last.",
    "banish": "Your Shaitan Merchant counts 2 against you. Remove it.",
    "over": (
        "You win, 11 to 10! That is the whole game. Play it again with a new deal, or with more guests at the table."
    ),
}
