"""One house and one browser for all of these tests, and a new window for each; without Chromium they are left out."""

import os
from pathlib import Path

import pytest

from tests.browser.chromium import MISSING, chromium, started
from tests.browser.window import Window
from tests.web.house import House

HERE = Path(__file__).parent
MUST = os.environ.get("CI") == "true"


def pytest_collection_modifyitems(items):
    if chromium() or MUST:
        return
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=MISSING))


@pytest.fixture(scope="package")
def house(tmp_path_factory):
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="package")
def browser():
    """Closed with the package: as long as it runs, no other test of this thread could use asyncio."""
    if not chromium():
        pytest.fail(MISSING)
    with started() as browser:
        yield browser


@pytest.fixture
def opens(house, browser):
    """Opens windows; at the end none of them may have complained about anything."""
    windows = []

    def opens(size="desk", **more):
        windows.append(Window(browser, house, size, **more))
        return windows[-1]

    yield opens
    complaints = [line for window in windows for line in window.complaints]
    for window in windows:
        window.close()
    assert complaints == []


@pytest.fixture
def desk(opens):
    return opens("desk")


@pytest.fixture
def phone(opens):
    return opens("phone")
