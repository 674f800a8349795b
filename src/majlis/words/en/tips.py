"""What the coach says of an action."""

WORDS = {
    "only": "There is nothing else to do.",
    "wins": "This wins almost certainly.",
    "loses": "Hardly anything helps any more.",
    "clear": "Clearly the best, by {n} in a hundred.",
    "alone": "Nothing else came near.",
    "better": "Better than the next by {n} in a hundred.",
    "close": "Close: another is as good.",
    "sure": "Sure: {share} of the search.",
    "went": "{share} of the search.",
    "divided": "Divided: {share} of the search.",
    "less": "{n} in a hundred less; {share} of the search.",
    "equal": "As good; {share} of the search.",
    "seldom": "Soon given up, so a guess: {share} of the search.",
}
