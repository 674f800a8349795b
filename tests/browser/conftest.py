"""One house and one browser for all of these tests, and a new window for each; what has no browser is left out."""

import os
from pathlib import Path

import pytest

from tests.browser import firefox
from tests.browser.chromium import MISSING, chromium, started
from tests.browser.window import Window
from tests.web.house import House

HERE = Path(__file__).parent
MUST = os.environ.get("CI") == "true"


def pytest_collection_modifyitems(items):
    """Where it must run, a missing browser is a failure."""
    for item in items if not MUST else ():
        on_fox = "fox" in getattr(item, "fixturenames", ())
        if HERE in item.path.parents and not (firefox.firefox() if on_fox else chromium()):
            item.add_marker(pytest.mark.skip(reason=firefox.MISSING if on_fox else MISSING))


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


@pytest.fixture(scope="package")
def foxes():
    """Firefox, for all tests that ask for it."""
    if not firefox.firefox():
        pytest.fail(firefox.MISSING)
    with firefox.started() as browser:
        yield browser


@pytest.fixture
def fox(house, foxes):
    """A phone with Firefox; at the end it may not have complained about anything."""
    foxes.complaints.clear()
    fox = firefox.Fox(foxes, house)
    yield fox
    fox.close()
    assert foxes.complaints == []


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
