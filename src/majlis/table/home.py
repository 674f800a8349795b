"""Where this house keeps its things, if nobody says otherwise."""

import os
from pathlib import Path

from majlis.core.refusal import Refusal


def home() -> Path:
    """The folder named in MAJLIS_HOME, else one in the owner's home."""
    return Path(os.environ.get("MAJLIS_HOME") or Path.home() / ".local" / "share" / "majlis")


def usable(folder: Path) -> Path:
    """The same folder, made where it is missing; or why nothing can be kept there."""
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"{folder} cannot be used: {error.strerror}. Choose another folder with --data.") from error
    return folder
