"""What a visitor of twin worlds is shown beside the table itself: chat, lesson, wishes, proofs, lists, people."""

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import insert

from majlis.table.schema import account, profile
from majlis.table.store import Conflict
from tests.web.house import House, Visitor

if TYPE_CHECKING:
    from tests.web.visit import Visit

CLOCKED = tuple(
    f"majlis.{name}"
    for name in (
        "web.pages",
        "web.me",
        "web.ratings",
        "web.profile",
        "web.slow",
        "table.guestbook",
        "table.keys",
        "table.chat",
        "table.wishes",
    )
)
BESIDE = ("chat", "lesson", "certificate", "file.json")  # of a table
ELSEWHERE = ("/ratings", "/ratings.json", "/import", "/companion", "/person?name=Owner", "/person?name=Nobody")
RUNNING = ("lesson", "certificate", "file.json")  # what nobody is given of a match that runs


def beside(visit: "Visit", visitor: Visitor) -> None:
    """Every surface beside the table; whoever may, talks and asks to go back, and takes it back the next time."""
    name, case = visit.table.name, visit.case
    told = visitor.http.post(f"/table/{name}/chat", data={"words": "Good evening"})
    visit.fetch("chat", told)
    for path in [f"/table/{name}/{part}" for part in BESIDE] + [*ELSEWHERE, counting(visit)]:
        answer = visitor.get(path)
        visit.fetch(path, answer)
        if path.endswith(RUNNING) and answer.status_code < 400:
            visit.faults.append(f"{path.rsplit('/', 1)[1]} of a running match")
    if "friend" in case.players:  # a wish of one who is alone with bots would be granted at once
        for deed in ("agree", "decline", "back_to"):
            visit.fetch(deed, visitor.http.post(f"/table/{name}/{deed}", data={"to": "0"}))


def counting(visit: "Visit") -> str:
    """A sheet of a real table, in the same game."""
    game = visit.case.game
    return f"/companion/{game.name}/score?players={game.seats[-1]}"


def settle(house: House, owner: str) -> None:
    """The owner of the tables has an account, and a page that is open to all."""
    who = house.person(owner)
    with suppress(Conflict):  # it was so already
        house.store.write(
            insert(account).values(key="owner", person=who, name="Owner", made=0),
            insert(profile).values(person=who, number=0, shows="all", time=0),
        ).result()
