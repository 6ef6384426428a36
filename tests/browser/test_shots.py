"""Pictures for people to look at beside the plates, into `shots/`: taken only with `--shots`."""

from __future__ import annotations

import random
import re
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.axe import TWO_FRAMES
from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import ROOT, House
from tests.browser.katana import card, come_to, expect_asked
from tests.browser.keylargo import MOMENTS, passing
from tests.browser.opening import copied_link, open_table, play_now, sit_down
from tests.browser.person import Json, Person, is_over
from tests.browser.playing import expect_hand
from tests.browser.wire import BOT, ME, link, made, play_ahead
from tests.games.katana.moments import MOMENTS as MOMENTS_OF_KATANA

SHOTS = ROOT / "shots"


class Look(NamedTuple):
    """One way that a page may look."""

    screen: Screen
    lang: Literal["fr", "en"]
    theme: Literal["light", "dark"]

    @property
    def name(self) -> str:
        return f"{'phone' if self.screen.touch else 'desk'}-{self.lang}-{self.theme}"


LOOKS = [
    Look(DESK, "fr", "light"),
    Look(DESK, "en", "dark"),
    Look(PHONE, "fr", "light"),
    Look(PHONE, "en", "dark"),
]


@pytest.fixture(params=LOOKS, ids=lambda look: look.name)
def look(request: pytest.FixtureRequest) -> Look:
    chosen: Look = request.param
    return chosen


def shoot(person: Person, name: str, look: Look) -> None:
    person.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    person.page.evaluate(TWO_FRAMES)
    SHOTS.mkdir(exist_ok=True)
    person.page.screenshot(path=SHOTS / f"{name}-{look.name}.png")


def somebody(arrive: Arrivals, house: House, look: Look) -> Person:
    return arrive(house, look.screen, lang=look.lang, theme=look.theme)


def test_the_shelf(house: House, arrive: Arrivals, look: Look) -> None:
    person = somebody(arrive, house, look)
    person.go("/")
    expect(person.page.get_by_role("article")).to_have_count(3)
    shoot(person, "home", look)
    play_now(person)
    person.page.get_by_role("link", name=person.say("page-to-shelf")).click()
    expect(person.page.get_by_role("article")).to_have_count(3)
    shoot(person, "home-again", look)


def test_a_new_table(house: House, arrive: Arrivals, look: Look) -> None:
    person = somebody(arrive, house, look)
    person.go("/new/korsar")
    expect(person.page.get_by_role("combobox").first).to_be_visible()
    shoot(person, "new", look)


def test_an_invitation(house: House, arrive: Arrivals, look: Look) -> None:
    host, guest = somebody(arrive, house, look), somebody(arrive, house, look)
    open_table(host, "open", "open", "bot:easygoing")
    sit_down(guest, copied_link(host, 2), "Malo")
    host.until(lambda view: view["table"]["seats"][1]["name"] == "Malo")
    shoot(host, "lobby", look)
    shoot(guest, "lobby-guest", look)


def test_a_table(house: House, arrive: Arrivals, look: Look) -> None:
    person = somebody(arrive, house, look)
    at_table(house, person, ships=4)
    shoot(person, "table", look)
    held = person.page.locator('[data-card^="pirate"]')
    if held.count():
        held.first.click()
        shoot(person, "table-chosen", look)


@pytest.mark.parametrize("players", [2, 5])
def test_a_table_of(house: House, arrive: Arrivals, look: Look, players: int) -> None:
    person = somebody(arrive, house, look)
    at_table(house, person, ships=3 if players > 2 else 2, players=players)
    shoot(person, f"table-{players}", look)


def test_a_table_of_teams(house: House, arrive: Arrivals, look: Look) -> None:
    person = somebody(arrive, house, look)
    at_table(house, person, ships=5, players=8, teams=True)
    shoot(person, "table-teams", look)


def test_an_end(house: House, arrive: Arrivals, look: Look) -> None:
    person = somebody(arrive, house, look)
    at_table(house, person)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    shoot(person, "end", look)


# What is touched to see more of a moment, as far as it is there.
FURTHER = {
    "program": ('[data-program="dive"]', '[data-program="shop"]'),
    "bar": ('.dock [data-digit="2"]', '.victims [aria-disabled="false"]'),
    "shop": ('[data-piece][aria-disabled="false"]',),
}


def test_key_largo(house: House, arrive: Arrivals) -> None:
    people = [(look, somebody(arrive, house, look)) for look in LOOKS]
    for moment, table in passing(house, *MOMENTS, "over"):
        for look, person in people:
            page = person.page
            person.go(link(table, 0))
            expect(page.get_by_role("dialog") if moment == "over" else page.locator("[data-own]")).to_be_visible()
            shoot(person, f"keylargo-{moment}", look)
            touched = [page.locator(each).first for each in FURTHER.get(moment, ())]
            for each in touched:
                if each.count():
                    each.click()
            if touched:
                shoot(person, f"keylargo-{moment}-more", look)


@pytest.mark.parametrize("players", [3, 5])
def test_key_largo_watched(house: House, arrive: Arrivals, look: Look, players: int) -> None:
    """And the sheets that everybody can open."""
    person = somebody(arrive, house, look)
    _, table = next(passing(house, "draw", players=players))
    person.go(link(table, None))
    person.until(lambda view: view["facts"])
    expect(person.page.locator("[data-wreck]").first).to_be_visible()
    shoot(person, f"keylargo-watched-{players}", look)
    if players == 3:
        return
    for sheet in ('[data-place="shop"]', "[data-seat='1']", "[data-wreck]"):
        person.page.locator(sheet).first.dispatch_event("click")
        expect(person.page.locator("dialog[open]")).to_be_visible()
        shoot(person, f"keylargo-sheet-{re.sub('[^a-z]', '', sheet)}", look)
        person.page.keyboard.press("Escape")


@pytest.mark.parametrize("players", [3, 7])
def test_katana(house: House, arrive: Arrivals, players: int) -> None:
    """Every moment: for who is asked, for somebody else and for who watches; and what may be opened."""
    people = [(look, somebody(arrive, house, look)) for look in LOOKS]
    for moment in MOMENTS_OF_KATANA:
        table, seat = come_to(house, moment, players)
        for look, person in people:
            for who, place in {"": seat, "-other": (seat + 1) % players, "-watched": None}.items():
                person.go(link(table, place))
                asked = moment == "over" or place == seat
                expect_asked(person, moment) if asked else expect(
                    person.page.locator("[data-seat]").first
                ).to_be_visible()
                shoot(person, f"katana-{players}-{moment}{who}", look)


SHEETS_OF_KATANA = ("[data-seat='0']", "[data-pile] button", ".own .chip", "[data-moves]", "[data-log-door]")


def test_katana_from_near(house: House, arrive: Arrivals, look: Look) -> None:
    """Cards taken up, one for each kind of deed, and the sheets."""
    person = somebody(arrive, house, look)
    page = person.page
    table, seat = come_to(house, "play")
    person.go(link(table, seat))
    expect_asked(person, "play")
    for deed, fields in {each["fields"]["type"]: each["fields"] for each in person.view["legal"]}.items():
        if deed in ("end", "pay"):
            continue
        card(page, fields).click()
        shoot(person, f"katana-chosen-{deed}", look)
        card(page, fields).click()
    for sheet in SHEETS_OF_KATANA:
        if page.locator(sheet).count():
            page.locator(sheet).first.click()
            shoot(person, f"katana-sheet-{re.sub('[^a-z]', '', sheet)}", look)
            page.keyboard.press("Escape")


def test_a_covered_hand(house: House, arrive: Arrivals, look: Look) -> None:
    person = somebody(arrive, house, look)
    open_table(person, "device", "bot:easygoing", way="page-one-device", names={2: "Malo"})
    expect(person.page.locator(".curtain")).to_be_visible()
    shoot(person, "curtain", look)


def at_table(house: House, person: Person, ships: int | None = None, players: int = 4, teams: bool = False) -> None:
    """A game against bots, to its end or until so many ships are at sea and there is a choice."""
    # The simplest bots: with them ships stay at sea for long.
    others: list[Json] = [BOT | {"level": "discovery"}] * (players - 1)

    def is_rich(view: Json) -> bool:
        return ships is not None and len(view["facts"]["ships"]) >= ships and len(view["legal"]) > ships

    view: Json = {}
    for seed in range(40):
        table = made(house, ME, *others, teams=teams)
        view = play_ahead(house, table, [0], random.Random(seed), is_rich)
        if ships is None or not is_over(view):
            break
    assert is_over(view) == (ships is None), f"no game had {ships} ships at sea"
    person.go(link(table, 0))
    person.until(lambda view: view["legal"] or is_over(view))
    expect_hand(person)
