"""Going back at the page: by button and by key, freely or with leave, and shown to everybody."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.sentence import Sentence
from ludotheque.table import UndoAsked, Undone
from tests.browser import katana, keylargo, ways
from tests.browser.axe import expect_no_fault
from tests.browser.conftest import PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.opening import open_table, play_now
from tests.browser.person import Json, Person
from tests.browser.wire import BOT, ME, expect_nothing_but_what_is_seen, link, made, play_ahead

INES: Json = {"kind": "me", "name": "Inès", "token": 1}
MALO: Json = {"kind": "device", "name": "Malo", "token": 2}


def confirm(person: Person, _: Json) -> None:
    """The cards that were taken back still lie as they were chosen."""
    person.page.locator("[data-confirm]").click()


# What tells nobody anything new, how it is done, and how once more.
FREE = {
    "korsar": ("lay_ship", ways.by_click, ways.by_click),
    "keylargo": ("program", keylargo.by_click, confirm),
    "katana": ("place", katana.by_click, katana.by_click),
}


def button(person: Person) -> Locator:
    return person.page.locator("[data-undo]")


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("page-undo-title"))


def answer(person: Person, which: str) -> None:
    sheet(person).locator(f'[data-answer="{which}"]').click()


def offers(view: Json, kind: str) -> list[Json]:
    return [offer for offer in view["legal"] if offer["fields"]["type"] == kind]


def is_told(id: str, seat: int) -> Callable[[Json], bool]:
    """A view whose log says this last, of this seat."""

    def told(view: Json) -> bool:
        return any(each["sentence"]["id"] == id and each["sentence"]["seats"] == {"seat": seat} for each in view["log"])

    return told


def two(house: House, arrive: Arrivals, *screens: Screen) -> tuple[Person, Person]:
    """Two people at Korsar, in either language; the first one of them has just drawn a card."""
    table = made(house, INES, MALO)
    people = [arrive(house, *screens, lang="fr"), arrive(house, *screens, lang="en")]
    for seat, person in enumerate(people):
        person.go(link(table, seat))
        person.until(bool)
    asker, other = people if people[0].is_asked else (people[1], people[0])
    person_does(asker, "draw")
    return asker, other


def person_does(person: Person, kind: str) -> Json:
    """Returns the view from before."""
    before = person.until(lambda view: offers(view, kind))
    ways.by_click(person, offers(before, kind)[0])
    person.until(lambda view: view["decision"] != before["decision"])
    return before


@pytest.mark.parametrize("game", FREE)
def test_what_told_nobody_anything_is_taken_back_at_once_by_button_or_key(
    house: House, arrive: Arrivals, game: str
) -> None:
    kind, *ways_to = FREE[game]
    nour: Json = {"kind": "device", "name": "Nour", "token": 3}
    seats = [INES, MALO, nour]
    table = made(house, *seats, game=game)
    begun = play_ahead(house, table, range(len(seats)), random.Random(4), lambda view: bool(offers(view, kind)))
    person = arrive(house)
    person.go(link(table, begun["you"]))
    for press, way in zip(("button", "key"), ways_to, strict=True):
        before = person.until(lambda view: view["legal"])
        number = before["decision"]
        way(person, offers(before, kind)[0])
        person.until(lambda view, number=number: view["undo"] == number)  # type: ignore[misc]  # a lambda's default has no type
        if press == "key":
            person.page.keyboard.press("u")
        else:
            button(person).click()
        person.until(lambda view, number=number: (view["decision"] or 0) > number + 1)  # type: ignore[misc]  # the same
        for part in ("observation", "legal", "refusals"):
            assert person.view[part] == before[part]
        names = [each["name"] for each in person.view["table"]["seats"]]
        told = person.words(*names).sentence(Sentence("table-undone", {"count": 1}, {"seat": person.seat}))
        expect(person.page.get_by_role("status").filter(has_text=told).first).to_be_visible()
        person.page.get_by_role("status").get_by_role("button", name=person.say("page-close")).first.click()
    expect_nothing_but_what_is_seen(house, person)


def test_the_other_is_asked_and_says_no(house: House, arrive: Arrivals) -> None:
    asker, other = two(house, arrive)
    button(asker).dblclick()
    expect(sheet(other)).to_be_visible()
    expect_no_fault(other.page, "whether to go back")
    expect(button(asker)).to_have_accessible_name(asker.say("page-undo-asked"))
    expect(button(asker)).to_be_enabled()
    answer(other, "no")
    asker.until(is_told("table-undo-declined", other.seat))
    for person in (asker, other):
        expect(sheet(person)).to_have_count(0)
    button(asker).click(force=True)
    expect(asker.page.get_by_text(asker.say("page-undo-none")).first).to_be_visible()
    rows = house.table(asker.view["table"]["id"]).rows
    assert [type(row) for row in rows if isinstance(row, UndoAsked | Undone)] == [UndoAsked]
    expect_nothing_but_what_is_seen(house, asker, other)


def test_the_other_says_yes_with_the_keyboard_and_both_see_what_was(house: House, arrive: Arrivals) -> None:
    asker, other = two(house, arrive)
    seen = asker.views[-2]["observation"]
    asker.page.keyboard.press("u")
    expect(sheet(other)).to_be_visible()
    # Esc puts it off; the button brings it back.
    other.page.keyboard.press("Escape")
    expect(sheet(other)).to_have_count(0)
    other.page.keyboard.press("u")
    sheet(other).locator('[data-answer="yes"]').focus()
    other.page.keyboard.press("Enter")
    for person in (asker, other):
        person.until(is_told("table-undone", asker.seat))
    assert asker.view["observation"] == seen
    assert asker.is_asked
    # It goes on from there.
    person_does(asker, "draw")
    expect_nothing_but_what_is_seen(house, asker, other)


def test_who_asked_may_think_better_of_it(house: House, arrive: Arrivals) -> None:
    asker, other = two(house, arrive)
    button(asker).click()
    expect(sheet(other)).to_be_visible()
    button(asker).click()
    expect(sheet(asker)).to_contain_text("Malo" if asker.seat == 0 else "Inès")
    answer(asker, "withdraw")
    other.until(is_told("table-undo-withdrawn", asker.seat))
    expect(sheet(other)).to_have_count(0)


def test_on_one_device_it_goes_to_who_is_asked_and_back(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    person.go("/")
    person.page.get_by_role("textbox", name=person.say("page-name")).fill("Inès")
    open_table(person, "device", way="page-one-device", names={2: "Malo"})
    names = ("Inès", "Malo")
    seat = person.until(lambda view: view["you"] is None and view["to_act"])["to_act"][0]
    uncover(person, names[seat])
    before = person.until(lambda view: view["you"] == seat and offers(view, "draw"))
    ways.by_touch(person, offers(before, "draw")[0])
    person.until(lambda view: view["undo"] is not None)
    button(person).tap()
    person.until(lambda view: view["question"] is not None)
    cover(person)
    uncover(person, names[1 - seat])
    person.until(lambda view: view["you"] == 1 - seat)
    expect(sheet(person)).to_be_visible()
    expect(sheet(person)).to_be_in_viewport(ratio=1)
    answer(person, "yes")
    person.until(is_told("table-undone", seat))
    cover(person)
    uncover(person, names[seat])
    after = person.until(lambda view: view["you"] == seat and view["legal"])
    assert after["observation"] == before["observation"]
    expect_nothing_but_what_is_seen(house, person)


def uncover(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=person.say("page-curtain-open", who=name)).tap()


def cover(person: Person) -> None:
    person.page.get_by_role("button", name=person.say("page-cover")).tap()


def test_alone_among_bots_one_goes_back_to_the_beginning(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    play_now(person)
    assert person.view["table"]["learning"]
    first = person.view
    for _ in range(2):
        person_does(person, "draw")
    person.until(lambda view: view["legal"])
    while person.view["undo"] is not None:
        decision = person.view["undo"]
        person.page.keyboard.press("u")
        person.until(lambda view: view["undo"] != decision and view["legal"])  # noqa: B023
    assert person.view["observation"] == first["observation"]


def test_whether_one_may_is_chosen_where_there_is_nobody_else(house: House, arrive: Arrivals) -> None:
    person = arrive(house, lang="en")
    person.go("/new/korsar")
    choice = person.page.get_by_role("radiogroup", name=person.say("page-learning"))
    kinds = person.page.get_by_role("combobox")
    expect(kinds.first).to_be_visible()
    expect(choice).to_have_count(0)
    for n in range(kinds.count()):
        if kinds.nth(n).input_value() == "open":
            kinds.nth(n).select_option("bot:easygoing")
    choice.get_by_text(person.say("page-learning-none"), exact=True).click()
    person.page.get_by_role("button", name=person.say("page-begin"), exact=True).click()
    assert person.until(bool)["table"]["learning"] is False


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_on_a_phone_the_bar_has_room_for_it_with_a_clock_and_hints(house: House, arrive: Arrivals, lang: str) -> None:
    table = made(house, ME, MALO, BOT, game="katana", hints=True, clock=60)
    person = arrive(house, PHONE, lang=lang)  # type: ignore[arg-type]  # one of the two
    person.go(link(table, 0))
    person.until(bool)
    bar = person.page.get_by_role("banner").get_by_role("button")
    expect(button(person)).to_be_visible()
    boxes = [bar.nth(n).bounding_box() for n in range(bar.count())]
    seen = [box for box in boxes if box is not None]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= PHONE.width for box in seen)
    assert all(a["x"] + a["width"] <= b["x"] + 0.5 for a, b in pairwise(seen))
    assert all(box["height"] >= 44 for box in seen)
