"""For the tests in a real browser: Chromium, the page built, a house, and people who arrive there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

import hatch_build

# Before they are imported: an assertion in them tells what it compared, as in a test file.
pytest.register_assert_rewrite(
    *(f"tests.browser.{module}" for module in ("house", "katana", "keylargo", "person", "playing")),
)

from tests.browser.house import ROOT, House  # noqa: E402
from tests.browser.person import PATIENCE, Person  # noqa: E402

SHOTS = "--shots"
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOW_TO_INSTALL = (
    f"There is no Chromium: none of {', '.join(COMMANDS)} is on PATH. The tests in the browser need it. "
    "On Debian or Ubuntu: apt-get install chromium (script/test does so if it runs as root)."
)

expect.set_options(timeout=PATIENCE * 1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(SHOTS, action="store_true", help="also take the pictures, into shots/")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The pictures are for people to look at, and are taken only when they are asked for."""
    return (collection_path.name == "test_shots.py" and not config.getoption(SHOTS, default=False)) or None


class Screen(NamedTuple):
    """What somebody looks at, and whether it is touched."""

    width: int
    height: int
    touch: bool = False


DESK = Screen(1440, 900)
PHONE = Screen(360, 640, touch=True)


# Both for a module only: while Playwright is started, no other test of this process can run an event loop.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    command = next(filter(None, map(shutil.which, COMMANDS)), None)
    if command is None:
        pytest.fail(HOW_TO_INSTALL, pytrace=False)
    browser = playwright.chromium.launch(executable_path=command, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def built() -> None:
    """The page, built from the sources as they are; several processes wait for the one that builds."""
    hatch_build.build(ROOT / "web", ROOT / "src" / "ludotheque" / "static")


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from served(House(tmp_path_factory.mktemp("house")))


@pytest.fixture(scope="session")
def strangers_house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that has found a game outside the package."""
    yield from served(House(tmp_path_factory.mktemp("stranger"), with_stranger=True))


@pytest.fixture
def mortal_house(built: None, tmp_path: Path) -> Iterator[House]:
    """A house for one test, which may kill it."""
    yield from served(House(tmp_path))


def served(house: House) -> Iterator[House]:
    yield house
    house.stop()
    assert house.complaints() == ""


class Place(Protocol):
    """A house, wherever it is served."""

    @property
    def origin(self) -> str: ...


class Arrivals:
    """People come to a house, each with a browser context of their own."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.people: list[Person] = []
        self.contexts: list[BrowserContext] = []

    def __call__(
        self,
        house: Place,
        screen: Screen = DESK,
        *,
        lang: Literal["fr", "en"] = "fr",
        theme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Person:
        context = self.chromium.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            color_scheme=theme,
            reduced_motion=motion,
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        return self._person(context, house, lang)

    def another_tab(self, of: Person, house: House) -> Person:
        """The same browser, a second time."""
        return self._person(of.page.context, house, of.lang)

    def _person(self, context: BrowserContext, house: Place, lang: str) -> Person:
        person = Person(context.new_page(), house.origin, lang)
        self.people.append(person)
        return person

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        assert [said for person in self.people for said in person.unforgiven()] == []


@pytest.fixture
def arrive(chromium: Browser) -> Iterator[Arrivals]:
    arrivals = Arrivals(chromium)
    yield arrivals
    arrivals.leave()
