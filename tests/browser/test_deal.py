"""A deal is sealed before the first card, added to by everybody, and checked at the end by each browser for itself."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from ludotheque.table import Begun
from tests.browser.axe import expect_no_fault, on_its_screen
from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.opening import begin, copied_link, open_table, sit_down
from tests.browser.person import Json, Person, is_over


def word_field(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=person.say("page-deal-word"))


def play_out(*people: Person) -> None:
    """Each plays the first card that is offered, until no card is left."""
    while not is_over(people[0].view):
        for person in people:
            view = person.until(lambda view: view["legal"] or is_over(view))
            if view["legal"]:
                number = view["decision"]
                person.page.get_by_role("list", name=person.say("page-actions")).get_by_role("button").first.click()
                person.until(lambda view, number=number: view["decision"] != number)  # type: ignore[misc]


def badge(person: Person, verdict: str) -> Locator:
    return person.page.get_by_role("button", name=person.say(f"page-deal-verdict-{verdict}"), exact=True)


def findings(person: Person) -> list[str]:
    """The lines behind the badge, as they are read out."""
    lines = person.page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    return [plainly(line) for line in lines.all_inner_texts()]


def plainly(*parts: str) -> str:
    """With one plain space wherever there is room between words."""
    return " ".join(" ".join(parts).split())


def test_what_people_add_in_the_lobby_is_in_the_deal_and_each_browser_finds_it_there(
    strangers_house: House, arrive: Arrivals
) -> None:
    host, guest = arrive(strangers_house), arrive(strangers_house, PHONE, lang="en")
    open_table(host, "open", game=host.say("highcard"))
    sit_down(guest, copied_link(host, 2), "Malo")
    guest.until(lambda view: view["table"]["seats"][1]["contributed"])
    made_up = word_field(host).input_value()
    assert len(made_up) == 26
    word_field(guest).fill("  Mère ☂ ")
    word_field(guest).press("Enter")
    expect(word_field(guest)).to_have_value("Mère ☂")
    for person in (host, guest):
        seal = person.view["table"]["commitment"]
        region = person.page.get_by_role("region", name=person.say("page-deal-title"))
        expect(region.locator("code")).to_have_text(" ".join(seal[at : at + 8] for at in range(0, 64, 8)))
    begin(host, [guest])
    play_out(host, guest)
    table = strangers_house.table(host.view["table"]["id"])
    assert Begun((made_up.encode(), "Mère ☂".encode())) in table.rows
    for person, word in ((host, made_up), (guest, "Mère ☂")):
        badge(person, "whole").click()
        right = person.say("page-deal-finding-right")
        assert findings(person) == [
            plainly(right, person.say("page-deal-check-promise-right")),
            plainly(right, person.say("page-deal-check-own-right", word=word)),
            plainly(right, person.say("page-deal-check-others-right")),
            plainly(right, person.say("page-deal-check-rules-right", decisions=6)),
        ]
        person.page.get_by_text(person.say("page-deal-numbers")).click()
        numbers = person.page.get_by_role("dialog").locator("dd")
        expect(numbers.nth(1)).to_have_text(grouped(table.opened.seed.hex()))
        expect(numbers.nth(3)).to_have_text("Mère ☂")
        expect_no_fault(person.page, "the deal")


def grouped(hex: str) -> str:
    return " ".join(hex[at : at + 8] for at in range(0, len(hex), 8))


def test_who_opens_a_table_that_begins_at_once_has_seen_its_seal_before(house: House, arrive: Arrivals) -> None:
    person = arrive(house)
    asked: list[tuple[str, Json]] = []
    person.page.on("request", lambda request: asked.append((request.url, json.loads(request.post_data or "{}"))))
    open_table(person, "device", "bot:discovery")
    person.until(lambda view: view["table"]["status"] == "playing")
    (_, _), (_, wanted) = [(url, body) for url, body in asked if url.endswith(("/api/promises", "/api/tables"))]
    assert wanted["commitment"] == person.view["table"]["commitment"]
    nonces = [seat.get("nonce", "") for seat in wanted["seats"]]
    assert [len(nonce) for nonce in nonces] == [26, 26, 0]
    assert person.view["table"]["nonces"] == [nonce.encode().hex() for nonce in nonces]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": "11" * 32}, "page-deal-check-promise-wrong"),
        ({"seed": "11" * 32, "commitment": hashlib.sha256(b"\x11" * 32).hexdigest()}, "page-deal-check-promise-wrong"),
        ({"nonces": ["", ""]}, "page-deal-check-others-wrong"),
        ({"flaw": {"id": "error-record-not-over", "args": {}, "seats": {}}}, "page-deal-check-rules-wrong"),
    ],
)
def test_a_house_that_tells_another_deal_than_it_promised_is_found_out(
    strangers_house: House, arrive: Arrivals, change: Json, told: str
) -> None:
    person = arrive(strangers_house)

    def lie(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), **change})

    person.page.route("**/deal", lie)
    open_table(person, "bot:discovery", game=person.say("highcard"))
    play_out(person)
    badge(person, "wrong").click()
    expect(person.page.get_by_role("dialog")).to_contain_text(person.say(told))
    expect_no_fault(person.page, "a wrong deal")


def test_who_only_watched_the_end_is_told_what_cannot_be_seen_from_there(
    strangers_house: House, arrive: Arrivals
) -> None:
    person, late = arrive(strangers_house), arrive(strangers_house)
    open_table(person, "open", game=person.say("highcard"))
    watch = copied_link(person, None)
    person.page.get_by_role("button", name=person.say("page-fill-and-begin")).click()
    play_out(person)
    late.go(watch)
    late.until(is_over)
    badge(late, "partly").click()
    unseen = late.say("page-deal-finding-unseen")
    assert findings(late)[:2] == [
        plainly(unseen, late.say("page-deal-check-promise-unseen")),
        plainly(unseen, late.say("page-deal-check-own-unseen")),
    ]


def test_a_check_that_did_not_come_through_can_be_asked_for_again(strangers_house: House, arrive: Arrivals) -> None:
    person = arrive(strangers_house)
    person.forgive(r"Failed to load resource")
    person.page.route("**/deal", lambda route: route.abort(), times=1)
    open_table(person, "bot:discovery", game=person.say("highcard"))
    play_out(person)
    person.page.get_by_role("button", name=person.say("page-deal-unchecked")).click()
    expect(badge(person, "whole")).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_deal_that_the_house_will_not_deal_again_is_said_not_to_be_checked(
    strangers_house: House, arrive: Arrivals, screen: Screen
) -> None:
    person = arrive(strangers_house, screen)
    person.forgive("422")
    failure = {"error": {"id": "error-sealed", "args": {}, "seats": {}}}
    person.page.route("**/deal", lambda route: route.fulfill(status=422, json=failure), times=1)
    open_table(person, "bot:discovery", game=person.say("highcard"))
    play_out(person)
    refused = person.page.get_by_role("button", name=person.say("page-deal-refused"), exact=True)
    refused.click()
    sheet = person.page.get_by_role("dialog", name=person.say("page-deal-refused"), exact=True)
    for said in ("error-sealed", "page-deal-refused-detail"):
        expect(sheet).to_contain_text(person.say(said))
    expect_no_fault(person.page, "a deal that was not checked", on_its_screen(person.page))
    sheet.get_by_role("button", name=person.say("page-deal-unchecked")).click()
    expect(badge(person, "whole")).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_that_explains_it_shows_the_seal_of_a_word(
    house: House, arrive: Arrivals, screen: Screen, lang: str
) -> None:
    person = arrive(house, screen, lang="fr" if lang == "fr" else "en")
    person.go("/fair")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.say("page-fair"))
    shown = person.page.locator("output")
    expect(shown).to_have_text(grouped(hashlib.sha256(person.say("page-fair-example").encode()).hexdigest()))
    person.page.get_by_role("textbox", name=person.say("page-fair-word")).fill("Élan ☂")
    expect(shown).to_have_text(grouped(hashlib.sha256("Élan ☂".encode()).hexdigest()))
    expect_no_fault(person.page, "fair", on_its_screen(person.page))
    wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_the_lobby_leads_to_the_page_that_explains_it(house: House, arrive: Arrivals) -> None:
    host = arrive(house)
    open_table(host, "open")
    with host.page.expect_popup() as opened:
        host.page.get_by_role("link", name=host.say("page-deal-more")).click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(host.say("page-fair"))


def test_a_game_that_is_seen_again_shows_whether_its_deal_was_true(
    strangers_house: House, arrive: Arrivals, tmp_path: Path
) -> None:
    """By its table, and from a file: this browser was there, and another one was not."""
    person, stranger = arrive(strangers_house), arrive(strangers_house, PHONE, lang="en")
    open_table(person, "bot:discovery", game=person.say("highcard"))
    play_out(person)
    with person.page.expect_download() as kept:
        person.page.get_by_role("button", name=person.say("page-keep-file")).click()
    file = tmp_path / "game.txt"
    kept.value.save_as(file)
    person.go(f"/t/{person.view['table']['id']}/replay")
    expect(badge(person, "whole")).to_be_visible()
    person.go("/replay")
    person.page.locator("input[type=file]").set_input_files(file)
    expect(badge(person, "whole")).to_be_visible()
    stranger.go("/replay")
    stranger.page.locator("input[type=file]").set_input_files(file)
    stranger.page.get_by_role("button", name=stranger.say("replay-more")).click()
    badge(stranger, "partly").click()
    expect_no_fault(stranger.page, "the deal of a file")
    stranger.page.keyboard.press("Escape")
    expect(badge(stranger, "partly")).to_be_focused()
