"""KO 2.10: the worlds that a seat considers possible, counted by hand: in how many orders of cards each comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

from ludotheque.core.modes import compiled
from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.actions import card_text
from ludotheque.games.korsar.cards import KINDS
from ludotheque.games.korsar.state import State
from tests.chi_square import over_bound
from tests.games.counted import Counted, N
from tests.games.korsar.situation import Situation

RULES = compiled(GAME)


class Case(NamedTuple):
    """A situation, what is then done, and the orders of each world as `told` tells it to seat 0."""

    position: Mapping[str, Any]
    deeds: Sequence[str]
    orders: Mapping[str, int]


def case(orders: Mapping[str, int], *deeds: str, **position: Any) -> Case:
    return Case(position, deeds, orders)


CASES = {
    # Red 1 twice, ship 2, ship 3 in two places of a hand and two of a deck: 4! = 24. Two red ones in the hand come in
    # 2 · 2 orders, one of them with a ship in 2 · 2 · 2, two ships in 2 · 2; half as many for each order of a deck of
    # two different cards.
    "a hand and a deck": case(
        {
            "1 red 1, red 1; deck ship 2, ship 3": 2,
            "1 red 1, red 1; deck ship 3, ship 2": 2,
            "1 ship 2, red 1; deck red 1, ship 3": 4,
            "1 ship 2, red 1; deck ship 3, red 1": 4,
            "1 ship 3, red 1; deck red 1, ship 2": 4,
            "1 ship 3, red 1; deck ship 2, red 1": 4,
            "1 ship 2, ship 3; deck red 1, red 1": 4,
        },
        players=2, turn=0, hands={0: "blue 4", 1: "red 1, ship 3"}, deck="ship 2, red 1",
    ),
    # No deck: what one hand lacks lies in the other. Three cards, two places here and one there: 3! = 6.
    "two hands and no deck": case(
        {"1 ship 2, ship 3; 2 red 1": 2, "1 ship 3, red 1; 2 ship 2": 2, "1 ship 2, red 1; 2 ship 3": 2},
        players=3, turn=0, hands={0: "blue 4", 1: "red 1, ship 3", 2: "ship 2"}, deck="",
    ),
    # One red 1 was played and lies open, another may still be in the hand: three cards in 2 + 1 places.
    "a pirate was played": case(
        {"1 ship 2, red 1; deck ship 3": 2, "1 ship 2, ship 3; deck red 1": 2, "1 ship 3, red 1; deck ship 2": 2},
        "1: pirate red 1 > ship 0",
        players=2, turn=1, hands={0: "blue 4", 1: "red 1, red 1, ship 2"}, ships=["5 of 0"], deck="ship 3",
    ),
    # Nobody holds the ship laid, the ship taken or the pirate discarded. Two equal ships and a pirate in 2 + 1 places:
    # the pirate alone comes in 2 orders, one of the ships alone in 2 · 2.
    "cards that were seen are in no hand": case(
        {"1 ship 2, ship 2; 2 blue 1": 2, "1 ship 2, blue 1; 2 ship 2": 4},
        "0: discard pirate red 4",
        players=3, turn=0, hands={0: "red 4, blue 4", 1: "ship 2, blue 1", 2: "ship 2"},
        ships=["7 of 1"], loot={0: "ship 8"}, deck="",
    ),
    # Any of the three cards of the hand may be the one that was drawn: 4! orders, a third of them for each.
    "a card was drawn": case(
        {
            f"1 {', '.join(hand)}; deck {deck}; drew {drawn}": 2
            for deck in ("ship 2", "ship 3", "red 1", "blue 1")
            for hand in [[card for card in ("ship 2", "ship 3", "red 1", "blue 1") if card != deck]]
            for drawn in hand
        },
        "1: draw",
        players=2, turn=1, hands={0: "blue 4", 1: "red 1, ship 3"}, deck="ship 2, blue 1",
    ),
    # The partner's card is seen. Three cards in one place here and two there: 3! = 6.
    "partners see each other's cards": case(
        {
            "1 blue 1; 2 ship 2; 3 ship 3, red 2": 2,
            "1 blue 1; 2 ship 3; 3 ship 2, red 2": 2,
            "1 blue 1; 2 red 2; 3 ship 2, ship 3": 2,
        },
        players=4, teams=True, turn=0, hands={0: "red 1", 1: "blue 1", 2: "ship 2", 3: "ship 3, red 2"}, deck="",
    ),
    # It is not: two equal ships and two equal pirates in places for one, one and two of them, 4! = 24.
    "partners hide their cards": case(
        {
            "1 blue 1; 2 blue 1; 3 ship 2, ship 2": 4,
            "1 ship 2; 2 ship 2; 3 blue 1, blue 1": 4,
            "1 blue 1; 2 ship 2; 3 ship 2, blue 1": 8,
            "1 ship 2; 2 blue 1; 3 ship 2, blue 1": 8,
        },
        players=4, teams=True, partner_sees_hand=False, turn=0, deck="",
        hands={0: "red 1", 1: "blue 1", 2: "ship 2", 3: "ship 2, blue 1"},
    ),
    # KO-R33: the ships of all hands are counted out. Three other cards in 2 + 1 places.
    "ships were counted out at the end": case(
        {
            "1 ship 2, blue 1, captain red; 2 ship 7, yellow 4": 2,
            "1 ship 2, yellow 4, captain red; 2 ship 7, blue 1": 2,
            "1 ship 2, yellow 4, blue 1; 2 ship 7, captain red": 2,
        },
        "0: discard pirate red 1",
        players=3, turn=0, hands={0: "red 1", 1: "ship 2, captain red, blue 1", 2: "ship 7, yellow 4"}, deck="",
    ),
}  # fmt: skip


def told(s: State) -> str:
    """The other hands, the deck from its top, and what was drawn in the last decision."""
    said = [f"{seat} {named(s, hand_of(s, seat))}" for seat in range(1, s.players)]
    if s.n_deck:
        said.append(f"deck {named(s, [s.deck[i] for i in reversed(range(s.n_deck))])}")
    drawn = [s.details[seat, 0] - 1 for seat in range(1, s.players) if s.details[seat, 0]]
    return "; ".join([*said, *(f"drew {card_text(s, card)}" for card in drawn)])


def hand_of(s: State, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(s.hands[seat, kind])]


def named(s: State, kinds: list[int]) -> str:
    return ", ".join(card_text(s, kind) for kind in kinds)


@cache
def counted(name: str) -> Counted:
    case = CASES[name]
    s = Situation(RULES)(**case.position).play(*case.deeds)
    return Counted(RULES, RULES.observe(s.state, 0), 0, case.orders, told)


@pytest.mark.parametrize("name", CASES)
def test_every_world_comes_as_often_as_it_has_orders(name: str) -> None:
    """KO 2.10: chi-square (0.1 %)"""
    assert counted(name).surprise() < 1


@pytest.mark.parametrize("name", CASES)
def test_the_true_world_comes_no_more_often_than_chance_has_it(name: str) -> None:
    """KO 2.10: whichever it is (five standard deviations)"""
    assert -5 < counted(name).insight() < 5


def test_a_hand_dealt_from_a_deck_that_is_not_shuffled_would_be_noticed() -> None:
    """The check can fail: here one world comes half of the time."""
    case = counted("a hand and a deck")
    assert over_bound(case.counts + Counter({"1 ship 2, ship 3; deck red 1, red 1": N}), case.orders) > 1
