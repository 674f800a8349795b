"""The page as a program of one's own: its manifest, and the worker that says so when the house cannot be reached."""

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, JSONResponse, Response

from majlis.web.render import HERE, language
from majlis.web.words import WORDS

NIGHT = "#14122b"
ICONS = (("any", 192), ("any", 512), ("maskable", 512))

router = APIRouter()


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What a device is told that puts this page beside its own programs."""
    lang = language(request)
    drawn = [
        {"src": f"/static/icon-{size}{'-mask' * (what == 'maskable')}.png", "sizes": f"{size}x{size}"}
        | {"type": "image/png", "purpose": what}
        for what, size in ICONS
    ]
    about = {"name": "Majlis", "short_name": "Majlis", "description": WORDS[lang]["installed_note"], "lang": lang}
    about |= {"id": "/", "start_url": "/", "scope": "/", "display": "standalone"}
    about |= {"background_color": NIGHT, "theme_color": NIGHT}
    vector = {"src": "/static/favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    return JSONResponse(about | {"icons": [*drawn, vector]}, media_type="application/manifest+json")


@router.get("/sw.js")
async def worker(request: Request) -> Response:
    """At the root, for from there it may see all pages; it keeps static files only."""
    return FileResponse(HERE / "static" / "sw.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"})
