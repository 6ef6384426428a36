"""The catalogue: complete in both languages, well printed, and used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from ludotheque.core.game import Game, OptionValue
from ludotheque.core.lesson import lesson_messages
from ludotheque.games import games
from ludotheque.words import LANGUAGES, concatenated
from tests.catalogue import all_texts, catalogue, ids, parsed

ROOT = Path(__file__).resolve().parent.parent
PACKAGE, WEB = ROOT / "src" / "ludotheque", ROOT / "web" / "src"
# What the table itself chooses, in words of the page and not of a game.
SEATING = {"players", "teams"}


def everything(lang: str, place: tuple[str, str]) -> set[str]:
    """The arguments that a text needs, those of the messages that it contains included."""
    entry = catalogue(lang)[place]
    inner = (everything(lang, reference) for reference in entry.references)
    return {name.removesuffix("_you") for name in entry.variables}.union(*inner)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_catalogue_is_understood(lang: str) -> None:
    junk = [part.content for part in parsed(lang) if isinstance(part, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    names = [part.id.name for part in parsed(lang) if isinstance(part, ast.Message)]
    assert sorted(names) == sorted(set(names))


def test_both_languages_have_the_same_messages_and_attributes() -> None:
    french, english = catalogue("fr").keys(), catalogue("en").keys()
    assert french - english == set(), "only in French"
    assert english - french == set(), "only in English"


def test_both_languages_need_the_same_arguments() -> None:
    for place in catalogue("fr").keys() - pieces():
        assert everything("fr", place) == everything("en", place), place


def pieces() -> set[tuple[str, str]]:
    """Texts that stand inside others, where one language may need to know more than the other."""
    return {inside for lang in LANGUAGES for entry in catalogue(lang).values() for inside in entry.references}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_contain_only_messages_that_exist(lang: str) -> None:
    for place, entry in catalogue(lang).items():
        assert entry.references <= catalogue(lang).keys(), place


# ---- typography


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotes_are_those_of_print(lang: str) -> None:
    wrong = [(where, text) for where, text in all_texts(lang) if "'" in text or '"' in text or "..." in text]
    assert wrong == []


def badly_spaced(text: str) -> str | None:
    """A French sign that stands after, or before, anything but its no-break space."""
    found = re.search(r"[^\u202f\s][;!?»](?![\w/])|[ \u00a0][;!?»]|[ \u202f]:|\w:(?!\w|//)|«[^\u202f]", text)
    return found[0] if found else None


def test_french_signs_have_their_no_break_spaces() -> None:
    wrong = [(where, text) for where, text in all_texts("fr") if badly_spaced(text)]
    assert wrong == []


def test_french_rules_have_their_no_break_spaces() -> None:
    for page in PACKAGE.glob("games/*/rules.fr.md"):
        lines = [line for line in page.read_text("utf-8").splitlines() if not line.startswith("|--")]
        assert [line for line in lines if badly_spaced(line)] == []


@pytest.mark.parametrize("text", ["Quoi ?", "Quoi?", "Fin !", "« oui »", "Malo : 3", "Malo: 3", "non ; si"])
def test_an_ordinary_space_in_french_is_told(text: str) -> None:
    assert badly_spaced(text)


# ---- what is used, and what is there


def sources() -> Iterator[str]:
    for path in (*PACKAGE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")):
        if "test" not in path.name:
            yield path.read_text("utf-8")


KINDS = "|".join(["cli", "error", "level", "page", "replay", "table", *games()])
QUOTED = re.compile(rf"""["'`]((?:{KINDS})-[a-z0-9-]*[a-z0-9])["'`]""")
SAID = re.compile(
    rf"""(?:say|sentence|attribute|maybe|Sentence|flaw|refused)\(\s*["'`]((?:{KINDS})-[a-z0-9-]*[a-z0-9])["'`]"""
)
MADE = re.compile(rf"""["'`]((?:{KINDS})-(?:[a-z0-9-]*-)?)(?:["'`]|\$?\{{)""")


@cache
def found(pattern: re.Pattern[str]) -> set[str]:
    return {match[1] for source in sources() for match in pattern.finditer(source)}


def option_ids(game: Game[Any]) -> set[str]:
    """The messages of a game's options and of their values."""
    choices = [option for option in game.options if option.name not in SEATING]
    names = {option.name: code(game.name, "option", option.name) for option in choices}
    return {*names.values(), *(code(names[o.name], value) for o in choices for value in o.values)}


def code(*parts: OptionValue) -> str:
    return "-".join(str(part).lower().replace("_", "-") for part in parts)


def ids_of_games() -> set[str]:
    return {
        id for game in games().values() for id in {game.name, *game.messages(), *option_ids(game), *lesson_ids(game)}
    }


def lesson_ids(game: Game[Any]) -> list[str]:
    return [] if game.lesson is None else lesson_messages(game.name, game.lesson)


def test_every_message_that_the_code_names_exists() -> None:
    assert found(SAID) - ids("en") == set()


def test_every_message_that_a_game_can_make_exists() -> None:
    assert ids_of_games() - ids("en") == set()


def test_every_option_of_a_game_is_explained() -> None:
    for game in games().values():
        for option in game.options:
            if option.name not in SEATING:
                assert (code(game.name, "option", option.name), "help") in catalogue("en")


def test_no_message_is_there_for_nothing() -> None:
    of_the_house = set(re.findall(r"^([a-z][\w-]*) =", concatenated("en"), re.MULTILINE))
    unnamed = of_the_house - found(QUOTED) - ids_of_games() - {id for id, _ in pieces()}
    assert [id for id in sorted(unnamed) if not id.startswith(tuple(found(MADE)))] == []
