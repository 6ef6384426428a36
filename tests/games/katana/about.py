"""Which cards and characters a test is about, and what it shows of them; `test_every_card.py` counts the tests."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, TypeVar

from ludotheque.core.naming import word
from ludotheque.games.katana.state import Card, Character

Subject = Card | Character
Test = Callable[..., Any]
T = TypeVar("T", bound=Test)


class Side(Enum):
    """What a test shows of a card or character."""

    DOES = auto()  # what it does
    DOES_NOT = auto()  # what it does not do, or may not be used for
    MEETS = auto()  # what comes of it together with another card or character


TESTS: defaultdict[tuple[str, Side], list[Test]] = defaultdict(list)


def note(side: Side, subjects: tuple[Subject, ...]) -> Callable[[T], T]:
    def remember(test: T) -> T:
        for subject in subjects:
            TESTS[word(subject), side].append(test)
        return test

    return remember


def does(*subjects: Subject) -> Callable[[T], T]:
    return note(Side.DOES, subjects)


def does_not(*subjects: Subject) -> Callable[[T], T]:
    return note(Side.DOES_NOT, subjects)


def meets(*subjects: Subject) -> Callable[[T], T]:
    return note(Side.MEETS, subjects)
