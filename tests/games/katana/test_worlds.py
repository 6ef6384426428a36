"""KA-R53: the worlds that a seat considers possible, counted by hand: in how many orders of unseen cards each comes.

Longer histories are tried deal by deal in `test_hidden.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pytest

from ludotheque.core.lists import kinds_in
from ludotheque.core.modes import compiled
from ludotheque.games.katana import GAME
from ludotheque.games.katana.position.lists import cards
from ludotheque.games.katana.state import Role, State
from tests.chi_square import over_bound
from tests.games.counted import Counted, N
from tests.games.katana.played import Situation

RULES = compiled(GAME)


class Case(NamedTuple):
    """A position, what is then done, what chance answers in truth, who looks, and the orders of each world."""

    position: str
    deeds: Sequence[str]
    answers: Sequence[int]
    seat: int
    orders: Mapping[str, int]


def three(*rows: str, more: str) -> str:
    return "\n".join([*more.splitlines(), "players 3", "turn 0", "seat  character  hand", *rows])


NEW_DECK = three(
    "0  nobunaga  focus",
    "1  musashi   daimyo",
    "2  tomoe     geisha",
    more="deck 1 top bokken\ndiscarded katana, parry",
)

CASES = {
    # Two Bo, a Katana and a Focus in places for two, one and one: 4! = 24. Both Bo in the hand of two come in 2 orders,
    # one of them beside another card in 2 · 2, none in 2 · 2 (the two Bo change places).
    "a fresh deal": Case(
        three("0  goemon  geisha", "1  musashi  bo 2", "2  tomoe  katana", more="deck 1 top focus"), [], [], 0,
        {
            "1 bo 2; 2 katana; deck focus": 2,
            "1 bo 2; 2 focus; deck katana": 2,
            "1 bo, katana; 2 bo; deck focus": 4,
            "1 bo, katana; 2 focus; deck bo": 4,
            "1 bo, focus; 2 bo; deck katana": 4,
            "1 bo, focus; 2 katana; deck bo": 4,
            "1 katana, focus; 2 bo; deck bo": 4,
        },
    ),
    # The Katana has its place, and is in no other: three cards in three places, 3! = 6.
    "a known card": Case(
        three(
            "0  goemon  geisha", "1  musashi  bo, katana", "2  tomoe  armor",
            more="deck 1 top focus\nknown 0 of 1: katana",
        ),
        [], [], 0,
        {
            "1 bo, katana; 2 armor; deck focus": 1,
            "1 bo, katana; 2 focus; deck armor": 1,
            "1 katana, armor; 2 bo; deck focus": 1,
            "1 katana, armor; 2 focus; deck bo": 1,
            "1 katana, focus; 2 bo; deck armor": 1,
            "1 katana, focus; 2 armor; deck bo": 1,
        },
    ),
    # All see which card comes off the discard pile; the other three in three places, 3! = 6.
    "a card was taken back": Case(
        three("0  goemon  focus", "1  ieyasu  -", "2  tomoe  geisha", more="deck 2 top bo, armor\ndiscarded katana"),
        ["0: end", "1: take_back"], [], 2,
        {
            "0 focus; 1 bo, katana; deck armor": 1,
            "0 focus; 1 katana, armor; deck bo": 1,
            "0 bo; 1 katana, focus; deck armor": 1,
            "0 bo; 1 katana, armor; deck focus": 1,
            "0 armor; 1 bo, katana; deck focus": 1,
            "0 armor; 1 katana, focus; deck bo": 1,
        },
    ),
    # One of two cards was taken, the Katana or the other; two cards in the two other places: 2 · 2! = 4.
    "one card known, one of two taken": Case(
        three(
            "0  goemon  diversion", "1  musashi  bo, katana", "2  tomoe  geisha",
            more="deck 1 top armor\nknown 2 of 1: katana",
        ),
        ["0: diversion > 1"], [0], 2,
        {
            "0 katana; 1 bo; deck armor": 1,
            "0 katana; 1 armor; deck bo": 1,
            "0 bo; 1 katana; deck armor": 1,
            "0 armor; 1 katana; deck bo": 1,
        },
    ),
    # One of three was taken: the Katana (3! orders of the others), or one of the two others (2 · 3!).
    "one card known, one of three taken": Case(
        three(
            "0  goemon  diversion", "1  musashi  bo, katana, focus", "2  tomoe  geisha",
            more="deck 1 top armor\nknown 2 of 1: katana",
        ),
        ["0: diversion > 1"], [1], 2,
        {
            "0 katana; 1 bo, focus; deck armor": 2,
            "0 katana; 1 bo, armor; deck focus": 2,
            "0 katana; 1 focus, armor; deck bo": 2,
            "0 bo; 1 katana, focus; deck armor": 2,
            "0 bo; 1 katana, armor; deck focus": 2,
            "0 focus; 1 bo, katana; deck armor": 2,
            "0 focus; 1 katana, armor; deck bo": 2,
            "0 armor; 1 bo, katana; deck focus": 2,
            "0 armor; 1 katana, focus; deck bo": 2,
        },
    ),
    # One of three was taken, and two of them are known: not both, and the third as likely as each. 3 · 2! = 6.
    "two cards known, one of three taken": Case(
        three(
            "0  goemon  diversion", "1  musashi  bo, katana, parry", "2  tomoe  geisha",
            more="deck 1 top armor\nknown 2 of 1: katana, parry",
        ),
        ["0: diversion > 1"], [1], 2,
        {
            "0 katana; 1 bo, parry; deck armor": 1,
            "0 katana; 1 parry, armor; deck bo": 1,
            "0 parry; 1 bo, katana; deck armor": 1,
            "0 parry; 1 katana, armor; deck bo": 1,
            "0 bo; 1 katana, parry; deck armor": 1,
            "0 armor; 1 katana, parry; deck bo": 1,
        },
    ),
    # A Bo fell out of a hand of two in which one was known. If the other card was the Focus, by one chance of two: the
    # Focus is left. If it was the second Bo, by both.
    "a card like a known one fell": Case(
        three("0  goemon  geisha", "1  musashi  bo, focus", "2  tomoe  armor", more="deck 1 top bo\nknown 2 of 1: bo"),
        ["0: geisha hand > 1"], [0], 2,
        {"0 -; 1 focus; deck bo": 1, "0 -; 1 bo; deck focus": 2},
    ),
    # The new deck is the Katana and the Parry in 2 orders, and no hand has them. Three cards in hands of two and one,
    # 3! = 6.
    "the deck was shuffled anew": Case(
        NEW_DECK, ["0: pay"], [0, 0], 1,
        {
            f"0 {two}; 2 {one}; deck {deck}": 2
            for two, one in (("bokken, focus", "geisha"), ("bokken, geisha", "focus"), ("geisha, focus", "bokken"))
            for deck in ("katana, parry", "parry, katana")
        },
    ),
    # One of the two was drawn since; the other is the deck.
    "a card was drawn from the new deck": Case(
        NEW_DECK, ["0: pay", "0: pay"], [0, 0], 1,
        {
            "0 bokken, katana, focus; 2 geisha; deck parry": 2,
            "0 bokken, katana, geisha; 2 focus; deck parry": 2,
            "0 katana, geisha, focus; 2 bokken; deck parry": 2,
            "0 bokken, parry, focus; 2 geisha; deck katana": 2,
            "0 bokken, parry, geisha; 2 focus; deck katana": 2,
            "0 parry, geisha, focus; 2 bokken; deck katana": 2,
        },
    ),
}  # fmt: skip


def told(s: State, seat: int) -> str:
    """The other hands, and the deck from its top."""
    hands = [f"{other} {cards(kinds_in(s.hands.row(other)))}" for other in range(s.players) if other != seat]
    return "; ".join([*hands, f"deck {cards([s.deck[i] for i in reversed(range(s.n_deck))])}"])


@cache
def counted(name: str) -> Counted:
    case = CASES[name]
    s = Situation(RULES)(case.position, chance=case.answers).play(*case.deeds)
    return Counted(RULES, RULES.observe(s.state, case.seat), case.seat, case.orders, lambda s: told(s, case.seat))


@pytest.mark.parametrize("name", CASES)
def test_every_world_comes_as_often_as_it_has_orders(name: str) -> None:
    """KA-R53: chi-square (0.1 %)"""
    assert counted(name).surprise() < 1


@pytest.mark.parametrize("name", CASES)
def test_the_true_world_comes_no_more_often_than_chance_has_it(name: str) -> None:
    """KA-R53: whichever it is (five standard deviations)"""
    assert -5 < counted(name).insight() < 5


def test_cards_drawn_each_by_itself_would_be_noticed() -> None:
    """The check can fail: here two known cards are as likely both taken as one, where only one was."""
    case = counted("two cards known, one of three taken")
    counts = Counter(dict.fromkeys(case.orders, N // 9))
    assert over_bound(counts, case.orders) < 1
    assert over_bound(counts + Counter({"0 katana; 1 bo, parry; deck armor": N // 9}), case.orders) > 1


# ---- roles

CAMPS = ("-", "shogun", "samurai", "ninja", "ninja", "ninja", "ronin")


def test_roles_are_dealt_by_what_is_left_of_each() -> None:
    """KA 3.1.1: a Ninja of five sees a Samurai, a Ronin and another Ninja, one of two cards, in 3! orders"""
    s = Situation(RULES)("players 5\nseat  role\n0  shogun\n1  ninja_1\n2  samurai\n3  ninja_2\n4  ronin")
    orders = {
        "samurai, ninja, ronin": 2,
        "samurai, ronin, ninja": 2,
        "ninja, samurai, ronin": 2,
        "ninja, ronin, samurai": 2,
        "ronin, samurai, ninja": 2,
        "ronin, ninja, samurai": 2,
    }
    seen = RULES.observe(s.state, 1)
    case = Counted(RULES, seen, 1, orders, lambda s: ", ".join(CAMPS[s.role[seat]] for seat in (2, 3, 4)))
    assert case.surprise() < 1
    assert -5 < case.insight() < 5
    ninjas = Counter(role for world in case.worlds for role in GAME.open(world).role if role in (4, 5))
    assert over_bound(ninjas, {Role.NINJA_2: 1, Role.NINJA_3: 1}) < 1
