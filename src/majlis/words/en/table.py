"""What a table refuses."""

WORDS = {
    "stale": "The table has moved on: look again.",
    "no_undo": "There is nothing to take back: the last step was not yours, or it showed somebody something new.",
    "plan_shows": "The plan ends here: this step showed something new. Look, then go on.",
}
