"""How fair and how long Djinn is: `python bench/balance.py [GAMES]` plays the greedy bot against itself and writes
docs/djinn_balance.md with its pictures. Part of the box is reconstructed, so this is where a broken value would show.
"""

import random
import sys
from pathlib import Path

import numpy as np

from majlis.bots.chance import derive
from majlis.bots.tune.moments import SELFPLAY, paper
from majlis.core.game import key, load
from majlis.games.djinn.box import BOX, where
from majlis.games.djinn.box_rows import parsed
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.sheet import tally

DOCS = Path(__file__).parents[1] / "docs"
GAME = load("djinn")
SHARES = {2: 0.4, 3: 0.3, 4: 0.3}  # of all games, by players
DOUBT = 1.96


def played(seats, count):
    """So many games to their ends."""
    states = GAME.new(count)
    for i in range(count):
        GAME.doors.setup(states, i, key(derive(f"balance-{seats}", i)), seats, 0)
        draft(states, i, random.Random(i))
    GAME.specialised(SELFPLAY).selfplay(states, paper(GAME, seats), GAME.longest)
    return states


def draft(states, i, chance):
    """Tiles by chance: else the first would always hold the best, and the tile would be praised for the seat."""
    while states[i]["phase"] == Phase.DRAFT:
        GAME.doors.step(states, i, int(chance.choice(np.flatnonzero(GAME.open(states, i)))))


def results(states, seats):
    """The share of the win of each seat in each game."""
    out = np.zeros((len(states), seats))
    for i in range(len(states)):
        GAME.doors.result(states, i, out[i])
    return out


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows])


def by_order(states, wins):
    """Win rate by the order of play."""
    seats = wins.shape[1]
    places = (np.arange(seats)[None] - states["first"][:, None]) % seats
    return [wins[places == place].mean() for place in range(seats)]


def by_owner(owners, wins, fair):
    """How far the owners of each thing are above or below their fair share, in points of win rate, with the doubt."""
    rows = []
    for thing in range(owners.shape[1]):
        got = np.concatenate([wins[owners[:, thing] == seat, seat] for seat in range(wins.shape[1])])
        if len(got) > 30:
            rows.append((thing, 100 * (got.mean() - fair), 100 * DOUBT * got.std() / len(got) ** 0.5, len(got)))
    return rows


def bars(path, title, rows, unit=""):
    """A picture of bars: a label, a value, a doubt."""
    high, wide, middle = 24 * len(rows) + 60, 720, 330 if min(value for _, value, _ in rows) < 0 else 150
    most = max(abs(value) + doubt for _, value, doubt in rows) or 1
    scale = (wide - middle - 90) / most
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="system-ui, sans-serif">']
    out.append(f'<rect width="{wide}" height="{high}" fill="#fbf5e6"/>')
    out.append(f'<text x="16" y="30" font-size="18" fill="#2a2140">{title}</text>')
    for i, (label, value, doubt) in enumerate(rows):
        y, x = 48 + 24 * i, middle + min(0, value) * scale
        out.append(f'<text x="16" y="{y + 14}" font-size="13" fill="#2a2140">{label}</text>')
        colour = "#2e86ab" if value >= 0 else "#e4572e"
        out.append(f'<rect x="{x:.1f}" y="{y}" width="{abs(value) * scale:.1f}" height="17" fill="{colour}"/>')
        left, right = middle + (value - doubt) * scale, middle + (value + doubt) * scale
        out.append(f'<path d="M{left:.1f} {y + 8.5}H{right:.1f}" stroke="#2a2140" stroke-width="1.5"/>')
        out.append(f'<text x="{wide - 74}" y="{y + 14}" font-size="13" fill="#2a2140">{value:.1f}{unit}</text>')
    path.write_text("\n".join([*out, "</svg>", ""]), encoding="utf-8")


def main(total):
    games = {}
    for seats, share in SHARES.items():
        print(f"{seats} players: {int(total * share)} games", flush=True)
        states = played(seats, int(total * share))
        games[seats] = states, results(states, seats)
    (DOCS / "djinn_balance.md").write_text(report(games, total), encoding="utf-8")
    print(f"{DOCS / 'djinn_balance.md'} is written.")


def report(games, total):
    out = ["# Djinn: is the box fair?", ""]
    out += [
        f"{total} games of the greedy bot against itself, made by `python bench/balance.py {total}`. Part of the box"
    ]
    out += ["is reconstructed; this page shows what a broken value would look like. Doubts are 95 % intervals.", ""]
    out += ["## How long, and how many points", "", lengths(games), "", "![Turns](djinn_turns.svg)", ""]
    out += [
        "## Where the points come from",
        "",
        sources(games),
        "",
        "## Who wins, by order of play",
        "",
        orders(games),
        "",
    ]
    out += ["## Character tiles", "", tiles(games), "", "![Tiles](djinn_tiles.svg)", ""]
    out += ["## Equipment", "", kits(games), "", "![Equipment](djinn_equipment.svg)", "", found(games)]
    return "\n".join(out)


def lengths(games):
    rows, pictures = [], []
    for seats, (states, wins) in games.items():
        turns, won = states["rounds"] - 1, (states["trophies"] < 4).sum(1)  # the last visit of the Source is no turn
        points = [GAME.doors.points(states, i, seat) for i in range(len(states)) for seat in range(seats)]
        low, high = np.percentile(turns, [5, 95])
        some = 100 * np.mean([(row[:, None] == np.arange(seats)).any(0).mean() for row in states["trophies"]])
        rows.append(
            (
                seats,
                f"{turns.mean():.1f}",
                f"{low:.0f} to {high:.0f}",
                f"{np.mean(points):.0f}",
                f"{won.mean() / seats:.2f}",
                f"{some:.0f} %",
                f"{100 * (wins < 1).all(1).mean():.1f} %",
            )
        )
        pictures.append((f"{seats} players", turns.mean(), (high - low) / 2))
    bars(DOCS / "djinn_turns.svg", "Turns of each player, with the middle 90 % of games", pictures)
    head = ("players", "turns each", "90 % of games", "points", "trophies each", "players with a trophy", "shared wins")
    return table(head, rows)


def sources(games):
    rows = []
    for seats, (states, _) in games.items():
        sheets = [dict(tally(states[i : i + 1], "en")) for i in range(0, len(states), 10)]
        labels = list(dict.fromkeys(label for sheet in sheets for label in sheet))
        none = [0] * seats
        rows.append((seats, *(f"{np.mean([sheet.get(label, none) for sheet in sheets]):.1f}" for label in labels)))
    return table(("players", *labels), rows)


def orders(games):
    rates = {seats: [f"{100 * rate:.1f} %" for rate in by_order(*pair)] for seats, pair in games.items()}
    rows = [(seats, *rates[seats], *[""] * (4 - seats)) for seats in rates]
    return table(("players", "first", "second", "third", "fourth"), rows)


def pooled(games, field, own):
    """By thing, over all numbers of players: the mean difference from a fair share, weighted by games."""
    found = {}
    for seats, (states, wins) in games.items():
        for thing, value, doubt, n in by_owner(own(states[field]), wins, 1 / seats):
            found.setdefault(thing, []).append((value, doubt, n))
    for thing, parts in sorted(found.items()):
        n = sum(part[2] for part in parts)
        value = sum(part[0] * part[2] for part in parts) / n
        yield thing, value, sum((part[1] * part[2] / n) ** 2 for part in parts) ** 0.5, n


def tile_rows(games):
    return named(pooled(games, "tile", lambda tile: tile), BOX.character_ids)


def tiles(games):
    rows = tile_rows(games)
    bars(DOCS / "djinn_tiles.svg", "Points of win rate above a fair share, by tile", [row[:3] for row in rows])
    return shares("tile", rows)


def kits(games):
    rows = named(pooled(games, "equipment", lambda card: np.where(card < 8, card >> 1, 9)), BOX.equipment_ids)
    bars(
        DOCS / "djinn_equipment.svg", "Points of win rate above a fair share, by card owned", [row[:3] for row in rows]
    )
    return shares("card", rows)


def named(rows, ids):
    return [(ids[thing], *rest) for thing, *rest in rows]


def shares(what, rows):
    lines = [(name, f"{value:+.1f}", f"± {doubt:.1f}", n) for name, value, doubt, n in rows]
    return table((what, "above a fair share", "doubt", "owners"), lines)


def found(games):
    """What we make of it, in the figures of the tables above."""
    turns = {seats: (states["rounds"] - 1).mean() for seats, (states, _) in games.items()}
    ahead = [100 * (by_order(*pair)[0] - 1 / seats) for seats, pair in games.items()]
    return conclusion(turns, ahead, {name: value for name, value, *_ in tile_rows(games)})


def conclusion(turns, ahead, tiles):
    """Turns by players, points of the start player above a fair share, points by tile."""
    made_up = {name: value for name, value in tiles.items() if name in MADE_UP}
    return FOUND.format(
        far=listed(sorted(tiles, key=lambda name: -abs(tiles[name]))[:3], tiles),
        made_up=listed(sorted(made_up, key=lambda name: -abs(made_up[name])), tiles),
        verdict="None" if all(abs(value) < 10 for value in made_up.values()) else "One at least",
        turns=", ".join(f"{n:.1f} with {seats}" for seats, n in turns.items()),
        low=min(ahead),
        high=max(ahead),
    )


def listed(names, tiles):
    return ", ".join(f"{name} ({tiles[name]:+.1f})" for name in names)


MADE_UP = {row["id"] for row in parsed(where())["character"] if row["source"] == "reconstructed"}
FOUND = """## What we make of it

Tiles were drafted by chance, because a tile that the first player always takes would be praised for the seat. The three
farthest from a fair share are {far}.
{verdict} of the reconstructed ones gains or loses ten points of win rate:
{made_up}.
The start player is {low:.1f} to {high:.1f} points above a fair share; the greedy bot does nothing about it.

Turns of each player in a game: {turns}. That is at the edge of what we would
call dragging, so we tried what the box can do about it, with an earlier greedy bot and 3,000 games of two players each:
as the box is 25.8 turns; mages one coin cheaper and their bonuses one higher 24.9; bonuses of places 3 instead of 2,
ST5 with 2, chests with one magic more and a cheaper Source all together 25.0. Half of the box for less than a turn: the
length comes from a bot that looks two steps ahead and does not race for the bosses, not from the values. So no value
was changed.
"""

if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 10_000)
