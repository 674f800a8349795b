"""Why an action is not open, by the name of the reason."""

WORDS = {
    "not_asked": "You can't do that now. (HD-3)",
    "not_in_hand": "You have no {card} in your hand. (HD-3)",
    "too_few_cards": "A wish costs 3 cards and you have {n}. (HD-5, H14)",
    "nothing_to_banish": "No palace within reach holds a card that could be removed. (H13)",
    "paid_higher": "Cards are paid in rising order; after {last} only the same or a later one. (HD-5)",
    "pay_lower_first": "Pay a lower card first: with {card} the wish could not be completed. (HD-5)",
    "not_looked_at": "{card} is not among the cards you look at. (HD-5)",
    "not_discarded": "There is no {card} in the discard pile. (HD-5)",
    "not_in_palace": "There is no {card} in {palace}. (HD-4)",
    "out_of_reach": "A palace of eight is out of reach. (H1)",
    "too_dear": "{card} is worth {value}; this reaches up to {dearest}. (H16, H17)",
    "just_summoned": "The card that you just summoned stays. (H16, H17)",
    "buys_nothing": "No card within reach is worth {value} or less. (H16)",
    "own_palace": "The card must come from another palace. (H16)",
    "yourself": "A Thief robs another player. (H15)",
    "empty_hand": "{who} has no cards. (H15)",
    "must": "This cannot be declined. (HD-4)",
}
