"""KA 2.2, 3.6: the thirteen weapons."""

from __future__ import annotations

import pytest

from ludotheque.games.katana.state import WEAPONS, Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Played, Situation

EVERY = tuple(Card)[:WEAPONS]
FIGURES = [
    # (weapon, accuracy, damage), as KA 2.2 has them
    ("bokken", 1, 1),
    ("kiseru", 1, 2),
    ("wakizashi", 1, 3),
    ("bo", 2, 1),
    ("kusarigama", 2, 2),
    ("katana", 2, 3),
    ("shuriken", 3, 1),
    ("kanabo", 3, 2),
    ("nodachi", 3, 3),
    ("naginata", 4, 1),
    ("nagayari", 4, 2),
    ("tanegashima", 5, 1),
    ("daikyu", 5, 2),
]
every_weapon = pytest.mark.parametrize(("weapon", "accuracy", "damage"), FIGURES, ids=[name for name, *_ in FIGURES])


def against(
    situation: Situation, weapon: str, difficulty: int, target: str, hand: str, attacker: str = "chiyome"
) -> tuple[Played, int]:
    """Seat 0 holds the weapon; the target sits at most three places away, behind Armors if that is too near."""
    seat = min(difficulty, 3)
    armor = difficulty - seat
    s = situation(
        f"""
        players 7
        seat    character   hand               front
        0       {attacker}  {weapon}, daimyo   -
        {seat}  {target}    {hand}             {f"armor {armor}" if armor else "-"}
        """
    )
    assert s.difficulty(0, seat) == difficulty
    return s, seat


@does(*EVERY)
@every_weapon
def test_a_weapon_takes_its_damage_at_the_difficulty_of_its_accuracy(
    situation: Situation, weapon: str, accuracy: int, damage: int
) -> None:
    """KA 3.6, KA 2.2, KA-S02, KA-S04"""
    s, target = against(situation, weapon, accuracy, "goemon", "geisha")
    s.play(f"0: {weapon} > {target}", f"{target}: suffer")
    assert s.resilience[target] == 5 - damage
    assert s.discarded == [weapon]
    assert s.hand(0) == "daimyo"
    assert s.honour == [5, 4, 4, 4, 4, 4, 4]


@does_not(*EVERY)
@every_weapon
def test_a_weapon_does_not_reach_beyond_its_accuracy(
    situation: Situation, weapon: str, accuracy: int, damage: int
) -> None:
    """KA 3.6, KA-S02"""
    s, target = against(situation, weapon, accuracy + 1, "goemon", "geisha")
    assert s.reason(0, f"{weapon} > {target}") == "out-of-reach"
    assert f"{weapon} > {target}" not in s.legal()
    assert f"{weapon} > 1" in s.legal()


@does_not(*EVERY)
@every_weapon
def test_a_weapon_is_for_somebody_else_who_is_not_harmless(
    situation: Situation, weapon: str, accuracy: int, damage: int
) -> None:
    """KA 3.5, KA-R57, KA-R08"""
    s = situation(
        f"""
        turn 0
        seat  resilience  hand
        0     4           {weapon}
        1     0           geisha
        4     5           -
        """
    )
    assert s.reason(0, f"{weapon} > 0") == "not-yourself"
    assert s.reason(0, f"{weapon} > 1") == "harmless"
    assert s.reason(0, f"{weapon} > 4") == "harmless"
    assert s.difficulty(0, 2) == 1
    assert s.legal_with(weapon) == [f"{weapon} > 2", f"{weapon} > 3"]


@meets(*EVERY, Card.PARRY)
@every_weapon
def test_one_parry_stops_a_weapon_whatever_its_damage(
    situation: Situation, weapon: str, accuracy: int, damage: int
) -> None:
    """KA-R10, KA-R09: the weapon lies on the Parry"""
    s, target = against(situation, weapon, accuracy, "goemon", "parry 2")
    s.play(f"0: {weapon} > {target}", f"{target}: parry parry")
    assert s.resilience[target] == 5
    assert s.hand(target) == "parry"
    assert s.discarded == ["parry", weapon]
    assert s.turn == 0


@meets(*EVERY, Character.MUSASHI, Character.GINCHIYO)
@every_weapon
def test_musashi_adds_a_wound_to_each_weapon_and_ginchiyo_takes_it_off(
    situation: Situation, weapon: str, accuracy: int, damage: int
) -> None:
    """KA-R11: the damage is left, that of a weapon of 1 as well"""
    s, target = against(situation, weapon, accuracy, "ginchiyo", "geisha", "musashi")
    s.play(f"0: {weapon} > {target}", f"{target}: suffer")
    assert s.resilience[target] == 4 - damage


@meets(*EVERY)
@every_weapon
def test_a_weapon_answers_jujutsu_and_is_no_weapon_played(
    situation: Situation, weapon: str, accuracy: int, damage: int
) -> None:
    """KA-R17, KA 3.8: any weapon will do"""
    s = situation(
        f"""
        players 3
        turn 0
        seat  hand
        0     jujutsu, diversion
        1     {weapon}, parry
        2     -
        """
    )
    s.play("0: jujutsu", f"1: discard {weapon}")
    assert s.resilience == [4, 5, 5]
    assert s.discarded == [weapon, "jujutsu"]
    assert s.told["weapons"] == [0, 2]


@meets(*EVERY, Character.HANZO)
@every_weapon
def test_any_weapon_parries_for_hanzo(situation: Situation, weapon: str, accuracy: int, damage: int) -> None:
    """KA-R18, KA-S10"""
    s = situation(
        f"""
        turn 0
        seat  character  hand
        0     tomoe      shuriken
        1     hanzo      {weapon}, diversion
        """
    )
    s.play("0: shuriken > 1")
    assert s.legal() == [f"parry {weapon}", "suffer"]
    s.play(f"1: parry {weapon}")
    assert s.resilience[1] == 4
    assert s.discarded == [weapon, "shuriken"]


@meets(*EVERY, Character.KOJIRO)
@every_weapon
def test_every_weapon_of_kojiro_reaches_everybody(
    situation: Situation, weapon: str, accuracy: int, damage: int
) -> None:
    """KA-R25, KA-S28"""
    s = situation(
        f"""
        players 7
        seat  character  hand      front
        0     kojiro     {weapon}  -
        3     benkei     geisha    armor 2
        """
    )
    assert s.difficulty(0, 3) == 6
    s.play(f"0: {weapon} > 3", "3: suffer")
    assert s.resilience[3] == 5 - damage


@does_not(*EVERY)
@every_weapon
def test_one_weapon_a_turn_is_played_parried_or_not(
    situation: Situation, weapon: str, accuracy: int, damage: int
) -> None:
    """KA 3.3"""
    s = situation(
        f"""
        turn 0
        seat  hand
        0     {weapon}, naginata
        1     parry, geisha
        """
    )
    s.play(f"0: {weapon} > 1", "1: parry parry")
    assert s.reason(0, "naginata > 2") == "weapon-limit"
    assert s.legal() == ["end"]


def test_wounds_beyond_the_last_point_are_ignored(situation: Situation) -> None:
    """KA-R12, KA-S31, KA-R51: one defeat, one honour point, nothing else"""
    s = situation(
        """
        turn 0
        seat  resilience  hand             front
        0     4           nodachi          fast_draw
        1     1           geisha, daimyo   focus, armor, fast_draw
        """
    )
    s.play("0: nodachi > 1", "1: suffer")
    assert s.resilience == [4, 0, 5, 5, 5]
    assert s.honour == [6, 2, 3, 3, 3]
    assert s.hand(1) == "geisha, daimyo"
    assert s.front(1) == "focus, armor, fast_draw"
