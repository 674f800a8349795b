"""What a certificate says of a match file, and what it notices."""

import json

import pytest

from majlis.core import notation
from majlis.core.certificate import certify
from majlis.core.game import load
from majlis.testing.play import random_match

GAME = load("high_desert")
MATCH = random_match(GAME, 3, 2)
TEXT = notation.write(MATCH)
RIGHT = [True, True, None, True, True]


def rights(text, **more):
    return [right for right, _ in certify(text, **more)]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_says_what_was_checked(lang):
    checks = certify(TEXT, lang)
    assert [right for right, _ in checks] == RIGHT
    said = " ".join(sentence for _, sentence in checks)
    assert MATCH.header.commitment in said and str(MATCH.at) in said
    assert all(str(n).replace("-", "−") in said for n in MATCH.points())


def test_the_commitment_that_somebody_was_shown_is_compared():
    assert rights(TEXT, shown=f" {MATCH.header.commitment.upper()}")[2] is True
    assert rights(TEXT, shown="00" * 32)[2] is False


def test_what_the_file_does_not_say_is_not_called_right():
    bare = "\n".join(line for line in TEXT.splitlines() if not line.startswith(("commitment:", "points:")))
    assert rights(bare) == [True, None, None, True, None]
    half = notation.write(MATCH.until(MATCH.at // 2))
    assert rights(half) == [True, True, None, True, None]


def test_practice_is_called_practice():
    forked = notation.write(MATCH.fork(4, 0))
    assert "dealt anew" in " ".join(sentence for _, sentence in certify(forked))


@pytest.mark.parametrize("row", ["seed", "salt", "commitment", "points"])
def test_whoever_touches_the_file_is_noticed(row):
    lines = TEXT.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{row}:"))
    lines[at] = lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
    with pytest.raises(notation.BrokenFile) as caught:
        certify("\n".join(lines))
    assert caught.value.line


def test_an_action_that_was_not_open_is_noticed():
    lines = TEXT.splitlines()
    first = lines.index("") + 1
    with pytest.raises(notation.BrokenFile):
        certify(
            "\n".join(
                [*lines[:first], lines[first + 3].replace(lines[first + 3][:7], lines[first][:7]), *lines[first + 1 :]]
            )
        )


def test_json_says_the_same_as_text():
    data = json.dumps(notation.as_data(MATCH))
    assert notation.write(notation.read(data)) == TEXT
    assert rights(data) == RIGHT
    assert [move["action"] for move in json.loads(data)["moves"]] == MATCH.actions


@pytest.mark.parametrize("bad", ["{", "{}", '{"format": 1}', '{"format": "x", "header": [], "moves": 3}', "{" * 5000])
def test_broken_json_is_refused_in_a_sentence(bad):
    with pytest.raises(notation.BrokenFile, match=r"JSON|begins with"):
        notation.read(bad)


def test_json_that_says_another_player_is_refused():
    data = notation.as_data(MATCH)
    data["moves"][0]["player"] = 3 if data["moves"][0]["player"] != 3 else 1
    with pytest.raises(notation.BrokenFile, match="turn of player"):
        notation.read(json.dumps(data))
