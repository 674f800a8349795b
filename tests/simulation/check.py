"""What must hold in every world, whatever went wrong in it."""

from collections.abc import Iterator
from typing import Any

from majlis.core.frame import told
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.table.database import Damaged
from majlis.table.show import moment
from majlis.table.store import PEOPLE, Row
from majlis.table.table import Table, repeat
from tests.simulation.page import Intent, Page, Seen
from tests.simulation.post import forgotten, true_letters

SHOWN = ("moves", "turn", "prompt", "offers", "over", "points", "svg")  # of a frame: what follows from the log alone


def checked(world: Any) -> Iterator[str]:
    """All that is wrong, in sentences."""
    if world.house is None:
        yield "nobody is at home in the end"
        return
    store = world.house.store
    if gap := store.gap():
        yield gap
    for name in world.tables:
        rows = store.events(name)
        pages = [page for page in world.pages if page.table == name]
        if torn := broken(store, name, rows):
            yield torn
            continue
        yield from exactly_once(rows, [it for page in pages for it in page.intents.values()])
        yield from by_their_own(rows, store.sittings(name), pages)
        moments = past(store, name, rows)
        yield from prefixes(moments, pages)
        yield from true_letters(moments, [it for it in world.letters if it.table == name])
        world.counts["events"] += len(rows)
    yield from forgotten(store, world.house.lobby.clock())
    world.counts["letters"] += len(world.letters)
    for page in world.pages:
        yield from come_right(world, page)
        world.counts["acknowledged"] += sum(it.answers[:1] != [] and it.answers[0][0] for it in page.intents.values())


def broken(store: Any, name: str, rows: list[Row]) -> str:
    """What is wrong with a log in itself."""
    if [row["seq"] for row in rows] != list(range(len(rows))):
        return f"the log of {name} has a gap"
    try:
        store.examine(name)
    except Damaged as damaged:
        return str(damaged)
    return ""


def exactly_once(rows: list[Row], intents: list[Intent]) -> Iterator[str]:
    """What was acknowledged stands in the log once, where the answer said; what was refused stands nowhere."""
    for it in intents:
        name = it.message["id"]
        found = [row for row in rows if row["action_id"] == name]
        done = [at for yes, at, _ in it.answers if yes]
        if done and len(found) != 1:
            yield f"{name} was acknowledged and stands {len(found)} times in the log"
        elif done and set(done) != {found[0]["seq"] + 1}:
            yield f"{name} was acknowledged as event {done} and is {found[0]['seq'] + 1}"
        elif done and it.answers[-1][0] is False:
            yield f"{name} was acknowledged, and refused when it came again ({it.answers[-1][2]})"
        elif found and it.answers and not done:
            yield f"{name} was refused ({it.answers[-1][2]}) and stands in the log"
        if found and first(rows, name) != it.message["at"]:
            yield f"{name} was meant for event {it.message['at']} and is {first(rows, name)}"
        if found and it.message["type"] == "play" and played(rows, name) != [it.message["a"]]:
            yield f"{name} was not played as it was meant"


def first(rows: list[Row], name: str) -> int:
    """Where the events of one message begin."""
    return min(row["seq"] for row in rows if row["action_id"].split("-")[0] == name)


def played(rows: list[Row], name: str) -> list[int]:
    """What somebody chose with one message, without what followed by itself."""
    return [row["action"] for row in rows if row["action_id"].split("-")[0] == name and row["kind"] == "play"]


def by_their_own(rows: list[Row], sittings: list[Row], pages: list[Page]) -> Iterator[str]:
    """Each event is of somebody whose seat that is, or of a bot where one has ever sat."""
    owners = {name: page.person for page in pages for name in page.intents}
    for row in rows:
        at = [it for it in sittings if it["seat"] == row["seat"]]
        person = owners.get(row["action_id"].split("-")[0])
        if person and row["kind"] != "forced" and person not in {it["person"] for it in at}:
            yield f"event {row['seq']} of seat {row['seat']} was made by {person}"
        if not person and all(it["player"] in PEOPLE for it in at):
            yield f"event {row['seq']} of seat {row['seat']} was made by nobody"


def past(store: Any, name: str, rows: list[Row]) -> list[Match]:
    """The match after each of its events."""
    row = store.match(name)
    header = Header(load(row["game"]), row["seats"], row["options"], tuple(row["names"]), *store.secrets(name))
    table, found = Table(name, row, Match(header), store), [Match(header)]
    for entry in rows:
        chain = repeat(table, entry)
        assert chain == entry["chain"]
        table.chain = chain
        found.append(table.match.copy())
    return found


def prefixes(past: list[Match], pages: list[Page]) -> Iterator[str]:
    """Whatever a page was shown is the beginning of the log, and never less than before over the same line."""
    drawn: dict[tuple[int, int], dict[str, Any]] = {}
    for page in pages:
        for seen in page.seen:
            yield from never_back(page, seen)
            for frame in seen.frames:
                at, seat = key = frame["at"], frame["seat"]
                if at >= len(past):
                    yield f"{page.person} saw event {at} of {len(past) - 1}"
                    continue
                if key not in drawn:
                    drawn[key] = moment(past[at], seat, "en", False)
                yield from (f"{page.person} saw another {it} after event {at}" for it in differing(drawn[key], frame))
            for seat, log in seen.logs:
                if not any(len(log) == it.at and log == story(it, seat) for it in past):
                    yield f"{page.person} was told a log that never was"


def differing(drawn: dict[str, Any], frame: dict[str, Any]) -> list[str]:
    same = {"offers": list(map(str, drawn["offers"])), "points": list(drawn["points"])}
    return [it for it in SHOWN if same.get(it, drawn[it]) != (list(frame[it]) if it in same else frame[it])]


def story(match: Match, seat: int) -> list[list[str]]:
    return [told(match, seat, at, "en") for at in range(match.at)]


def never_back(page: Page, seen: Seen) -> Iterator[str]:
    numbers = [frame["at"] for frame in seen.frames]
    if numbers != sorted(numbers):
        yield f"{page.person} saw {numbers} over one line"


def come_right(world: Any, page: Page) -> Iterator[str]:
    """In the end everybody has an answer, and sees the table as it is."""
    if page.waiting:
        yield f"{page.person} never had an answer to {page.waiting.message}"
    rows = world.house.store.events(page.table)
    if page.frame is None or page.frame["at"] != len(rows):
        yield f"{page.person} saw {page.frame and page.frame['at']} events in the end, of {len(rows)}"
    yield from (f"{page.person} was told {fault}" for fault in page.faults)
