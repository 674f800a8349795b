"""A fuzzer that follows coverage (atheris) on everything of ours that reads what others wrote.

`pip install -e '.[fuzz]'`, then `python bench/fuzz.py match --seconds 600`: it ends with the number of texts that were
tried, or with the one that was neither understood nor refused. The readers and their examples: tests/hostile/decoders.py
"""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("MAJLIS_GAMES", str(ROOT / "examples"))

import atheris

READERS = ["majlis.core.notation", "majlis.core.position", "majlis.core.match", "majlis.core.speech"]
READERS += [
    f"majlis.games.{name}.words" for name in ("high_desert", "five_tribes", "djinn")
]  # no rules: they are compiled
READERS += [f"majlis.games.djinn.{name}" for name in ("box", "box_rows", "box_tables")]
READERS += ["majlis.bots.contest.journal", "majlis.adapters.mcp", "majlis.web.pages", "majlis.web.auth"]
with atheris.instrument_imports(include=READERS):
    from tests.hostile.decoders import DECODERS, tried


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
    atheris.Setup([sys.argv[0], str(corpus), *limits, "-print_final_stats=1"], lambda data: tried(words.name, data))
    atheris.Fuzz()


if __name__ == "__main__":
    main()
