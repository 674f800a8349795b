"""A program that talks to a house over its API, with a token of a person or a bot."""

from typing import Any, Self

import httpx

from tests.web.house import HOST, PATIENCE, House


class Program:
    """Brings its token with everything that it asks."""

    def __init__(self, house: House, token: str) -> None:
        self.house, self.token = house, token
        head = {"host": HOST} | ({"authorization": f"Bearer {token}"} if token else {})
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{house.port}/api/1", headers=head, timeout=PATIENCE, verify=False
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **more: Any) -> Any:
        answer = self.http.get(path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """The status, and the sentence; what to do stands beside it."""
        answer = self.http.request(method, path, json=body or None)
        told = answer.json()
        assert answer.status_code >= 400 and set(told) == {"error", "what_to_do"} and all(told.values()), answer.text
        return answer.status_code, told["error"]


def program(house: House, person: str) -> Program:
    """A program of somebody's."""
    return Program(house, house.do(house.app.state.keys.make(person, "test")))


def bot(house: House, owner: str, name: str) -> Program:
    """A bot with an account of its own."""
    return program(house, house.do(house.app.state.keys.new_bot(owner, name)))
