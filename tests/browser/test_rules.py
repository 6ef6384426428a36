"""The rules of a game, read on their own page and at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.opening import open_table, play_now
from tests.browser.person import Json, Person
from tests.browser.test_lessons import learn
from tests.browser.ways import card as card_of
from tests.browser.wire import BOT, ME, link, made


def to_the_rules(house: House, person: Person) -> None:
    person.go("/rules/korsar")
    expect(section(person, "KO 2.5")).to_have_count(1)


def section(person: Person, id: str) -> Locator:
    return person.page.locator(f"#{id.lower().replace(' ', '-').replace('.', '-')}")


def test_the_contents_lead_to_a_section_and_stand_open_where_there_is_room(house: House, arrive: Arrivals) -> None:
    desk, phone = arrive(house), arrive(house, PHONE)
    for person in (desk, phone):
        to_the_rules(house, person)
    contents = phone.page.get_by_role("navigation", name=phone.say("page-rules-contents"))
    expect(contents).to_have_count(0)
    phone.page.get_by_text(phone.say("page-rules-contents"), exact=True).tap()
    for person in (desk, phone):
        contents = person.page.get_by_role("navigation", name=person.say("page-rules-contents"))
        contents.get_by_role("link", name="KO 2.8").click()
        expect(section(person, "KO 2.8")).to_be_in_viewport()
        expect(section(person, "KO 2.8")).to_be_focused()


def test_what_a_rule_cites_is_a_link_and_one_comes_back(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    to_the_rules(house, person)
    cited = section(person, "KO 2.5").get_by_role("link", name="KO-R14")
    cited.click()
    expect(section(person, "KO-R14")).to_be_in_viewport()
    assert person.page.url.endswith("/rules/korsar#ko-r14")
    person.page.go_back()
    expect(cited).to_be_in_viewport()


def test_in_a_sheet_at_the_table_a_link_leads_on_within_the_sheet(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    play_now(person)
    address = person.page.url
    person.page.get_by_role("button", name=person.say("page-help")).click()
    sheet = person.page.get_by_role("dialog", name=person.say("page-rules"))
    # Asked about nothing, the help opens at what a turn is.
    expect(sheet.locator("section.marked").get_by_role("heading")).to_contain_text("KO 2.3")
    expect(sheet.locator("section.marked")).to_be_in_viewport()
    sheet.locator("section.marked").get_by_role("link").first.click()
    expect(sheet.locator("section.marked").get_by_role("heading")).not_to_contain_text("KO 2.3")
    expect(sheet.locator("section.marked")).to_be_in_viewport()
    assert person.page.url == address


def opened_at(person: Person) -> Locator:
    """The heading of the paragraph at which the rules are open."""
    sheet = person.page.get_by_role("dialog", name=person.say("page-rules"))
    return sheet.locator("section.marked").get_by_role("heading")


def hold(person: Person, place: Locator) -> None:
    """A finger rests there until the rules open."""
    box = place.bounding_box()
    assert box is not None
    touched = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    line = person.page.context.new_cdp_session(person.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touched})
    expect(person.page.get_by_role("dialog", name=person.say("page-rules"))).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# A thing of each table that is touched, and the paragraph about it.
ASKED = [
    ("korsar", 3, "[data-card]", r"KO 2\.[456]"),
    ("keylargo", 3, "[data-program]", "KL 2.3"),
    ("katana", 4, "[data-card]", r"KA-[A-Z]\w+"),
]


@pytest.mark.parametrize(("game", "players", "place", "paragraph"), ASKED, ids=[each[0] for each in ASKED])
def test_a_long_touch_or_a_right_click_opens_the_rules_about_a_thing(
    house: House, arrive: Arrivals, game: str, players: int, place: str, paragraph: str
) -> None:
    phone, desk = arrive(house, PHONE), arrive(house)
    for person in (phone, desk):
        before = at_own_turn(house, person, game, players)["decision"]
        thing = person.page.locator(place).first
        if person is phone:
            hold(person, thing)
        else:
            thing.click(button="right")
        expect(opened_at(person)).to_contain_text(re.compile(paragraph))
        expect(person.page.get_by_role("dialog", name=person.say("page-rules"))).to_be_visible()
        person.page.keyboard.press("Escape")
        # The finger that asked has chosen nothing.
        assert person.view["decision"] == before


def at_own_turn(house: House, person: Person, game: str, players: int) -> Json:
    """Sits down where the first thing to decide is a card to play; at Katana one may be attacked before that."""
    while True:
        person.go(link(made(house, ME, *[BOT] * (players - 1), game=game), 0))
        view = person.until(lambda view: view["legal"])
        if game != "katana" or any(offer["fields"]["type"] == "end" for offer in view["legal"]):
            return view


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_the_rule_that_a_refusal_cites_is_opened_from_it(house: House, arrive: Arrivals, screen: Screen) -> None:
    person = learn(house, arrive(house, screen), "korsar")
    person.page.get_by_role("combobox", name=person.say("page-lesson-chapter")).select_option("2")
    held = person.until(lambda view: view["lesson"]["chapter"] == 2 and view["legal"])["facts"]["hand"]
    # A captain without a pirate of his colour.
    captain = next(each for each in held if each["kind"] == "captain" and each["colour"] == "yellow")
    card_of(person.page, {**captain, "type": "play_captain"}).click()
    person.page.locator("[data-ship]").first.click()
    toast = person.page.get_by_role("alert").first
    expect(toast).to_contain_text("KO 2.6")
    toast.get_by_role("button").filter(has_text=re.compile(r"KO\s2\.6")).click()
    expect(opened_at(person)).to_contain_text("KO 2.6")
    expect(opened_at(person)).to_be_in_viewport()


def test_an_option_and_a_score_lead_to_what_the_rules_say_of_them(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    person.go("/new/korsar")
    person.page.get_by_text(person.say("page-table-rules")).tap()
    named = person.say("page-help-on", what=person.say("korsar-option-captain-rule"))
    person.page.get_by_role("button", name=named).tap()
    expect(opened_at(person)).to_contain_text("KO 2.9")
    person.page.keyboard.press("Escape")
    expect_no_wider(person, "options")


# What sticks out to the right, named, to be told.
TOO_WIDE = """
() => document.documentElement.scrollWidth > innerWidth
  ? [...document.querySelectorAll("body *")]
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
      .map((each) => `${each.tagName} ${each.className}`)
  : []
"""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_page_is_wider_than_a_phone(house: House, arrive: Arrivals, lang: str) -> None:
    person = arrive(house, PHONE, lang="fr" if lang == "fr" else "en")
    table = made(house, ME, BOT)
    island = made(house, ME, BOT, BOT, game="keylargo", encounters=True)
    games = [f"/{page}/{game}" for page in ("new", "rules") for game in ("korsar", "keylargo")]
    for path in ("/", *games, "/new/korsar?way=device", "/here/is/nothing", link(table, 0), link(island, 0)):
        person.go(path)
        expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
        expect(person.page.get_by_text(person.say("page-loading"))).to_have_count(0)
        expect_no_wider(person, path)
    person.go("/")
    open_table(person, "open", "bot:discovery")
    expect_no_wider(person, "lobby")


def expect_no_wider(person: Person, what: str) -> None:
    assert person.page.evaluate(TOO_WIDE) == [], what
    assert person.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE.width, what
