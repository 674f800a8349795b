"""The parts of the house that have routes of their own."""

from majlis.web.absence import router as absence
from majlis.web.account import router as accounts
from majlis.web.api import router as programs
from majlis.web.back import router as back
from majlis.web.chat import router as chat
from majlis.web.coach import router as coach
from majlis.web.companion import router as companions
from majlis.web.day import router as days
from majlis.web.entrance import router as entrance
from majlis.web.files import router as files
from majlis.web.health import router as health
from majlis.web.install import router as install
from majlis.web.keys import router as keys
from majlis.web.lesson import router as lessons
from majlis.web.me import router as oneself
from majlis.web.notices import router as notices
from majlis.web.profile import router as profiles
from majlis.web.ratings import router as ratings
from majlis.web.rooms import router as rooms
from majlis.web.slow import router as slow
from majlis.web.solo import router as solo
from majlis.web.tables import router as tables
from majlis.web.tournaments import router as tournaments

PARTS = (
    health,
    programs,
    keys,
    tournaments,
    slow,
    notices,
    install,
    accounts,
    ratings,
    lessons,
    days,
    solo,
    coach,
    rooms,
    absence,
    back,
    tables,
    chat,
    files,
    entrance,
    oneself,
    companions,
    profiles,
)
