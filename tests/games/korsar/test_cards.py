"""KO 1: the 78 cards, and the check sums that a data file must pass."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.games.korsar import cards
from ludotheque.games.korsar.cards import (
    ADMIRAL,
    CAPTAIN,
    CARDS,
    COLOURS,
    EDITION,
    GOLD,
    KINDS,
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
    # (what stands in the box, what is put there, what the message must name)
    ("2 = 5", "2 = 6", "[ships]: number of ships: got 26, expected 25"),
    ("2 = 5", "2 = 4", "[ships]: number of ships: got 24, expected 25"),
    ("2 = 5\n3 = 6", "2 = 6\n3 = 5", "[ships]: sum of gold: got 99, expected 100"),
    ("8 = 1", "9 = 1", "row 9 = 1 of [ships]: expected one of 2, 3, 4, 5, 6, 7, 8"),
    ("8 = 1", "eight = 1", "row eight = 1 of [ships]"),
    ("8 = 1", '"³" = 1', "row ³ = 1 of [ships]"),
    ("8 = 1", "8 = -1", "row 8 = -1 of [ships]"),
    ("8 = 1", "8 = 1.5", "row 8 = 1.5 of [ships]"),
    ("8 = 1", 'x8 = "one"', "row x8 = one of [ships]"),
    ("1 = 2", "1 = 3", "[pirates]: pirates a colour: got 13, expected 12"),
    ("1 = 2\n2 = 4", "1 = 3\n2 = 3", "[pirates]: strength a colour: got 29, expected 30"),
    ("4 = 2\n", "5 = 2\n", "row 5 = 2 of [pirates]: expected one of 1, 2, 3, 4"),
    ("captains = 4", 'captains = "four"', "row captains = four of [characters]: expected one of captains, admirals"),
    ("captains = 4", "captain = 4", "row captain = 4 of [characters]: expected one of captains, admirals"),
    ("captains = 4", "captains = 3", "[characters]: captains: got 3, expected 4"),
    ("captains = 4", "captains = 8", "[characters]: captains: got 8, expected 4"),
    ("admirals = 1", "admirals = 2", "[characters]: admirals: got 2, expected 1"),
    ("admirals = 1", "", "[characters]: admirals: got 0, expected 1"),
    ('"red", "blue", "green"]\nheidel', '"red", "blue", "red"]\nheidel', "[palettes] tilsit: different colours: got 3"),
    ('"purple", ', "", "[palettes] loot: different colours: got 3, expected 4"),
    ('["gold", "purple", "blue", "green"]', '"wxyz"', "row loot = wxyz of [palettes]: expected the names of 4 colours"),
    (
        '["gold", "purple", "blue", "green"]',
        "[1, 2, 3, 4]",
        "row loot = [1, 2, 3, 4] of [palettes]: expected the names",
    ),
    ("[ships] ", "[boats] ", "[ships]: number of ships: got 0, expected 25"),
]


def edited(tmp_path: Path, old: str, new: str) -> Path:
    text = BOX.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "cards.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(("old", "new", "message"), CORRUPTED, ids=[new or old for old, new, _ in CORRUPTED])
def test_a_box_that_does_not_add_up_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    """KO 1.2: the message names file, row and what was expected"""
    path = edited(tmp_path, old, new)
    with pytest.raises(ValueError, match=r"^cards\.toml: ") as refused:
        read_edition(path)
    assert message in str(refused.value)


def test_a_box_without_palettes_is_refused(tmp_path: Path) -> None:
    """KO 1.3"""
    text = BOX.read_text(encoding="utf-8")
    path = tmp_path / "cards.toml"
    path.write_text(text[: text.index("[palettes]")], encoding="utf-8")
    with pytest.raises(ValueError, match=r"cards\.toml: \[palettes\]"):
        read_edition(path)


def test_the_box_holds_the_cards_of_the_rulebook() -> None:
    """KO 1.1, KO-S22"""
    copies = EDITION.copies
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
    worth = EDITION.worth
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
        palette: [words.say("korsar-captain", colour=name) for name in names]
        for palette, names in EDITION.palettes.items()
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
    assert EDITION.palettes == {
        "tilsit": ("yellow", "red", "blue", "green"),
        "heidelberger": ("black", "red", "blue", "green"),
        "loot": ("gold", "purple", "blue", "green"),
    }
