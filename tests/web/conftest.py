"""One house for the tests of a file, three visitors, and a table of two of them."""

import pytest

from tests.table.waits import Here
from tests.web.house import House, Visitor, put


@pytest.fixture(scope="module")
def house(request, tmp_path_factory):
    """With bots that think at once, or such as the file names in BOTS."""
    with House(tmp_path_factory.mktemp("house"), getattr(request.module, "BOTS", Here)) as house:
        yield house


@pytest.fixture
def anna(house):
    with Visitor(house) as anna:
        yield anna


@pytest.fixture
def bert(house):
    with Visitor(house) as bert:
        yield bert


@pytest.fixture
def carl(house):
    with Visitor(house) as carl:
        yield carl


@pytest.fixture
def table(house, anna, bert):
    """Private, in mid-game."""
    table = put(house, anna.token, ("me", "me"), friends=[bert.token])
    table.company.public = False
    return table
