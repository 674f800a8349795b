"""One thing to learn from a game, and what one's own page says of all of them."""

from majlis.bots.coach.analysis import GOOD
from majlis.web.lesson import dearest
from majlis.web.me import result
from tests.web.test_coach import analysed, ended
from tests.web.test_rooms import post


def lesson(visitor, table):
    return visitor.get(f"/table/{table.name}/lesson")


def test_the_dearest_own_turn_is_told_with_what_was_better(house, anna, bert):
    table = ended(house, anna.token)
    assert lesson(anna, table).status_code == 404  # nobody has looked at it yet
    found = analysed(anna, table.name)
    worst = max((it for it in found.turns if it.seat == 0 and not it.forced), key=lambda it: it.cost)
    assert worst.cost >= GOOD  # in a game by chance
    told = lesson(anna, table).json()
    assert told["look"] == worst.at
    assert f"{round(100 * worst.before[0])}" in told["words"] and f"{round(100 * worst.after[0])}" in told["words"]
    assert dearest(found, []) is None
    dear = max((it for it in found.turns if not it.forced), key=lambda it: it.cost)
    assert lesson(bert, table).json()["look"] == dear.at  # who only watched learns from everybody


def test_a_running_game_teaches_nothing_yet(house, anna):
    name = anna.open(game="high_desert")
    assert lesson(anna, house.table(name)).status_code == 422
    assert post(anna, name, "analysis").status_code == 422


def test_results_name_the_best_score_and_rows_of_wins():
    wins = [True, True, True, False, True, True]
    line = result("high_desert", 2, [(won, n - 3) for n, won in enumerate(wins)], "en")
    assert (line["n"], line["won"], line["said"]) == (6, 5, "best 2 · 2 wins in a row · longest row 3")
    assert result("high_desert", 2, [(False, -4)], "en")["said"] == "best −4"
