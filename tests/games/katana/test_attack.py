"""KA 3.6, KA 4.1: attacking with a weapon, the parry, the wounds."""

from __future__ import annotations

import pytest

from tests.games.katana.played import Situation

DUEL = """
    seat  character  resilience  hand
    0     goemon     5           {0}
    1     {1}
"""


def test_a_weapon_is_shown_and_its_target_asked(situation: Situation) -> None:
    """KA 4.1.1"""
    s = situation(DUEL.format("katana, bo", "tomoe  5  parry")).play("0: katana > 1")
    assert (s.turn, s.phase, s.told["resolving"]) == (1, "parry", "katana > 1")
    assert s.hand(0) == "bo"
    assert s.discarded == []
    assert s.told["weapons"] == [1, 2]


def test_a_hit_costs_as_much_resilience_as_the_weapon_deals(situation: Situation) -> None:
    """KA 3.6, KA-S04"""
    s = situation(DUEL.format("kanabo", "tomoe  5  geisha")).play("0: kanabo > 1", "1: suffer")
    assert s.resilience == [5, 3, 5, 5, 5]
    assert s.discarded == ["kanabo"]
    assert (s.turn, s.phase) == (0, "play")


@pytest.mark.parametrize(
    ("weapon", "damage"),
    [
        ("bokken", 1), ("kiseru", 2), ("wakizashi", 3), ("bo", 1), ("kusarigama", 2), ("katana", 3), ("shuriken", 1),
        ("kanabo", 2), ("nodachi", 3), ("naginata", 1), ("nagayari", 2), ("tanegashima", 1), ("daikyu", 2),
    ],
)  # fmt: skip
def test_each_weapon_deals_its_damage(situation: Situation, weapon: str, damage: int) -> None:
    """KA 3.6, KA 2.2"""
    s = situation(DUEL.format(weapon, "tomoe  5  geisha")).play(f"0: {weapon} > 1", "1: suffer")
    assert s.resilience[1] == 5 - damage


@pytest.mark.parametrize("weapon", ["bokken", "nodachi"])
def test_one_parry_stops_any_weapon(situation: Situation, weapon: str) -> None:
    """KA-R10: however strong, and with all that the attacker adds"""
    s = situation(f"seat  character  hand  front\n0  musashi  {weapon}  fast_draw 3\n1  tomoe  parry 2  -")
    s.play(f"0: {weapon} > 1", "1: parry parry")
    assert s.resilience[1] == 5
    assert s.hand(1) == "parry"
    assert (s.turn, s.phase) == (0, "play")


def test_the_weapon_lies_on_the_parry(situation: Situation) -> None:
    """KA-R09: the parry goes to the discard pile first"""
    s = situation("discarded geisha\nseat  hand\n0  bo\n1  parry").play("0: bo > 1", "1: parry parry")
    assert s.discarded == ["geisha", "parry", "bo"]


def test_one_may_do_without_a_parry(situation: Situation) -> None:
    """KA-R10"""
    s = situation(DUEL.format("bo", "tomoe  5  parry")).play("0: bo > 1")
    assert s.legal() == ["parry parry", "suffer"]
    s.play("1: suffer")
    assert s.hand(1) == "parry"
    assert s.resilience[1] == 4


def test_who_has_no_parry_is_asked_all_the_same(situation: Situation) -> None:
    """KA-R53, KA-R61: being asked tells nothing of the hand"""
    s = situation(DUEL.format("bo", "tomoe  5  geisha")).play("0: bo > 1")
    assert s.turn == 1
    assert s.legal() == ["suffer"]


def test_nobody_parries_for_another(situation: Situation) -> None:
    """KA-R10, KA 3.6"""
    s = situation("seat  hand\n0  bo\n1  geisha\n2  parry\n4  parry").play("0: bo > 1")
    assert [s.reason(seat, "parry parry") for seat in (0, 2, 4)] == ["not-your-turn"] * 3


def test_a_weapon_parries_nothing_but_for_hanzo(situation: Situation) -> None:
    """KA 3.6"""
    s = situation(DUEL.format("bo", "tomoe  5  geisha, daimyo, bokken")).play("0: bo > 1")
    assert s.legal() == ["suffer"]
    assert s.reason(1, "parry bokken") == "no-parry"
    assert s.reason(1, "parry katana") == "not-in-hand"
    assert s.reason(1, "parry parry") == "not-in-hand"


def test_nothing_else_is_played_while_a_parry_is_asked_for(situation: Situation) -> None:
    """KA 3.3, KA 4.6"""
    s = situation("seat  character  hand\n0  nobunaga  bo, daimyo\n1  goemon  daimyo, bokken").play("0: bo > 1")
    assert s.reason(1, "daimyo") == "answer-first"
    assert s.reason(1, "bokken > 0") == "answer-first"
    assert s.reason(1, "discard bokken") == "not-now"
    assert s.reason(0, "daimyo") == "not-your-turn"
    assert s.reason(0, "pay") == "not-your-turn"


@pytest.mark.parametrize(
    ("attacker", "target", "weapon", "suffered"),
    [
        ("goemon  5  {}  fast_draw", "tomoe  5  geisha  -", "bokken", 2),
        ("goemon  5  {}  fast_draw 3", "tomoe  5  geisha  -", "bokken", 4),
        ("musashi  5  {}  -", "tomoe  5  geisha  -", "bokken", 2),
        ("musashi  5  {}  fast_draw", "tomoe  5  geisha  -", "kiseru", 4),
        ("goemon  5  {}  -", "tomoe  5  geisha  fast_draw 2", "bokken", 1),
        ("goemon  5  {}  -", "musashi  5  geisha  -", "bokken", 1),
        ("goemon  5  {}  -", "ginchiyo  4  geisha  -", "bokken", 1),
        ("goemon  5  {}  -", "ginchiyo  4  geisha  -", "kiseru", 1),
        ("goemon  5  {}  -", "ginchiyo  4  geisha  -", "nodachi", 2),
        ("musashi  5  {}  fast_draw", "ginchiyo  4  geisha  -", "bokken", 2),
        ("musashi  5  {}  -", "ginchiyo  4  geisha  -", "bokken", 1),
    ],
)
def test_what_the_attacker_adds_comes_before_ginchiyos_protection(
    situation: Situation, attacker: str, target: str, weapon: str, suffered: int
) -> None:
    """KA-R11, KA 3.6: damage + Fast Draws + Musashi, then one less for Ginchiyo, at least one"""
    text = f"seat  character  resilience  hand  front\n0  {attacker.format(weapon)}\n1  {target}"
    s = situation(text)
    before = s.resilience[1]
    s.play(f"0: {weapon} > 1", "1: suffer")
    assert s.resilience[1] == before - suffered


def test_damage_beyond_the_last_point_is_lost(situation: Situation) -> None:
    """KA-R12: one defeat, one honour point"""
    s = situation(DUEL.format("nodachi", "tomoe  1  geisha")).play("0: nodachi > 1", "1: suffer")
    assert s.resilience == [5, 0, 5, 5, 5]
    assert s.honour == [6, 2, 3, 3, 3]


def test_a_teammate_may_be_attacked(situation: Situation) -> None:
    """KA-R57"""
    s = situation("seat  role  hand\n0  shogun  bo\n1  samurai  geisha").play("0: bo > 1", "1: suffer")
    assert s.resilience[1] == 4


def test_one_cannot_attack_oneself(situation: Situation) -> None:
    """KA-R57"""
    s = situation("seat  hand\n0  daikyu, geisha")
    assert s.reason(0, "daikyu > 0") == "not-yourself"
    assert [s.reason(0, f"daikyu > {target}") for target in (1, 2, 3, 4)] == [None] * 4


def test_there_is_nobody_beyond_the_last_seat(situation: Situation) -> None:
    """KA 3.6"""
    assert situation("players 4\nseat  hand\n0  daikyu").reason(0, "daikyu > 4") == "no-such-seat"


def test_one_attacks_with_what_one_holds_in_ones_own_turn(situation: Situation) -> None:
    """KA 3.6, KA 3.3"""
    s = situation("seat  hand\n0  daikyu, geisha\n1  bo")
    assert s.reason(0, "bokken > 1") == "not-in-hand"
    assert s.reason(1, "bo > 2") == "not-your-turn"


def test_one_weapon_a_turn(situation: Situation) -> None:
    """KA 3.3: parried or not"""
    s = situation("seat  character  hand\n0  musashi  bokken 2\n1  tomoe  parry")
    s.play("0: bokken > 1", "1: parry parry")
    assert s.told["weapons"] == [1, 1]
    assert s.reason(0, "bokken > 4") == "weapon-limit"


@pytest.mark.parametrize(
    ("players", "character", "front", "limit"),
    [
        (5, "tomoe", "-", 1),
        (5, "tomoe", "focus", 2),
        (5, "tomoe", "focus 3", 4),
        (5, "goemon", "-", 2),
        (5, "goemon", "focus 2", 4),
        (5, "tomoe", "armor, fast_draw", 1),
        (3, "tomoe", "-", 2),
        (3, "goemon", "focus", 4),
    ],
)
def test_each_focus_goemon_and_the_shogun_of_three_add_a_weapon(
    situation: Situation, players: int, character: str, front: str, limit: int
) -> None:
    """KA-R27, KA 3.3, KA 3.12"""
    s = situation(
        f"players {players}\nseat  character  hand  front\n0  {character}  bokken 6  {front}\n1  ieyasu  geisha  -"
    )
    for _ in range(limit):
        assert s.reason(0, "bokken > 1") is None
        s.play("0: bokken > 1", "1: suffer")
    assert s.told["weapons"] == [limit, limit]
    assert s.reason(0, "bokken > 1") == "weapon-limit"


def test_the_ninjas_of_three_have_no_weapon_more(situation: Situation) -> None:
    """KA 3.12"""
    assert situation("players 3\nturn 1\nseat  character\n1  tomoe").told["weapons"] == [0, 1]


def test_a_focus_counts_at_once(situation: Situation) -> None:
    """KA-R27: the limit is that of the moment when the weapon is announced"""
    s = situation("seat  character  hand\n0  tomoe  bokken 2, focus").play("0: bokken > 1", "1: suffer")
    assert s.reason(0, "bokken > 1") == "weapon-limit"
    s.play("0: focus")
    assert s.told["weapons"] == [1, 2]
    assert s.reason(0, "bokken > 1") is None


def test_a_focus_lost_no_longer_counts(situation: Situation) -> None:
    """KA-R27: the weapons played already stand"""
    s = situation("seat  character  hand  front\n0  tomoe  bokken 3, geisha  focus 2")
    s.play("0: bokken > 1", "1: suffer", "0: bokken > 1", "1: suffer")
    assert s.reason(0, "bokken > 1") is None
    s.play("0: geisha focus > 0")
    assert s.told["weapons"] == [2, 2]
    assert s.reason(0, "bokken > 1") == "weapon-limit"


def test_the_count_of_weapons_begins_anew_with_each_turn(situation: Situation) -> None:
    """KA 3.3"""
    s = situation("turn 4\nweapons 1\nseat  hand\n4  bokken\n0  bokken, bo").play("4: end")
    assert s.told["weapons"] == [0, 1]


@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ("bokken", ["suffer"]),
        ("bokken, daimyo", ["parry bokken", "suffer"]),
        ("parry", ["parry parry", "suffer"]),
        ("bokken, katana, parry", ["parry bokken", "parry katana", "parry parry", "suffer"]),
        ("geisha, daimyo", ["suffer"]),
    ],
)
def test_hanzo_parries_with_a_weapon_that_is_not_his_last_card(
    situation: Situation, hand: str, answers: list[str]
) -> None:
    """KA-R18, KA-S10"""
    s = situation(DUEL.format("bo", f"hanzo  4  {hand}")).play("0: bo > 1")
    assert s.legal() == answers
    if hand == "bokken":
        assert s.reason(1, "parry bokken") == "last-card"


def test_hanzos_parry_is_no_weapon_played(situation: Situation) -> None:
    """KA-R17, KA-R09"""
    s = situation(DUEL.format("bo", "hanzo  4  katana, daimyo")).play("0: bo > 1", "1: parry katana")
    assert s.discarded == ["katana", "bo"]
    assert s.resilience == [5, 4, 5, 5, 5]
    assert s.told["weapons"] == [1, 2]
    assert s.now.attacked[1, 0] == 0


def test_an_attack_is_told_with_difficulty_and_wounds(situation: Situation) -> None:
    """KA 3.4, KA 3.6"""
    s = situation("seat  character  hand  front\n0  musashi  nodachi  fast_draw\n2  tomoe  geisha  armor")
    s.play("0: nodachi > 2")
    [event] = s.happened("attacked")
    assert (event.args["difficulty"], event.args["wounds"]) == (3, 5)
