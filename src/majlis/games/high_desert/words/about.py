"""How the game is introduced."""

from majlis.core import speech
from majlis.core.game import About

ABOUT = {lang: About(**words) for lang, words in speech.topic(__package__, "about").items()}
