"""The description of the API as OpenAPI 3.1, made from its table of routes and its shapes."""

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from majlis.web.access import HOST, KEY, LOOK, OWN, PLAY
from majlis.web.access import ROUTES as DEEDS
from majlis.web.api_shapes import Trouble

REF = "#/components/schemas/{name}"
NEEDS = {
    KEY: "Any token.",
    HOST: "The token of a person; bots only play.",
    LOOK: "Whoever may look at the table; bots must sit there.",
    PLAY: "Whoever sits there.",
    OWN: "Whose table it is.",
}
EYES = ("view", "actions", "log")  # where one may say through which own seat one looks
ABOUT = (
    "Tables of Majlis for programs. Tokens of people and of bots are made on the page /me; "
    "`majlis person bot NAME` makes one of a bot."
)


def described(routes: Sequence[Any]) -> dict[str, Any]:
    """The whole document."""
    kinds = [Trouble, *(it for route in routes for it in (route.takes, route.gives) if it)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    shapes = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Majlis", "version": "1", "description": ABOUT, "license": {"name": "MIT"}},
        "security": [{"token": []}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(route: Any, shapes: dict[str, Any]) -> dict[str, Any]:
    """One route: what it does, what it needs, what it takes and gives."""
    words = inspect.getdoc(route.does) or ""
    found: dict[str, Any] = {
        "operationId": route.does.__name__,
        "summary": words,
        "description": NEEDS[DEEDS[route.method, route.path]],
        "parameters": parameters(route.path),
        "responses": {
            "200": {"description": "Done.", "content": body(shapes[repr(route.gives)])},
            "default": {"description": "What cannot be done, and what to do.", "content": body(shapes[repr(Trouble)])},
        },
    }
    if route.takes:
        found["requestBody"] = {"required": True, "content": body(shapes[repr(route.takes)])}
    return found


def body(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def parameters(path: str) -> list[dict[str, Any]]:
    found = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]
    seat = {"name": "seat", "in": "query", "required": False, "schema": {"type": "integer"}}
    words = "A seat of your own, or -1 for what everybody sees; your own if you do not say."
    return found + ([seat | {"description": words}] if path.endswith(EYES) else [])
