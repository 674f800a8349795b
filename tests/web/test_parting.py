"""The house closes when it is told to, whoever is still in the midst of a sentence."""

import json
import re
import socket
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

HEAD = ("POST /tables HTTP/1.1", "Host: {at}", "Origin: http://{at}", "Content-Length: 999")
HALF = "\r\n".join((*HEAD, "Content-Type: application/x-www-form-urlencoded", "", "game="))
PATIENCE = 300


def companions(group):
    """The processes of a group: those that a house has started, too."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, of, *_ = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            found += [path.parent.name] if int(of) == group and state != "Z" else []
    return found


def until(true):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


@contextmanager
def half_sent(port):
    with socket.create_connection(("127.0.0.1", port)) as visitor:
        visitor.sendall(HALF.format(at=f"127.0.0.1:{port}").encode())
        visitor.settimeout(0.3)
        with pytest.raises(TimeoutError):
            visitor.recv(1)
        yield


@contextmanager
def deaf(port):
    """A page before a table where bots think, that reads nothing of what it is sent."""
    home = f"http://127.0.0.1:{port}"
    with httpx.Client(base_url=home, headers={"origin": home}, timeout=PATIENCE, verify=False) as http:
        http.get("/")
        path = http.post("/tables", data={"game": "high_desert", "seat1": "master"}).headers["location"]
        cookie = {"Cookie": f"majlis={http.cookies['majlis']}"}
        ticket = http.post(f"{path}/ticket").json()["ticket"]
        where = f"ws://127.0.0.1:{port}/live/{path.rsplit('/', 1)[1]}"
        more = {"additional_headers": cookie, "compression": None, "max_queue": 1, "close_timeout": 1}
        with connect(where, origin=home, **more) as line:
            line.send(json.dumps({"type": "hello", "ticket": ticket}))
            for _ in range(150):
                line.send(json.dumps({"type": "eyes", "seat": -1}))
            yield


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no list of processes to look at")
@pytest.mark.parametrize("visit", [half_sent, deaf])
def test_whatever_visitors_do_the_house_closes_and_leaves_nobody_behind(tmp_path, visit):
    command = [sys.executable, "-m", "majlis", "serve", "--no-browser", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8", start_new_session=True
    ) as house:
        try:
            port = int(re.search(r"127\.0\.0\.1:(\d+)/", house.stdout.readline())[1])
            with visit(port):
                until(lambda: len(companions(house.pid)) > 1)  # bots, or rules that are being made ready
                house.terminate()
                assert house.wait(PATIENCE) is not None
            until(lambda: not companions(house.pid))
        finally:
            house.kill()
