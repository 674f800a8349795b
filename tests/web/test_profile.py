"""Pages of people: what everybody may know of their games, to whom they are open, and what the coach saw."""

from majlis.bots.coach.analysis import MISTAKE
from majlis.table.habits import habits, kind
from tests.web.test_account import sign_up
from tests.web.test_coach import analysed, ended
from tests.web.test_ratings import room, to_the_end
from tests.web.test_rooms import gathered, join, post, secret


def page(visitor, name):
    return visitor.get("/person", params={"name": name})


def let(visitor, whom):
    return visitor.http.post("/me/profile", data={"shows": whom})


def private_game(house, anna, bert):
    name = gathered(anna, players="2")
    join(bert, secret(anna, name))
    post(anna, name, "begin")
    return to_the_end(house, name)


def test_a_page_shows_rated_and_open_games_and_no_others(house, anna, bert, carl):
    sign_up(anna, "Paula"), sign_up(bert, "Piet"), sign_up(carl, "Pia")
    hidden = private_game(house, anna, bert)
    assert let(anna, "all").status_code == 303
    assert "No game to be seen" in page(carl, "Paula").text
    name = room(anna, bert)
    post(anna, name, "begin")
    to_the_end(house, name)
    text = page(carl, " paula").text
    assert "Paula" in text and "1 game" in text and "±" in text
    assert hidden.name not in text and name not in text  # rated, but its table is private
    assert not any(secret_ in text for secret_ in (anna.person, bert.person, anna.token, "Piet"))
    opened = private_game(house, anna, bert)
    assert opened.name not in page(carl, "Paula").text


def test_without_a_word_it_is_open_to_those_who_sat_at_a_table_with_them(house, anna, bert, carl):
    sign_up(anna, "Quinn"), sign_up(carl, "Quirin")
    assert page(anna, "Quinn").status_code == 200
    assert page(bert, "Quinn").status_code == 404
    private_game(house, anna, bert)
    assert page(bert, "Quinn").status_code == 200
    assert page(carl, "Quinn").status_code == 404
    let(anna, "nobody")
    assert page(bert, "Quinn").status_code == 404 and page(anna, "Quinn").status_code == 200


def test_who_keeps_it_closed_and_who_is_not_there_are_answered_alike(anna, carl):
    sign_up(anna, "Rosa")
    let(anna, "nobody")
    closed, nobody = page(carl, "Rosa"), page(carl, "Rosi")
    assert closed.status_code == nobody.status_code == 404
    assert closed.text.replace("Rosa", "Rosi") == nobody.text


def test_only_one_of_three_words_is_heard_and_only_of_who_has_an_account(anna, carl):
    sign_up(anna, "Stine")
    assert let(anna, "some").status_code == 422
    assert let(anna, "all").status_code == 303
    assert 'value="all" checked' in anna.get("/me").text
    assert let(carl, "all").status_code == 422


def test_ones_own_page_says_what_the_coach_saw_most_often(house, anna):
    table = ended(house, anna.token)
    assert "What the coach saw" not in anna.get("/me").text
    found = analysed(anna, table.name)
    slips = [it for it in found.turns if it.seat == 0 and not it.forced and it.cost >= MISTAKE]
    assert slips  # in a game by chance
    seen = habits(house.store, anna.person)
    assert (seen.games, seen.slips) == (1, len(slips))
    assert sum(n for _, n in seen.stages) == sum(n for _, n in seen.kinds) == len(slips)
    assert seen.kinds[0][0] in {kind(it) for it in slips}
    text = anna.get("/me").text
    assert "What the coach saw most often" in text and f"{len(slips)} turns cost you much" in text
