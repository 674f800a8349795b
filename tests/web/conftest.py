"""One house for the tests of a file, and two visitors."""

import pytest

from tests.web.house import House, Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def anna(house):
    with Visitor(house) as anna:
        yield anna


@pytest.fixture
def bert(house):
    with Visitor(house) as bert:
        yield bert
