"""What the pages say, all of it together; everything about a game comes from the game."""

from majlis.core.speech import LANGUAGES, topic

TOPICS = tuple(
    topic("majlis.words", name)
    for name in (
        "pages",
        "room",
        "chat",
        "files",
        "account",
        "ratings",
        "api",
        "tournament",
        "lesson",
        "slow",
        "notices",
        "solo",
        "coach",
        "settings",
        "companion",
        "profile",
    )
)
WORDS: dict[str, dict[str, str]] = {
    lang: {key: line for words in TOPICS for key, line in words[lang].items()} for lang in LANGUAGES
}
