"""A finished game seen again: moment by moment, with any eyes, from a file, and gone on with."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Request, Route, expect

from ludotheque.games import find_game
from ludotheque.records import write_record
from ludotheque.server.limits import Limits
from ludotheque.table import Begun, Decide, Decided, SeatPlan, Table, open_table
from ludotheque.words import Words
from tests.browser.axe import HALF_OF_THEM, expect_large_enough, expect_no_fault, on_its_screen
from tests.browser.conftest import DESK, PHONE, Arrivals, Screen
from tests.browser.house import House
from tests.browser.person import Json, Person
from tests.server.finished import looked_back

NAMES = ("Camille", "Inès", "Malo", "Corail", "Basile")
SEED = bytes(range(32))
GAMES = [("korsar", 3), ("keylargo", 3), ("katana", 4)]


def begun(game: str, players: int) -> Table:
    """A game between people, dealt."""
    plans = [SeatPlan("human", name) for name in NAMES[:players]]
    rules = find_game(game)
    return Table(rules, open_table(rules, {"players": players}, plans, SEED))


def play_on(table: Table, chance: random.Random) -> None:
    """Whoever is waited for decides at random."""
    seat = table.to_act()[0]
    action = chance.choice(table.legal_actions(seat))
    for row in table.intend(Decide(seat, table.decision(seat), action, "human")):
        table.apply(row)


def finished(game: str, players: int) -> Table:
    """Played at random to its end."""
    table, chance = begun(game, players), random.Random(7)
    while table.status == "playing":
        play_on(table, chance)
    return table


def come(person: Person, made: Json, query: str = "") -> None:
    person.go(f"/t/{made['table']}/replay{query}#{made['seats'][0]['secret']}")
    expect(line(person)).to_be_visible()


def line(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("replay-scrubber"))


def eye(person: Person, name: str) -> Locator:
    return person.page.get_by_role("radio", name=name, exact=True)


def look_as(person: Person, screen: Screen, name: str) -> None:
    """With these eyes: beside each other where there is room, else in a sheet that says whose they are."""
    if not screen.touch:
        eye(person, name).click()
        expect(eye(person, name)).to_be_checked()
        return
    person.page.locator("[data-eyes]").click()
    eye(person, name).click()
    expect(eye(person, name)).to_have_count(0)
    expect(person.page.locator("[data-eyes]")).to_contain_text(name)


def count(person: Person, number: int, total: int) -> str:
    return person.say("replay-move-count", number=number, total=total)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_steps_keys_and_addresses_lead_to_moments(
    house: House, arrive: Arrivals, game: str, players: int, screen: Screen
) -> None:
    table = finished(game, players)
    made, total = house.keep(table), len(table.line) - 1
    person = arrive(house, screen)
    come(person, made, f"?moment={table.line[5]}")
    expect(line(person)).to_have_attribute("aria-valuetext", count(person, 5, total))
    person.page.get_by_role("button", name=person.say("replay-next"), exact=True).click()
    expect(line(person)).to_have_attribute("aria-valuetext", count(person, 6, total))
    person.page.keyboard.press("ArrowLeft")
    person.page.keyboard.press("ArrowLeft")
    expect(line(person)).to_have_attribute("aria-valuetext", count(person, 4, total))
    assert f"moment={table.line[4]}&" in person.page.url
    expect_no_fault(person.page, f"{game} seen again", on_its_screen(person.page))
    person.page.reload()
    expect(line(person)).to_have_attribute("aria-valuetext", count(person, 4, total))
    person.page.keyboard.press("Home")
    expect(line(person)).to_have_attribute("aria-valuetext", person.say("replay-at-deal", total=total))


def test_each_pair_of_eyes_is_asked_for_by_itself(house: House, arrive: Arrivals) -> None:
    table = finished("korsar", 3)
    made, person = house.keep(table), arrive(house)
    asked: list[Request] = []
    person.page.on("request", lambda request: asked.append(request) if "/replay?eye=" in request.url else None)
    come(person, made, f"?moment={table.line[9]}")
    for name in ("Inès", person.say("replay-eye-spectator"), person.say("replay-eye-open")):
        eye(person, name).click()
        expect(eye(person, name)).to_be_checked()
    answers: list[Json] = [request.response().json() for request in asked]  # type: ignore[union-attr]  # all were answered
    assert [answer["eye"] for answer in answers] == ["0", "1", "spectator", "open"]
    for answer, seen_by in zip(answers, (0, 1, None), strict=False):
        for frame in answer["frames"]:
            rows: Any = frame["observation"]["hands"]
            assert [seat for seat, row in enumerate(rows or []) if row is not None] in ([seen_by], [])
    expect(person.page.get_by_role("heading", name=person.say("replay-hands"))).to_be_visible()


def test_the_line_of_the_moment_stays_in_sight_with_other_eyes(house: House, arrive: Arrivals) -> None:
    table = finished("katana", 4)
    made, person = house.keep(table), arrive(house)
    come(person, made, f"?moment={table.line[-9]}")
    for name in ("Inès", person.say("replay-eye-spectator"), "Camille"):
        look_as(person, DESK, name)
        expect(person.page.locator(".log [aria-current]").first).to_be_in_viewport(ratio=1)


def test_a_kept_file_is_shown_and_what_is_none_is_told_why(house: House, arrive: Arrivals, tmp_path: Path) -> None:
    table = finished("korsar", 3)
    nonces = next(row.nonces for row in table.rows if isinstance(row, Begun))
    decisions = [(row.seat, row.action) for row in table.rows if isinstance(row, Decided)]
    text = write_record(table.game, table.opened.options, table.edition, NAMES[:3], SEED, nonces, decisions)
    good, bad, long = tmp_path / "good.txt", tmp_path / "bad.txt", tmp_path / "long.txt"
    long.write_bytes(b"\n" * (Limits().record_bytes + 1))
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("\nover\n", "\nunfinished\n"), encoding="utf-8")
    person = arrive(house, lang="en")
    person.forgive("422")
    person.go("/")
    person.page.get_by_role("link", name=person.say("replay-file"), exact=True).click()
    person.page.locator("input[type=file]").set_input_files(long)
    expect(person.page.get_by_role("alert").filter(has_text=person.say("replay-file-long"))).to_be_visible()
    person.page.locator("input[type=file]").set_input_files(bad)
    expect(person.page.get_by_role("alert").filter(has_text="bad.txt")).to_be_visible()
    drop(person, tmp_path)
    unreadable = person.page.get_by_role("alert").filter(has_text=person.say("error-file-unreadable"))
    expect(unreadable).to_be_visible()
    person.page.locator("input[type=file]").set_input_files(good)
    expect(line(person)).to_be_visible()
    expect(eye(person, "Inès")).to_be_visible()


def drop(person: Person, path: Path) -> None:
    """Lets go of a file or a folder over what says that one may be dropped there."""
    box = person.page.locator(".drop").bounding_box()
    assert box is not None
    place = {"x": box["x"] + 5, "y": box["y"] + 5}
    dragged = {"items": [], "files": [str(path)], "dragOperationsMask": 1}
    browser = person.page.context.new_cdp_session(person.page)
    for kind in ("dragEnter", "dragOver", "drop"):
        browser.send("Input.dispatchDragEvent", {"type": kind, "data": dragged, **place})


def test_what_if_opens_a_table_at_that_moment(house: House, arrive: Arrivals) -> None:
    table = finished("korsar", 3)
    made, person = house.keep(table), arrive(house)
    come(person, made, f"?moment={table.line[7]}")
    person.page.get_by_role("button", name=person.say("replay-what-if"), exact=True).click()
    person.page.get_by_role("button", name=person.say("replay-what-if-go"), exact=True).click()
    view = person.until(lambda view: view["table"]["status"] == "playing")
    assert view["table"]["origin"] == {"table": made["table"], "moment": table.line[7], "decisions": 7}
    assert sorted(seat["kind"] for seat in view["table"]["seats"]) == ["bot", "bot", "human"]
    expect(person.page.get_by_text(person.say("replay-what-if-table", decisions=7))).to_be_visible()


def come_looked_back(person: Person, made: Json, table: Table, query: str = "") -> None:
    """To a replay whose game has been looked back on, by judges who draw lots."""
    analysis = msgspec.json.encode(looked_back(table))

    def answer(route: Route) -> None:
        route.fulfill(body=analysis, content_type="application/json")

    person.page.route("**/analysis", answer)
    come(person, made, query)


@pytest.mark.parametrize(("game", "players"), [*GAMES, ("keylargo", 5)])
def test_on_a_phone_nothing_of_a_replay_is_too_small_to_touch(
    house: House, arrive: Arrivals, game: str, players: int
) -> None:
    table = finished(game, players)
    person = arrive(house, PHONE)
    come_looked_back(person, house.keep(table), table, f"?moment={table.line[len(table.line) // 2]}")
    expect(person.page.locator(".scrubber .turned").first).to_be_visible()
    expect_large_enough(person.page.get_by_role("main"))


def marked(person: Person, kind: str) -> Locator:
    return person.page.locator(f'[data-mark="{kind}"]')


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_moments_that_turned_the_game_lie_side_by_side_and_all_can_be_touched(
    house: House, arrive: Arrivals, game: str, players: int, screen: Screen
) -> None:
    table = finished(game, players)
    person = arrive(house, screen)
    come_looked_back(person, house.keep(table), table)
    turned = person.page.locator(".scrubber .turned")
    expect(turned).to_have_count(len({each.moment for each in looked_back(table).turning_points}))
    boxes = [box for each in turned.all() if (box := each.bounding_box())]
    slider = line(person).bounding_box()
    assert slider is not None
    for before, box in pairwise(boxes):
        assert before["x"] + before["width"] <= box["x"] + 0.5
    for box in boxes:
        assert box["y"] + box["height"] <= slider["y"] + 0.5
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen.width
    expect_large_enough(person.page.locator(".scrubber"))
    turned.last.click()
    expect(turned.last).to_have_class(re.compile(r"\bnow\b"))


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_where_a_decision_cost_much_what_was_better_is_told_and_shown_on_the_board(
    house: House, arrive: Arrivals, game: str, players: int, screen: Screen
) -> None:
    table = finished(game, players)
    seat, dear = next(
        (played.seat, each)
        for played in looked_back(table).seats
        for each in played.costly
        if is_shown(game, each.better_fields)
    )
    own, other = NAMES[seat], NAMES[(seat + 1) % players]
    person = arrive(house, screen)
    come_looked_back(person, house.keep(table), table, f"?moment={dear.moment}&eye={seat}")
    words = Words(person.lang, NAMES[:players], seat)
    for sentence in (dear.better, dear.taken):
        expect(person.page.get_by_text(words.sentence(sentence), exact=True).first).to_be_visible()
    expect(marked(person, "better").first).to_be_visible()
    expect_no_fault(person.page, f"a dear decision of {game}", on_its_screen(person.page))
    # The others did not see what it was made with.
    look_as(person, screen, other)
    expect(marked(person, "better")).to_have_count(0)
    expect(person.page.get_by_text(words.sentence(dear.better), exact=True)).to_have_count(0)
    if not screen.touch:
        person.page.get_by_role("button", name=person.say("replay-look-as", who=own)).click()
        expect(eye(person, own)).to_be_checked()
        expect(marked(person, "better").first).to_be_visible()


def is_shown(game: str, fields: Json) -> bool:
    """Whether it is done with something that lies on the board, on a phone too."""
    if game == "keylargo":
        return bool(fields["type"] == "dive")
    return bool({"ship", "gold"} & fields.keys() if game == "korsar" else {"target", "owner"} & fields.keys())


def test_while_other_eyes_are_on_their_way_it_says_so(house: House, arrive: Arrivals) -> None:
    table = finished("korsar", 3)
    made, person = house.keep(table), arrive(house)
    held: list[Route] = []
    person.page.route(re.compile(r"/replay\?eye=$"), lambda route: held.append(route))
    person.go(f"/t/{made['table']}/replay#{made['seats'][0]['secret']}")
    expect(person.page.get_by_text(person.say("replay-loading"))).to_be_visible()
    held.pop().continue_()
    expect(line(person)).to_be_visible()
    person.page.route(re.compile(r"/replay\?eye=1$"), lambda route: held.append(route))
    eye(person, "Inès").click()
    sign = person.page.get_by_role("status").filter(has_text=person.say("replay-looking"))
    expect(sign).to_be_in_viewport(ratio=1)
    # The board stays as it was; and who chooses others meanwhile is shown those.
    expect(eye(person, "Camille")).to_be_checked()
    expect(person.page.locator(".board [data-game]")).to_be_visible()
    eye(person, person.say("replay-eye-open")).click()
    expect(sign).to_be_visible()
    held.pop().continue_()
    expect(eye(person, person.say("replay-eye-open"))).to_be_checked()
    expect(sign).to_have_count(0)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_from_a_replay_one_comes_back_to_the_table(house: House, arrive: Arrivals, screen: Screen) -> None:
    made, person = house.keep(finished("korsar", 3)), arrive(house, screen)
    person.go(f"/t/{made['table']}#{made['seats'][0]['secret']}")
    person.page.get_by_role("link", name=person.say("replay-see"), exact=True).click()
    expect(line(person)).to_be_visible()
    person.page.get_by_role("link", name=person.say("replay-to-table"), exact=True).click()
    expect(person.page.get_by_role("link", name=person.say("replay-see"), exact=True)).to_be_visible()


def playing(game: str, players: int) -> Table:
    """A game that waits for its first seat, after some decisions, to choose among many things."""
    table, chance = begun(game, players), random.Random(7)
    while len(table.line) < 12 or table.to_act()[0] != 0 or len(table.legal_actions(0)) < 5:
        play_on(table, chance)
    return table


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_line_of_the_log_opens_its_moment_with_ones_own_eyes(
    house: House, arrive: Arrivals, game: str, players: int, screen: Screen
) -> None:
    """While the game goes on, and back from there to the table."""
    table = playing(game, players)
    made, person = house.keep(table), arrive(house, screen)
    person.go(f"/t/{made['table']}#{made['seats'][0]['secret']}")
    person.until(lambda view: view["legal"])
    expect(person.page.locator("main [data-first]").first).to_be_visible()
    lines = person.page.locator("[data-moment]:visible")
    if not lines.count():
        person.page.keyboard.press("l")
    expect(lines.first).to_be_visible()
    told = lines.nth(1)
    moment = int(str(told.get_attribute("href")).partition("moment=")[2])
    expect(person.page.locator("[data-moment][tabindex='0']:visible")).to_have_count(1)
    told.click()
    expect(line(person)).to_have_attribute("aria-valuetext", count_at(person, table, moment))
    expect(person.page.get_by_role("radio")).to_have_count(1)
    person.page.get_by_role("link", name=person.say("replay-to-table"), exact=True).click()
    person.until(lambda view: view["legal"])


def count_at(person: Person, table: Table, row: int) -> str:
    place = next(n for n, seq in enumerate(table.line) if seq >= row)
    total = len(table.line) - 1
    return count(person, place, total) if place else person.say("replay-at-deal", total=total)


def test_the_lines_of_a_log_are_one_stop_and_arrows_lead_on(house: House, arrive: Arrivals) -> None:
    made, person = house.keep(playing("korsar", 3)), arrive(house)
    person.go(f"/t/{made['table']}#{made['seats'][0]['secret']}")
    person.until(lambda view: view["legal"])
    lines = person.page.locator("[data-moment]:visible")
    stop = person.page.locator("[data-moment][tabindex='0']:visible")
    lines.first.focus()
    person.page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    expect(stop).to_have_count(1)
    person.page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(line(person)).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_open_eyes_are_told_what_lay_where_nobody_saw_it(
    house: House, arrive: Arrivals, game: str, players: int, screen: Screen
) -> None:
    table = finished(game, players)
    seq = table.line[len(table.line) // 3]
    pile = next(pile for pile in table.game.piles(table.game.open(table.worlds[seq])) if pile["cards"])
    person = arrive(house, screen)
    come(person, house.keep(table), f"?moment={seq}&eye=open")
    if screen.touch:
        expect_all_hands_at_once(person, NAMES[:players])
        person.page.get_by_role("button", name=person.say("replay-more")).tap()
    person.page.locator("summary", has_text=person.say("replay-piles")).click()
    expect(person.page.locator("[data-unseen]").first.get_by_role("listitem")).to_have_count(len(pile["cards"]))
    expect_no_fault(person.page, f"{game} with open eyes", HALF_OF_THEM[0])


def expect_all_hands_at_once(person: Person, names: Sequence[str]) -> None:
    """On a phone, where the board shows one of them: on a sheet, without any scroll."""
    person.page.get_by_role("button", name=person.say("replay-hands-all")).tap()
    sheet = person.page.get_by_role("dialog")
    hands = sheet.locator("dl").first.locator("dd")
    expect(hands).to_have_count(len(names))
    for name, hand in zip(names, hands.all(), strict=True):
        expect(sheet.get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
        expect(hand).to_be_in_viewport(ratio=1)
        expect(hand).to_have_text(re.compile(r"\S"))
    sheet.get_by_role("button", name=person.say("page-close")).tap()
    expect(sheet).to_have_count(0)
