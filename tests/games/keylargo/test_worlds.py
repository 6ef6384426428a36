"""KL 2.10: the worlds that a seat considers possible, counted by hand: in how many orders of cards each comes.

Longer histories are tried deal by deal in `test_hidden.py`. All cards are medium ones; what lies in no wreck and in no
hand was put away unseen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pytest

from ludotheque.core.modes import compiled
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import card_text, letter
from ludotheque.games.keylargo.state import KINDS, State
from tests.chi_square import over_bound
from tests.games.counted import Counted, N
from tests.games.keylargo.played import Situation
from tests.games.keylargo.worlds import tiny

RULES = compiled(GAME)


class Case(NamedTuple):
    """The cards of the box, a position, what is then done, what chance answers, who looks, the orders of each world."""

    box: str
    position: str
    deeds: Sequence[str]
    answers: Sequence[int]
    seat: int
    orders: Mapping[str, int]


def rows(*treasures: str, boats: str = "bar bar bar", more: str) -> str:
    """Three at a table, of whom the first acts."""
    seats = [f"{seat}  {boat}  {hand}" for seat, (boat, hand) in enumerate(zip(boats.split(), treasures, strict=True))]
    return "\n".join(["turn 0", "seat  boat  treasures", *seats, *more.split(" | ")])


FOUR = "gold 2, goods 3, antique 3, monster"
FIVE = "gold 2, goods 3, antique 3, gold 3, monster"
DIVE = """
    first 0
    turn 0
    seat  boat  divers  program
    0     A     hose    dive market
    1     bar   -       bar dive
    2     bar   bare    bar dolphins
    wreck A medium: {}
    wreck B medium: {}
"""

SOLD = """
    first 0
    turn 0
    seat  boat    divers  program     treasures
    0     market  -       market bar  medium goods 3, medium goods 3
    1     market  -       market bar  -
    2     {}      {}      {}          -
    wreck A medium: gold 2
    wreck B medium: antique 3
    memory 2 of A in 1: gold 2, goods 3; taken by 0
"""
HASTY = """
    first 0
    turn 0
    seat  boat    divers  program     treasures                       encounters
    0     market  -       market bar  medium goods 3, medium goods 3  -
    1     B       hose    dive bar    -                               hasty_buyer
    2     bar     -       bar market  -                               -
    wreck A medium: gold 2
    wreck B medium: antique 3
    memory 2 of A in 1: gold 2, goods 3; taken by 0
"""
TWO_DREW = """
    day 2
    first 0
    turn 0
    seat  boat      program       treasures
    0     market    market bar    medium goods 3, medium goods 3
    1     dolphins  dolphins bar  medium antique 3
    2     bar       bar market    -
    wreck A medium: gold 2
    wreck B medium: gold 3
    memory 2 of A in 1: gold 2, goods 3, antique 3; taken by 0, 1
"""

CASES = {
    # No monster is in a hand: one of three treasures is, the other three cards in 2 + 1 places. 3 · 3! = 18.
    "nobody has looked": Case(
        FOUR,
        rows("-", "medium goods 3", "-", more="wreck A medium: monster, gold 2 | wreck B medium: antique 3"), [], [], 0,
        {
            "A goods 3, monster; B antique 3; 1 gold 2": 2,
            "A antique 3, monster; B goods 3; 1 gold 2": 2,
            "A goods 3, antique 3; B monster; 1 gold 2": 2,
            "A gold 2, monster; B antique 3; 1 goods 3": 2,
            "A antique 3, monster; B gold 2; 1 goods 3": 2,
            "A gold 2, antique 3; B monster; 1 goods 3": 2,
            "A gold 2, monster; B goods 3; 1 antique 3": 2,
            "A goods 3, monster; B gold 2; 1 antique 3": 2,
            "A gold 2, goods 3; B monster; 1 antique 3": 2,
        },
    ),
    # A is remembered card by card. Three treasures in B, a hand, and put away: 3! = 6.
    "a wreck was looked into": Case(
        FIVE,
        rows(
            "-", "medium goods 3", "-",
            more="wreck A medium: monster, gold 2 | wreck B medium: antique 3 | memory 0 of A in 1",
        ),
        [], [], 0,
        {
            "A gold 2, monster; B antique 3; 1 goods 3": 1,
            "A gold 2, monster; B gold 3; 1 goods 3": 1,
            "A gold 2, monster; B goods 3; 1 antique 3": 1,
            "A gold 2, monster; B gold 3; 1 antique 3": 1,
            "A gold 2, monster; B goods 3; 1 gold 3": 1,
            "A gold 2, monster; B antique 3; 1 gold 3": 1,
        },
    ),
    # Seat 1 drew one of two treasures that were seen there. Two others are in B, or were put away: 2 · 2 = 4.
    "another drew since": Case(
        FIVE,
        rows(
            "-", "medium goods 3", "-",
            more="wreck A medium: monster, gold 2 | wreck B medium: antique 3 | "
            "memory 0 of A in 1: gold 2, goods 3, monster; taken by 1",
        ),
        [], [], 0,
        {
            "A gold 2, monster; B antique 3; 1 goods 3": 1,
            "A gold 2, monster; B gold 3; 1 goods 3": 1,
            "A goods 3, monster; B antique 3; 1 gold 2": 1,
            "A goods 3, monster; B gold 3; 1 gold 2": 1,
        },
    ),
    # A monster was met in A and put back: it was one of two, on top, before the three other cards in 3! orders, 12 in
    # all. That the second one lies below it is as likely as each treasure there, though A has two places.
    "a monster was put back": Case(
        "gold 2, goods 3, monster 2", DIVE.format("monster, gold 2", "goods 3"), ["0: draw 1"], [1], 2,
        {
            "A monster, monster; B gold 2": 2,
            "A monster, monster; B goods 3": 2,
            "A gold 2, monster; B goods 3": 2,
            "A gold 2, monster; B monster": 2,
            "A goods 3, monster; B gold 2": 2,
            "A goods 3, monster; B monster": 2,
        },
    ),
    # Thief and victim know what was stolen; here the thief looks. The two others in B, and put away: 2.
    "a card was stolen, seen by the thief": Case(
        "gold 2, goods 3, antique 3",
        rows("-", "medium goods 3, medium antique 3", "-", more="wreck B medium: gold 2"),
        ["0: rob 1 medium"], [0], 0,
        {"B gold 2; 1 antique 3": 1, "B antique 3; 1 gold 2": 1},
    ),
    # One of two cards was taken: the gold that was known, or the other. The other is one of two: 2 · 2! = 4.
    "one card known, one of two stolen": Case(
        "gold 2, goods 3, antique 3",
        rows("-", "medium gold 2, medium goods 3", "-", more="wreck A medium: antique 3 | known 2 of 1: medium gold 2"),
        ["0: rob 1 medium"], [0], 2,
        {
            "A antique 3; 0 gold 2; 1 goods 3": 1,
            "A goods 3; 0 gold 2; 1 antique 3": 1,
            "A antique 3; 0 goods 3; 1 gold 2": 1,
            "A goods 3; 0 antique 3; 1 gold 2": 1,
        },
    ),
    # One of three cards was taken: the gold that was known, the others in 3! orders; or one of two others, 2 · 3!.
    "one card known, one of three stolen": Case(
        "gold 2, goods 3, antique 3, gold 3",
        rows(
            "-", "medium gold 2, medium goods 3, medium gold 3", "-",
            more="wreck A medium: antique 3 | known 2 of 1: medium gold 2",
        ),
        ["0: rob 1 medium"], [0], 2,
        {
            "A antique 3; 0 gold 2; 1 gold 3, goods 3": 2,
            "A goods 3; 0 gold 2; 1 gold 3, antique 3": 2,
            "A gold 3; 0 gold 2; 1 goods 3, antique 3": 2,
            "A antique 3; 0 goods 3; 1 gold 2, gold 3": 2,
            "A gold 3; 0 goods 3; 1 gold 2, antique 3": 2,
            "A antique 3; 0 gold 3; 1 gold 2, goods 3": 2,
            "A goods 3; 0 gold 3; 1 gold 2, antique 3": 2,
            "A goods 3; 0 antique 3; 1 gold 2, gold 3": 2,
            "A gold 3; 0 antique 3; 1 gold 2, goods 3": 2,
        },
    ),
    # Goods were sold. Seat 0 had drawn them or the gold from A, and had the second goods or the antique besides: both
    # goods, of which either was sold; the first and the antique; or the gold and the second. 2 + 1 + 1 = 4.
    "perhaps sold from a wreck": Case(
        "gold 2, goods 3 2, antique 3",
        rows(
            "medium goods 3, medium goods 3", "-", "-", boats="market bar bar",
            more="wreck A medium: gold 2 | wreck B medium: antique 3 | memory 2 of A in 1: gold 2, goods 3; taken by 0",
        ),
        ["0: sell medium goods 3"], [], 2,
        {
            "A gold 2; B antique 3; 0 goods 3": 2,
            "A gold 2; B goods 3; 0 antique 3": 1,
            "A goods 3; B antique 3; 0 gold 2": 1,
        },
    ),
    # As before, and the antique turns out to be in B: 2 + 1.
    "perhaps sold from a wreck, then the viewer looked into another": Case(
        "gold 2, goods 3 2, antique 3", SOLD.format("bar", "bare", "bar dolphins"),
        ["0: sell medium goods 3", "0: leave", "2: round B"], [], 2,
        {"A gold 2; B antique 3; 0 goods 3": 2, "A goods 3; B antique 3; 0 gold 2": 1},
    ),
    "perhaps sold from a wreck, then the viewer drew from another": Case(
        "gold 2, goods 3 2, antique 3", SOLD.format("B", "hose", "dive bar"),
        ["0: sell medium goods 3", "0: leave", "2: draw 1"], [], 2,
        {"A gold 2; 0 goods 3": 2, "A goods 3; 0 gold 2": 1},
    ),
    # Another draws the antique there and sells it at once.
    "perhaps sold from a wreck, then one drawn from another was sold": Case(
        "gold 2, goods 3 2, antique 3", HASTY,
        ["0: sell medium goods 3", "0: leave", "1: draw 1", "1: play hasty_buyer"], [], 2,
        {"A gold 2; 0 goods 3": 2, "A goods 3; 0 gold 2": 1},
    ),
    # Seats 0 and 1 drew from A, where the gold is left: goods and antique, or the other way round. Seat 0 also has the
    # second goods or the other gold. Goods are sold: one of two, whatever seat 1 has; if 0 drew goods and has the gold,
    # or drew the antique and has goods, by one chance of two.
    "two drew from a wreck, one perhaps sold of it, then the viewer looked": Case(
        "gold 2, goods 3 2, antique 3, gold 3", TWO_DREW, ["0: sell medium goods 3", "0: leave", "2: round A"], [], 2,
        {
            "A gold 2; B gold 3; 0 goods 3; 1 antique 3": 2,
            "A gold 2; B goods 3; 0 gold 3; 1 antique 3": 1,
            "A gold 2; B gold 3; 0 antique 3; 1 goods 3": 1,
        },
    ),
}  # fmt: skip


def told(s: State, viewer: int) -> str:
    """What lies in the wrecks, and the other hands that are not empty."""
    wrecks = [
        f"{letter(wreck)} {named(s, [s.stack[wreck, i] - 1 for i in range(s.left[wreck])])}"
        for wreck in range(s.n_wrecks)
        if s.left[wreck]
    ]
    hands = {seat: [kind for kind in range(KINDS) for _ in range(s.hands[seat, kind])] for seat in range(s.players)}
    return "; ".join(
        [*wrecks, *(f"{seat} {named(s, hand)}" for seat, hand in hands.items() if hand and seat != viewer)]
    )


def named(s: State, kinds: list[int]) -> str:
    return ", ".join(card_text(s, kind).removeprefix("medium ") for kind in sorted(kinds))


def copies(box: str) -> dict[str, int]:
    """`gold 2, goods 3 2, monster`: one gold 2, two goods 3, one monster."""
    found: dict[str, int] = {}
    for part in box.split(", "):
        name, *numbers = part.split(" ")
        value = [] if name == "monster" else numbers[:1]
        found[" ".join(["medium", name, *value])] = int((numbers[len(value) :] or ["1"])[0])
    return found


@cache
def counted(name: str) -> Counted:
    case = CASES[name]
    figures = tiny([0, 2, 0], copies(case.box))
    encounters = "encounters" in case.position
    s = Situation(RULES)(case.position, figures=figures, chance=case.answers, encounters=encounters)
    seen = RULES.observe(s.play(*case.deeds).state, case.seat)
    return Counted(RULES, seen, case.seat, case.orders, lambda s: told(s, case.seat))


@pytest.mark.parametrize("name", CASES)
def test_every_world_comes_as_often_as_it_has_orders(name: str) -> None:
    """KL 2.10: chi-square (0.1 %)"""
    assert counted(name).surprise() < 1


@pytest.mark.parametrize("name", CASES)
def test_the_true_world_comes_no_more_often_than_chance_has_it(name: str) -> None:
    """KL 2.10: whichever it is (five standard deviations)"""
    assert -5 < counted(name).insight() < 5


def test_a_monster_that_is_forgotten_would_be_noticed() -> None:
    """The check can fail: here that one was met says only that one is there."""
    case = counted("a monster was put back")
    counts = Counter({world: (N // 12) * (1 + ("A monster, monster" not in world)) for world in case.orders})
    assert over_bound(counts, case.orders) > 1
