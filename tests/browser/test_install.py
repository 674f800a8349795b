"""The page as a program of one's own: over TLS it is installable and says when the house cannot be reached."""

import json
import shutil
import subprocess
import threading

import pytest
import uvicorn

from majlis.table.store import Store
from majlis.web.app import create
from majlis.web.serve import Ways, listen, settings
from tests.browser.chromium import QUIETLY, chromium

KEPT = "async () => (await Promise.all((await caches.keys()).map(async (it) => (await (await caches.open(it)).keys())"
KEPT += ".map((one) => new URL(one.url).pathname)))).flat()"


@pytest.fixture
def sure(tmp_path):
    """A house that speaks https with a certificate of its own making; closing it is up to the test."""
    if not shutil.which("openssl"):
        pytest.skip("openssl is not installed")
    pair = tmp_path / "cert.pem", tmp_path / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-out", pair[0], "-keyout", pair[1]], check=True, capture_output=True)
    app, door = create(Store(tmp_path / "house")), listen(None)
    server = uvicorn.Server(settings(app, Ways(tls=pair)))
    thread = threading.Thread(target=server.run, args=([door],))
    thread.start()
    while not server.started:
        thread.join(0.01)

    def close():
        server.should_exit = True
        thread.join(60)

    yield f"https://localhost:{door.getsockname()[1]}", close
    close()


def test_over_tls_the_page_is_installable_and_offline_it_says_so(sure, tmp_path, browser):
    """`browser` keeps Playwright running: another one is started beside it, that believes any certificate."""
    address, close = sure
    other = browser.browser_type.launch(executable_path=chromium(), args=[*QUIETLY, "--ignore-certificate-errors"])
    page = other.new_context(viewport={"width": 390, "height": 844}, ignore_https_errors=True).new_page()
    complaints = []
    page.on("console", lambda it: complaints.append(it.text) if it.type == "error" else None)
    page.goto(f"{address}/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    about = json.loads(page.request.get(f"{address}/manifest.webmanifest").text())
    assert about["display"] == "standalone" and about["start_url"] == "/"
    for it in about["icons"]:
        answer = page.request.get(address + it["src"])
        assert answer.headers["content-type"] == it["type"]
    assert {it["purpose"] for it in about["icons"]} == {"any", "maskable"}
    page.goto(f"{address}/me")
    page.goto(f"{address}/tables")
    kept = page.evaluate(KEPT)
    assert kept and all(it.startswith("/static/") for it in kept)
    assert complaints == []
    close()
    page.goto(f"{address}/")
    assert page.locator("h1").inner_text() == "The server cannot be reached"
    page.screenshot(path=str(tmp_path / "offline.png"))
    other.close()


def test_on_plain_http_nothing_is_registered(desk):
    desk.go("/")
    assert desk.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
