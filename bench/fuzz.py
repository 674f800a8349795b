"""A fuzzer that follows coverage (atheris) on everything of ours that reads what others wrote.

`pip install -e '.[fuzz]'`, then `python bench/fuzz.py match --seconds 600`: it ends with the number of texts that were
tried, or with the one that was neither understood nor refused. The readers and their examples are in tests/hostile.
"""

import argparse
import os
import sys
from pathlib import Path
from types import FunctionType

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["MAJLIS_GAMES"] = str(Path(__file__).parents[1] / "examples")

import atheris
from tests.hostile.decoders import DECODERS, tried

READERS = ("majlis.core.notation", "majlis.core.position", "majlis.core.match", "majlis.core.speech")
READERS += tuple(f"majlis.games.{name}.words" for name in ("high_desert", "five_tribes", "djinn"))
READERS += ("majlis.games.djinn.box", "majlis.bots.contest.journal", "majlis.bots.coach.analysis")
READERS += ("majlis.adapters.mcp", "majlis.web.pages", "majlis.web.auth", "tests.hostile.decoders")


def follow() -> None:
    """Coverage of the readers alone: rules are compiled, and a function with marks in it cannot be."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(READERS):
            for it in vars(module).values():
                if isinstance(it, FunctionType) and it.__module__ == name:
                    atheris.instrument_func(it)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("name", choices=[*DECODERS])
    asked.add_argument("--seconds", type=int, default=600)
    asked.add_argument("--corpus", type=Path, default=Path("fuzz"))
    words = asked.parse_args()
    corpus = words.corpus / words.name
    corpus.mkdir(parents=True, exist_ok=True)
    for n, data in enumerate(DECODERS[words.name].seeds):
        (corpus / f"seed{n}").write_bytes(data)
    limits = [f"-max_total_time={words.seconds}", "-timeout=20", "-rss_limit_mb=4096", "-max_len=40000"]
    follow()
    atheris.Setup([sys.argv[0], str(corpus), *limits, "-print_final_stats=1"], lambda data: tried(words.name, data))
    atheris.Fuzz()


if __name__ == "__main__":
    main()
