"""The page as a program of one's own: over TLS it is installable and says when the house cannot be reached."""

import json

import pytest

from tests.browser.chromium import QUIETLY, chromium
from tests.web.certificates import Authority
from tests.web.house import House

KEPT = "async () => (await Promise.all((await caches.keys()).map(async (it) => (await (await caches.open(it)).keys())"
KEPT += ".map((one) => new URL(one.url).pathname)))).flat()"


@pytest.fixture
def sure(tmp_path):
    """A house that speaks https with a certificate of its own making."""
    with House(tmp_path / "house", tls=Authority(tmp_path).pair()) as house:
        yield house


def test_over_tls_the_page_is_installable_and_offline_it_says_so(sure, tmp_path, browser):
    """`browser` keeps Playwright running: another one is started beside it, that believes any certificate."""
    address = f"https://localhost:{sure.port}"
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
    sure.__exit__()  # it is closed, before its time
    page.goto(f"{address}/")
    assert page.locator("h1").inner_text() == "The server cannot be reached"
    page.screenshot(path=str(tmp_path / "offline.png"))
    other.close()


def test_on_plain_http_nothing_is_registered(desk):
    desk.go("/")
    assert desk.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
