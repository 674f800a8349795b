"""A third language is a folder: one is filled with marks, and nothing else is needed to play in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import majlis

HOUSE = Path(majlis.__file__).parent
MARKED = '''"""English, marked."""

from majlis.{package}.en.{topic} import WORDS as ENGLISH


def marked(words):
    if isinstance(words, dict):
        return {{key: marked(value) for key, value in words.items()}}
    if isinstance(words, (list, tuple)):
        return type(words)(marked(value) for value in words)
    return "«" + words + "»" if isinstance(words, str) and words.strip() else words


WORDS = marked(ENGLISH)
'''
PLAY = """
import random
from majlis.core.frame import frame, refusal, told
from majlis.core.game import games, load
from majlis.core.match import Match
from majlis.core.speech import LANGUAGES

assert LANGUAGES == ("en", "de", "xx"), LANGUAGES
for name in games():
    game, chance = load(name), random.Random(3)
    match = Match.new(game, game.seats[-1], seed=bytes(32))
    while not match.over and match.at < 120:
        seen = frame(match, match.turn, "xx")
        closed = [a for a in range(game.actions) if a not in seen.offers][:40:5]
        lines = [seen.prompt, *seen.offers.values(), *(label for label, _ in seen.tally), seen.scene.title]
        lines += [refusal(match, match.turn, a, "xx") for a in closed]
        lines += [game.say(a, "xx") for a in seen.offers if game.say(a, "en") != game.say(a, "de")]
        match.play(chance.choice(list(seen.offers)))
        lines += [line for seat in range(-1, game.seats[-1]) for line in told(match, seat, match.at - 1, "xx")]
        assert all("«" in line or len(line) < 4 for line in lines), [line for line in lines if "«" not in line]
    assert "«" in game.about["xx"].title
    print(name, match.at)
"""


def test_a_third_language_is_a_folder_and_nothing_else(tmp_path):
    house = Path(shutil.copytree(HOUSE, tmp_path / "majlis", ignore=shutil.ignore_patterns("__pycache__")))
    for english in house.rglob("words/en"):
        package = ".".join(english.parent.relative_to(house).parts)
        (english.parent / "xx").mkdir()
        for path in english.glob("*.py"):
            text = '"""Marks."""\n' if path.stem == "__init__" else MARKED.format(package=package, topic=path.stem)
            (english.parent / "xx" / path.name).write_text(text, encoding="utf-8")
    told = os.environ | {"PYTHONPATH": str(tmp_path), "MAJLIS_GAMES": ""}
    played = subprocess.run(
        [sys.executable, "-c", PLAY], env=told, capture_output=True, text=True, encoding="utf-8", timeout=600
    )
    assert played.returncode == 0, played.stderr[-3000:]
    assert len(played.stdout.splitlines()) == 3
