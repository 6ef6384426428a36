"""Every card and every character is shown by tests: what it does, what it does not, what it meets."""

from __future__ import annotations

import inspect
import re

import pytest

from ludotheque.core.naming import word
from ludotheque.games.katana.state import Card, Character
from tests.games.katana import (
    test_action_cards_calling,
    test_action_cards_drawing,
    test_action_cards_taking,
    test_bushido_in_play,
    test_characters_attacked,
    test_characters_attacking,
    test_characters_drawing,
    test_properties_in_play,
    test_weapons,
)
from tests.games.katana.about import TESTS, Side, Subject, Test
from tests.games.katana.played import Situation

MODULES = (
    test_weapons,
    test_action_cards_taking,
    test_action_cards_calling,
    test_action_cards_drawing,
    test_properties_in_play,
    test_bushido_in_play,
    test_characters_attacking,
    test_characters_attacked,
    test_characters_drawing,
)
SUBJECTS: list[Subject] = [*Card, *Character]


def shows(test: Test, subject: Subject) -> bool:
    """Whether a test plays with this card or character, expects something of it, and cites its rule."""
    rule = test.__doc__ or ""
    _, _, body = inspect.getsource(test).rpartition(rule)
    given = [mark.args[1] for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    names = re.findall(r"[a-z_]+", f"{body} {given}")
    return bool(re.search(r"KA(-[RS]\d\d| \d)", rule)) and "assert " in body and word(subject) in names


@pytest.mark.parametrize("side", Side, ids=lambda side: side.name.lower())
@pytest.mark.parametrize("subject", SUBJECTS, ids=word)
def test_every_card_and_character_is_shown_from_each_side(subject: Subject, side: Side) -> None:
    tests = TESTS[word(subject), side]
    assert tests
    assert [test.__name__ for test in tests if not shows(test, subject)] == []


def test_no_test_is_hidden_by_a_later_one_of_its_name() -> None:
    collected = {id(test) for module in MODULES for test in vars(module).values()}
    assert [test.__name__ for tests in TESTS.values() for test in tests if id(test) not in collected] == []


def test_an_empty_shell_shows_nothing() -> None:
    """Each of what is asked for can be missing."""

    def whole(situation: Situation) -> None:
        """KA-R28"""
        s = situation("seat  hand\n0     geisha, bokken")
        assert s.legal()

    def without_rule(situation: Situation) -> None:
        """Geisha"""
        assert situation("seat  hand\n0     geisha, bokken").legal()

    def without_expectation(situation: Situation) -> None:
        """KA-R28"""
        situation("seat  hand\n0     geisha, bokken")

    assert shows(whole, Card.GEISHA)
    assert shows(whole, Card.BOKKEN)
    assert not shows(whole, Card.BO)
    assert not shows(without_rule, Card.GEISHA)
    assert not shows(without_expectation, Card.GEISHA)
