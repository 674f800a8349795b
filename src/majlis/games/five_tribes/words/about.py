"""How the game introduces itself."""

from majlis.core.game import About
from majlis.core.speech import topic

ABOUT = {lang: About(**words) for lang, words in topic(__package__, "about").items()}
