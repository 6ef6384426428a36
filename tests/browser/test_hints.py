"""Hints: asked for in the bar of every table, read in a sheet, played from there, and told to everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import expect_no_fault
from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.opening import begin, copied_link, open_table, play_now, sit_down
from tests.browser.person import Json, Person
from tests.browser.wire import BOT, ME, expect_nothing_but_what_is_seen, link, made

GAMES = [("korsar", 3), ("keylargo", 3), ("katana", 4)]
# What a hint rests on, as its sheet says it.
BASES = {
    "ahead": "page-hint-ahead",
    "not_ready": "page-hint-not-ready",
    "thumb": "page-hint-thumb",
    "only": "page-hint-only",
}
THREE_TIMES = 3


def button(person: Person) -> Locator:
    return person.page.get_by_role("button", name=person.say("page-hint"), exact=True)


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("page-hint"))


def moves(person: Person) -> Locator:
    return sheet(person).get_by_role("list").get_by_role("button")


def at_turn(house: House, person: Person, game: str, players: int) -> Json:
    """A table with hints, oneself among bots, when one is to decide."""
    table = made(house, ME, *[BOT] * (players - 1), game=game, hints=True)
    person.go(link(table, 0))
    person.until(lambda view: view["legal"])
    return table


def hint_of(person: Person) -> Json:
    """The hint that came, which the sheet must show: its basis and each of its moves."""
    expect(moves(person).first).to_be_visible()
    hint = next(message for message in reversed(person.heard()) if message["type"] == "hint")
    assert hint["decision"] == person.view["decision"]
    expect(sheet(person).get_by_text(person.say(BASES[hint["basis"]]))).to_be_visible()
    offers = {offer["action"]: offer["sentence"] for offer in person.view["legal"]}
    expect(moves(person)).to_have_count(len(hint["moves"]))
    for n, move in enumerate(hint["moves"]):
        line = moves(person).nth(n)
        expect(line).to_have_attribute("data-hinted", str(move["action"]))
        assert move["action"] in offers
        figures = [] if move["wins"] is None else [person.say("page-hint-share", wins=move["wins"])]
        expect(line.locator("small")).to_have_text(figures)
    return hint


def expect_played(person: Person, number: int, hint: Json) -> None:
    person.until(lambda view: view["decision"] != number)
    assert person.decided(number) == [hint["moves"][0]["action"]]
    expect(sheet(person)).to_have_count(0)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_hint_is_asked_for_and_played_with_the_mouse(house: House, arrive: Arrivals, game: str, players: int) -> None:
    person = arrive(house)
    at_turn(house, person, game, players)
    for _ in range(THREE_TIMES):
        view = person.until(lambda view: view["legal"])
        button(person).click()
        hint = hint_of(person)
        moves(person).first.click()
        expect_played(person, view["decision"], hint)
    expect_nothing_but_what_is_seen(house, person)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_it_is_asked_for_read_and_played_by_keyboard_alone(
    house: House, arrive: Arrivals, game: str, players: int
) -> None:
    person = arrive(house, lang="en")
    at_turn(house, person, game, players)
    number = person.view["decision"]
    button(person).focus()
    person.page.keyboard.press("Enter")
    hint_of(person)
    person.page.keyboard.press("Escape")
    expect(sheet(person)).to_have_count(0)
    expect(button(person)).to_be_focused()
    assert person.decided(number) == []
    person.page.keyboard.press("Enter")
    hint = hint_of(person)
    # No letter is for the table behind.
    person.page.keyboard.press("f")
    person.page.keyboard.press("d")
    person.page.keyboard.press("1")
    expect(moves(person).first).to_be_focused()
    person.page.keyboard.press("Enter")
    expect_played(person, number, hint)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_on_a_phone_its_sheet_has_no_fault_and_all_of_it_is_on_the_screen(
    house: House, arrive: Arrivals, game: str, players: int
) -> None:
    person = arrive(house, PHONE)
    at_turn(house, person, game, players)
    button(person).tap()
    hint = hint_of(person)
    expect_no_fault(person.page, f"hint at {game}")
    expect(moves(person).last).to_be_in_viewport(ratio=1)
    number = person.view["decision"]
    moves(person).first.tap()
    expect_played(person, number, hint)


def test_at_the_table_of_any_game(strangers_house: House, arrive: Arrivals) -> None:
    person = arrive(strangers_house)
    table = made(strangers_house, ME, BOT | {"level": "discovery"}, game="highcard", hints=True)
    person.go(link(table, 0))
    number = person.until(lambda view: view["legal"])["decision"]
    button(person).click()
    hint = hint_of(person)
    expect_no_fault(person.page, "hint at any game")
    moves(person).first.click()
    expect_played(person, number, hint)


def test_among_several_whoever_makes_the_table_allows_them_and_all_are_told_who_asked(
    house: House, arrive: Arrivals
) -> None:
    host, guest = arrive(house), arrive(house, lang="en")
    open_table(host, "open", hints=True)
    expect(host.page.get_by_text(host.say("page-hints-named"))).to_be_visible()
    sit_down(guest, copied_link(host, 2), "Malo")
    begin(host, [guest])
    acting, waiting = (host, guest) if host.is_asked else (guest, host)
    acting.until(lambda view: view["legal"])
    button(waiting).press("Enter")
    expect(waiting.page.get_by_text(waiting.say("page-hint-not-now")).first).to_be_visible()
    button(acting).click()
    hint_of(acting)
    told = {"seat": acting.seat}
    for person in (acting, waiting):
        person.until(
            lambda view: any(
                entry["sentence"]["id"] == "table-hinted" and entry["sentence"]["seats"] == told
                for entry in view["log"]
            )
        )
    assert not [message for message in waiting.heard() if message["type"] == "hint"]
    expect_nothing_but_what_is_seen(house, host, guest)


def test_on_one_device_the_open_hand_asks_and_nothing_of_it_stays_under_the_lid(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    person.go("/")
    person.page.get_by_role("textbox", name=person.say("page-name")).fill("Camille")
    open_table(person, "device", way="page-one-device", names={2: "Malo"}, hints=True)
    seat = person.until(lambda view: view["you"] is None and view["to_act"])["to_act"][0]
    expect(button(person)).to_have_count(0)
    name = person.view["table"]["seats"][seat]["name"]
    person.page.get_by_role("button", name=person.say("page-curtain-open", who=name)).tap()
    number = person.until(lambda view: view["you"] == seat and view["legal"])["decision"]
    button(person).tap()
    hint = hint_of(person)
    moves(person).first.tap()
    expect_played(person, number, hint)
    hinted = [line.views[0]["you"] for line in person.lines if any('"type":"hint"' in text for text in line.received)]
    assert hinted == [seat]
    expect(person.page.locator("[data-hinted]")).to_have_count(0)


def test_against_bots_alone_they_are_allowed_and_among_others_only_if_somebody_says_so(
    house: House, arrive: Arrivals
) -> None:
    person, host = arrive(house), arrive(house)
    play_now(person)
    expect(button(person)).to_be_visible()
    open_table(host, "open")
    proposed = [host.view["table"]["hints"]]
    host.go("/")
    open_table(host, "bot:easygoing")
    proposed.append(host.until(lambda view: view["legal"])["table"]["hints"])
    assert proposed == [False, True]
    host.go("/")
    open_table(host, "bot:easygoing", hints=False)
    host.until(lambda view: view["legal"])
    expect(host.page.get_by_role("button", name=host.say("page-settings"))).to_be_visible()
    expect(button(host)).to_have_count(0)
