"""Why an action is not open."""

WORDS = {
    "question": "That is not asked now. {prompt} (HD-3)",
    "hand": "You have no {card} in your hand. (HD-3)",
    "cost": "A wish costs 3 cards and you have {n}. (HD-5, H14)",
    "nothing": "No palace within reach holds a card that could be removed. (H13)",
    "order": "Cards are paid in rising order; after {card} only the same or a later one. (HD-5)",
    "rest": "Pay a lower card first: with {card} the wish could not be completed. (HD-5)",
    "look": "{card} is not among the cards you look at. (HD-5)",
    "discards": "There is no {card} in the discard pile. (HD-5)",
    "palace": "There is no {card} in {palace}. (HD-4)",
    "immune": "A palace of eight is out of reach. (H1)",
    "dear": "{card} is worth {value}; this reaches up to {most}. (H16, H17)",
    "self": "The card that you just summoned stays. (H16, H17)",
    "cheap": "No card within reach is worth {value} or less. (H16)",
    "own": "The card must come from another palace. (H16)",
    "yourself": "A Thief robs another player. (H15)",
    "empty": "{who} has no cards. (H15)",
    "must": "This cannot be declined. (HD-4)",
}
