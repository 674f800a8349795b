"""A crew on a Ray cluster: a game is a task with its number; every machine of the cluster has Majlis installed."""

import os
import socket
from collections.abc import Collection
from typing import Any

from majlis.bots.contest.crew import Lost
from majlis.bots.contest.task import Task, perform
from majlis.core.refusal import Refusal

LOCAL = "local"
AHEAD = 2  # tasks for each core of the cluster: one is played, one waits
STORE = 100_000_000  # bytes for objects of a local Ray: games are small
PATIENCE = 5.0  # seconds for a cluster to answer
PASSED = ("MAJLIS_GAMES", "MAJLIS_DJINN_BOX", "MAJLIS_INTERPRET")  # what the workers must know too


class Cluster:
    """The hands of a cluster; they may be more or fewer at any time."""

    def __init__(self, address: str, workers: int) -> None:
        self.ray = _ray()
        reached(address)
        try:
            self.ray.init(**_where(address, workers), log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Refusal(f"Ray at {address} lets nobody in; does it ask for a token (RAY_AUTH_TOKEN)?") from error
        self._perform = self.ray.remote(max_retries=0)(perform)  # a lost game is begun anew by number, and only here

    @property
    def room(self) -> int:
        return AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def begin(self, task: Task[Any], n: int) -> Any:
        return self._perform.remote(task, n)

    def ended(self, tickets: Collection[Any]) -> list[Any]:
        done, _ = self.ray.wait(list(tickets), num_returns=1)
        return list(done)

    def take(self, ticket: Any) -> Any:
        try:
            return self.ray.get(ticket)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError:
            raise Lost from None

    def close(self) -> None:
        self.ray.shutdown()


def reached(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        if address not in (LOCAL, "auto"):
            raise Refusal(f"A Ray has an address like 10.0.0.1:6379, or is 'local' or 'auto'; not {address!r}.")
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError):
        raise Refusal(f"Nobody answers at {address}: is a Ray running there?") from None


def _where(address: str, workers: int) -> dict[str, Any]:
    """What Ray must know: workers of a local one are our children, those of a cluster must be told what we know."""
    if address == LOCAL:
        return {"address": LOCAL, "num_cpus": workers, "object_store_memory": STORE, "include_dashboard": False}
    known = {name: os.environ[name] for name in PASSED if name in os.environ}
    return {"address": address, "runtime_env": {"env_vars": known}}


def _ray() -> Any:
    """Ray itself, told to keep to itself."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Refusal("Ray is not installed: pip install 'majlis[cluster]' brings it.") from None
    return ray
