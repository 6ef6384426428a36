"""Key Largo's table: the ways to play there, with a click, by touch, by keyboard or from the list; and its end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.person import Json, Person, is_over
from tests.browser.ways import A_FRAME, STOPS, Way
from tests.browser.wire import BOT, ME, made, play_ahead

# Uses a thing on the page: with the mouse, with a finger, with keys.
Use = Callable[[Page, Locator], None]

SERVICES = {"hire": 1, "rob": 2, "pay_round": 3, "look_at": 3, "drunkard": 4}
SALES = {"goods": 1, "antique": 2, "gold": 3}
DEPTHS = ("shallow", "medium", "deep")
HAS_FOCUS = "each => each === document.activeElement"
# How many stops away, fewer than none on the way back; round the end both ways lead everywhere.
STOPS_TO = """
place => {
  const inside = [...document.querySelectorAll(":modal")].at(-1) ?? document;
  const stops = [...inside.querySelectorAll("a, button, input, select, summary, [tabindex]")]
    .filter((each) => each.tabIndex >= 0 && !each.disabled && !each.closest("[inert]") && each.checkVisibility());
  const [from, to] = [stops.indexOf(document.activeElement), stops.indexOf(place)];
  if (from < 0 || to < 0) return 0;
  const ahead = (to - from + stops.length) % stops.length;
  return ahead > stops.length / 2 ? ahead - stops.length : ahead;
}
"""
CENTRE = """
  each => { const { x, y, width, height } = each.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }
"""


def click(page: Page, target: Locator) -> None:
    target.click()


def tap(page: Page, target: Locator) -> None:
    target.tap()


def press(page: Page, target: Locator) -> None:
    """By the digit that it bears, with arrows on the sea, else from stop to stop and with Enter."""
    page.evaluate(A_FRAME)
    digit, wreck = (target.get_attribute(f"data-{name}") for name in ("digit", "wreck"))
    if digit:
        page.keyboard.press(digit)
        return
    if wreck:
        tab_to(page, page.locator("[data-wreck][tabindex='0']"))
        steer_to(page, target)
    else:
        tab_to(page, target)
    page.keyboard.press("Enter")


def tab_to(page: Page, target: Locator) -> None:
    """From stop to stop until the focus is there, the shorter way round."""
    stops = target.evaluate(STOPS_TO)
    tab = "Tab" if stops >= 0 else "Shift+Tab"
    for _ in range(abs(stops)):
        page.keyboard.press(tab)
    # Where the browser stops besides, and where it is not known from where it goes on.
    for _ in range(STOPS):
        if target.evaluate(HAS_FOCUS):
            return
        page.keyboard.press(tab)
    raise AssertionError(f"the tab key never comes to {target}")


def steer_to(page: Page, wreck: Locator) -> None:
    """With the arrows: along the longer way, and along the other where nothing else lies on it."""
    to_x, to_y = wreck.evaluate(CENTRE)
    tried: set[tuple[str, str]] = set()
    for _ in range(STOPS):
        if wreck.evaluate(HAS_FOCUS):
            return
        here = page.locator("[data-wreck]:focus")
        letter, (x, y) = str(here.get_attribute("data-wreck")), here.evaluate(CENTRE)
        across, down = to_x - x, to_y - y
        arrows = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
        if abs(down) > abs(across):
            arrows.reverse()
        arrow = next(each for each in [*arrows, "ArrowRight", "ArrowLeft"] if (letter, each) not in tried)
        tried.add((letter, arrow))
        page.keyboard.press(arrow)
    raise AssertionError(f"the arrow keys never come to {wreck}")


def playing_with(use: Use) -> Way:
    """By the drawings and the sheets of the table."""

    def way(person: Person, offer: Json) -> None:
        page, fields, visit = person.page, offer["fields"], person.view["facts"]["visit"]
        page.evaluate(A_FRAME)
        if visit is None:
            put_away(page, use)
        if fields["type"] == "program":
            lay_cards(page, fields["morning"], fields["afternoon"], use)
        elif fields["type"] == "dive":
            use(page, page.locator(f'[data-wreck="{fields["wreck"]}"]'))
        elif visit is None:
            use(page, page.locator(f'.dive [data-action="{offer["action"]}"]'))
        elif fields["type"] == "leave":
            use(page, page.locator(".dock footer [data-choice]"))
        elif fields["type"] == "play_encounter":
            use(page, page.locator(f'.dock [data-encounter="{fields["encounter"]}"]').first)
        else:
            VISITS[visit["place"]](person, fields, use)

    return way


def put_away(page: Page, use: Use) -> None:
    """What a round of drinks has shown."""
    seen = page.locator(".dock footer [data-choice]")
    if seen.count():
        use(page, seen)


def lay_cards(page: Page, morning: str, afternoon: str, use: Use) -> None:
    for action in (morning, afternoon):
        use(page, page.locator(f'[data-program="{action}"]'))
    use(page, page.locator("[data-confirm]"))


def at_bar(person: Person, fields: Json, use: Use) -> None:
    page, deed = person.page, fields["type"]
    head = page.locator(f'.dock [data-digit="{SERVICES[deed]}"]')
    if head.get_attribute("aria-expanded") != "true":
        use(page, head)
    facts = person.view["facts"]
    if deed == "rob":
        others = [seat for seat in facts["order"] if seat != person.seat]
        use(page, page.locator(".victims button").nth(others.index(fields["seat"])))
        backs = [depth for depth in DEPTHS if facts["seats"][fields["seat"]]["backs"][depth]]
        use(page, page.locator(".backs button").nth(backs.index(fields["depth"])))
    elif deed != "hire":
        use(page, page.locator(".wrecks button").filter(has_text=re.compile(rf"^\s*{fields['wreck']}\s*$")))
    use(page, page.locator(".dock footer .main"))


def at_shop(person: Person, fields: Json, use: Use) -> None:
    put_in_basket(person.page, fields, use)
    pay(person, use)


def put_in_basket(page: Page, fields: Json, use: Use) -> None:
    piece = f'[data-piece="{fields["item"]}-{fields["diver"]}"]'
    use(page, page.locator(f'{piece}[aria-disabled="false"][aria-pressed="false"]').first)


def at_market(person: Person, fields: Json, use: Use) -> None:
    """Of all that the sheet would sell at once, one card alone."""
    page, deed, kind = person.page, fields["type"], fields["kind"]
    if deed != "sell_extra":
        held = next(card for card in person.view["facts"]["you"]["hand"] if card["kind"] == kind)
        sale = page.locator(f'.dock .types [data-digit="{SALES[fields.get("sold_as", held["type"])]}"]')
        if sale.get_attribute("aria-pressed") != "true":
            use(page, sale)
        page.evaluate(A_FRAME)
    while page.locator('.sale [aria-pressed="true"]').count():
        use(page, page.locator('.sale [aria-pressed="true"]').first)
        page.evaluate(A_FRAME)
    use(page, page.locator(f'{".rest" if deed == "sell_extra" else ".sale"} [data-kind="{kind}"]').first)
    pay(person, use)


def pay(person: Person, use: Use) -> None:
    """The basket goes out and the place is left at once, if one may and if no encounter could still change anything."""
    visit, half, number = visited(person.view), person.view["facts"]["half"], person.view["decision"]
    use(person.page, person.page.locator(".dock footer .main"))

    def is_done(view: Json) -> bool:
        stays = visited(view) == visit and view["facts"]["half"] == half
        deeds = {offer["fields"]["type"] for offer in view["legal"]}
        leaves = "leave" in deeds and not deeds & {"play_encounter", "sell_extra"}
        return view["decision"] != number and not (stays and leaves)

    person.until(is_done)


def visited(view: Json) -> tuple[int, str] | None:
    visit = view["facts"]["visit"]
    return visit and (visit["seat"], visit["place"])


VISITS = {"bar": at_bar, "shop": at_shop, "market": at_market}

by_click = playing_with(click)
by_touch = playing_with(tap)
by_keyboard = playing_with(press)


def from_list(person: Person, offer: Json) -> None:
    """Chooses the sentence that says it, in the list of all that can be done; what belongs together is one line."""
    page = person.page
    page.locator("[data-moves]").click()
    line = page.locator(f'dialog [data-action="{offer["action"]}"]')
    groups = page.locator("dialog [data-line][aria-expanded]")
    for n in range(groups.count()):
        if line.count():
            break
        groups.nth(n).click()
        expect(groups.nth(n)).to_have_attribute("aria-expanded", "true")
    line.click()


# What may be asked, and when it shows much.
MOMENTS: dict[str, Callable[[Json], bool]] = {
    "program": lambda facts: facts["day"] > 3 and bool(facts["you"]["hand"]),
    "place": lambda facts: facts["day"] > 2,
    "draw": lambda facts: len(facts["seats"][0]["divers"]) - facts["seats"][0]["divers"].count(None) > 1,
    "monster": lambda facts: True,
    "treasure": lambda facts: True,
    "bar": lambda facts: facts["seats"][0]["money"] >= 80,
    "look": lambda facts: True,
    "dolphins": lambda facts: True,
    "shop": lambda facts: facts["seats"][0]["money"] >= 80,
    "market": lambda facts: len({card["type"] for card in facts["you"]["hand"]}) > 1,
}


class Eager(random.Random):
    """Dives, deeper with every hose, and with an encounter card in hand: so that monsters are met, and it is asked."""

    def choice(self, seq: Any) -> Any:
        return super().choice([offer for offer in seq if is_keen(offer["fields"])] or seq)


def is_keen(fields: Json) -> bool:
    match fields["type"]:
        case "program":
            return fields["morning"] in ("shop", "dolphins") and bool(fields["afternoon"] == "dive")
        case "buy":
            return bool(fields["item"] == "hose")
        case "dive":
            return bool(fields["wreck"] > "H")
    return bool(fields["type"] == "draw")


def passing(house: House, *moments: str, players: int = 4) -> Iterator[tuple[str, Json]]:
    """Tables against bots, with encounters, as seat 0 comes to these moments; "over" is the last of them."""
    left = {moment for moment in moments if moment != "over"}

    def is_awaited(view: Json) -> bool:
        facts = view["facts"]
        return facts["phase"] in left and MOMENTS[facts["phase"]](facts)

    for seed in range(40):
        table = made(house, ME, *[BOT | {"level": "discovery"}] * (players - 1), game="keylargo", encounters=True)
        chance = (Eager if seed % 2 else random.Random)(seed)
        while left and not is_over(view := play_ahead(house, table, [0], chance, is_awaited)):
            left.remove(view["facts"]["phase"])
            yield view["facts"]["phase"], table
        if not left:
            break
    assert not left, f"no game came to {left}"
    if "over" in moments:
        play_ahead(house, table, [0], chance)
        yield "over", table


def expect_fortunes(house: House, *people: Person) -> None:
    """Every page counts out the fortunes, the same that the rules give for the game as it was stored."""
    table = house.table(people[0].view["table"]["id"])
    scores = table.rules.scores(table.state)[: len(table.seats)]
    best = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    for person in people:
        over = person.until(is_over)["facts"]["over"]
        assert over["scores"] == scores
        assert [over["money"][seat] + sum(card["value"] for card in over["treasures"][seat]) for seat in best] == [
            scores[seat] for seat in best
        ]
        rows = person.page.get_by_role("dialog").get_by_role("list").first.get_by_role("listitem")
        expect(rows.locator("strong")).to_have_text([told(person, scores[seat]) for seat in best])


def told(person: Person, fortune: int) -> str:
    return person.say("keylargo-view-fortune") + person.say("keylargo-view-money", amount=fortune, sign="none")
