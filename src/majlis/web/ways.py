"""What one's own page shows of the ways on which one is told of one's turns."""

from typing import Any

from fastapi import Request

from majlis.table.channels import PUSH, Channel, channels
from majlis.table.store import Store
from majlis.web import push
from majlis.web.auth import secure
from majlis.web.words import WORDS


def ways(request: Request, who: str | None, lang: str) -> dict[str, Any]:
    """What one's own page shows of it."""
    store: Store = request.app.state.lobby.store
    rows = [{"id": it.id, "kind": it.kind, "line": line(it.kind, it.address, it.open, lang)} for it in own(store, who)]
    about = {"rows": rows, "mail": request.app.state.terms.mail is not None, "secure": secure(request)}
    about["push"] = push.offered()
    if about["push"] and about["secure"] and who:
        about["key"] = push.letters(push.point(push.house_key(store)))
    return about


def own(store: Store, who: str | None) -> list[Channel]:
    return channels(store, who) if who else []


def line(kind: str, address: str, is_open: bool, lang: str) -> str:
    """One way in words; of a browser's service only its host."""
    name = f"notice_{kind}_{'on' if is_open else 'waits'}"
    shown = address.split("/")[2] if kind == PUSH else address
    return WORDS[lang][name].format(address=shown)
