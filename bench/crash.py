"""Power cuts on paper: what the store writes is traced, and at any moment the disk is put together as a power cut could
leave it. Of what was not synced any part may be there, whole, torn or not at all; what was acknowledged must be.

`python bench/crash.py --driver matches` (needs strace) plays scripted matches in a house and cuts the power at every
write boundary; each image is opened by a house and looked at as by `majlis check`. `--driver store --images 2000` cuts
where chance says, `--driver apsw` writes the like by apsw instead of the store. `--driver hasty` plays and `careless`
writes without waiting for the disk: that must be noticed.
"""

import argparse
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
SECTOR = 512
CALLS = "trace=pwrite64,write,fsync,fdatasync,ftruncate"
LINE = re.compile(r"^\d+ +(\w+)\(\d+<([^>]*)>(?:, \"((?:\\x..)*)\"\.*, (\d+)(?:, (\d+))?|, (\d+))?\) += (\d+)")

STORE = """
import os, sys
from pathlib import Path
from majlis.table.store import Store
from tests.table.test_store import event, opened
folder = Path(sys.argv[1])
acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT)
store = Store(folder)
store.open_match(opened("t"), b"", b"").result()
os.write(acks, b"begin ")
for seq in range(int(sys.argv[2])):
    store.append([event("t", seq)]).result()
    os.write(acks, b"%d " % seq)
os._exit(0)
"""
MATCHES = """
import asyncio, os, random, sys
from pathlib import Path
from majlis.core.game import load
from tests.table.waits import Asleep, OWNER, house
HASTY = False
folder, chance = Path(sys.argv[1]), random.Random(1)
acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT)
if HASTY:
    from majlis.table import database, folder as grounds
    def careless(path, writes, opened=database.opened):
        engine = opened(path, writes)
        from sqlalchemy import event
        event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))
        return engine
    grounds.opened = careless
async def main():
    async with house(folder, Asleep()) as lobby:
        tables = [await lobby.open(OWNER, load(name), ["me", "guest"]) for name in ("nim", "high_desert", "nim")]
        os.write(acks, b"begin ")
        for n in range(int(sys.argv[2])):
            table = chance.choice(tables)
            if table.match.over:
                tables[tables.index(table)] = table = await lobby.open(OWNER, load("nim"), ["me", "guest"])
            name, match = chance.randbytes(12).hex(), table.match
            if chance.random() < 0.1 and table.undoable(match.turn):
                answer = await table.undo(match.turn, table.at, name)
            else:
                answer = await table.play(match.turn, table.at, chance.choice(match.open()), name)
            assert answer.done
            os.write(acks, name.encode() + b" ")
        os._exit(0)
asyncio.run(main())
"""
APSW = """
import os, sys, apsw
from pathlib import Path
folder = Path(sys.argv[1])
acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT)
db = apsw.Connection(str(folder / "majlis.db"))
for pragma in ("journal_mode=WAL", "synchronous=FULL"):
    db.execute(f"PRAGMA {pragma}").fetchall()
db.execute("CREATE TABLE event (match TEXT, seq INTEGER PRIMARY KEY, action_id TEXT UNIQUE, chain TEXT)")
os.write(acks, b"begin ")
for seq in range(int(sys.argv[2])):
    db.execute("INSERT INTO event VALUES ('t', ?, ?, ?)", (seq, f"id-{seq}", "c" * 64))
    os.write(acks, b"%d " % seq)
os._exit(0)
"""
DRIVERS = {"store": STORE, "apsw": APSW, "careless": APSW.replace("synchronous=FULL", "synchronous=OFF")}
DRIVERS |= {"matches": MATCHES, "hasty": MATCHES.replace("HASTY = False", "HASTY = True")}
PLAYED = ("matches", "hasty")  # whose images are houses


@dataclass
class File:
    """What is on the disk for sure, and what was written since."""

    safe: bytearray = field(default_factory=bytearray)
    loose: list[tuple[int, bytes]] = field(default_factory=list)

    def sync(self) -> None:
        for at, data in self.loose:
            put(self.safe, at, data)
        self.loose.clear()

    def image(self, chance: random.Random) -> bytes:
        """As a power cut could leave it."""
        found = bytearray(self.safe)
        for at, data in self.loose:
            for part in range(0, len(data), SECTOR) if chance.random() < 0.5 else ():
                if chance.random() < 0.7:
                    put(found, at + part, data[part : part + SECTOR])
        return bytes(found)


def put(into: bytearray, at: int, data: bytes) -> None:
    into.extend(bytes(max(0, at + len(data) - len(into))))
    into[at : at + len(data)] = data


def traced(driver: str, commits: int, folder: Path) -> Path:
    """Write, and have every write written down."""
    code, out = DRIVERS[driver], folder.with_suffix(".trace")
    command = ["strace", "-f", "-y", "-xx", "-s", "70000", "-e", CALLS, "-o", str(out)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])}
    subprocess.run([*command, sys.executable, "-c", code, str(folder), str(commits)], check=True, env=env)
    return out


def calls(trace: Path) -> Iterator[tuple[str, str, bytes, int]]:
    """Call, file, bytes, place."""
    with trace.open(encoding="ascii", errors="replace") as lines:
        for line in lines:
            if found := LINE.match(line):
                call, path, data, _, at, size, _ = found.groups()
                name = bytes.fromhex(path.replace("\\x", "")).decode() if path.startswith("\\x") else path
                yield call, Path(name).name, bytes.fromhex((data or "").replace("\\x", "")), int(at or size or 0)


def put_back(images: dict[str, bytes], folder: Path) -> None:
    for name in ("majlis.db", "majlis.db-wal", "majlis.db-shm"):
        (folder / name).unlink(missing_ok=True)
    for name, data in images.items():
        (folder / name).write_bytes(data)


def amiss(images: dict[str, bytes], acknowledged: list[str], folder: Path) -> str:
    """What is wrong with a house as it was left: its seals, its moves played again, and what was acknowledged."""
    from majlis.core.refusal import Refusal
    from majlis.table.keeping import check
    from majlis.table.store import Store

    put_back(images, folder)
    try:
        store = Store(folder)
        found = Counter(row[0] for row in store.ask("SELECT action_id FROM event"))
        gap = store.gap()
        store.close()
        report = check(folder / "majlis.db")
    except Refusal as refusal:
        return str(refusal)
    lost = [name for name in acknowledged if found[name] != 1]
    return gap or (f"{len(lost)} acknowledged and not there once" if lost else "" if report.whole else str(report))


def fault(images: dict[str, bytes], acknowledged: int, folder: Path) -> str:
    """What is wrong with a disk as it was left."""
    put_back(images, folder)
    database = sqlite3.connect(folder / "majlis.db")
    try:
        (whole,) = database.execute("PRAGMA integrity_check").fetchone()
        found = [row[0] for row in database.execute("SELECT seq FROM event ORDER BY seq")]
    except sqlite3.Error as error:
        return str(error)
    finally:
        database.close()
    if whole != "ok" or found != list(range(len(found))):
        return whole
    return "" if len(found) >= acknowledged else f"{acknowledged} acknowledged, {len(found)} there"


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--driver", choices=[*DRIVERS], default="store")
    asked.add_argument("--commits", type=int, default=600)
    asked.add_argument("--images", type=int, default=0, help="how many, spread by chance; 0: at every write boundary")
    words = asked.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder, again = Path(place) / "house", Path(place) / "again"
        folder.mkdir()
        again.mkdir()
        every = list(calls(traced(words.driver, words.commits, folder)))
        found = cut(every, words.images, again, words.driver in PLAYED)
        print(found, f"by {words.driver}, SQLite {sqlite3.sqlite_version} reads")


def cut(every: list[tuple[str, str, bytes, int]], images: int, again: Path, house: bool) -> str:
    """Cut the power at every moment, or at some spread over all that was written."""
    chance, files, acknowledged, tried, faults = random.Random(1), dict[str, File](), list[str](), 0, list[str]()
    moments = set(chance.sample(range(len(every)), min(images or len(every), len(every))))
    for n, (call, name, data, at) in enumerate(every):
        if name == "acks":
            acknowledged += data.decode().split()
        elif name.startswith("majlis.db") and not name.endswith("-shm"):
            file = files.setdefault(name.replace(".first", ""), File())
            if call == "ftruncate":
                file.sync()
                del file.safe[at:]
            elif "sync" in call:
                file.sync()
            else:
                file.loose.append((at, data))
        if n in moments and acknowledged:
            left = {name: file.image(chance) for name, file in files.items() if "journal" not in name}
            names = acknowledged[1:]
            faults += filter(None, [amiss(left, names, again) if house else fault(left, len(names), again)])
            tried += 1
    moves = len(acknowledged) - 1
    return f"{len(every)} calls, {moves} acknowledged, {tried} images, {len(faults)} faults {faults[:3]}"


if __name__ == "__main__":
    main()
