"""A player in thirty lines over the API: python examples/remote_bot.py http://127.0.0.1:8765 TOKEN INVITATION

It takes the seat of an invitation with its token (docs/api.md), waits for the deal, and plays to the end.
"""

import json
import random
import secrets
import sys

import httpx
from websockets.sync.client import connect


def sit(house: str, head: dict, table: str, seat: int) -> list[int] | None:
    """Play until the game is over: its points; nothing, if it was only dealt meanwhile."""
    with connect(f"ws{house[4:]}/api/1/live/{table}", additional_headers=head, max_size=None) as line:
        line.send('{"type": "hello", "version": 2}')
        line.send(json.dumps({"type": "eyes", "seat": seat}))
        for message in map(json.loads, line):
            if message["type"] == "begun":
                return None
            if message["type"] == "frame" and message["over"]:
                return message["points"]
            if message["type"] == "frame" and message["offers"]:
                deed = {"type": "play", "id": secrets.token_hex(8), "at": message["at"]}
                line.send(json.dumps(deed | {"a": int(random.choice([*message["offers"]]))}))
    sys.exit("The table was closed.")


def main(house: str, token: str, invitation: str) -> None:
    head = {"Authorization": f"Bearer {token}"}
    table = httpx.post(f"{house}/api/1/join", headers=head, json={"invitation": invitation}).json()
    seat = next(it["seat"] for it in table["seats"] if it["mine"])
    while (points := sit(house, head, table["id"], seat)) is None:
        pass
    print(points)


if __name__ == "__main__":
    main(*sys.argv[1:])
