"""The house closes when it is told to, whoever is still in the midst of a sentence."""

import os
import re
import socket
import subprocess
import sys

import pytest

HEAD = ("POST /tables HTTP/1.1", "Host: {at}", "Origin: http://{at}", "Content-Length: 999")
HALF = "\r\n".join((*HEAD, "Content-Type: application/x-www-form-urlencoded", "", "game="))
PATIENCE = 60


@pytest.mark.skipif(os.name != "posix", reason="there is no SIGTERM")
def test_a_half_sent_request_does_not_keep_the_house_open(tmp_path):
    command = [sys.executable, "-m", "majlis", "serve", "--no-browser", "--data", str(tmp_path)]
    env = os.environ | {"MAJLIS_GAMES": ""}  # no game is left to be compiled
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8", env=env
    ) as house:
        try:
            port = int(re.search(r"127\.0\.0\.1:(\d+)/", house.stdout.readline())[1])
            with socket.create_connection(("127.0.0.1", port)) as visitor:
                visitor.sendall(HALF.format(at=f"127.0.0.1:{port}").encode())
                visitor.settimeout(0.3)
                with pytest.raises(TimeoutError):
                    visitor.recv(1)
                house.terminate()
                assert house.wait(PATIENCE) is not None
        finally:
            house.kill()
