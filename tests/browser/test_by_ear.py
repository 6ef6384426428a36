"""Whole games by ear and by keyboard: what is said is all that happens, in order, once, and nothing else."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.core.sentence import Sentence
from tests.browser.conftest import Arrivals
from tests.browser.ear import Heard, heard, listen
from tests.browser.house import House
from tests.browser.katana import card_of
from tests.browser.keylargo import tab_to
from tests.browser.person import Json, Person, is_over
from tests.browser.playing import Player, choice, decide, next_player
from tests.browser.ways import A_FRAME, face, face_in_hand
from tests.browser.wire import BOT, ME, expect_nothing_but_what_is_seen, link, made

MALO: Json = {"kind": "device", "name": "Malo", "token": 2}


def from_list(person: Person, offer: Json) -> None:
    """With the keyboard alone, from stop to stop of the list of all that can be done: a card's line, then its own."""
    page = person.page
    page.evaluate(A_FRAME)
    door = page.locator("[data-moves]")
    if door.count():
        press(page, door)
    line = page.locator(f'{LISTS[offer_game(person)]} [data-action="{offer["action"]}"]')
    for group in groups(person, offer) if not line.count() else []:
        press(page, group)
        page.evaluate(A_FRAME)
        if line.count():
            break
    press(page, line)


LISTS = {"korsar": ".rail", "keylargo": "dialog", "katana": ""}


def offer_game(person: Person) -> str:
    return str(person.view["table"]["game"])


def groups(person: Person, offer: Json) -> list[Locator]:
    """The lines under which that of an offer may lie."""
    page, fields, view = person.page, offer["fields"], person.view
    if offer_game(person) == "korsar":
        # What is done with no card has a line of its own.
        if fields["type"] == "draw":
            return []
        may = {face(each["fields"]) for each in view["legal"] if each["fields"]["type"] != "draw"}
        faces = [each for each in dict.fromkeys(map(face_in_hand, view["facts"]["hand"])) if each in may]
        before = len(view["legal"]) > len([each for each in view["legal"] if each["fields"]["type"] != "draw"])
        return [page.locator(".rail .actions > li").nth(faces.index(face(fields)) + before).locator("button").first]
    if offer_game(person) == "katana":
        held = list(dict.fromkeys(card_of(each["fields"]) for each in view["legal"] if each["fields"]["type"] != "end"))
        return [page.locator("[data-line]").nth(held.index(card_of(fields)))] if card_of(fields) in held else []
    return page.locator("dialog [data-line][aria-expanded]").all()


def press(page: Page, place: Locator) -> None:
    tab_to(page, place)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["korsar", "keylargo", "katana"])
def test_a_game_is_played_by_ear_and_by_keyboard_in_two_languages(game: str, house: House, arrive: Arrivals) -> None:
    table = made(house, ME, MALO, BOT, game=game)
    people = [arrive(house, lang="fr"), arrive(house, lang="en")]
    for seat, person in enumerate(people):
        listen(person.page)
        person.go(link(table, seat))
        person.until(lambda view: view["facts"])
    play_by_ear(people, random.Random(5))
    for person in people:
        person.until(is_over)
        expect(person.page.locator(END)).to_be_visible()
        expect(person.page.locator(BADGE)).not_to_be_empty()
        said = heard(person.page)
        assert [each for each in said if each.how != "focus"] == expected(person)
        assert [each for each in said if is_no_word(each.text)] == []
    # So what was said, which is what came over the wire, tells no card that the seat does not see.
    expect_nothing_but_what_is_seen(house, *people)


def play_by_ear(people: list[Person], chance: random.Random) -> None:
    """That it is one's turn is not said for ever: looked at once for each person, since it takes a while to fade."""
    players, still_told = [Player(person, from_list) for person in people], list(people)
    while (player := next_player(players)) is not None:
        decide(player, choice(player, chance))
        person = player.person
        if person in still_told and not person.view["legal"]:
            urgent = person.page.locator("[aria-live=assertive]")
            expect(urgent).not_to_contain_text(person.say("page-your-turn"))
            still_told.remove(person)
    assert still_told == []


END = "#ko-end-title, #kl-end-title, #ka-end-title"
BADGE = ".badge + [role=status]"


def expected(person: Person) -> list[Heard]:
    """That the page comes; then what the log tells, view by view: what others do to one, and one's turn, at once.

    Katana's end says besides who has won, as it draws it; at last every end tells whether the deal was verified.
    """
    said, was_asked = [Heard("polite", person.say("page-loading"))], False
    for view in person.views:
        # What had happened before the page was opened lies in the log, to be read.
        entries = view["log"] if view is not person.views[0] else []
        urgent = [told(person, entry) for entry in entries if is_done_to(person, entry)]
        said += [Heard("polite", told(person, entry)) for entry in entries if not is_done_to(person, entry)]
        is_asked = bool(view["legal"])
        urgent += [person.say("page-your-turn")] if is_asked and not was_asked else []
        said += [Heard("assertive", " ".join(urgent))] if urgent else []
        was_asked = is_asked
    winners = person.page.locator("[aria-live] #ka-end-title")
    said += [Heard("polite", plain(winners.inner_text())) for _ in range(winners.count())]
    return [*said, Heard("polite", plain(person.page.locator(BADGE).inner_text()))]


def is_done_to(person: Person, entry: Json) -> bool:
    return not entry["mine"] and person.seat in entry["sentence"]["seats"].values()


def told(person: Person, entry: Json) -> str:
    names = [seat["name"] for seat in person.view["table"]["seats"]]
    sentence = entry["sentence"]
    return plain(person.words(*names).sentence(Sentence(sentence["id"], sentence["args"], sentence["seats"])))


def plain(text: str) -> str:
    return " ".join(text.split())


def is_no_word(text: str) -> bool:
    """Nothing at all, a code of the catalogue, or a place that was not filled."""
    return not text or re.search(r"^[a-z]+(-[a-z]+){2,}$|[{}]|undefined|null|NaN|\[object", text) is not None


def test_the_ear_hears_what_is_said_twice_unnamed_or_late(house: House, arrive: Arrivals) -> None:
    """The check that the other tests rely on."""
    person = arrive(house)
    listen(person.page)
    person.go("/")
    expect(person.page.get_by_role("article")).to_have_count(3)
    person.page.evaluate(
        """() => document.querySelector("main").insertAdjacentHTML("beforeend",
          "<div id=ear aria-live=polite></div><button id=mute><svg/></button>")"""
    )
    before = len(heard(person.page))
    person.page.evaluate(
        """() => {
          document.querySelector("main").insertAdjacentHTML("beforeend",
            "<p role=alert>now</p><div aria-live=polite hidden>never</div>");
          for (const text of ["once", "once"]) document.querySelector("#ear").append(text);
          document.querySelector("#mute").focus();
        }"""
    )
    said = [Heard("assertive", "now"), Heard("polite", "once"), Heard("polite", "once")]
    assert sorted(heard(person.page)[before:]) == sorted([*said, Heard("focus", "")])
    assert [text for text in ("", "korsar-event-draw", "{ $who } draws", "Malo draws") if not is_no_word(text)] == [
        "Malo draws"
    ]
