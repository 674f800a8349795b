"""A broken match file is refused with its line number and a sentence."""

import pytest

from majlis.core import notation
from majlis.core.game import load
from majlis.testing.play import random_match

GAME = load("high_desert")
TEXT = notation.write(random_match(GAME, 2, 1, options=GAME.pack(extra_turn="on")))
LINES = TEXT.splitlines()
FIRST_MOVE = LINES.index("") + 2  # as lines are counted in an editor


def broken(change):
    lines = list(LINES)
    change(lines)
    with pytest.raises(notation.BrokenFile) as caught:
        notation.read("\n".join(lines))
    return caught.value.line, str(caught.value)


def put(row, text):
    def change(lines):
        lines[row - 1] = text

    return change


def test_the_whole_file_is_read():
    assert notation.write(notation.read(TEXT)) == TEXT


@pytest.mark.parametrize(
    ("change", "line", "words"),
    [
        (put(1, "chess game"), 1, "begins with"),
        (put(2, "game: high_dessert"), 2, "Did you mean high_desert"),
        (put(3, "rules: 99"), 3, "played with version 99 of the rules, and this is 1: it cannot be replayed here"),
        (put(4, "box: 00"), 4, "cannot be replayed"),
        (put(5, "seats: 9"), 5, "2 to 4 players"),
        (put(5, "seats: many"), 5, "a number was expected"),
        (put(6, "options: speed=on"), 6, "no option"),
        (put(6, "options: speed"), 6, "no option"),
        (put(6, "colour: blue"), 6, "no header line"),
        (put(6, "seats: 2"), 6, "stands twice"),
        (put(7, "commitment: 00"), 7, "touched"),
        (put(8, "seed: 00"), 8, "32 bytes"),
        (put(8, "seed: my birthday"), 8, "hexadecimal"),
        (put(10, "points: 100, 3"), 10, "the points are"),
        (put(FIRST_MOVE, "   1  1"), FIRST_MOVE, "a move is"),
        (put(FIRST_MOVE, "   7  1  decline"), FIRST_MOVE, "move 1 was expected"),
        (put(FIRST_MOVE, "   1  4  decline"), FIRST_MOVE, "it is the turn of"),
        (put(FIRST_MOVE + 1, LINES[FIRST_MOVE][:9] + "open sesame"), FIRST_MOVE + 1, "no action"),
        (lambda lines: lines.append(f"{len(lines) - FIRST_MOVE + 2:>4}  1  decline"), len(LINES) + 1, "over"),
        (lambda lines: lines.remove(LINES[1]), FIRST_MOVE - 3, "lacks 'game'"),
    ],
)
def test_each_fault_is_named_with_its_line(change, line, words):
    number, message = broken(change)
    assert number == line and words in message and f"line {line}" in message


def test_an_action_that_is_not_open_is_refused_with_its_reason():
    seat = LINES[FIRST_MOVE - 1].split()[1]
    number, message = broken(put(FIRST_MOVE, f"   1  {seat}  decline"))
    assert number == FIRST_MOVE and "not open" in message


def test_an_empty_file_is_refused():
    with pytest.raises(notation.BrokenFile, match="line 1"):
        notation.read("")
