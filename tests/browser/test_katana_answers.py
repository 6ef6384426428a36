"""KA-R53 at the table: being asked tells nothing of a hand, on no other page and on no other wire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import expect

from ludotheque.games.katana.state import WEAPONS, Card
from ludotheque.table import Decided, Table
from tests.browser import katana
from tests.browser.axe import TWO_FRAMES
from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import ROOT, House
from tests.browser.person import PATIENCE, Json, Person
from tests.browser.playing import Player, decide
from tests.browser.wire import expect_nothing_but_what_is_seen, link
from tests.games.katana.moments import played_to, without
from tests.server.served import Served, kept, serving

# All that a seat could answer an attack, Battle Cry, Jujutsu or Bushido with.
ANSWERS = (*(Card(each) for each in range(WEAPONS)), Card.PARRY)
LANGUAGES: tuple[Literal["fr", "en"], ...] = ("fr", "en")


@pytest.fixture
def served(built: None, tmp_path: Path) -> Iterator[Served]:
    """A house in this process, so that a test can change what lies in a hand."""
    with serving(tmp_path, static=ROOT / "src" / "ludotheque" / "static") as served:
        yield served


@pytest.mark.parametrize("moment", ["attacked", "cry", "jujutsu", "bushido"])
def test_no_other_page_shows_whether_who_is_asked_could_answer(served: Served, arrive: Arrivals, moment: str) -> None:
    table, asked = played_to(moment, 7)
    made = kept(served.house.store, table)
    others = {(asked + 1) % 7: arrive(served, PHONE), (asked + 3) % 7: arrive(served), None: arrive(served, lang="en")}
    target = arrive(served)
    shown = {seat: shown_to(person, served, made, seat) for seat, person in others.items()}
    shown_to(target, served, made, asked)
    assert len(target.view["legal"]) > 1
    served.house.tables._live[made["table"]].table = without(table, asked, ANSWERS)
    for seat, person in others.items():
        assert shown_to(person, served, made, seat) == shown[seat]
    shown_to(target, served, made, asked)
    assert len(target.view["legal"]) == 1


class Shown(NamedTuple):
    """A page as it is read and as it looks, and what came over its wire."""

    text: str
    picture: bytes
    view: Json


def shown_to(person: Person, served: Served, made: Json, seat: int | None) -> Shown:
    """What this seat is shown while nobody else is there."""
    page, live = person.page, served.house.tables._live
    person.go(link(made, seat))
    view = person.until(lambda view: view["facts"])
    expect(page.locator("[data-seat]").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.evaluate(TWO_FRAMES)
    shown = Shown(page.locator("main").aria_snapshot(), page.screenshot(), view)
    page.goto("about:blank")
    deadline = monotonic() + PATIENCE
    while live[made["table"]].viewers:
        assert monotonic() < deadline
        sleep(0.01)
    return shown


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_an_attack_is_asked_and_answered_on_two_pages_and_told_on_all(
    house: House, arrive: Arrivals, screen: Screen
) -> None:
    table, target = played_to("attacked", 7)
    *before, attack = table.rows
    assert isinstance(attack, Decided)
    made = house.keep(Table(table.game, before))
    attacker, answerer, waiter, watcher = people = [arrive(house, screen, lang=lang) for lang in LANGUAGES * 2]
    other = next(seat for seat in range(7) if seat not in (attack.seat, target))
    for person, seat in zip(people, (attack.seat, target, other, None), strict=True):
        person.go(link(made, seat))
        person.until(lambda view: view["facts"])
    way = katana.by_touch if screen.touch else katana.by_click
    decide(Player(attacker, way), next(each for each in attacker.view["legal"] if each["action"] == attack.action))
    answerer.until(lambda view: view["legal"])
    expect(answerer.page.locator("[data-choice]")).to_have_count(len(answerer.view["legal"]))
    for person in (attacker, waiter, watcher):
        expect(person.page.locator("[data-story]")).to_be_visible()
        expect(person.page.locator("[data-choice]")).to_have_count(0)
        assert person.view["facts"]["asked"] == target
    decide(Player(answerer, way), next(each for each in answerer.view["legal"] if each["fields"]["type"] == "parry"))
    for person in people:
        view = person.until(lambda view: view["facts"]["phase"] == "play")
        assert view["log"][-1]["sentence"]["id"] == "katana-event-parried"
        expect(person.page.locator("[data-story]")).to_have_count(0)
    expect_nothing_but_what_is_seen(house, *people)
