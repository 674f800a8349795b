"""The numbers of the house as Prometheus reads them, at a door of their own: no visitor comes there."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fastapi import FastAPI

from majlis.core.refusal import Refusal
from majlis.table.faults import FAULTS
from majlis.web.vitals import Times, Vitals

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

LACKING = "Numbers for Prometheus need its client: pip install 'majlis[host]', or start without --metrics."


def counts(vitals: Vitals) -> "Iterator[Metric]":
    """What only grows."""
    from prometheus_client.core import CounterMetricFamily

    asked = CounterMetricFamily("majlis_requests", "Requests that were answered.", labels=["method", "route", "status"])
    for labels, n in vitals.asked.items():
        asked.add_metric(labels, n)
    acted = CounterMetricFamily("majlis_actions", "Actions sent over sockets.", labels=["answer"])
    for answer, n in vitals.acted.items():
        acted.add_metric([answer], n)
    yield asked
    yield acted
    yield CounterMetricFamily("majlis_faults", "Faults of ours: each stands in the log.", value=FAULTS["noted"])


def durations(vitals: Vitals) -> "Iterator[Metric]":
    from prometheus_client.core import HistogramMetricFamily

    about: dict[str, tuple[Times, str]] = {
        "majlis_request_seconds": (vitals.pages, "From a request to its answer."),
        "majlis_action_seconds": (vitals.acts, "From an action to its answer: by then it is on the disk."),
        "majlis_loop_late_seconds": (vitals.lag, "By how much the loop comes late."),
    }
    for name, (times, words) in about.items():
        yield HistogramMetricFamily(name, words, buckets=times.buckets, sum_value=times.sum)


def levels(app: FastAPI) -> "Iterator[Metric]":
    """What is so now."""
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

    lobby, vitals = app.state.lobby, app.state.vitals
    yield GaugeMetricFamily("majlis_sockets", "Open sockets.", value=vitals.sockets)
    yield GaugeMetricFamily("majlis_tables", "Tables in memory.", value=lobby.awake)
    yield GaugeMetricFamily("majlis_games_ready", "Games that can be played by now.", value=len(app.state.ready))
    yield GaugeMetricFamily("majlis_bots_waiting", "Questions that wait for a bot.", value=lobby.workers.line.length)
    yield CounterMetricFamily("majlis_bots_lost", "Bots that were replaced.", value=lobby.workers.lost)


class Told:
    """What Prometheus reads when it comes by."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def collect(self) -> "Iterator[Metric]":
        yield from counts(self.app.state.vitals)
        yield from durations(self.app.state.vitals)
        if hasattr(self.app.state, "lobby"):  # else the house is not open yet
            yield from levels(self.app)


def place(said: str) -> tuple[str, int]:
    """`127.0.0.1:9100` or `:9100` taken apart."""
    host, colon, port = said.rpartition(":")
    if not colon or not port.isdigit() or not 0 < int(port) < 65536:
        raise Refusal(f"--metrics takes an address and a port, as in 127.0.0.1:9100: not {said[:40]!r}.")
    return host or "127.0.0.1", int(port)


def tell(app: FastAPI, host: str, port: int) -> None:
    """Answer Prometheus here, in a thread of its own, until the process ends."""
    try:
        from prometheus_client import GC_COLLECTOR, PLATFORM_COLLECTOR, PROCESS_COLLECTOR, start_http_server
        from prometheus_client.registry import CollectorRegistry
    except ImportError:
        raise Refusal(LACKING) from None
    registry = CollectorRegistry()
    for collector in (Told(app), GC_COLLECTOR, PLATFORM_COLLECTOR, PROCESS_COLLECTOR):
        registry.register(collector)
    try:
        start_http_server(port, host, registry)
    except OSError as error:
        raise Refusal(f"--metrics {host}:{port}: {error.strerror}. Choose another address or port.") from None
