"""The documentation as a site: `make docs`, or python docs/pages.py FOLDER.

All pages of the repository, a page a game made from its records, a reference made from the docstrings. Nothing on the
pages is fetched from anywhere else.
"""

import re
import shutil
import sys
from enum import IntEnum
from pathlib import Path

from markdown.extensions.toc import slugify
from mkdocs.commands.build import build
from mkdocs.config import load_config
from notebook_page import Notebook

from majlis.core.cache import CORE
from majlis.core.game import Game, games, load
from majlis.core.observation_page import fields as observed
from majlis.core.observation_page import meanings
from majlis.core.svg import paint

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
WORK = ROOT / "build" / "docs"  # what MkDocs is given
LINK = re.compile(r"(!?\[[^]]*\])\(([^)#:\s]+)(#[^)\s]*)?\)")
FIGURE = re.compile(r"\(figure:([\w-]+)\)")
PAGES = {  # where the pages of the repository stand in the site
    **{path.relative_to(ROOT).as_posix(): path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")},
    **{f"docs/notebooks/{name}.ipynb": f"notebooks/{name}.md" for name in ("first_look", "train", "million")},
    "docs/README.md": "documents.md",
    "README.md": "index.md",
    "bench/RESULTS.md": "results.md",
    **{name: name.lower() for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")},
    **{f"rules/{name}.md": f"rules/{name}.md" for name in games()},
    **{f"rules/de/{name}.md": f"rules/de/{name}.md" for name in games()},
}
REFERENCE = {  # what others build upon
    "Games and matches": ("majlis.core.game", "majlis.core.match", "majlis.core.notation", "majlis.core.position"),
    "Batches and observations": ("majlis.core.many", "majlis.core.observation"),
    "What is shown": ("majlis.core.frame", "majlis.core.scene", "majlis.core.events"),
    "Adapters": ("majlis.adapters.gymnasium", "majlis.adapters.pettingzoo", "majlis.adapters.openspiel"),
    "Bots and contests": ("majlis.bots.bot", "majlis.bots.search.thinker", "majlis.bots.contest.arena"),
    "Studies": ("majlis.core.questions", "majlis.bots.study.study", "majlis.bots.study.figures"),
}
NAVIGATION = {
    "Players": (
        *("documents.md", "terminal.md", "friends.md", "solo.md", "analysis.md", "notices.md", "pictures.md"),
        "troubleshooting.md",
    ),
    "Hosts": ("friends.md", "hosting.md", "postgresql.md", "notices.md", "trust.md", "security.md", "asvs.md"),
    "Researchers": (
        *(
            "research.md",
            "observation.md",
            "protocol.md",
            "api.md",
            "bots.md",
            "training.md",
            "ladder.md",
            "studies.md",
            "results.md",
        ),
        *("notebooks/first_look.md", "notebooks/train.md", "notebooks/million.md"),
    ),
    "Contributors": ("architecture.md", "contributing.md", "tutorial.md", "changelog.md"),
}


def main(out: Path) -> None:
    """Gather the pages, then let MkDocs build them; a link that leads nowhere is an error."""
    shutil.rmtree(WORK, ignore_errors=True)
    for source, target in PAGES.items():
        put(target, moved(text_of(ROOT / source), source))
    for name in games():
        put(f"games/{name}.md", game_page(load(name)))
    for title, modules in REFERENCE.items():
        put(f"reference/{anchor(title)}.md", f"# {title}\n\n" + "".join(f"::: {module}\n\n" for module in modules))
    copied()
    config = load_config(str(DOCS / "mkdocs.yml"), docs_dir=str(WORK), site_dir=str(out), strict=True)
    config["nav"] = navigation()
    build(config)


def text_of(path: Path) -> str:
    """What a page says; the drawings of a notebook are put beside it."""
    if path.suffix != ".ipynb":
        return path.read_text(encoding="utf-8")
    notebook = Notebook(path)
    for name, drawing in notebook.drawings.items():
        put(f"notebooks/{name}", drawing)
    return notebook.text


def put(target: str, text: str) -> None:
    path = WORK / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copied() -> None:
    """Pictures, the notebooks as files, and how the site looks."""
    found = [path for end in ("svg", "webp", "ipynb", "css") for path in DOCS.rglob(f"*.{end}")]
    for path in [*found, ROOT / "bench" / "RESULTS.svg"]:
        target = WORK / path.relative_to(DOCS if path.is_relative_to(DOCS) else ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)


# --- pages that are there


def moved(text: str, source: str) -> str:
    """A page with its links to where the others have gone; what is no page is named, not linked."""
    folder, depth = (ROOT / source).parent, PAGES[source].count("/")
    up = "../" * depth

    def link(found: re.Match[str]) -> str:
        there = (folder / found[2]).resolve()
        name = there.relative_to(ROOT).as_posix() if there.is_relative_to(ROOT) else found[2]
        if name in PAGES:
            return f"{found[1]}({up}{PAGES[name]}{found[3] or ''})"
        inside = name.removeprefix("docs/") if there.is_file() and there.suffix in (".svg", ".webp", ".ipynb") else ""
        return f"{found[1]}({up}{inside})" if inside else f"{found[1][1:-1]} (`{name}`)"

    linked = LINK.sub(link, text)
    return FIGURE.sub(lambda found: drawn(source, found[1], up), linked) if source.startswith("rules/") else linked


def drawn(source: str, name: str, up: str) -> str:
    """A figure of the rules, as a file."""
    game, lang = load(Path(source).stem), "de" if "/de/" in source else "en"
    put(f"figures/{game.name}-{name}-{lang}.svg", paint(game.illustrations[name](lang)))
    return f"({up}figures/{game.name}-{name}-{lang}.svg)"


# --- pages that are made


def game_page(game: Game) -> str:
    """All about a game in one place."""
    name, title = game.name, game.title
    own = f"[About the game](../{name}.md), [the rules](../rules/{name}.md), [in German](../rules/de/{name}.md)."
    players = f"{game.seats[0]} to {game.seats[-1]} players, about {game.minutes} minutes"
    head = f"{players}; rules {game.version}, box `{game.digest}`."
    told = game.observation
    seen = f"{told.size} numbers, version {told.version}; [how to read them](../observation.md)."
    return "\n\n".join(
        [
            f"# {title}",
            own,
            head,
            f"## Rules\n\n{chapters(name)}",
            f"## Record\n\n{game.state.itemsize} bytes.\n\n{table(('field', 'type', 'what it is'), fields(game))}",
            f"## Observation\n\n{seen}\n\n{observed(game)}",
            f"## Phases\n\n{', '.join(phase.name for phase in game.phases)}",
            f"## Actions\n\n{table(('number', 'in words'), actions(game))}",
            f"## Events\n\n{table(('what happens', 'its numbers', 'secret', 'by chance'), events(game))}",
            f"## Ladder\n\n{ladder(title)}",
            "",
        ]
    )


def chapters(name: str) -> str:
    """What the rules tell of, each with its place."""
    found = re.findall(r"^## (.+)$", (ROOT / "rules" / f"{name}.md").read_text(encoding="utf-8"), re.M)
    return "\n".join(f"- [{title}](../rules/{name}.md#{slugify(title, '-')})" for title in found)


def table(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |" for line in lines)


def fields(game: Game) -> list[tuple[object, ...]]:
    said = {**meanings_in(CORE / "record.py"), **meanings(game)}
    kinds = [(name, game.state[name]) for name in game.state.names or ()]
    return [(f"`{name}`", f"{kind.base.name}{list(kind.shape) or ''}", said.get(name, "")) for name, kind in kinds]


def meanings_in(path: Path) -> dict[str, str]:
    """What a source says of the fields that every record begins with."""
    return dict(re.findall(r'^    \("(\w+)", np.*?\),  # (.*)$', path.read_text(encoding="utf-8"), re.M))


def actions(game: Game) -> list[tuple[object, ...]]:
    return [(a, game.say(a, "en")) for a in range(game.actions)]


def events(game: Game) -> list[tuple[object, ...]]:
    def row(kind: IntEnum) -> tuple[object, ...]:
        it = game.kinds[kind]
        return kind.name, ", ".join(it.args), ", ".join(it.secret), ", ".join(it.chance)

    return [row(kind) for kind in game.events]


def ladder(title: str) -> str:
    """The tables of ratings of one game."""
    text = (DOCS / "ladder.md").read_text(encoding="utf-8")
    found = re.findall(rf"^## {re.escape(title)}, (\d players)\n\n(.*?)\n\n", text, re.M | re.S)
    return (
        "\n\n".join(f"### {players}\n\n{rows}" for players, rows in found) + "\n\n[How they were found](../ladder.md)"
    )


def anchor(title: str) -> str:
    return title.lower().replace(" ", "_")


def navigation() -> list[dict[str, object]]:
    pages: list[dict[str, object]] = [{"Majlis": "index.md"}]
    pages += [{group: list(dict.fromkeys(names))} for group, names in NAVIGATION.items()]
    pages.append({"Games": [f"games/{name}.md" for name in games()]})
    pages.append({"Reference": [f"reference/{anchor(title)}.md" for title in REFERENCE]})
    return pages


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
