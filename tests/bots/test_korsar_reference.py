"""Korsar's reference bots do what is told of them: Artemis piece by piece in positions worked out by hand."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from ludotheque.bots import make_bot
from ludotheque.bots.korsar.reference.artemis import draw_value, hand_value, penalty, place, worth
from ludotheque.bots.korsar.reference.table import (
    ROOM,
    look_round,
    table_value,
    table_with_character,
    table_with_pirate,
)
from ludotheque.core import position as positions
from ludotheque.core.conformance import walk
from ludotheque.core.modes import compiled, plain
from ludotheque.core.schema import Row
from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.actions import DISCARD, DRAW, LAY, SLOT
from ludotheque.games.korsar.cards import ADMIRAL, captain, pirate, ship
from ludotheque.games.korsar.state import NONE, State
from tests.bots.contests import first_of, is_as_measured

RULES = plain(GAME)
GAMES = 1200
YELLOW, RED, BLUE, GREEN = range(4)


def seen(text: str) -> tuple[State, Row]:
    """A position in which seat 0 acts, and what Artemis counts there."""
    s, room = positions.read(GAME, text), Row([0] * ROOM)
    look_round(s, 0, room)
    return s, room


def decisions(bot: str, text: str, n: int) -> Counter[str]:
    """What n bots of that name, each with a seed of its own, do as seat 0."""
    s = positions.read(GAME, text)
    observation, legal = RULES.observe(s, 0), RULES.legal_actions(s, 0)
    made = (make_bot(RULES, bot, 0, seed) for seed in range(n))
    return Counter(GAME.action_text(s, each.decide(observation, legal)) for each in made)


# Unseen are ship 4, red 2, green 1 and blue 4; 8 cards and 7 gold are at large; strength is 3 + 7 and two characters.
HAND = """
    players 2
    turn 0
    deck 2 top ship 4, red 2
    seat  hand
    0     ship 3, yellow 3, captain yellow, admiral
    1     green 1, blue 4
"""
PRICE = 7 / (3 + 7 + 2 * 6.4)


@pytest.mark.parametrize(
    ("gone", "value"),
    [
        (NONE, (3 + 6.4 + 6.4) * PRICE - 7 / 8),
        (ship(3), (3 + 6.4) * PRICE),  # the Admiral has no ship to go aboard
        (pirate(YELLOW, 3), 6.4 * PRICE - 7 / 8),  # nor the captain a pirate
        (captain(YELLOW), (3 + 6.4) * PRICE - 7 / 8),
        (ADMIRAL, (3 + 6.4) * PRICE - 7 / 8),
    ],
)
def test_a_hand_is_its_strength_less_a_burden_for_each_ship(gone: int, value: float) -> None:
    s, room = seen(HAND)
    assert hand_value(s, 0, room, gone) == pytest.approx(value)


def test_a_card_drawn_is_a_ship_a_pirate_or_a_character_as_often_as_they_are_unseen() -> None:
    s, room = seen(HAND)
    assert draw_value(s, 0, room) == pytest.approx(-1 / 4 * 7 / 8 + PRICE * 3 / 4 * 7 / 3)
    s, room = seen(HAND.replace("red 2", "captain red"))
    price = 7 / (3 + 5 + 3 * 6.4)
    mean = (1 + 4 + 6) / 3  # here, and only here, a character counts as 6
    assert draw_value(s, 0, room) == pytest.approx(-1 / 4 * 7 / 8 + price * (2 / 4 * mean + 1 / 4 * 6.4))


@pytest.mark.parametrize(
    ("players", "deck", "hand", "loss"),
    [
        (2, 2, "ship 3", 0),
        (2, 1, "ship 3", 3),
        (4, 7, "ship 3, ship 6", 0),
        (4, 6, "ship 3, ship 6", 4.5),
        (4, 4, "ship 3, ship 6", 4.5),
        (4, 4, "ship 3", 0),
        (4, 1, "yellow 3", 0),
    ],
)
def test_the_mean_ship_is_lost_once_there_are_as_many_as_turns_left(
    players: int, deck: int, hand: str, loss: float
) -> None:
    s, _ = seen(f"players {players}\ndeck {deck}\nseat  hand\n0  {hand}")
    assert penalty(s, 0) == -loss


# Unseen are red 4, green 2, captain blue, blue 3, ship 2, Admiral and red 1.
TABLE = """
    players 3
    turn 0
    deck 3 top red 4, green 2, captain blue
    seat  hand
    0     yellow 1
    1     blue 3, ship 2
    2     admiral, red 1
    ship 5 of 1
    ship 4 of 2: blue 2 by 1
    ship 3 of 0: red 2 by 0, green 2 by 2
"""


def test_a_ship_counts_for_or_against_its_controller_and_a_tied_one_about_one() -> None:
    """1 takes 5 and 4. The tied 3: for 1 blue 3 threatens it, for 2 green 2, for 0 two red pirates and the Admiral."""
    s, room = seen(TABLE)
    assert table_value(s, 0, room, 0) == pytest.approx(-5 - 4 + (1 - 1 / 7) * (1 - 1 / 7) * (1 - 3 / 7))


def test_a_tied_ship_counts_against_a_seat_that_is_not_among_the_leaders() -> None:
    s, room = seen(TABLE.replace("red 2 by 0", "yellow 2 by 1"))
    # 1 has no yellow to come; for 2 as before; 0 owns the ship but has no pirate there, and threatens it with red.
    assert table_value(s, 0, room, 0) == pytest.approx(-5 - 4 - (1 - 0 / 7) * (1 - 1 / 7) * (1 - 3 / 7))


def test_a_ship_attacked_is_in_danger_before_it_comes_home() -> None:
    """With yellow 1 on the 5: four pirates of other colours are about, first beside 5 + 3 gold, then the same."""
    s, room = seen(TABLE)
    five = 5 * (1 - 4 / 7 * 5 / 8) * (1 - 4 / 7 * 5 / 8)
    three = (1 - 1 / 7 * 3 / 8) * (1 - 1 / 7 * 3 / 8) * (1 - 3 / 7 * 3 / 3)
    before = RULES.dump(s)
    assert table_with_pirate(s, 0, room, 0, pirate(YELLOW, 1)) == pytest.approx(five - 4 + three)
    assert RULES.dump(s) == before


def test_a_ship_just_laid_is_in_danger_from_every_pirate() -> None:
    s, room = seen(TABLE)
    laid = 6 * (1 - 4 / 7 * 6 / 9) * (1 - 4 / 7 * 6 / 9)
    tied = (1 - 1 / 7 * 3 / 9) * (1 - 1 / 7 * 3 / 9) * (1 - 3 / 7 * 3 / 3)
    assert table_value(s, 0, room, 6) == pytest.approx(-5 - 4 + laid + tied)


# Seat 1 is asked first, then seat 2, who holds the ship. Unseen are red 4, red 2, blue 2, captain red and the Admiral.
CHASED = """
    players 3
    turn 0
    deck 3 top red 4, red 2, blue 2
    seat  hand
    0     yellow 4, captain yellow
    1     captain red
    2     admiral
"""


@pytest.mark.parametrize(
    ("ship", "threats"),
    [
        ("6 of 2: red 3 by 1, blue 1 by 2; captain blue by 2", 1),  # captain red
        ("6 of 1: red 3 by 1, blue 1 by 2; captain blue by 2", 2),  # and the Admiral
        ("6 of 1: blue 1 by 2; captain blue by 2", 1),  # the Admiral alone
        ("6 of 2: blue 1 by 2; captain blue by 2", 0),
        ("6 of 2: red 1 by 1, blue 3 by 2", 2),  # red 4 and captain red: 2 would only draw level
        ("6 of 1: red 1 by 1, blue 3 by 2", 3),
        ("6 of 1: blue 4 by 2", 2),  # red 4 and 2, though 2 is too weak; no Admiral
        ("6 of 1: blue 4 by 2, blue 1 by 2", 0),  # above 4 nobody new is looked at
    ],
)
def test_what_threatens_a_ship(ship: str, threats: int) -> None:
    s, room = seen(f"{CHASED}    ship {ship}")
    assert table_value(s, 0, room, 0) == pytest.approx(-6 * (1 - threats / 5))


def test_a_character_aboard_holds_the_ship_until_another_one_comes() -> None:
    ship = "6 of 2: red 3 by 1, yellow 1 by 0, blue 4 by 2; admiral by 2"
    s, room = seen(f"{CHASED.replace('admiral', 'blue 3')}    ship {ship}")
    before = RULES.dump(s)
    # Unseen are red 4, red 2, blue 2, captain red and blue 3: of these 1 needs the captain, 2 has nothing.
    assert table_with_character(s, 0, room, 0, captain(YELLOW)) == pytest.approx(6 * (1 - 1 / 5))
    assert RULES.dump(s) == before


def test_an_action_is_worth_hand_table_and_penalty() -> None:
    """A ship in hand costs 3 before the last card of the deck; laid it is only in danger."""
    s, room = seen(HAND.replace("2 top ship 4, red 2", "1 top ship 4"))
    price = 7 / (3 + 5 + 2 * 6.4)
    drawn = -1 / 3 * 7 / 7 + price * 2 / 3 * 5 / 2
    assert worth(s, 0, room, LAY + ship(3)) == pytest.approx(9.4 * price + 3 * (1 - 2 / 3))
    assert worth(s, 0, room, DRAW) == pytest.approx(15.8 * price - 7 / 7 - 3 + drawn)
    assert {*decisions("artemis", HAND, 1)} == {"draw"}
    assert {*decisions("artemis", HAND.replace("2 top ship 4, red 2", "1 top ship 4"), 1)} == {"ship 3"}


def test_of_equals_it_takes_draw_or_discard_before_ships_before_attacks() -> None:
    attack, other = pirate(RED, 1), SLOT + pirate(RED, 1)
    candidates = [attack, other, LAY + ship(2), DISCARD + pirate(RED, 1)]
    assert sorted(candidates, key=place) == [DISCARD + pirate(RED, 1), LAY + ship(2), attack, other]
    assert place(DRAW) == place(DISCARD)


@pytest.mark.parametrize("table", [{"players": 2}, {"players": 5}, {"players": 4, "teams": True}])
def test_artemis_chooses_the_same_plain_and_compiled(table: dict[str, int]) -> None:
    fast, options, n = compiled(GAME), GAME.options_of(table), 0
    bots = [[make_bot(rules, "artemis", seat, 1) for seat in range(8)] for rules in (RULES, fast)]
    for seed in range(12):
        for moment in walk(fast, options, seed):
            observation = fast.observe(moment.state, moment.seat)
            first, second = (mode[moment.seat].decide(observation, moment.legal) for mode in bots)
            assert first == second
            n += 1
    assert n > 1000


def test_a_trigger_happy_bot_attacks_the_oldest_ship_it_can_by_a_pirate_if_it_can() -> None:
    text = """
        players 3
        turn 0
        seat  hand
        0     blue 2, green 3, captain yellow, ship 4
        ship 5 of 1: red 4 by 1
        ship 4 of 2: yellow 1 by 0, red 4 by 1
        ship 3 of 2: red 1 by 1
    """
    assert {*decisions("trigger-happy", text, 20)} == {"captain yellow > ship 1"}
    tying = text.replace("captain yellow", "yellow 4")
    assert {*decisions("trigger-happy", tying, 20)} == {"pirate yellow 4 > ship 0"}
    nothing = text.replace("captain yellow", "red 1").replace("ship 3 of 2: red 1", "ship 3 of 2: red 3 by 1, red 2")
    assert {*decisions("trigger-happy", nothing, 20)} == {"ship 4", "draw"}
    assert {*decisions("trigger-happy", nothing.replace(", ship 4", ""), 20)} == {"draw"}


def test_a_bot_of_ships_first_lays_any_then_attacks_then_draws() -> None:
    text = "players 3\nturn 0\nseat  hand\n0  ship 2, ship 7, blue 1, green 4\nship 5 of 1: red 2 by 1"
    assert {*decisions("ships-first", text, 30)} == {"ship 2", "ship 7"}
    assert {*decisions("ships-first", text.replace("ship 2, ship 7, ", ""), 20)} == {"pirate green 4 > ship 0"}
    assert {*decisions("ships-first", text.replace("ship 2, ship 7, blue 1, green 4", "blue 1"), 20)} == {"draw"}


def test_their_random_one_takes_a_card_held_twice_twice_as_often_and_no_pirate_that_stays_behind() -> None:
    text = "players 3\nturn 0\nseat  hand\n0  ship 2, ship 2, blue 1, green 4\nship 5 of 1: red 2 by 1"
    counts = decisions("public-random", text, 1000)
    assert {*counts} == {"ship 2", "pirate green 4 > ship 0", "draw"}
    for deed, share in {"ship 2": 1 / 2, "pirate green 4 > ship 0": 1 / 4, "draw": 1 / 4}.items():
        assert abs(counts[deed] / 1000 - share) < 4 * math.sqrt(share * (1 - share) / 1000)


@pytest.mark.parametrize(
    ("line_up", "percent", "within"),
    [
        ("artemis random random random", 71.9, 1.9),
        ("artemis random", 95.5, 1.3),
        ("artemis public-random public-random public-random", 62.2, 3.0),
        ("public-random random random random", 35.8, 1.5),
    ],
    ids=["artemis", "artemis-duel", "artemis-public", "public"],
)
def test_they_reach_what_was_measured_of_the_rules_that_they_follow(
    line_up: str, percent: float, within: float
) -> None:
    share = first_of(GAME, {"players": len(line_up.split())}, line_up, GAMES).share
    assert is_as_measured(share, percent, within)
