"""KO 1: the 78 cards, and the check sums that a data file must pass."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games.korsar import GAME, cards
from ludotheque.games.korsar.cards import (
    ADMIRAL,
    CAPTAIN,
    CARDS,
    COLOURS,
    EDITION,
    GOLD,
    KINDS,
    PALETTES,
    PIRATE,
    STRENGTHS,
    captain,
    colour_of,
    is_pirate,
    is_ship,
    pirate,
    read_edition,
    ship,
)
from ludotheque.words import Words

BOX = Path(cards.__file__).with_name("cards.toml")

CORRUPTED = [
    # (what stands in the box, what is put there, the row, what was got, what was expected)
    ("2 = 5", "2 = 6", "[ships] copies", "26", "25"),
    ("2 = 5", "2 = 4", "[ships] copies", "24", "25"),
    ("2 = 5\n3 = 6", "2 = 6\n3 = 5", "[ships] gold × copies", "99", "100"),
    ("8 = 1", "8 = -1", "[ships] 8", "-1", "0–78"),
    ("8 = 1", "8 = 1.5", "[ships] 8", "1.5", "0–78"),
    ("8 = 1", "8 = true", "[ships] 8", "True", "0–78"),
    ("1 = 2", "1 = 3", "[pirates] copies", "13", "12"),
    ("1 = 2\n2 = 4", "1 = 3\n2 = 3", "[pirates] strength × copies", "29", "30"),
    ("captains = 4", 'captains = "four"', "[characters] captains", "four", "4"),
    ("captains = 4", "captains = 3", "[characters] captains", "3", "4"),
    ("captains = 4", "captains = 8", "[characters] captains", "8", "4"),
    ("admirals = 1", "admirals = 2", "[characters] admirals", "2", "1"),
    ('"korsar"', '"keylargo"', "game", "keylargo", "korsar"),
    ('"tilsit"', '"Le Tilsit"', "edition", "Le Tilsit", "a-z 0-9 -, 1–40"),
]
INCOMPLETE = [
    ("8 = 1", "", "error-edition-missing", "[ships] 8"),
    ("8 = 1", "9 = 1", "error-edition-missing", "[ships] 8"),
    ("8 = 1", "8 = 1\n9 = 0", "error-edition-row", "[ships] 9"),
    ("[ships] ", "[boats] ", "error-edition-missing", "[ships] 2"),
    ("admirals = 1", "", "error-edition-missing", "[characters] admirals"),
    ('game = "korsar"', "", "error-edition-missing", "game"),
]


def edited(old: str, new: str) -> str:
    text = BOX.read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


def refusal(text: str) -> Sentence:
    with pytest.raises(Refused) as refused:
        read_edition(text, "mine.toml")
    return refused.value.sentence


@pytest.mark.parametrize(("old", "new", "row", "got", "expected"), CORRUPTED, ids=[new for _, new, *_ in CORRUPTED])
def test_a_box_that_does_not_add_up_is_refused(old: str, new: str, row: str, got: str, expected: str) -> None:
    """KO 1.2: the message names file, row, what was got and what was expected"""
    args = {"file": "mine.toml", "row": row, "got": got, "expected": expected}
    assert refusal(edited(old, new)).args == args


@pytest.mark.parametrize(("old", "new", "id", "row"), INCOMPLETE, ids=[new or old for old, new, *_ in INCOMPLETE])
def test_a_box_with_a_row_too_few_or_too_many_is_refused(old: str, new: str, id: str, row: str) -> None:
    """KO 1.1"""
    sentence = refusal(edited(old, new))
    assert (sentence.id, sentence.args["row"]) == (id, row)


def test_another_box_that_adds_up_is_an_edition() -> None:
    """KO 1.2: sums are checked, not the single numbers"""
    text = edited('"tilsit"', '"mine"').replace("2 = 5\n3 = 6\n4 = 5", "2 = 6\n3 = 4\n4 = 6")
    edition = read_edition(text, "mine.toml")
    assert (edition.name, list(edition.figures[:3])) == ("mine", [6, 4, 6])
    assert GAME.is_sound(edition.figures)


@pytest.mark.parametrize("card", [ship(2), pirate(3, 1), captain(1), ADMIRAL, KINDS + ship(8)])
def test_figures_that_no_box_has_are_not_sound(card: int) -> None:
    """KO 1.2: wherever the figures come from"""
    figures = list(EDITION.figures)
    figures[card] += 1
    assert not GAME.is_sound(figures)


def test_fewer_than_no_copies_are_not_sound() -> None:
    """KO 1.2: although these sums are right"""
    ships = [9, 3, 2, 3, 5, 4, -1]
    assert (sum(ships), sum(g * n for g, n in zip(GOLD, ships, strict=True))) == (25, 100)
    assert not GAME.is_sound((*ships, *EDITION.figures[7:]))


def test_the_box_holds_the_cards_of_the_rulebook() -> None:
    """KO 1.1, KO-S22"""
    copies = EDITION.figures[:KINDS]
    assert len(copies) == KINDS
    assert sum(copies) == CARDS == 78
    assert [copies[ship(gold)] for gold in GOLD] == [5, 6, 5, 5, 2, 1, 1]
    assert sum(copies[ship(gold)] for gold in GOLD) == 25
    assert sum(gold * copies[ship(gold)] for gold in GOLD) == 100
    for colour in range(COLOURS):
        assert [copies[pirate(colour, strength)] for strength in STRENGTHS] == [2, 4, 4, 2]
        assert sum(copies[pirate(colour, strength)] for strength in STRENGTHS) == 12
        assert sum(strength * copies[pirate(colour, strength)] for strength in STRENGTHS) == 30
        assert copies[captain(colour)] == 1
    assert copies[ADMIRAL] == 1


def test_a_ship_is_worth_its_gold_and_a_pirate_its_strength() -> None:
    """KO 1.1"""
    worth = EDITION.figures[KINDS:]
    assert [worth[ship(gold)] for gold in GOLD] == list(GOLD)
    assert [[worth[pirate(c, strength)] for strength in STRENGTHS] for c in range(COLOURS)] == [[1, 2, 3, 4]] * 4
    assert [worth[kind] for kind in range(CAPTAIN, KINDS)] == [0] * 5


def test_every_pirate_and_captain_has_a_colour_and_the_admiral_has_none() -> None:
    """KO 1.2, KO-R23"""
    for colour in range(COLOURS):
        assert {colour_of(pirate(colour, strength)) for strength in STRENGTHS} == {colour}
        assert colour_of(captain(colour)) == colour
    assert colour_of(ADMIRAL) == -1


def test_every_kind_is_one_thing() -> None:
    """KO 1.1"""
    kinds: list[tuple[Callable[[int], bool], int]] = [(is_ship, 7), (is_pirate, 16)]
    for is_kind, n in kinds:
        assert sum(is_kind(kind) for kind in range(KINDS)) == n
    assert [kind for kind in range(KINDS) if is_ship(kind)] == list(range(PIRATE))
    assert not any(is_ship(kind) and is_pirate(kind) for kind in range(KINDS))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_green_captain_is_henry_morgan_and_anne_bonny_has_no_dates(lang: str) -> None:
    """KO-R04, KO 1.4: in the catalogue, whatever the palette, and on the rules page"""
    words = Words(lang)
    named = {
        palette: [words.say("korsar-captain", colour=name) for name in names] for palette, names in PALETTES.items()
    }
    assert list(named["tilsit"]) == [
        "Edward Teach",
        "l’Olonnais" if lang == "fr" else "L’Olonnais",
        "Anne Bonny",
        "Henry Morgan",
    ]
    assert named["heidelberger"] == named["loot"] == named["tilsit"]
    page = BOX.with_name(f"rules.{lang}.md").read_text(encoding="utf-8")
    assert re.search(r"Henry Morgan \(1635–1688\) \|", page)
    assert re.search(r"Anne Bonny \|", page)


def test_palettes_name_the_same_four_colours() -> None:
    """KO 1.3; S0's black pirates are yellow ones in the French box (KO-R03)"""
    assert PALETTES == {
        "tilsit": ("yellow", "red", "blue", "green"),
        "heidelberger": ("black", "red", "blue", "green"),
        "loot": ("gold", "purple", "blue", "green"),
    }
