"""Behind a proxy: where visitors come from is believed of the proxy that was named, and of nobody else."""

from contextlib import contextmanager, suppress
from unittest.mock import patch

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from majlis.web.limits import LIMITS, Limit, Limits
from majlis.web.serve import Ways, settings
from tests.web.house import HOST, PATIENCE, House, Visitor, dial

NEAR, FAR = "127.0.0.1", "192.0.2.1"  # the tests come from the first
FEW = 3


@contextmanager
def behind(folder, **ways):
    """A house where an address may open only a few tables, in which no time passes."""
    few = {name: Limit(1000, 1000, row.seconds) for name, row in LIMITS.items()} | {"table": Limit(1000, FEW, 60)}
    house = House(folder, limits=Limits(few, clock=lambda: 100.0))
    house.server = uvicorn.Server(settings(house.app, Ways(frozenset({HOST}), **ways)))
    with patch("majlis.web.limits.MANY", 1), house:
        yield house


def opened(house, address, tries=1):
    """How many tables somebody may open whom the proxy says to come from there."""
    with Visitor(house) as visitor:
        said = {"x-forwarded-for": address} if address else {}
        codes = [visitor.http.post("/tables", data={"game": "nim"}, headers=said).status_code for _ in range(tries)]
    assert set(codes) <= {303, 429}
    return codes.count(303)


@pytest.mark.parametrize("proxies", [(), (NEAR,)])
def test_a_visitor_has_the_share_of_the_address_that_a_trusted_proxy_names(tmp_path, proxies):
    """Without a name for it the proxy is on this machine."""
    with behind(tmp_path, proxies=proxies) as house:
        assert opened(house, "198.51.100.7", FEW + 2) == FEW
        assert opened(house, "198.51.100.7") == 0  # as whoever else
        assert opened(house, "198.51.100.8") == 1


def test_only_what_the_proxy_itself_has_seen_is_believed(tmp_path):
    """Whatever stands further left came from the visitor, who may write there what they like."""
    with behind(tmp_path) as house:
        assert sum(opened(house, f"203.0.113.{n}, 198.51.100.7") for n in range(FEW + 2)) == FEW


def test_nobody_but_the_proxy_is_believed(tmp_path):
    with behind(tmp_path, proxies=(FAR,)) as house:
        assert sum(opened(house, f"203.0.113.{n}") for n in range(FEW + 2)) == FEW


def test_without_a_proxy_no_header_counts(tmp_path):
    with behind(tmp_path) as house:
        pass
    alone = House(tmp_path, limits=house.app.state.limits)  # as `majlis serve` does without --host
    with patch("majlis.web.limits.MANY", 1), alone:
        assert not alone.server.config.proxy_headers
        assert sum(opened(alone, f"203.0.113.{n}") for n in range(FEW + 2)) == FEW


def test_a_socket_is_counted_where_the_proxy_says_it_comes_from(tmp_path, monkeypatch):
    held, seen = Limits.held, []
    monkeypatch.setattr(Limits, "held", lambda *given: seen.append(given[3]) or held(*given))
    with behind(tmp_path) as house, Visitor(house) as visitor:
        name = visitor.open(game="nim")
        said = {"x-forwarded-for": "198.51.100.9"}
        with dial(house, name, f"majlis={visitor.token}", headers=said) as line, suppress(ConnectionClosed):
            line.send("{}")  # no ticket: it is closed when it has been counted
            line.recv(PATIENCE)
    assert set(seen) == {"198.51.100.9"}
