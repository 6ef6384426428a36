"""One deed of a person is one decision: carrying, double clicks, two tabs, and where the focus goes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrivals
from tests.browser.house import House
from tests.browser.opening import play_now
from tests.browser.person import Json, Person
from tests.browser.playing import Player, decide, next_player
from tests.browser.ways import by_carrying, by_click, by_keyboard, by_touch, card, focused, middle, ship
from tests.browser.wire import ME, link, made

PERSON: Json = {"kind": "device", "name": "Malo", "token": 2}


def two_at_a_table(house: House, arrive: Arrivals) -> tuple[Person, Person]:
    """Two people, each at a page of their own; after one has played it is the other's turn."""
    table = made(house, ME, PERSON)
    people = arrive(house), arrive(house)
    for seat, person in enumerate(people):
        person.go(link(table, seat))
        person.until(lambda view: view["facts"])
    return people


def until_one_may_attack(first: Person, second: Person) -> tuple[Person, Json]:
    """Lays ships and draws until somebody may play a pirate on a ship; who, and that action."""
    players = [Player(first, by_click), Player(second, by_click)]
    while True:
        player = next_player(players)
        assert player is not None
        legal = player.person.view["legal"]
        attack = next((offer for offer in legal if offer["fields"]["type"] == "play_pirate"), None)
        if attack is not None:
            return player.person, attack
        ships = [offer for offer in legal if offer["fields"]["type"] == "lay_ship"]
        decide(player, (ships or legal)[0])


def expect_done_once(person: Person, number: int, action: int) -> None:
    """It went out once; after it the seat owes nothing, and the page holds no card up."""
    view = person.until(lambda view: view["decision"] != number)
    assert person.decided(number) == [action]
    mine = [entry for entry in view["log"] if entry["mine"] and entry["seq"] == view["seq"]]
    assert len([entry for entry in mine if "collect" not in entry["sentence"]["id"]]) == 1
    expect(person.page.locator("[aria-pressed=true][data-card]")).to_have_count(0)
    # Whatever a late event did would have gone out by now.
    expect(person.page.get_by_role("alert")).to_have_text("")
    assert person.decided(number + 1) == []


def test_a_card_carried_to_a_ship_is_played_once_and_the_click_that_follows_plays_nothing(
    house: House, arrive: Arrivals
) -> None:
    person, attack = until_one_may_attack(*two_at_a_table(house, arrive))
    number = person.view["decision"]
    by_carrying(person, attack)
    expect_done_once(person, number, attack["action"])


def test_a_card_carried_by_a_finger_is_played_once(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    play_now(person)
    laid = until_a_ship_may_be_laid(person)
    number = person.view["decision"]
    x, y = middle(card(person.page, laid["fields"]))
    finger = person.page.context.new_cdp_session(person.page)
    way = [{"x": x, "y": y - 30 * step} for step in range(6)]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": way[:1]})
    for place in way[1:]:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [place]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.until(lambda view: view["decision"] != number)
    assert person.decided(number) == [laid["action"]]


def until_a_ship_may_be_laid(person: Person) -> Json:
    while True:
        legal = person.until(lambda view: view["legal"])["legal"]
        laid: Json | None = next((offer for offer in legal if offer["fields"]["type"] == "lay_ship"), None)
        if laid is not None:
            return laid
        decide(Player(person, by_touch), drawing(person))


def test_a_double_click_on_a_target_and_on_the_deck_decides_once(house: House, arrive: Arrivals) -> None:
    first, second = two_at_a_table(house, arrive)
    person, attack = until_one_may_attack(first, second)
    number = person.view["decision"]
    card(person.page, attack["fields"]).click()
    ship(person.page, attack["fields"]).dblclick()
    expect_done_once(person, number, attack["action"])

    other = second if person is first else first
    other.until(lambda view: view["legal"])
    draw = drawing(other)
    number = other.view["decision"]
    other.page.locator("[data-deck]").dblclick()
    expect_done_once(other, number, draw["action"])


def drawing(person: Person) -> Json:
    """The action that takes a card from the deck."""
    draw: Json = next(offer for offer in person.view["legal"] if offer["fields"]["type"] == "draw")
    return draw


def test_a_seat_opened_in_a_second_tab_is_played_from_one_of_them_only(house: House, arrive: Arrivals) -> None:
    player = next_player([Player(person, by_click) for person in two_at_a_table(house, arrive)])
    assert player is not None
    first = player.person
    draw = drawing(first)
    number = first.view["decision"]
    second = arrive.another_tab(first, house)
    second.go(f"/t/{first.view['table']['id']}")
    second.until(lambda view: view["legal"])
    expect(first.page.get_by_text(first.say("page-elsewhere"))).to_be_visible()
    first.page.locator("[data-deck]").click()
    assert first.decided(number) == []

    by_click(second, draw)
    second.until(lambda view: view["decision"] != number)
    first.page.get_by_role("button", name=first.say("page-play-here")).click()
    newest = second.view["seq"]
    first.until(lambda view: view["seq"] >= newest)
    expect(second.page.get_by_text(second.say("page-elsewhere"))).to_be_visible()
    assert [*first.decided(number), *second.decided(number)] == [draw["action"]]
    drawn = [entry for entry in first.view["log"] if entry["mine"]]
    assert len(drawn) <= 1


def test_after_a_card_is_played_by_keyboard_the_focus_is_on_its_neighbour(house: House, arrive: Arrivals) -> None:
    person, attack = until_one_may_attack(*two_at_a_table(house, arrive))
    before = hand(person)
    at = before.index(focus_name(attack))
    decide(Player(person, by_keyboard), attack)
    after = hand(person)
    expect(person.page.locator("[data-card]:focus")).to_have_count(1)
    assert focused(person.page, "card") == after[min(at, len(after) - 1)]


def hand(person: Person) -> list[str]:
    held = sum(each["copies"] for each in person.view["facts"]["hand"])
    cards = person.page.locator("[data-card]")
    expect(cards).to_have_count(held)
    keys: list[str] = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    return keys


def focus_name(offer: Json) -> str:
    fields = offer["fields"]
    return f"pirate-{fields['colour']}-{fields['strength']}.0"


def test_from_the_shelf_to_the_first_decision_it_takes_two_taps(house: House, arrive: Arrivals) -> None:
    person = arrive(house, PHONE)
    person.go("/")
    korsar = person.page.get_by_role("article", name="Korsar")
    korsar.get_by_role("button", name=person.say("page-play-now")).tap()
    deck = person.until(lambda view: view["legal"])["facts"]["deck"]
    number = person.view["decision"]
    person.page.get_by_role("button", name=person.say("korsar-view-draw-short", cards=deck)).tap()
    person.until(lambda view: view["decision"] != number)
    assert len(person.decided(number)) == 1
