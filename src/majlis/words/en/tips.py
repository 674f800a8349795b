"""What the coach says of a turn."""

WORDS = {
    "otherwise": "Otherwise likely: {what}",
    "then": "But then likely: {what}",
    "instead": "Rather than: {what}",
    "alone": "Nothing else comes near.",
    "wins": "This wins almost certainly.",
    "loses": "Hardly anything helps any more.",
    "clear": "Clearly the best.",
    "better": "The coach would do this.",
    "close": "It is close: the next is as good.",
    "equal": "About as good as the first.",
    "less": "{n} percentage points behind the first.",
    "plays": "{who}: {what}",
    "nudge": "Have a look at this: {one}.",
    "nudge_two": "Compare these two: {one} – {other}.",
    "nudge_none": "Sometimes it is best to leave something undone.",
}
