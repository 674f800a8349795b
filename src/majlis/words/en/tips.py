"""What the coach says of an action."""

WORDS = {
    "only": "There is nothing else to do.",
    "wins": "This wins almost certainly.",
    "loses": "Hardly anything helps any more.",
    "clear": "Clearly the best: {n} percentage points ahead of the next.",
    "alone": "Nothing else comes near.",
    "better": "{n} percentage points ahead of the next.",
    "close": "Close: another choice is as good.",
    "sure": "The coach is sure.",
    "went": "The coach would do this.",
    "divided": "The coach wavers.",
    "less": "{n} percentage points less.",
    "equal": "As good.",
    "seldom": "Hardly examined: a rough guess.",
}
