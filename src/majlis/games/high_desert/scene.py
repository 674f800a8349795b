"""Where things lie and what can be clicked."""

from majlis.core.scene import Scene


def draw(view, seat, mask, lang="en", names=(), tall=False):
    return Scene(1600, 1000, "x", {})
