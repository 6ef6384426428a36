"""The ways to play at Korsar's table: with a click, by carrying a card, by touch, by keyboard, from the list."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Locator, Page, Position

from tests.browser.person import Json, Person

# Does one of the offered actions by the page's own means.
Way = Callable[[Person, Json], None]

# Letters of ships, in the order in which they are read; D and P draw, L opens the log.
LETTERS = "abcefghijkmnoqrstuvwxyz"
# Until what is drawn is what came.
A_FRAME = "() => new Promise((done) => requestAnimationFrame(() => done()))"
# More stops than any page has.
STOPS = 80
# Seconds until all that slides in has come to rest.
RESTLESS = 10
# Where a card of a full hand is free: the next one may lie over its middle.
EDGE: Position = {"x": 15, "y": 20}


def expect_told(page: Page, question: str, wanted: object) -> None:
    """What the page answers when all has come to rest."""
    deadline = monotonic() + RESTLESS
    while (told := page.evaluate(question)) != wanted and monotonic() < deadline:
        page.evaluate(A_FRAME)
    assert told == wanted


def face(fields: Json) -> str:
    """The name that a card has in the hand: "pirate-red-3", "ship-5", "captain-blue", "admiral"."""
    kind = fields["type"].rpartition("_")[2]
    printed = {"ship": ("gold",), "pirate": ("colour", "strength"), "captain": ("colour",), "admiral": ()}[kind]
    return "-".join([kind, *(str(fields[each]) for each in printed)])


def is_laid(fields: Json) -> bool:
    return bool(fields["type"] == "lay_ship")


def is_discarded(fields: Json) -> bool:
    return str(fields["type"]).startswith("discard")


def card(page: Page, fields: Json) -> Locator:
    return page.locator(f'[data-card="{face(fields)}.0"]')


def ship(page: Page, fields: Json) -> Locator:
    return page.locator(f'[data-ship="{fields["ship"]}"]')


def by_click(person: Person, offer: Json) -> None:
    page, fields = person.page, offer["fields"]
    if fields["type"] == "draw":
        page.locator("[data-deck]").click()
        return
    card(page, fields).click(position=EDGE)
    if is_laid(fields):
        page.locator("[data-berth]").click()
    elif is_discarded(fields):
        page.locator("[data-drop=discard] button").click()
    else:
        ship(page, fields).click()


def by_carrying(person: Person, offer: Json) -> None:
    """Drags the card to its target."""
    page, fields = person.page, offer["fields"]
    if fields["type"] == "draw":
        page.locator("[data-deck]").click()
        return
    page.mouse.move(*edge(card(page, fields)))
    page.mouse.down()
    x, y = edge(card(page, fields))
    # Off the hand first: only then are the places shown that would take the card.
    page.mouse.move(x, y - 40, steps=3)
    if is_laid(fields):
        target = page.locator("[data-berth]")
    elif is_discarded(fields):
        target = page.locator("[data-drop=discard]")
    else:
        target = page.locator(f'[data-drop="ship:{fields["ship"]}"]')
    page.mouse.move(*middle(target), steps=3)
    page.mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def edge(held: Locator) -> tuple[float, float]:
    box = held.bounding_box()
    assert box is not None
    return box["x"] + EDGE["x"], box["y"] + EDGE["y"]


def from_list(person: Person, offer: Json) -> None:
    """Chooses the sentence that says it; sentences about one card lie under that card's line."""
    page, fields = person.page, offer["fields"]
    page.evaluate(A_FRAME)
    line = page.locator(f'.rail [data-action="{offer["action"]}"]')
    # What is done with no card has a line of its own.
    if fields["type"] != "draw" and not line.count():
        faces = list(dict.fromkeys(face_in_hand(held) for held in person.view["facts"]["hand"]))
        before = any(each["fields"]["type"] == "draw" for each in person.view["legal"])
        page.locator(".rail .actions > li").nth(faces.index(face(fields)) + before).locator("button").first.click()
    line.click()


def face_in_hand(held: Json) -> str:
    return face({**held, "type": f"_{held['kind']}"})


def by_touch(person: Person, offer: Json) -> None:
    """With a finger on a phone. More ships than fit are on other pages of the sea."""
    page, fields, say = person.page, offer["fields"], person.say
    if fields["type"] == "draw":
        named = say("korsar-view-draw-short", cards=person.view["facts"]["deck"])
        page.get_by_role("button", name=named).tap()
        return
    card(page, fields).tap(position=EDGE)
    if is_laid(fields):
        page.get_by_role("button", name=say("korsar-view-lay-short"), exact=True).tap()
    elif is_discarded(fields):
        page.get_by_role("button", name=say("korsar-view-discard-short"), exact=True).tap()
    else:
        bring_into_sight(page, fields)
        ship(page, fields).tap()


def bring_into_sight(page: Page, fields: Json) -> None:
    pages = page.locator("nav.pages button")
    for number in range(pages.count()):
        if ship(page, fields).is_visible():
            return
        pages.nth(number).tap()


def by_keyboard(person: Person, offer: Json) -> None:
    """Digits take up a card, Enter goes on, arrows or letters find the ship, D draws."""
    page, fields = person.page, offer["fields"]
    if fields["type"] == "draw":
        page.keyboard.press("p" if person.lang == "fr" else "d")
        return
    take_up(page, fields)
    if is_laid(fields):
        page.keyboard.press("Enter")
    elif is_discarded(fields):
        tab_to(page, f'[data-action="{offer["action"]}"]')
        page.keyboard.press("Enter")
    else:
        aim(page, str(fields["ship"]), by_letter=offer["action"] % 2 == 0)


def take_up(page: Page, fields: Json) -> None:
    keys: list[str] = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    place = keys.index(f"{face(fields)}.0")
    page.keyboard.press(str(min(place, 8) + 1))
    for _ in range(place - 8):
        page.keyboard.press("ArrowRight")
    if place > 8:
        page.keyboard.press("Enter")


def aim(page: Page, slot: str, by_letter: bool) -> None:
    if by_letter:
        read: list[str] = page.locator("[data-ship]").evaluate_all("ships => ships.map(ship => ship.dataset.ship)")
        page.keyboard.press(LETTERS[read.index(slot)])
        return
    page.keyboard.press("Enter")
    for _ in range(STOPS):
        if focused(page, "ship") == slot:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def focused(page: Page, name: str) -> str | None:
    """What the element with the focus says of itself: `data-card`, `data-ship`."""
    told: str | None = page.evaluate("name => document.activeElement?.dataset[name] ?? null", name)
    return told


def tab_to(page: Page, selector: str) -> None:
    """Goes from stop to stop until the focus is there."""
    for _ in range(STOPS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key never comes to {selector}")
