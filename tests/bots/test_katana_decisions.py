"""Single decisions of Katana's rules of thumb that a player would recognise.

Seat 0 is the Shogun, who decides unless a position says otherwise.
"""

from __future__ import annotations

import pytest

from ludotheque.core.conformance import walk
from ludotheque.games.katana import GAME
from ludotheque.games.katana.actions import ATTACK
from ludotheque.games.katana.state import WEAPONS, Role, State
from tests.bots.katana_positions import RULES, decided, decision, position


def hand(cards: str, rest: str = "players 5") -> str:
    return f"{rest}\nseat  hand\n0  {cards}"


@pytest.mark.parametrize(
    ("cards", "deed"),
    [
        ("bokken, geisha, daimyo, focus", "focus"),
        ("bokken, geisha, daimyo", "daimyo"),
        ("bokken, diversion, tea_ceremony", "tea_ceremony"),
        ("bokken, battle_cry, geisha", "geisha"),
        ("bokken, battle_cry", "battle_cry"),
        ("parry", "end"),
    ],
)
def test_a_turn_goes_properties_then_cards_then_what_hinders_then_calls_then_weapons(cards: str, deed: str) -> None:
    assert decided(hand(cards)).split()[0] == deed


def test_a_ninja_strikes_the_shogun() -> None:
    text = "players 5\nturn 1\nseat  role  hand\n0  shogun  bo\n1  ninja_1  katana, bokken"
    assert decided(text) == "katana > 0"


def test_a_samurai_in_whose_reach_is_only_the_shogun_ends_the_turn() -> None:
    text = "players 5\nturn 1\nseat  role  hand\n0  shogun  bo\n1  samurai  bokken, kiseru\n2  ninja_1  -"
    for seat in (3, 4):
        text += f"\n{seat}  {('ninja_2', 'ronin')[seat - 3]}  -"
    legal = [GAME.action_text(State(), each) for each in RULES.legal_actions(position(text), 1)]
    assert legal == ["bokken > 0", "kiseru > 0", "end"]
    assert decided(text) == "end"


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_a_samurai_never_attacks_the_shogun(players: int) -> None:
    """Not in any position of random games in which it could, though all sorts of deeds were done."""
    n = 0
    for seed in range(6):
        for moment in walk(RULES, GAME.options_of({"players": players}), seed):
            s = moment.state
            blows = {ATTACK + WEAPONS * s.shogun + weapon for weapon in range(WEAPONS)} & {*moment.legal}
            if s.role[moment.seat] == Role.SAMURAI and blows:
                assert decision(s) not in blows
                n += 1
    assert n > 5


def test_the_shogun_strikes_who_attacked_him_and_spares_who_spared_him() -> None:
    for foe, friend in ((1, 4), (4, 1)):
        deeds = f"deeds {foe} > 0: attacked 2\ndeeds {friend} > 0: spared 3"
        assert decided(hand("bokken", f"players 5\n{deeds}")) == f"bokken > {foe}"


def test_a_ninja_strikes_the_samurai_that_deeds_betray_and_not_the_ninja() -> None:
    deeds = "deeds 2 > 0: attacked 3\ndeeds 4 > 2: attacked 3\ndeeds 4 > 0: spared 3"
    seats = "seat  role  hand  resilience\n0  shogun  -  5\n3  ninja_1  bokken, geisha  4\n2  ninja_2  bo  1"
    assert decided(f"players 5\nturn 3\n{deeds}\n{seats}") == "geisha hand > 4"
    assert decided(f"players 5\nturn 3\n{deeds}\n{seats.replace(', geisha', '')}") == "bokken > 4"


def test_the_weapon_that_defeats_is_chosen_and_no_better_one_than_that() -> None:
    seats = "seat  hand  resilience\n0  bokken, kiseru, wakizashi  4\n1  bo  2"
    assert decided(f"players 5\ndeeds 1 > 0: attacked 2\n{seats}") == "kiseru > 1"


def last_honour(role: str, rest: str = "") -> str:
    """Ninja 1 may take the last honour of seat 2, its neighbour, who plays this role; the Shogun is out of reach."""
    others = {"samurai": ("ninja_2", "ronin"), "ninja_2": ("samurai", "ronin")}[role]
    return f"""
        players 5
        turn 1
        deeds 2 > 0: {"attacked 4" if role == "ninja_2" else "spared 4"}
        {rest}
        seat  role       resilience  honour  hand
        0     shogun     4           5       -
        1     ninja_1    4           6       wakizashi
        2     {role}     1           1       bo
        3     {others[0]}  4         3       bo
        4     {others[1]}  4         2       bo"""


def test_a_ninja_ends_the_game_over_the_last_honour_of_a_samurai() -> None:
    assert decided(last_honour("samurai", "deeds 3 > 0: attacked 4")) == "wakizashi > 2"


def test_a_ninja_does_not_end_the_game_over_another_ninja() -> None:
    assert decided(last_honour("ninja_2")) == "wakizashi > 4"


@pytest.mark.parametrize(("shogun", "ninja", "deed"), [(1, 9, "end"), (9, 3, "kiseru > 1")])
def test_a_last_honour_is_taken_only_if_ones_own_camp_wins_by_it(shogun: int, ninja: int, deed: str) -> None:
    """KA 3.12: the honour of a Shogun of three counts double."""
    seats = f"0  shogun  {shogun}  4  kiseru\n1  ninja_1  1  2  bo\n2  ninja_2  {ninja}  4  -"
    assert decided(f"players 3\nseat  role  honour  resilience  hand\n{seats}") == deed


def test_a_battle_cry_that_might_fell_the_last_honour_of_a_friend_is_not_raised() -> None:
    seats = (
        "seat  role  honour  resilience  hand\n0  shogun  6  1  bo\n1  ninja_1  3  4  battle_cry\n2  ninja_2  1  {}  bo"
    )
    text = f"players 3\nturn 1\n{seats}"
    assert decided(text.format(2)) == "battle_cry"
    assert decided(text.format(1)) == "end"


def test_the_last_one_standing_is_struck_down_for_the_victory_of_the_sword() -> None:
    text = """
        players 4
        turn 1
        seat  role     resilience  honour  hand
        0     shogun   1           9       bo
        1     ninja_1  4           1       bokken, daimyo
        2     samurai  0           3       bo
        3     ninja_2  0           1       bo"""
    assert decided(text) == "bokken > 0"


@pytest.mark.parametrize(("shogun", "answer"), [(1, "suffer"), (9, "parry parry")])
def test_the_last_wound_is_taken_if_ones_camp_wins_by_it(shogun: int, answer: str) -> None:
    seats = f"0  shogun  {shogun}  4  bo\n1  ninja_1  9  4  bo\n2  ninja_2  1  1  parry, bo"
    assert decided(f"players 3\nresolving kiseru > 2\nseat  role  honour  resilience  hand\n{seats}") == answer


def test_cards_are_not_drawn_when_the_deck_runs_out_and_that_loses_the_game() -> None:
    seats = "seat  role  honour  hand\n0  shogun  {}  tea_ceremony\n1  ninja_1  3  -\n2  ninja_2  3  -"
    text = f"players 3\ndeck 4\ndiscarded geisha, parry\n{seats}"
    assert decided(text.format(5)) == "tea_ceremony"
    assert decided(text.format(1)) == "end"


@pytest.mark.parametrize(
    ("role", "honour", "deed"), [("ninja_1", 3, "daimyo"), ("ninja_1", 1, "end"), ("ronin", 1, "daimyo")]
)
def test_a_daimyo_is_kept_when_the_end_is_near_but_not_by_the_ronin(role: str, honour: int, deed: str) -> None:
    """KA-R42"""
    text = f"players 5\nturn 1\nseat  role  honour  hand\n1  {role}  {honour}  daimyo"
    assert decided(text) == deed


def attacked(weapon: str, row: str) -> str:
    """The Shogun has attacked seat 1, a Ninja."""
    return f"players 5\nresolving {weapon} > 1\nseat  role  character  resilience  hand\n1  ninja_1  {row}"


@pytest.mark.parametrize(
    ("weapon", "row", "answer"),
    [
        ("bokken", "benkei  5  parry, bo", "suffer"),
        ("bokken", "benkei  5  parry 2", "suffer"),
        ("katana", "benkei  5  parry, bo", "parry parry"),
        ("bokken", "benkei  1  parry, bo", "parry parry"),
        ("kiseru", "hanzo  2  parry, bo, nodachi", "parry bo"),
        ("kiseru", "ushiwaka  4  parry", "suffer"),
        ("katana", "benkei  2  bo", "suffer"),
    ],
)
def test_a_parry_is_spent_on_what_costs_more(weapon: str, row: str, answer: str) -> None:
    assert decided(attacked(weapon, row)) == answer


@pytest.mark.parametrize(
    ("call", "row", "answer"),
    [
        ("battle_cry", "5  parry, bo", "suffer"),
        ("battle_cry", "2  parry 2, bo", "parry parry"),
        ("battle_cry", "1  parry, bo", "parry parry"),
        ("jujutsu", "5  bo, nodachi", "suffer"),
        ("jujutsu", "2  bo, nodachi", "discard bo"),
    ],
)
def test_a_call_is_answered_with_a_card_that_is_worth_less_than_the_wound(call: str, row: str, answer: str) -> None:
    assert (
        decided(f"resolving {call}\nasked 1\nseat  role  character  resilience  hand\n1  ninja_1  tomoe  {row}")
        == answer
    )


def test_bushido_gets_the_weakest_weapon() -> None:
    text = "flipped bokken\nseat  hand  front\n0  nodachi, kiseru, bokken, parry  bushido"
    assert decided(text) == "discard bokken"


def test_the_shogun_of_three_gets_rid_of_the_code_for_nothing() -> None:
    """KA-R48"""
    assert decided("players 3\nflipped bokken\nseat  hand  front\n0  bokken  bushido") == "lose_honour"


def test_above_seven_the_best_cards_are_kept() -> None:
    assert decided("moment discard\nseat  hand\n0  parry, nodachi, bokken 3, focus, geisha, armor") == "discard bokken"


@pytest.mark.parametrize(("top", "deed"), [("parry", "take_back"), ("bokken", "draw")])
def test_ieyasu_takes_back_what_is_better_than_most(top: str, deed: str) -> None:
    assert decided(f"moment draw\ndiscarded geisha, {top}\nseat  character\n0  ieyasu") == deed


@pytest.mark.parametrize(("resilience", "deed"), [(5, "pay"), (4, "pay"), (3, "end")])
def test_nobunaga_pays_only_with_points_to_spare(resilience: int, deed: str) -> None:
    assert decided(f"seat  character  resilience  hand\n0  nobunaga  {resilience}  parry") == deed


@pytest.mark.parametrize(("resilience", "deed"), [(5, "end"), (2, "breathing > 2")])
def test_breathing_is_for_wounds_and_the_card_for_a_friend(resilience: int, deed: str) -> None:
    text = f"players 3\nturn 1\nseat  role  character  resilience  hand\n1  ninja_1  tomoe  {resilience}  breathing"
    assert decided(text) == deed


def test_the_code_is_placed_before_an_enemy_and_taken_away_from_oneself() -> None:
    enemy = "deeds 2 > 0: attacked 4\ndeeds 3 > 0: attacked 4"
    assert decided(f"{enemy}\nseat  hand\n0  bushido") == "bushido > 2"
    assert decided(f"{enemy}\nseat  hand  front\n0  geisha  bushido\n2  bo  armor") == "geisha bushido > 0"
    assert decided(f"{enemy}\nseat  hand  front\n0  geisha  -\n2  bo  fast_draw") == "geisha fast_draw > 2"


def test_a_ninja_takes_cards_from_the_shogun_and_not_from_the_other_ninja() -> None:
    text = "players 3\nturn 1\nseat  role  hand\n1  ninja_1  diversion\n0  shogun  {}\n2  ninja_2  bo 3"
    assert decided(text.format("bo")) == "diversion > 0"
    assert decided(text.format("-")) == "end"


def test_the_ronin_strikes_the_camp_that_leads_and_waits_while_camps_are_even() -> None:
    """KA 2.7: his honour counts three times, and he needs both of them low."""
    text = """
        players 6
        turn 3
        deeds 1 > 0: attacked 4
        deeds 2 > 0: attacked 4
        deeds 4 > 0: attacked 4
        deeds 5 > 1: attacked 4
        seat  role     honour  hand
        0     shogun   5       bo
        1     ninja_1  {0}     bo
        2     ninja_2  {0}     bo
        3     ronin    3       bokken
        4     ninja_3  {0}     bo
        5     samurai  {1}     bo"""
    assert decided(text.format(6, 3)) in ("bokken > 2", "bokken > 4")
    assert decided(text.format(4, 4)) == "end"
