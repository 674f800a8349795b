"""Web Push in a browser over https: it asks with the key of the house, and shows what the house sends.

A browser's own service is not to be had without the world outside. In its place the page is given an address at a
server of the test and keys that the test knows; everything else is real: page, worker, house, what is sealed and sent.
"""

import json

import pytest

from majlis.table.channels import channels
from majlis.web import push
from majlis.web.auth import SURE
from majlis.web.words import WORDS
from tests.browser.chromium import QUIETLY, chromium
from tests.browser.window import PATIENCE
from tests.table.waits import Asleep
from tests.web.certificates import Authority
from tests.web.house import House, put
from tests.web.sinks import HookServer, running
from tests.web.test_notices import later, letters, opened

ANNA, BERT = "a" * 32, "b" * 32
AUTH = b"sixteen letters!"

# What a browser's service would give: an address, and keys. What was asked for is kept.
SERVICE = """(given) => {
  PushManager.prototype.subscribe = async function ({ userVisibleOnly, applicationServerKey }) {
    localStorage.asked = JSON.stringify([userVisibleOnly, [...applicationServerKey]])
    return { toJSON: () => given }
  }
}"""
# A browser without a screen shows no notices: what the worker wants it to show is kept.
KEEP = """() => {
  self.shown = []
  self.registration.showNotification = async (title, more) => self.shown.push({ title, ...more })
}"""


@pytest.fixture
def authority(tmp_path, monkeypatch):
    found = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(found.file))
    return found


@pytest.fixture
def sure(tmp_path, authority):
    with House(tmp_path / "house", Asleep, tls=authority.pair()) as house:
        courier = house.app.state.courier
        courier.judge, courier.pauses = (lambda _: True), (0.0, 0.0, 0.0)
        house.person(BERT)
        yield house


@pytest.fixture
def page(sure, browser):
    """Bert's own page, in a browser that believes any certificate; `browser` keeps Playwright running."""
    address = f"https://localhost:{sure.port}"
    other = browser.browser_type.launch(executable_path=chromium(), args=[*QUIETLY, "--ignore-certificate-errors"])
    context = other.new_context(ignore_https_errors=True)
    context.set_default_timeout(PATIENCE)
    context.grant_permissions(["notifications"], origin=address)
    context.add_cookies([{"name": SURE, "value": BERT, "url": address, "secure": True, "httpOnly": True}])
    page = context.new_page()
    page.goto(f"{address}/me")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    yield page
    other.close()


def go(page):
    page.get_by_role("button", name=WORDS["en"]["notice_push_go"]).click()


def test_a_browser_asks_with_our_key_and_shows_what_the_house_has_sealed_for_it(sure, page, authority):
    key = push.fresh()
    with running(HookServer(authority.seal())) as service:
        endpoint = f"https://localhost:{service.server_address[1]}/for/bert"
        keys = {"p256dh": letters(push.point(key)), "auth": letters(AUTH)}
        page.evaluate(SERVICE, {"endpoint": endpoint, "keys": keys})
        with page.expect_navigation():  # it looks again when it is done
            go(page)
        page.get_by_text("This browser tells you: localhost").wait_for()
        seen, theirs = json.loads(page.evaluate("localStorage.asked"))
        assert seen and bytes(theirs) == push.point(push.house_key(sure.store))
        turned(sure)
        later(sure, 2)
    [(path, head, body)] = service.got
    assert path == "/for/bert" and head["Authorization"].startswith("vapid t=")
    text = opened(body, key, AUTH)
    said, icon = json.loads(text), "/static/icon-192.png"
    shown = {
        "title": said["title"],
        "body": said["body"],
        "tag": said["id"],
        "icon": icon,
        "data": {"url": said["url"]},
    }
    assert said["url"].startswith("/table/") and delivered(page, text.decode()) == shown
    assert page.request.get(f"https://localhost:{sure.port}{icon}").ok


def delivered(page, data):
    """What is shown when the browser's service hands this to the worker."""
    (worker,) = page.context.service_workers
    worker.evaluate(KEEP)
    deliver(page, data)
    while not (found := worker.evaluate("() => self.shown")):
        page.wait_for_timeout(10)
    [shown] = found
    return shown


def turned(house):
    """It has become Bert's turn."""
    table = put(house, ANNA, ("me", "me"), friends=[BERT], turn=0, at=20)
    while table.match.turn == 0:
        house.do(table.play(0, table.at, table.match.open()[0], f"on-{table.at:06}"))


def deliver(page, data):
    """As the browser's service would: the worker is woken, and given what was sent."""
    wire = page.context.new_cdp_session(page)
    found = []
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda it: found.extend(it["registrations"]))
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    origin = page.evaluate("location.origin")
    where = {"origin": origin, "registrationId": found[0]["registrationId"]}
    wire.send("ServiceWorker.deliverPushMessage", where | {"data": data})
    wire.detach()


def test_where_no_service_can_be_had_or_nobody_allows_it_the_page_says_so(sure, page):
    go(page)  # the real one: no service can be reached from here
    page.get_by_text(WORDS["en"]["notice_push_lacks"]).wait_for()
    page.context.clear_permissions()
    page.reload()
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    go(page)
    page.get_by_text(WORDS["en"]["notice_push_denied"]).wait_for()
    assert channels(sure.store, sure.person(BERT)) == []
