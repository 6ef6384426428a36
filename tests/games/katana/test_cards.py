"""KA 2: the cards, the characters and the tokens, and the sums that a data file must pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque import cli
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games.katana import GAME
from ludotheque.games.katana.cards import (
    ACCURACY,
    DAMAGE,
    EDITION,
    FILE,
    HONOUR,
    MULTIPLIERS,
    N_FIGURES,
    RESILIENCE,
    card_of,
    is_property,
    is_weapon,
    misprints,
    read_edition,
)
from ludotheque.games.katana.state import CARDS, KINDS, WEAPONS, Card, Character, Property
from tests.games.katana.played import Situation

BOX = FILE.read_text(encoding="utf-8")

WRONG = [
    # (what stands in the box, what is put there, the row, what was got, what was expected)
    ("bokken = { copies = 6", "bokken = { copies = 7", "[weapons] copies", "33", "32"),
    ("daikyu = { copies = 1", "daikyu = { copies = 0", "[weapons] copies", "31", "32"),
    ("geisha = 6", "geisha = 7", "[actions] copies", "44", "43"),
    ("daimyo = 3", "daimyo = 2", "[actions] copies", "42", "43"),
    ("bushido = 2", "bushido = 1", "[properties] copies", "14", "15"),
    ("focus = 6", "focus = 7", "[properties] copies", "16", "15"),
    ("geisha = 6", "geisha = -6", "[actions] geisha", "-6", "0–90"),
    ("geisha = 6", "geisha = 6.5", "[actions] geisha", "6.5", "0–90"),
    ("geisha = 6", "geisha = true", "[actions] geisha", "True", "0–90"),
    ("copies = 6, accuracy = 1", "copies = 6, accuracy = 0", "[weapons.bokken] accuracy", "0", "1–9"),
    ("accuracy = 5, damage = 2", "accuracy = 5, damage = 0", "[weapons.daikyu] damage", "0", "1–9"),
    ("benkei = 5", "benkei = 0", "[resilience] benkei", "0", "1–9"),
    ("shogun = [6, 5, 5, 5, 5]", "shogun = [6, 5, 5, 5, 7]", "[honour] 7", "31", "0–30"),
    ("shogun = [6, 5,", "shogun = [0, 5,", "[honour] shogun", "[0, 5, 5, 5, 5]", "5 × 1–15"),
    ("others = [3, 3, 3, 4, 4]", "others = [3, 3, 3, 4]", "[honour] others", "[3, 3, 3, 4]", "5 × 1–15"),
    ("ronin = [0, 0, 2,", "ronin = [0, 0, 10,", "[multipliers] ronin", "[0, 0, 10, 3, 3]", "5 × 0–9"),
    ('game = "katana"', 'game = "korsar"', "game", "korsar", "katana"),
    ('"asmodee-2013"', '"Asmodee 2013"', "edition", "Asmodee 2013", "a-z 0-9 -, 1–40"),
]
INCOMPLETE = [
    ("parry = 15", "", "error-edition-missing", "[actions] parry"),
    ("parry = 15", "parry = 15\nninjutsu = 0", "error-edition-row", "[actions] ninjutsu"),
    ("katana = { copies", "sai = { copies", "error-edition-missing", "[weapons.katana] copies"),
    ("bushido = 2", "code = 2", "error-edition-missing", "[properties] bushido"),
    ("ushiwaka = 4", "", "error-edition-missing", "[resilience] ushiwaka"),
    ("others = [3, 3, 3, 4, 4]", "", "error-edition-missing", "[honour] others"),
]


def edited(old: str, new: str) -> str:
    assert old in BOX
    return BOX.replace(old, new, 1)


def refusal(text: str) -> Sentence:
    with pytest.raises(Refused) as refused:
        read_edition(text, "mine.toml")
    return refused.value.sentence


@pytest.mark.parametrize(("old", "new", "row", "got", "expected"), WRONG, ids=[new for _, new, *_ in WRONG])
def test_a_box_that_does_not_add_up_is_refused(old: str, new: str, row: str, got: str, expected: str) -> None:
    """KA 2.1, KA-R01: the message names file, row, what was got and what was expected"""
    args = {"file": "mine.toml", "row": row, "got": got, "expected": expected}
    sentence = refusal(edited(old, new))
    assert sentence.args == args
    assert sentence.id == ("error-edition-sum" if row.endswith("] copies") else "error-edition")


@pytest.mark.parametrize(("old", "new", "id", "row"), INCOMPLETE, ids=[new or old for old, new, *_ in INCOMPLETE])
def test_a_box_with_a_row_too_few_or_too_many_is_refused(old: str, new: str, id: str, row: str) -> None:
    """KA 2.2, KA 2.3, KA 2.4"""
    sentence = refusal(edited(old, new))
    assert (sentence.id, sentence.args["row"]) == (id, row)


def test_another_box_that_adds_up_is_an_edition() -> None:
    """KA-R02: sums are checked, not the copies of each card"""
    text = edited('"asmodee-2013"', '"mine"').replace("geisha = 6\ndiversion = 5", "geisha = 7\ndiversion = 4")
    edition = read_edition(text, "mine.toml")
    assert (edition.name, edition.figures[Card.GEISHA], edition.figures[Card.DIVERSION]) == ("mine", 7, 4)
    assert GAME.is_sound(edition.figures)


@pytest.mark.parametrize(
    ("copies", "expected"),
    [("bushido = 1", "[properties] copies"), ("bushido = 3", "[properties] copies")],
)
def test_the_numbers_of_other_printings_are_refused(copies: str, expected: str) -> None:
    """KA-R01, KA-R02: 14 properties and 44 actions, or a third Bushido, are no box of this edition"""
    assert refusal(edited("bushido = 2", copies)).args["row"] == expected


FIGURES = [
    # (the figure changed, its place, what is put there, the row)
    ("weapons", Card.BOKKEN, 7, "[weapons] copies"),
    ("actions", Card.PARRY, 14, "[actions] copies"),
    ("properties", Card.ARMOR, 5, "[properties] copies"),
    ("accuracy", ACCURACY, 10, "accuracy"),
    ("damage", DAMAGE, 0, "damage"),
    ("resilience", RESILIENCE, 10, "[resilience]"),
    ("honour", HONOUR + 1, 0, "[honour]"),
    ("honour in play", HONOUR + 8, 15, "[honour] 7"),
    ("multiplier", MULTIPLIERS, -1, "[multipliers]"),
]


@pytest.mark.parametrize(("name", "at", "figure", "row"), FIGURES, ids=[name for name, *_ in FIGURES])
def test_figures_that_no_box_has_are_not_sound(name: str, at: int, figure: int, row: str) -> None:
    """KA 2.1: wherever the figures come from, a record's header included"""
    figures = list(EDITION.figures)
    figures[at] = figure
    assert row in [misprint.row for misprint in misprints(figures)]
    assert not GAME.is_sound(figures)


def test_fewer_than_no_copies_are_not_sound() -> None:
    """KA 2.1: although the sum is right"""
    figures = list(EDITION.figures)
    figures[Card.BOKKEN], figures[Card.KATANA] = 8, -1
    assert not GAME.is_sound(figures)


def test_as_many_figures_as_a_box_has_are_needed() -> None:
    """KA 2"""
    assert len(EDITION.figures) == N_FIGURES
    assert not GAME.is_sound(EDITION.figures[:-1])
    assert not GAME.is_sound((*EDITION.figures, 0))


def test_the_box_holds_32_weapons() -> None:
    """KA 2.2, KA-R02: copies, accuracy, damage"""
    weapons = {
        Card.BOKKEN: (6, 1, 1),
        Card.KISERU: (5, 1, 2),
        Card.WAKIZASHI: (1, 1, 3),
        Card.BO: (5, 2, 1),
        Card.KUSARIGAMA: (4, 2, 2),
        Card.KATANA: (1, 2, 3),
        Card.SHURIKEN: (3, 3, 1),
        Card.KANABO: (1, 3, 2),
        Card.NODACHI: (1, 3, 3),
        Card.NAGINATA: (2, 4, 1),
        Card.NAGAYARI: (1, 4, 2),
        Card.TANEGASHIMA: (1, 5, 1),
        Card.DAIKYU: (1, 5, 2),
    }
    figures = EDITION.figures
    assert {w: (figures[w], figures[ACCURACY + w], figures[DAMAGE + w]) for w in Card if is_weapon(w)} == weapons
    assert sum(copies for copies, *_ in weapons.values()) == 32


def test_the_box_holds_43_actions() -> None:
    """KA 2.3, KA-R01, KA-R02"""
    actions = {
        Card.PARRY: 15,
        Card.GEISHA: 6,
        Card.DIVERSION: 5,
        Card.BATTLE_CRY: 4,
        Card.TEA_CEREMONY: 4,
        Card.JUJUTSU: 3,
        Card.BREATHING: 3,
        Card.DAIMYO: 3,
    }
    assert {card: EDITION.figures[card] for card in Card if not is_weapon(card) and not is_property(card)} == actions
    assert sum(actions.values()) == 43


def test_the_box_holds_15_properties() -> None:
    """KA 2.4, KA-R01, KA-R02"""
    copies = {property: EDITION.figures[card_of(property)] for property in Property}
    assert copies == {Property.FOCUS: 6, Property.ARMOR: 4, Property.FAST_DRAW: 3, Property.BUSHIDO: 2}
    assert [card_of(property) for property in Property] == [card for card in Card if is_property(card)]
    assert sum(copies.values()) == 15


def test_the_box_holds_90_playing_cards_of_25_kinds() -> None:
    """KA 2.1, KA-R01"""
    assert sum(EDITION.figures[:KINDS]) == CARDS == 32 + 43 + 15
    assert [sum(map(is_weapon, Card)), sum(map(is_property, Card)), len(Card)] == [WEAPONS, 4, KINDS]


def test_seven_characters_have_five_resilience_and_five_have_four() -> None:
    """KA 2.1"""
    resilience = {character: EDITION.figures[RESILIENCE + character] for character in Character}
    assert {character for character, n in resilience.items() if n == 4} == {
        Character.CHIYOME,
        Character.GINCHIYO,
        Character.HANZO,
        Character.HIDEYOSHI,
        Character.USHIWAKA,
    }
    assert sorted(resilience.values()) == [4] * 5 + [5] * 7


def test_the_figures_of_the_box_are_read_from_its_file() -> None:
    """KA 2"""
    assert read_edition(BOX, FILE.name) == GAME.edition
    assert GAME.edition.name == "asmodee-2013"


def test_another_edition_is_used_throughout_a_game(situation: Situation) -> None:
    """KA 2: figures are public fields of the state, never globals of compiled code"""
    text = edited("copies = 6, accuracy = 1, damage = 1", "copies = 6, accuracy = 2, damage = 3")
    figures = read_edition(text.replace("goemon = 5", "goemon = 7"), "mine.toml").figures
    s = situation("seat  character  hand\n0  chiyome  bokken\n1  tomoe  parry\n2  goemon  parry", figures=figures)
    assert s.resilience[2] == 7
    s.play("0: bokken > 2", "2: suffer")
    assert s.resilience[2] == 4


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("geisha = 6", "geisha = 7", "[actions] copies: the sum is 44, and 43 is expected."),
        ("parry = 15", "parry = many", "this is not well-formed TOML."),
        ("benkei = 5", "", "the row [resilience] benkei is missing. Expected: 1–9."),
        ('"mine"', '"asmodee-2013"', "katana has an edition “asmodee-2013” already."),
    ],
)
def test_a_wrong_file_is_told_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    said: str,
) -> None:
    """KA-R01: `--edition FILE` names the file, the row and what is expected, and then nothing is done"""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    text = edited('"asmodee-2013"', '"mine"')
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    data = tmp_path / "data"
    assert cli.main(["serve", "--no-browser", "--data", str(data), "--edition", str(file)]) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.startswith(str(file))
    assert said in told.err
    assert not data.exists()
