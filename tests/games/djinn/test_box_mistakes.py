"""A box with a mistake is refused in one sentence that says where it is and what to do."""

import random
import re
import tomllib
from typing import Any

import pytest

from majlis.games.djinn import box
from majlis.games.djinn.box_rows import BoxError
from tests.games.djinn.boxes import OURS, TEXT, changed, with_edges

MISTAKES = [
    ("mage = [", "mages = [", "'mages' is unknown here: write mage."),
    ("[djinn]", "[djinn]\nx = 1\n[extra]", "'extra' is unknown here: leave it out."),
    ("[board]", "[boards]", "'boards' is unknown here: write board."),
    ('id = "M01", power', 'id = "M01", pwoer', "mage M01: 'pwoer' is unknown here: write power."),
    ("bonus = { brown = 2 }, ", "", "mage M01: 'bonus' is missing: write it as in box.toml."),
    ("power = 1", "power = 6", "mage M01: power = 6: write a whole number from 0 to 5."),
    ("power = 1", "power = 1.0", "mage M01: power = 1.0: write a whole number from 0 to 5."),
    ("power = 1", "power = true", "mage M01: power = True: write a whole number from 0 to 5."),
    ("bonus = { brown = 2 }", "bonus = { green = 2 }", "mage M01, bonus: 'green' is unknown here"),
    ("bonus = { brown = 2 }", "bonus = { brown = 4 }", "bonus: brown = 4: write a whole number from 0 to 3."),
    ("bonus = { brown = 2 }", 'bonus = "brown"', "mage M01: bonus = 'brown': write a table, as in box.toml."),
    ("price = 0", "price = 10", "mage M01: price = 10: write a whole number from 0 to 9."),
    ("key = false", "key = true", "mage: 17 rows have key = true: write it in exactly 16."),
    ("key = false", "key = 0", "mage M01: key = 0: write true or false."),
    ('id = "M02"', 'id = "M01"', "mage M01: this id stands there twice: rename one of them."),
    ('id = "M02"', 'id = "two words"', "mage, row 2: give it an id of 1 to 8 letters, digits and hyphens."),
    ('id = "M02", ', "", "mage, row 2: give it an id"),
    ('false, source = "reconstructed"', 'false, source = "guessed"', "M01: source = 'guessed': write one of printed,"),
    ('false, source = "reconstructed"', "false", "mage M01: 'source' is missing"),
    ('printed = ["effect"]', 'printed = ["colour"]', "ST1: printed = ['colour']: write a list of values that stand in"),
    ('printed = ["effect"]', 'printed = "effect"', "ST1: printed = 'effect': write a list of values that stand in"),
    ('printed = ["effect"]', 'numbers = "printed"', "ST1: 'numbers' is unknown here: leave it out."),
    ("gain = { coin = 4 }", "gain = { gold = 4 }", "chest CH01, gain: 'gold' is unknown here"),
    ("gain = { coin = 4 }", "gain = { study = 4 }", "chest CH01, gain: 'study' is unknown here"),
    ("gain = { coin = 4 }", "gain = { coin = 10 }", "chest CH01, gain: coin = 10: write a whole number from 0 to 9."),
    ("gain = { coin = 4 }", "gain = { coin = -1 }", "chest CH01, gain: coin = -1: write a whole number from 0 to 9."),
    ("lock = { cork = 1 }", "lock = {}", "chest CH08: lock is empty: write at least one of coin, scroll"),
    ('first = "academy"', 'first = "school"', "tom L01: first = 'school': write one of academy, tavern"),
    (
        "pay = { coin = 2 }",
        "pay = { bottle = 2 }",
        "pay: 'bottle' is unknown here: write one of coin, scroll, key, cork",
    ),
    ("pay = {}", "pay = { coin = 1 }", "tom B1: the last three cards are blank: write pay = {}."),
    ('type = "staff"', 'type = "wand"', "equipment ST1: type = 'wand': write one of staff, hat, cloak."),
    ('type = "staff"', 'type = "hat"', "equipment: 8 cards have type = 'staff': write 9 of each type."),
    ('effect = "bonus"', 'effect = "gift"', "equipment ST1: effect = 'gift': write one of bonus, catch"),
    ('place = "tavern"\n', "", "equipment ST1: 'place' is missing"),
    ("catch = 1", "catch = 0", "equipment ST5: catch = 0: write a whole number from 1 to 9."),
    ("catch = 1", "catch = 1\ngain = { coin = 1 }", "equipment ST5: 'gain' is unknown here: leave it out."),
    ("once = false", "once = true", "equipment ST1: once = true does not go with this effect: turn it round."),
    (
        'place = "tavern"\ngain = { magic = 2 }',
        'place = "tavern"\ngain = {}',
        "ST1: gain is empty: write at least one of",
    ),
    ('row = "I"', 'row = "IV"', "trophy I-1: row = 'IV': write one of I, II, III."),
    ('row = "I"', 'row = "II"', "trophy: 6 of them have row = 'I': write 7 of each row."),
    ("points = 30", "points = 61", "trophy I-1: points = 61: write a whole number from 0 to 60."),
    ('id = "P02"', 'id = "P11"', "character P11: here stands P02: keep the ids and the order of box.toml."),
    ('kind = "positive"', 'kind = "negative"', "character P01: kind = 'negative': write positive."),
    ("amount = { cork = 3 }", "amount = { coin = 3 }", "character P04, amount: 'coin' is unknown here"),
    ("amount = { cork = 3 }\n", "", "character P04: 'amount' is missing"),
    (
        'effect = "mage"',
        'effect = "less"',
        "character P06: effect = 'less': write one of more, mage, gift, meet, calm.",
    ),
    ('effect = "price"', 'effect = "more"', "N09: effect = 'more': write one of less, price, basic, circles, dearer."),
    ('effect = "mage"', 'effect = "gift"', "character P06: 'place' is missing"),
    ('effect = "mage"', 'effect = "more"', "character P06: 'amount' is missing"),
    ('effect = "circles"', 'effect = "dearer"\namount = {}', "N10: amount is empty: write at least one of magic."),
    ('effect = "circles"', 'effect = "circles"\nplace = "market"', "N10: 'place' is unknown here: leave it out."),
    (
        "amount = { coin = 3 }",
        "amount = { draw = 3 }",
        "N01, amount: 'draw' is unknown here: write one of coin, scroll, key",
    ),
    ('place = "manufactory"\namount', 'place = "shop"\namount', "N09: place = 'shop': write one of academy"),
    ('note = "Bosses too."', "note = 2", "character N10: note = 2: write some words."),
    (
        "amount = { scroll = 2 }",
        "amount = { scroll = 0 }",
        "P05, amount: scroll = 0: write a whole number from 1 to 9.",
    ),
    ("per = 0\n", "per = 1\n", "scoring SC1: per = 1: write 0."),
    ("most = 15", "most = 4", "scoring SC2: most = 4: write a whole number from 5 to 60."),
    ('text = "For every key."', "text = 3", "scoring SC8: text = 3: write some words."),
    ("magic = 3\ncapacity", "magic = 5\ncapacity", "board: magic = 5: write a whole number from 0 to 4."),
    ("5 = 4", "5 = 0", "board, prices: 5 = 0: write a whole number from 1 to 9."),
    ("5 = 4\n", "", "board, prices: '5' is missing"),
    ('id = "A1"', 'id = "A9"', "market, tents A9: here stands A1"),
    (
        "gain = { bottle = 3 }",
        "gain = { bottle = 5 }",
        "tents A3: its bottles have different colours: write at most 4.",
    ),
    ('["B", "C"]', '["B"]', "market, few: groups = [['A'], ['B'], ['D'], ['E', 'F']]: write two lists or more"),
    ("at_space = [1, 2, 3, 3]", "at_space = [1, 2, 3]", "djinn: at_space = [1, 2, 3]: write 4 numbers"),
    ("at_space = [1, 2, 3, 3]", "at_space = [1, 2, 3, 9]", "djinn: at_space = 9: write a whole number from 1 to 5."),
    ("each_colour = 9", "each_colour = 5", "djinn: each_colour = 5: write a whole number from 6 to 20."),
    ("bosses = 12", "bosses = 5", "djinn: bosses = 5: write a whole number from 6 to 24."),
    ('["r1", "q1"]', '["r1", "q7"]', "map: ['r1', 'q7'] is no edge: write two of r1 to r6, q1 to q6 and S."),
    ('["r1", "q1"]', '["r1", "r1"]', "map: ['r1', 'r1'] is no edge: write two of r1 to r6, q1 to q6 and S."),
    ('["S", "r1"]', '["S", "q1"]', "map: S has other than 3 round neighbours: join it to exactly 3 of r1 to r6."),
    ('["r1", "q1"]', '["q1", "r2"]', "map: ['q1', 'r2'] stands there twice: leave one out."),
    ('["r1", "q1"], ', "", "map: q1 has 2 neighbours: give it 3 to 5."),
    ('["r1", "q1"], ', '["r1", "q1"], ["r1", "q2"], ["r1", "q5"], ', "map: r1 has 6 neighbours: give it 3 to 5."),
    ('["S", "r3"]', '["S", "r3"], ["S", "r4"]', "map: S has other than 3 round neighbours"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), MISTAKES)
def test_a_mistake_is_told_with_its_place_and_what_to_do(tmp_path, old, new, sentence):
    path = changed(tmp_path, old, new)
    with pytest.raises(BoxError) as error:
        box.read(path)
    assert str(error.value).startswith(str(path))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_too_few_djinn_for_the_streets_are_refused(tmp_path):
    path = changed(tmp_path, "at_space = [1, 2, 3, 3]", "at_space = [1, 2, 3, 5]")
    assert box.read(path).at_space[4] == 5  # 33 of 36
    path.write_text(path.read_text(encoding="utf-8").replace("each_colour = 9", "each_colour = 8"), encoding="utf-8")
    with pytest.raises(BoxError, match="each_colour = 8 is too few for at_space"):
        box.read(path)


@pytest.mark.parametrize("name", ["mage", "chest", "tom"])
def test_a_table_with_a_row_missing_is_refused(tmp_path, name):
    count = len(tomllib.loads(TEXT)[name])
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(rf"^({name} = \[\n).*\n", r"\1", TEXT, flags=re.M), encoding="utf-8")
    with pytest.raises(BoxError, match=rf"{name} has {count - 1} rows: write exactly {count}\."):
        box.read(path)


@pytest.mark.parametrize("name", ["equipment", "trophy", "character", "scoring"])
def test_a_table_with_a_row_too_many_is_refused(tmp_path, name):
    count = len(tomllib.loads(TEXT)[name])
    path = tmp_path / "mine.toml"
    path.write_text(TEXT + f'\n[[{name}]]\nid = "more"\n', encoding="utf-8")
    with pytest.raises(BoxError, match=rf"{name} has {count + 1} rows: write exactly {count}\."):
        box.read(path)


def test_a_map_in_two_parts_is_refused(tmp_path):
    small = [f"{r}-{q}" for r in ("r1", "r2", "r3") for q in ("q1", "q2", "S")]
    large = [f"{r}-{q}" for r in ("r4", "r5", "r6") for q in ("q3", "q4", "q5", "q6")]
    with pytest.raises(BoxError, match="map: no way leads from r1 to r4: join them"):
        box.read(with_edges(tmp_path, small + large))


def test_a_map_without_a_layout_for_beginners_is_refused(tmp_path):
    """Three squares touch the same four rounds: for their symbols only two other places are left."""
    crowd = [f"{q}-{r}" for q in ("q1", "q2", "q3") for r in ("r1", "r2", "r3", "r4")]
    others = [f"{q}-{r}" for q in ("q4", "q5", "q6") for r in ("r5", "r6")]
    links = ["q4-r1", "q5-r2", "q6-r3", "S-r4", "S-r5", "S-r6"]
    with pytest.raises(BoxError, match=r"map: .* none is left for beginners"):
        box.read(with_edges(tmp_path, crowd + others + links))


def test_what_is_no_such_file_is_told(tmp_path):
    path = tmp_path / "mine.toml"
    with pytest.raises(BoxError, match=r"There is no file .*mine\.toml"):
        box.read(path)
    path.write_text('[map]\nsource = "printed"\nedges = oops\n', encoding="utf-8")
    with pytest.raises(BoxError, match=r"mine\.toml, line 3, letter \d+, cannot be read as TOML\.$"):
        box.read(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoxError, match="is no text file"):
        box.read(path)
    with pytest.raises(BoxError, match="is no text file"):
        box.read(tmp_path)


def leaves(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The place of everything in the file, however deep."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [at, *(place for key, one in inner for place in leaves(one, (*at, key)))]


def test_nonsense_anywhere_is_refused_or_read_but_never_falls_over(monkeypatch, sample):
    for n in range(sample(80, 2000)):
        content = tomllib.loads(TEXT)
        place, nonsense = put_nonsense(content, random.Random(n))
        monkeypatch.setattr(box, "parsed", lambda path, content=content: content)
        try:
            assert box.read(OURS).tables(), (place, nonsense)
        except BoxError as error:
            assert str(error).startswith(f"{OURS}") and str(error).endswith("."), (place, nonsense)


def put_nonsense(content, chance):
    """Something else in the place of something; both, to be told."""
    *way, last = chance.choice([place for place in leaves(content) if place])
    spot: Any = content
    for key in way:
        spot = spot[key]
    spot[last] = chance.choice([-1, 10**30, 0.5, "x", "", True, [], [[]], [1, "a"], {}, {"x": 1}, {"id": ["x"]}])
    return (*way, last), spot[last]
