"""Katana's table: ways to play there, with a click, by touch, by keyboard or from the list; its moments; its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from ludotheque.games import find_game
from ludotheque.table import Decide, SeatPlan, Table, open_table
from ludotheque.table.rows import Row
from tests.browser.house import House
from tests.browser.keylargo import A_FRAME, HAS_FOCUS, Use, click, tab_to, tap
from tests.browser.person import Json, Person, is_over
from tests.browser.ways import STOPS, Way
from tests.browser.wire import stored

AIMED = {"attack": "target", "divert": "target", "breathe": "target", "bushido": "target", "charm": "target"}
AIMED["strip"] = "owner"
HELD_AS = {"strip": "geisha", "charm": "geisha", "divert": "diversion", "breathe": "breathing"}


def card_of(fields: Json) -> str:
    """The card that it is done with: "katana", "geisha", "armor"."""
    given = HELD_AS.get(fields["type"]) or fields.get("weapon") or fields.get("property") or fields["type"]
    return str(given)


def target_of(fields: Json) -> int | None:
    part = AIMED.get(fields["type"])
    return None if part is None else int(fields[part])


def is_question(view: Json) -> bool:
    return bool(view["facts"]["phase"] != "play")


def card(page: Page, fields: Json) -> Locator:
    return page.locator(f'[data-card^="{card_of(fields)}."]').first


def seat(page: Page, number: int) -> Locator:
    return page.locator(f'[data-seat="{number}"]')


def by_action(page: Page, offer: Json) -> Locator:
    return page.locator(f'[data-action="{offer["action"]}"]')


def playing_with(use: Use) -> Way:
    """By cards, crests and buttons of the table."""

    def way(person: Person, offer: Json) -> None:
        page, fields, target = person.page, offer["fields"], target_of(offer["fields"])
        page.evaluate(A_FRAME)
        if is_question(person.view) or fields["type"] == "end":
            use(page, by_action(page, offer))
        elif fields["type"] == "pay":
            open_moves(page, use)
            use(page, by_action(page, offer))
        else:
            use(page, card(page, fields))
            use(page, by_action(page, offer) if target is None else seat(page, target))
            if len(aims(person, fields)) > 1:
                use(page, choice_on_sheet(person, fields))

    return way


def open_moves(page: Page, use: Use) -> None:
    """The list of all moves, where it does not lie open anyhow."""
    door = page.locator("[data-moves]")
    if door.count():
        use(page, door)


def aims(person: Person, fields: Json) -> list[Json]:
    """All that may be done with the same card to the same seat: more than one thing with a Geisha alone."""
    held, target = card_of(fields), target_of(fields)
    offers = [offer["fields"] for offer in person.view["legal"] if offer["fields"]["type"] in AIMED]
    return (
        [each for each in offers if card_of(each) == held and target_of(each) == target] if target is not None else []
    )


def choice_on_sheet(person: Person, fields: Json) -> Locator:
    """What a Geisha may do to the seat whose sheet is open."""
    if fields["type"] == "charm":
        named = person.say("katana-view-seat-charm")
    else:
        property = person.say(f"katana-card-{fields['property'].replace('_', '-')}")
        named = person.say("katana-view-seat-strip-label", card=property)
    return person.page.locator("[data-tray]").get_by_role("button", name=named, exact=True)


by_click = playing_with(click)
by_touch = playing_with(tap)


def by_keyboard(person: Person, offer: Json) -> None:
    """Digits take an answer, F ends the phase; cards and crests are found with arrows, and Enter plays there."""
    page, fields, target = person.page, offer["fields"], target_of(offer["fields"])
    page.evaluate(A_FRAME)
    if fields["type"] == "end":
        page.keyboard.press("f")
    elif is_question(person.view) or fields["type"] == "pay":
        press_digit(page, by_action(page, offer))
    else:
        take_up(page, card(page, fields))
        page.keyboard.press("Enter")
        if target is not None:
            step_to(page, seat(page, target), "ArrowRight")
            page.keyboard.press("Enter")
            if len(aims(person, fields)) > 1:
                tab_to(page, choice_on_sheet(person, fields))
                page.keyboard.press("Enter")


def press_digit(page: Page, line: Locator) -> None:
    digit = line.get_attribute("data-digit")
    if digit:
        page.keyboard.press(digit)
    else:
        tab_to(page, line)
    expect(line).to_be_focused()
    page.keyboard.press("Enter")


def take_up(page: Page, held: Locator) -> None:
    tab_to(page, page.locator('[data-card][tabindex="0"]'))
    page.keyboard.press("Home")
    step_to(page, held, "ArrowRight")
    page.keyboard.press("Enter")


def step_to(page: Page, stop: Locator, arrow: str) -> None:
    for _ in range(STOPS):
        if stop.evaluate(HAS_FOCUS):
            return
        page.keyboard.press(arrow)
    raise AssertionError(f"the arrow keys never come to {stop}")


def from_list(person: Person, offer: Json) -> None:
    """Chooses the sentence that says it; what is done with one card is one line, which takes the card up first."""
    page, line = person.page, by_action(person.page, offer)
    page.evaluate(A_FRAME)
    open_moves(page, click)
    if not line.count():
        deeds = [each["fields"] for each in person.view["legal"] if each["fields"]["type"] != "end"]
        held = list(dict.fromkeys(map(card_of, deeds)))
        page.locator("[data-line]").nth(held.index(card_of(offer["fields"]))).click()
    line.click()


# How often a lively player does such a thing, beside the others: games soon come to all that can be asked.
WEIGHTS = {"attack": 3.0, "place": 4.0, "bushido": 6.0, "end": 0.8, "pay": 0.5, "suffer": 2.0, "parry": 2.0}


def weight(fields: Json) -> float:
    return WEIGHTS.get(fields["type"], 1.0)


class Moment(NamedTuple):
    """When a seat is asked, and what it then sees that makes the moment worth looking at."""

    phase: str
    like: Callable[[Json], bool] = lambda facts: True
    answers: int = 2


def is_varied(facts: Json) -> bool:
    """A hand of all three kinds, somebody down, properties lying about."""
    kinds = {held["kind"] for held in facts["you"]["hand"]}
    lying = sum(sum(seat["properties"].values()) for seat in facts["seats"])
    return len(kinds) == 3 and lying > 3 and any(seat["harmless"] != "no" for seat in facts["seats"])


def holds(card: str) -> Callable[[Json], bool]:
    return lambda facts: any(held["card"] == card for held in facts["you"]["hand"])


MOMENTS = {
    "play": Moment("play", is_varied, answers=10),
    "attacked": Moment("parry", holds("parry")),
    "cry": Moment("battle_cry", lambda facts: len(facts["call"]["order"]) > 1),
    "jujutsu": Moment("jujutsu", answers=3),
    "bushido": Moment("bushido"),
    "draw": Moment("draw"),
    "discard": Moment("discard", answers=4),
    "over": Moment("over", answers=0),
}
NAMES = ("Camille", "Malo", "Inès", "Papy Jo", "Sylve", "Nour", "Léa")
GAMES = 60


def come_to(house: House, name: str, players: int = 7) -> tuple[Json, int]:
    """A table of people as it comes to this moment, the same every time; and the seat that is asked."""
    rows, asked = played_to(name, players)
    return stored(house, rows), asked


@cache
def played_to(name: str, players: int) -> tuple[tuple[Row, ...], int]:
    """The first of many games that comes to the moment, as far as that; at the end all seats are as good: the first."""
    for number in range(GAMES):
        for table in moments_of(number, players):
            asked = table.to_act()[0] if table.to_act() else 0
            if is_like(table, MOMENTS[name], asked):
                return tuple(table.rows), asked
    raise AssertionError(f"no game of {players} comes to {name}")


def moments_of(number: int, players: int) -> Iterator[Table]:
    """A game dealt from the seed of this number, after every decision up to its end."""
    game, chance = find_game("katana"), random.Random(number)
    plans = [SeatPlan("human", name) for name in NAMES[:players]]
    table = Table(game, open_table(game, {"players": players}, plans, number.to_bytes(32, "big")))
    yield table
    while table.status != "over":
        seat = table.to_act()[0]
        legal = table.legal_actions(seat)
        weights = [weight(game.action_fields(table.state, action)) for action in legal]
        (action,) = chance.choices(legal, weights)
        for row in table.intend(Decide(seat, table.decision(seat), action, "human")):
            table.apply(row)
        yield table


def is_like(table: Table, moment: Moment, seat: int) -> bool:
    seen = table.position(seat)
    assert seen is not None
    is_then: bool = seen.facts["phase"] == moment.phase
    return is_then and len(seen.legal) >= moment.answers and moment.like(seen.facts)


def expect_asked(person: Person, name: str) -> None:
    """The page shows what is asked in this moment."""
    page = person.page
    if name == "over":
        expect(page.get_by_role("dialog")).to_be_visible()
    elif name == "play":
        expect(page.locator("[data-end][data-action]")).to_be_visible()
    else:
        expect(page.locator("[data-choice]").first).to_be_visible()


def expect_count(house: House, *people: Person) -> None:
    """Every page counts out the honour, camp by camp, as the rules do for the game as it was stored."""
    table = house.table(people[0].view["table"]["id"])
    scores = table.rules.scores(table.state)[: len(table.seats)]
    for person in people:
        over = person.until(is_over)["facts"]["over"]
        assert over["scores"] == scores
        dialog = person.page.get_by_role("dialog")
        expect(dialog.locator(".total strong")).to_have_text([written(camp["total"]) for camp in over["camps"]])
        expect(dialog.locator(".winner .total strong")).to_have_count(1)
        expect(dialog.locator(".sum")).to_have_count(len(table.seats))


def written(points: int) -> str:
    """As it is printed: what is below zero with a minus sign, not with a hyphen."""
    return str(points).replace("-", "−")
