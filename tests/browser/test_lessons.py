"""Learning a game by playing it: from the shelf to the last score, guided by the card, touched or by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.game import Game
from ludotheque.core.lesson import Step, lesson_message
from ludotheque.games import games
from tests.browser.axe import HALF_OF_THEM, expect_no_fault
from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.person import Json, Person
from tests.browser.ways import by_click, by_touch, expect_told

TAUGHT = [game for game in games().values() if game.lesson is not None]
every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])


def learn(house: House, person: Person, game: str) -> Person:
    """From the shelf into a lesson, up to its first step."""
    person.go("/")
    person.page.locator(f'.ways[data-game="{game}"]').get_by_role("button", name=person.say("page-learn")).click()
    person.until(is_tried)
    return person


def is_tried(view: Json) -> bool:
    return view["lesson"] is not None and view["lesson"]["state"] == "try"


def card(person: Person) -> Locator:
    return person.page.locator("[data-lesson-card]")


def shown(text: str) -> re.Pattern[str]:
    """The text as the page has it, whatever became of its line breaks."""
    return re.compile(r"\s+".join(map(re.escape, text.split())))


def expect_step(person: Person, game: str, step: Step) -> None:
    """The card says what this step is about, and what to try."""
    expect(card(person)).to_be_visible()
    for part in ([], ["task"]):
        expect(card(person)).to_contain_text(shown(person.say(lesson_message(game, step.id, *part))))


def on_unfolded(person: Person, button: Locator) -> Locator:
    """A button of the card, which is opened again if the table had been touched."""
    if not card(person).is_visible():
        person.page.locator("[data-lesson]").click()
    return button


def play_as_shown(person: Person) -> None:
    on_unfolded(person, card(person).get_by_role("button", name=person.say("page-lesson-show"))).click()
    on_unfolded(person, card(person).get_by_role("button", name=person.say("page-lesson-play")).first).click()


@every_lesson
@pytest.mark.parametrize(("screen", "lang"), [(PHONE, "fr"), (DESK, "en")], ids=["phone", "desk"])
def test_a_lesson_is_played_to_its_end(house: House, arrive: Arrivals, game: Game, screen: Screen, lang: str) -> None:  # type: ignore[type-arg]  # any game
    person = learn(house, arrive(house, screen, lang=lang), game.name)  # type: ignore[arg-type]  # one of the two
    assert game.lesson is not None
    for number, chapter in enumerate(game.lesson.chapters):
        for move in chapter.moves:
            if move.seat != game.lesson.seat or move.step is None:
                continue
            id = move.step.id
            person.until(lambda view, id=id: is_tried(view) and view["lesson"]["step"] == id)  # type: ignore[misc]
            expect_step(person, game.name, move.step)
            play_as_shown(person)
        person.until(lambda view: view["lesson"]["state"] == "done")
        if number + 1 < len(game.lesson.chapters):
            ended = person.say(lesson_message(game.name, "chapter", chapter.id, "done"))
            expect(card(person)).to_contain_text(shown(ended))
            card(person).get_by_role("button", name=person.say("page-lesson-next")).click()
    after = person.page.locator("[data-after-lesson]")
    expect(after).to_be_visible()
    if screen.touch:
        after.get_by_role("button", name=person.say("page-lesson-ideas")).tap()
    for idea in person.say(f"{game.name}-lesson-ideas").splitlines():
        expect(card(person).get_by_text(idea, exact=True)).to_be_visible()
    if screen.touch:
        person.page.locator("[aria-expanded][data-lesson]").tap()
    after.get_by_role("button", name=person.say("page-lesson-first-game")).click()
    person.until(lambda view: view["lesson"] is None and view["table"]["status"] == "playing")


@every_lesson
def test_a_lesson_has_no_fault_and_is_said_aloud(house: House, arrive: Arrivals, game: Game) -> None:  # type: ignore[type-arg]  # any game
    person = learn(house, arrive(house), game.name)
    assert game.lesson is not None
    first = game.lesson.steps[0]
    told = person.page.locator('[aria-live="polite"]')
    for part in ([], ["task"]):
        expect(told).to_contain_text(shown(person.say(lesson_message(game.name, first.id, *part))))
    expect_no_fault(person.page, f"lesson of {game.name}", HALF_OF_THEM[0])
    rule = card(person).get_by_role("button", name=person.say("page-lesson-rule", rule=first.rule))
    rule.click()
    sheet = person.page.get_by_role("dialog", name=person.say("page-rules"))
    expect(sheet.locator("section.marked").get_by_role("heading")).to_contain_text(first.rule)


# What of it cannot be seen whole.
CUT = """
  () => {
    const card = document.querySelector("[data-lesson-card]");
    const { bottom } = card.getBoundingClientRect();
    return [...card.querySelectorAll("button, p")]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > bottom)
      .map((each) => each.textContent.trim());
  }
"""


@every_lesson
def test_on_a_phone_the_card_is_whole_and_folded_it_leaves_the_table_free(
    house: House,
    arrive: Arrivals,
    game: Game,  # type: ignore[type-arg]  # any game
) -> None:
    """In every chapter; what is to be tried stays in sight over the table, which none of it covers."""
    person = learn(house, arrive(house, PHONE), game.name)
    assert game.lesson is not None
    strip, table = person.page.locator("[data-lesson]"), person.page.locator("main.stage")
    for number, chapter in enumerate(game.lesson.chapters):
        if number > 0:
            chapters = card(person).get_by_role("combobox", name=person.say("page-lesson-chapter"))
            on_unfolded(person, chapters).select_option(str(number))
            person.until(lambda view, number=number: view["lesson"]["chapter"] == number and is_tried(view))  # type: ignore[misc]
        step = next(move.step for move in chapter.moves if move.step is not None)
        expect_step(person, game.name, step)
        expect_told(person.page, CUT, [])
        # What is to be tried stands once.
        expect(strip).to_have_text(person.say("page-lesson"))
        card(person).get_by_role("button", name=person.say("page-lesson-try")).tap()
        expect(card(person)).not_to_be_visible()
        expect(strip).to_contain_text(shown(person.say(lesson_message(game.name, step.id, "task"))))
        over, under = strip.bounding_box(), table.bounding_box()
        assert over is not None
        assert under is not None
        assert over["height"] >= 44
        assert over["y"] + over["height"] <= under["y"]
        assert under["y"] + under["height"] == PHONE.height
        expect(table.locator(":focus").or_(person.page.locator("main.stage:focus"))).to_be_visible()
        strip.tap()
        expect(card(person)).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_one_plays_at_the_table_itself_and_the_card_makes_room(house: House, arrive: Arrivals, screen: Screen) -> None:
    person = learn(house, arrive(house, screen), "korsar")
    hand = by_touch if screen.touch else by_click
    before = person.view
    legal = {offer["text"]: offer for offer in before["legal"]}
    # Another ship: allowed, and not what is tried here.
    hand(person, legal["ship 2"])
    expect(person.page.get_by_role("alert").first).to_contain_text(shown(person.say("korsar-lesson-lay-wrong")))
    assert person.view["seq"] == before["seq"]
    if screen.touch:
        expect(card(person)).not_to_be_visible()
        person.page.locator("[data-lesson]").tap()
    expect(card(person)).to_contain_text(shown(person.say("korsar-lesson-lay-task")))
    hand(person, legal["ship 5"])
    person.until(lambda view: is_tried(view) and view["lesson"]["step"] == "attack")
    expect(card(person)).to_contain_text(shown(person.say("korsar-lesson-attack-task")))


def test_another_chapter_is_chosen_from_the_list(house: House, arrive: Arrivals) -> None:
    person = learn(house, arrive(house, lang="en"), "korsar")
    card(person).get_by_role("combobox", name=person.say("page-lesson-chapter")).select_option("3")
    person.until(lambda view: view["lesson"]["chapter"] == 3)
    expect(card(person)).to_contain_text(shown(person.say("korsar-lesson-hurry-task")))


def test_a_lesson_is_begun_from_the_rules_too(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    person.go("/rules/korsar")
    person.page.get_by_role("button", name=person.say("page-learn")).tap()
    person.until(is_tried)
