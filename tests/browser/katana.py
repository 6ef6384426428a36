"""Katana's table: ways to play there, its moments, and its end."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.keylargo import HAS_FOCUS, Use, click, tab_to, tap
from tests.browser.person import Json, Person, is_over
from tests.browser.ways import A_FRAME, EDGE, STOPS, Way, edge, middle
from tests.games.katana.moments import played_to

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


def playing_with(use: Use, take: Use) -> Way:
    """By cards, crests and buttons of the table; `take` is for cards in hand."""

    def way(person: Person, offer: Json) -> None:
        page, fields, target = person.page, offer["fields"], target_of(offer["fields"])
        page.evaluate(A_FRAME)
        if is_question(person.view) or fields["type"] == "end":
            use(page, by_action(page, offer))
        elif fields["type"] == "pay":
            open_moves(page, use)
            use(page, by_action(page, offer))
        else:
            take(page, card(page, fields))
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


by_click = playing_with(click, lambda _, held: held.click(position=EDGE))
by_touch = playing_with(tap, lambda _, held: held.tap(position=EDGE))


def by_carrying(person: Person, offer: Json) -> None:
    """Drags the card to the seat, or onto the table if it takes no target; what no card is for is clicked."""
    page, fields, target = person.page, offer["fields"], target_of(offer["fields"])
    if is_question(person.view) or fields["type"] in ("end", "pay"):
        by_click(person, offer)
        return
    page.evaluate(A_FRAME)
    x, y = edge(card(page, fields))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=3)
    page.mouse.move(*middle(page.locator("[data-pile]") if target is None else seat(page, target)), steps=3)
    page.mouse.up()
    if len(aims(person, fields)) > 1:
        choice_on_sheet(person, fields).click()


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


def come_to(house: House, name: str, players: int = 7) -> tuple[Json, int]:
    """A table of people as it comes to this moment, the same every time; and the seat that is asked."""
    table, asked = played_to(name, players)
    return house.keep(table), asked


def expect_asked(person: Person, name: str) -> None:
    """The page shows what is asked in this moment."""
    page = person.page
    if name == "over":
        expect(page.get_by_role("dialog")).to_be_visible()
    elif name == "play":
        expect(page.locator("[data-end][data-action]")).to_be_visible()
    else:
        expect(page.locator("[data-choice]").first).to_be_visible()


ROLES_SHOWN = """() => [...document.querySelectorAll("[data-game] use")].map((use) => use.getAttribute("href"))
  .filter((drawn) => drawn.startsWith("#ka-role"))"""


def expect_no_secret_role(person: Person) -> None:
    """The page shows no role but the Shogun's."""
    assert set(person.page.evaluate(ROLES_SHOWN)) <= {"#ka-role-shogun", "#ka-role-hidden"}


def expect_role_covered(person: Person) -> None:
    """Where others may look on, one's own role is seen when one asks for it, and as long as one wants."""
    page, say = person.page, person.say
    own = person.view["facts"]["seats"][person.seat]["role"]["role"]
    expect(page.locator("[data-role]")).to_have_attribute("data-role", own if own == "shogun" else "covered")
    expect_no_secret_role(person)
    if own != "shogun":
        page.get_by_role("button", name=say("katana-view-role-show")).tap()
        expect(page.locator("[data-role]")).to_have_attribute("data-role", own)
        page.get_by_role("button", name=say("katana-view-role-hide")).tap()
        expect_no_secret_role(person)


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
