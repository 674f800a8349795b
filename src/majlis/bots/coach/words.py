"""What the coach says of an action."""

from majlis.core.speech import topic

WORDS = topic("majlis.words", "tips")
