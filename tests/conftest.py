"""The smallest game, in examples/, is tested like every other."""

import os
from pathlib import Path

os.environ["MAJLIS_GAMES"] = str(Path(__file__).parents[1] / "examples")

from tests.browser.chromium import MISSING


def pytest_terminal_summary(terminalreporter):
    """Said here, where the tests of all processes come together."""
    left_out = [report for report in terminalreporter.stats.get("skipped", []) if MISSING in str(report.longrepr)]
    if left_out:
        line = f"LEFT OUT: {len(left_out)} browser tests, because {MISSING}"
        terminalreporter.write_line(line, yellow=True, bold=True)
