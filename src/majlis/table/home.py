"""Where this house keeps its things, if nobody says otherwise."""

import os
from pathlib import Path


def home() -> Path:
    """The folder named in MAJLIS_HOME, else one in the owner's home."""
    return Path(os.environ.get("MAJLIS_HOME") or Path.home() / ".local" / "share" / "majlis")
