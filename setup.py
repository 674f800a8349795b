"""The one step of a build that pyproject.toml cannot say: each game's rules page is laid beside the game."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class WithRules(build_py):
    """In a checkout the pages stay where they are, in rules/."""

    def run(self) -> None:
        super().run()
        for page in [] if self.editable_mode else Path("rules").rglob("*.md"):
            beside = ".".join(["rules", *page.parent.parts[1:], "md"])  # rules.md, and rules.de.md from rules/de
            self.copy_file(str(page), str(Path(self.build_lib, "majlis", "games", page.stem, beside)))


setup(cmdclass={"build_py": WithRules})
