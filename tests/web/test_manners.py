"""Whoever is not one of our pages changes nothing: every form of Origin, every route that changes something; TLS."""

import re
import shutil
import ssl
import subprocess
import threading

import httpx
import pytest
import uvicorn
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from majlis.cli import app as commands
from majlis.table.schema import tables
from majlis.table.store import Store
from majlis.web.access import ROUTES
from majlis.web.app import MANNERS, create
from majlis.web.auth import LOCAL
from majlis.web.notices import ONE_CLICK
from majlis.web.serve import Ways, listen, settings
from tests.web.house import HOST, ORIGIN, dial, put

WRONG = [
    None, "", "null", "*", HOST, f"//{HOST}", f"https://{HOST}", f"ws://{HOST}", f"ftp://{HOST}", f"file://{HOST}",
    f"http://{HOST}/", f"http://{HOST}/table", f"http://{HOST}?", f"http://{HOST}#", f"http://{HOST}:80",
    f"http://{HOST}:8765", f"http://{HOST}:0", f"http://{HOST}.", f"http://{HOST}.evil.example", f"http://evil{HOST}",
    f"http://evil.{HOST}", f"http://{HOST}@evil.example", f"http://user@{HOST}", f"http://user:word@{HOST}",
    f"http://evil.example#{HOST}", f"http://evil.example/{HOST}", f"http://evil.example?{HOST}",
    f"HTTP://{HOST}", f"http://{HOST.upper()}", f"http:{HOST}", f"http:/{HOST}", f"http:\\\\{HOST}",
    f"http://{HOST},http://evil.example", f"http://{HOST} http://evil.example", f"null, http://{HOST}",
    "http://majlis.tést".encode().decode("latin-1"), "http://xn--majlis-test", "http://127.0.0.1", "http://localhost",
    "http://[::1]", "http://0x7f000001", "http://2130706433", "about:blank",
    "chrome-extension://majlis", f"data:{HOST}",
]  # fmt: skip


@pytest.mark.parametrize("origin", WRONG, ids=repr)
def test_no_other_origin_changes_or_hears_anything(house, anna, origin):
    sent = {} if origin is None else {"origin": origin.encode("latin-1")}
    del anna.http.headers["origin"]
    assert anna.http.post("/tables", data={"game": "nim"}, headers=sent).status_code == 403
    if origin is None or origin.isascii():
        with pytest.raises(InvalidStatus):
            dial(house, "any", f"majlis={anna.token}", origin)


def test_the_list_of_origins_is_long_and_our_own_is_none_of_them(anna):
    assert len(set(WRONG)) >= 40 and ORIGIN not in WRONG
    assert anna.http.post("/tables", data={"game": "nim"}).status_code == 303


CHANGING = sorted(path for method, path in ROUTES if method == "POST")
FORMS = {
    "no origin": {"origin": None},
    "an origin that is none": {"origin": "null"},
    "another site": {"origin": "https://evil.example", "sec-fetch-site": "cross-site"},
    "our origin, but the browser says another site": {"sec-fetch-site": "cross-site"},
    "our origin, but the browser says another host of the site": {"sec-fetch-site": "same-site"},
    "no page at all": {"sec-fetch-site": "none"},
    "a form of another site": {"origin": "null", "content-type": "application/x-www-form-urlencoded"},
    "plain text of another site": {"origin": "http://evil.example", "content-type": "text/plain"},
}


def rows(house):
    return {name: house.store.rows(table.select()) for name, table in TABLES.items()}


TABLES = dict(tables.tables)


@pytest.mark.parametrize("path", CHANGING)
def test_what_changes_something_hears_only_our_own_pages(house, anna, path):
    """By its owner, who may do it: so that nothing but the wrong page is refused. And none of it goes by GET. Where
    programs come in, a cookie is nobody's."""
    table = put(house, anna.token, ("me", "guest"))
    there = path.format(name=table.name if "/table" in path else "djinn", seats=2)
    before = rows(house)
    for said in FORMS.values():
        headers = {"host": HOST, "origin": ORIGIN, "cookie": f"majlis={anna.token}"} | said
        request = {name: value for name, value in headers.items() if value is not None}
        answer = httpx.post(f"http://127.0.0.1:{house.port}{there}", headers=request, content=b"", verify=False)
        if path.startswith("/api/"):
            assert answer.status_code == 401
        elif path == ONE_CLICK:  # mail programs post there by themselves: the word in the address is what counts
            assert answer.status_code == 422
        else:
            assert answer.status_code == 403 and "not come from one of our pages" in answer.text
    for method in ("GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        origin = {"origin": ORIGIN} if method not in ("GET", "HEAD") else {}
        anna.http.request(method, there, headers=origin)
    assert rows(house) == before


def test_no_page_may_hold_style_or_script_of_its_own(anna):
    policy = anna.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy and "default-src 'none'" in policy
    assert {"frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"} <= set(policy.split("; "))


def test_every_answer_has_manners(house, anna):
    table = put(house, anna.token)
    for path in ("/", "/nowhere", f"/table/{table.name}", "/static/app.css", "/style/scene.css", "/rules/high_desert"):
        answer = anna.get(path)
        assert all(answer.headers[name] == words for name, words in MANNERS.items()), path
        assert "strict-transport-security" not in answer.headers  # by http nobody may say so


def test_nothing_but_files_is_kept_by_a_browser(house, anna):
    table = put(house, anna.token)
    for path in ("/", f"/table/{table.name}", f"/table/{table.name}/moment?at=1", "/me", "/nowhere"):
        assert anna.get(path).headers["cache-control"] == "no-store", path


def test_no_markup_has_style_in_it(house, anna):
    """The policy would leave it out."""
    table = put(house, anna.token, at=None)
    for path in (
        "/",
        f"/table/{table.name}",
        f"/table/{table.name}/replay",
        "/rules/djinn",
        "/rules/five_tribes",
        "/solo/djinn",
    ):
        assert not re.search(
            r"<[^>]+ style=|<style|<script(?![^>]+src=|[^>]+application/json)| on\w+=", anna.get(path).text
        ), path
    moment = anna.get(f"/table/{table.name}/moment", params={"at": 3}).text
    assert "style=" not in moment and "<svg" in moment


# --- TLS


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    if not shutil.which("openssl"):
        pytest.skip("openssl is not installed")
    folder = tmp_path_factory.mktemp("tls")
    cert, key = folder / "cert.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    more = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key, "-out", cert]
    subprocess.run([*command, *more], check=True, capture_output=True)
    return cert, key


@pytest.fixture(scope="module")
def sure(certificate, tmp_path_factory):
    """A house that speaks https: its address, and who trusts it."""
    door = listen(None)
    app = create(Store(tmp_path_factory.mktemp("sure")), hosts=LOCAL)
    server = uvicorn.Server(settings(app, Ways(tls=certificate)))
    thread = threading.Thread(target=server.run, args=([door],))
    thread.start()
    while not server.started:
        thread.join(0.01)
    context = ssl.create_default_context(cafile=certificate[0])
    yield f"https://localhost:{door.getsockname()[1]}", context
    server.should_exit = True
    thread.join(60)


def test_with_tls_the_cookie_is_this_hosts_alone(sure):
    address, trust = sure
    with httpx.Client(base_url=address, verify=trust, headers={"origin": address}, timeout=60) as client:
        answer = client.get("/")
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("__host-majlis=")
        assert (
            all(word in cookie for word in ("; secure", "; httponly", "; path=/", "samesite=lax"))
            and "domain" not in cookie
        )
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        table = client.post("/tables", data={"game": "nim", "seat1": "guest"})
        assert table.status_code == 303 and client.get(table.headers["location"]).status_code == 200
        ticket = client.post(f"{table.headers['location']}/ticket").json()["ticket"]
        live = f"{address.replace('https', 'wss')}/live/{table.headers['location'].split('/')[-1]}"
        with connect(live, origin=address, ssl=trust, max_size=None) as line:  # type: ignore[arg-type]
            line.send(f'{{"type": "hello", "ticket": "{ticket}"}}')
            line.send('{"type": "eyes", "seat": 0}')
            assert '"log"' in str(line.recv(60))


def test_with_tls_a_cookie_that_others_could_set_is_nobodys(sure):
    address, trust = sure
    with httpx.Client(base_url=address, verify=trust, headers={"origin": address}, timeout=60) as client:
        table = client.post("/tables", data={"game": "nim"}).headers["location"]
        token = client.cookies["__Host-majlis"]
    plain = {"cookie": f"majlis={token}"}
    assert httpx.get(address + table, headers=plain, verify=trust, timeout=60).status_code == 403
    assert (
        httpx.post(f"{address}/tables", headers={"origin": address.replace("https", "http")}, verify=trust).status_code
        == 403
    )


def test_without_tls_the_sure_cookie_is_not_believed(house, anna):
    name = anna.open(game="nim")
    with httpx.Client(base_url=f"http://127.0.0.1:{house.port}", headers={"host": HOST}, verify=False) as client:
        assert client.get(f"/table/{name}", headers={"cookie": f"__Host-majlis={anna.token}"}).status_code == 403


@pytest.mark.parametrize("what", ["missing", "no certificate", "another key"])
def test_a_certificate_that_cannot_be_used_is_refused_before_anything_starts(certificate, tmp_path, what):
    cert, key = certificate
    (tmp_path / "letter.pem").write_text("a letter", encoding="utf-8")
    pair = {
        "missing": (tmp_path / "none", key),
        "no certificate": (tmp_path / "letter.pem", key),
        "another key": (key, cert),
    }
    words = ["serve", "--no-browser", "--data", str(tmp_path / "data"), "--tls", *map(str, pair[what])]
    result = CliRunner().invoke(commands, words)
    assert result.exit_code == 2 and "Give a certificate and its key" in result.stderr, result.stderr
    assert not (tmp_path / "data").exists()
