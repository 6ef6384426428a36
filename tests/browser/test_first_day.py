"""The first day of Key Largo (KL-S01) at four pages, and what nobody learns before the cards turn."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import expect

from ludotheque.core.sentence import Sentence
from ludotheque.games.keylargo.state import Depth, State, Type
from ludotheque.table import SeatPlan, Table
from tests.browser.conftest import Arrivals
from tests.browser.house import House
from tests.browser.keylargo import by_click, click, pay, put_in_basket
from tests.browser.person import Json, Person
from tests.browser.playing import Player, decide
from tests.browser.wire import dealt, expect_nothing_but_what_is_seen, link

COLOURS = ("Rouge", "Vert", "Jaune", "Violet")
PROGRAMS = (("bar", "dive"), ("dolphins", "bar"), ("dolphins", "bar"), ("shop", "dive"))
RED, GREEN, YELLOW, PURPLE = range(4)


class Standing(NamedTuple):
    """What everybody sees of a team: money, divers, treasures in hand."""

    money: int
    divers: int
    treasures: int


def test_the_first_day_goes_as_the_rules_tell_it(house: House, arrive: Arrivals) -> None:
    seats = [SeatPlan("human", name, seat + 1) for seat, name in enumerate(COLOURS)]
    opened = dealt(lambda table: lair(table) is not None, *seats, game="keylargo", first_player=RED)
    table, wreck = house.keep(opened), lair(opened)
    assert wreck is not None
    people = [arrive(house, motion="no-preference" if seat == YELLOW else "reduce") for seat in range(4)]
    for seat, person in enumerate(people):
        person.go(link(table, seat))
        person.until(lambda view: view["legal"])
    watcher = arrive(house)
    watcher.go(link(table, None))
    for seat, (person, (morning, afternoon)) in enumerate(zip(people, PROGRAMS, strict=True)):
        do(person, "program", morning=morning, afternoon=afternoon)
        if seat < PURPLE:
            expect_face_down([*people, watcher], seat)
    red, green, yellow, purple = people
    expect_cards_turn(yellow)
    do(red, "hire")
    do(red, "pay_round", wreck="A")
    do(red, "look_at", wreck="B")
    purple.until(lambda view: view["legal"])
    expect_standing(purple, [(0, 2, 0), (140, 1, 0), (140, 1, 0), (100, 1, 0)])
    put_in_basket(purple.page, {"item": "hose", "diver": 1}, click)
    put_in_basket(purple.page, {"item": "trident", "diver": 1}, click)
    pay(purple, click)
    do(red, "dive", wreck="A")
    do(purple, "dive", wreck=wreck)
    do(red, "draw", diver=1)
    do(red, "draw", diver=2)
    do(green, "hire")
    do(green, "pay_round", wreck="B")
    do(green, "look_at", wreck="C")
    do(yellow, "hire")
    do(yellow, "leave")
    do(purple, "draw", diver=1)
    for person in (*people, watcher):
        facts = person.until(lambda view: view["facts"] and view["facts"]["day"] == 2)["facts"]
        assert (facts["first"], facts["days"][1]["weekday"]) == (GREEN, "saturday")
        assert facts["supply"] == {"divers": 8, "hoses": 19, "tridents": 9, "weights": 10}
        assert {each["letter"]: each["left"] for each in facts["wrecks"] if each["left"] < 5} == {"A": 3, wreck: 3}
        assert facts["seats"][PURPLE]["divers"][0] == {
            "diver": 1,
            "hoses": 1,
            "trident": False,
            "weight": False,
            "reach": "medium",
        }
        expect_standing(person, [(0, 2, 2), (20, 2, 0), (40, 2, 0), (50, 1, 1)])
    expect_nothing_but_what_is_seen(house, *people, watcher)


def lair(table: Table) -> str | None:
    """A medium wreck where a treasure lies below a monster."""
    s: State | None = table.state
    assert s is not None
    for wreck in range(s.n_wrecks):
        top, below = (s.type_of[s.stack[wreck, s.left[wreck] - place] - 1] for place in (1, 2))
        if s.depth[wreck] == Depth.MEDIUM and top == Type.MONSTER != below:
            return chr(ord("A") + wreck)
    return None


def do(person: Person, deed: str, **parts: int | str) -> None:
    """What the rules' table says next; all before it has happened."""
    wanted = {"type": deed, **parts}
    view = person.until(lambda view: offered(view, wanted))
    decide(Player(person, by_click), offered(view, wanted))


def offered(view: Json, wanted: Json) -> Json:
    return next((offer for offer in view["legal"] if offer["fields"] == wanted), {})


def expect_face_down(people: list[Person], seat: int) -> None:
    """Everybody learns that this seat has chosen, and nobody else what."""
    newest = people[seat].view["seq"]
    for person in people:
        view = person.until(lambda view: view["seq"] >= newest)
        assert view["facts"]["seats"][seat]["ready"]
        assert view["facts"]["seats"][seat]["turned"] == [None, None]
        programs = view["observation"]["program"] or [None] * len(people)
        assert [other for other, program in enumerate(programs) if program and other != view["you"]] == []
        shown = PROGRAMS[seat] if view["you"] == seat else ("none", "none")
        told = Sentence("keylargo-event-chose", dict(zip(("morning", "afternoon"), shown, strict=True)), {"seat": seat})
        expect(person.page.locator("[data-log]")).to_contain_text(person.words(*COLOURS).sentence(told))


def expect_cards_turn(person: Person) -> None:
    """All four together, before the eyes of those who want movement; any key goes on, and Enter takes nothing then."""
    cards = person.page.locator(".turning")
    expect(cards).to_have_count(len(COLOURS))
    seq = person.view["seq"]
    person.page.keyboard.press("Enter")
    expect(cards).to_have_count(0)
    assert (person.view["seq"], person.lines[-1].refused) == (seq, [])


def expect_standing(person: Person, wanted: list[tuple[int, int, int]]) -> None:
    """In the facts, and where the page shows each team."""
    facts = person.view["facts"]
    teams = [Standing(*each) for each in wanted]
    assert [
        Standing(each["money"], sum(map(bool, each["divers"])), sum(each["backs"].values())) for each in facts["seats"]
    ] == teams
    for seat, team in enumerate(teams):
        place = "[data-own]" if seat == person.view["you"] else f'[data-seat="{seat}"]'
        money = person.say("keylargo-view-money", amount=team.money, sign="none")
        expect(person.page.locator(place).first).to_contain_text(money)
