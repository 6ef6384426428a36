"""The words of every sentence that a game can say, of its rules, and how they are put together."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from ludotheque.core.game import Game, OptionValue
from ludotheque.core.modes import plain
from ludotheque.core.sentence import Sentence
from ludotheque.games import games
from ludotheque.words import LANGUAGES, LOCALE, Words, concatenated, de, entries, language
from tests.books import Book, every_book
from tests.catalogue import FOLDERS, all_texts, catalogue, parsed

NAMES = ("Malo", "Inès", "Corail", "Zoé", "Hans", "Élodie", "Yann", "Théo")
# ---- every sentence of a game

VARIANTS: dict[str, list[dict[str, OptionValue]]] = {
    "korsar": [
        {"players": 2},
        {"players": 3, "captain_rule": "last_placed", "palette": "heidelberger"},
        {"players": 5, "min_attack": "match", "pirates_after_character": "forbidden", "palette": "loot"},
        {"players": 4, "teams": True, "team_admiral": "owner_only"},
        {"players": 8, "teams": True, "partner_sees_hand": False},
    ],
    "keylargo": [
        {"players": 5, "encounters": True},
        {"players": 3, "pickpocket": False},
        {"players": 4, "encounters": True, "pickpocket": False},
    ],
}
# What random games hardly ever come to; the game's own tests say each of them.
SELDOM = {
    "keylargo-event-reshuffled",
    "keylargo-reason-already-chosen",
    "keylargo-reason-game-over",
    "keylargo-reason-no-diver-left",
    "keylargo-reason-not-yourself",
    "keylargo-reason-out-of-stock",
}


def sentences(game: Game[Any], options: dict[str, OptionValue], seed: int) -> Iterator[tuple[int | None, Sentence]]:
    """Each sentence of a game, and who reads it: offers and refusals, what happened, for seats and for others.

    The game is random, but likes to do what it has seldom done.
    """
    rules, chance, done = plain(game), Random(seed), Counter[str]()
    s = rules.new_state()
    rules.setup(s, game.options_of(options), chance.randbytes(32))
    seats = range(int(game.options_of(options)["players"]))
    while not rules.is_terminal(s):
        seat = (rules.to_act(s) & -rules.to_act(s)).bit_length() - 1
        o = game.open(rules.observe(s, seat))
        yield from asked(game, rules.observe(s, seat), seat, chance)
        if chance.random() < 0.1:
            other = chance.choice(seats)
            yield from asked(game, rules.observe(s, other), other, chance)
        legal = rules.legal_actions(s, seat)
        seldom = min(legal, key=lambda action: done[game.offer(o, seat, action).id])
        action = seldom if chance.random() < 0.3 else chance.choice(legal)
        done[game.offer(o, seat, action).id] += 1
        rules.apply_action(s, seat, action)
        for viewer in (None, seat, chance.choice(seats)):
            yield from ((viewer, told) for told in game.events(game.open(rules.observe(s, viewer)), viewer))
    for seat in seats:
        yield from asked(game, rules.observe(s, seat), seat, chance)


def asked(game: Game[Any], observation: bytes, seat: int, chance: Random) -> Iterator[tuple[int, Sentence]]:
    """What a player would try, and something that nobody would."""
    o = game.open(observation)
    for action in (*game.tries(o, seat), chance.randrange(game.n_actions)):
        try:
            refused = game.reason(o, seat, action)
        except ValueError:  # no action has this id
            continue
        yield seat, refused or game.offer(o, seat, action)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.name))
def test_a_game_says_nothing_that_has_no_words(game: Game[Any]) -> None:
    unsaid = set(game.messages())
    variants = VARIANTS.get(game.name) or [dict(table) for table in game.tables]
    said: set[str] = set()
    for seed in range(10 * len(variants)):
        for viewer, sentence in sentences(game, variants[seed % len(variants)], seed):
            unsaid.discard(sentence.id)
            if repr((viewer, sentence)) in said:
                continue
            said.add(repr((viewer, sentence)))
            for lang in LANGUAGES:
                text = Words(lang, NAMES, viewer, FOLDERS).sentence(sentence)
                assert text
                assert not re.search(r"[{}]|\?\?\?|  ", text), sentence
        if unsaid <= SELDOM and seed >= len(variants):
            return
    assert unsaid <= SELDOM, "never said in these games"


# ---- rules in words


def headings(book: Book, lang: str) -> list[str]:
    page = book.folder / f"rules.{lang}.md"
    return re.findall(rf"^## ({book.code}(?:-[\w-]+|\u00a0?[ ]?[\d.]+)) .+$", page.read_text("utf-8"), re.MULTILINE)


@every_book
def test_the_rules_have_the_same_paragraphs_in_both_languages(book: Book) -> None:
    assert headings(book, "fr") == headings(book, "en")


@every_book
def test_the_rules_have_every_paragraph_and_ruling_of_the_reference(book: Book) -> None:
    parts = {chapter: ["", *(f".{i + 1}" for i in range(n))] for chapter, n in book.chapters.items()}
    numbers = [f"{book.code} {chapter}{part}" for chapter in parts for part in parts[chapter]]
    rulings = [f"{book.code}-R{n:02}" for n in sorted(book.rulings)]
    assert [id for id in headings(book, "en") if id in numbers] == numbers
    assert [id for id in headings(book, "en") if id in rulings] == rulings


@every_book
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_cited_can_be_read(book: Book, lang: str) -> None:
    there = set(headings(book, lang))
    texts = [text for _, text in all_texts(lang)] + [(book.folder / f"rules.{lang}.md").read_text("utf-8")]
    cited = {id for text in texts for id in re.findall(rf"{book.code}(?:-R\d\d| \d(?:\.\d+)?)", text)}
    assert cited
    assert cited <= there


@every_book
def test_every_refusal_names_its_rule(book: Book) -> None:
    for lang in LANGUAGES:
        for (id, attribute), entry in catalogue(lang).items():
            if id.startswith(f"{book.game}-reason-"):
                last = entry.texts[-1]
                assert re.search(rf"\((?:règle|rule) {book.code} \d\.\d+\)\.$", last), (id, attribute)


# ---- rendering


def test_de_before_a_name() -> None:
    for name, expected in json.loads((LOCALE / "de.json").read_text("utf-8")):
        assert de(name) == expected


def test_the_reader_is_spoken_to() -> None:
    drawn = Sentence("korsar-event-draw", {"card": "none"}, {"seat": 1})
    assert Words("fr", NAMES, 0).sentence(drawn) == "Inès pioche."
    assert Words("fr", NAMES, 1).sentence(drawn) == "Vous piochez."
    assert Words("en", NAMES).sentence(drawn) == "Inès draws."


def test_a_ship_is_named_by_its_owner_or_as_the_reader_s_own() -> None:
    left = Sentence("korsar-event-left", {"gold": 8}, {"owner": 1})
    assert Words("fr", NAMES).sentence(left) == "Égalité en tête\u00a0: personne ne prend le galion d’Inès, 8\u00a0or."
    assert Words("fr", NAMES, 1).sentence(left) == "Égalité en tête\u00a0: personne ne prend votre galion, 8\u00a0or."
    assert Words("en", NAMES).sentence(left) == "Tied for the lead: nobody takes Inès’s galleon, 8 gold."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert Words("en", ["", "Inès"]).name(0) == Words("en").say("page-seat-number", number=1)
    assert Words("en", ["Malo"]).name(3) == Words("en").say("page-seat-number", number=4)


def test_a_message_that_is_not_there_and_an_argument_that_is_missing_are_errors() -> None:
    with pytest.raises(KeyError, match="korsar-event-nothing"):
        Words("fr").sentence(Sentence("korsar-event-nothing"))
    with pytest.raises(ValueError, match="gold"):
        Words("fr").sentence(Sentence("korsar-event-lay-ship", {}, {"seat": 0}))
    with pytest.raises(ValueError, match="expected one of fr, en"):
        Words("de")


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], expected: str) -> None:
    assert language(environ) == expected


@pytest.mark.parametrize(
    ("got", "shown"),
    [
        ("\x1b[2J\x9b31m", "\ufffd[2J\ufffd31m"),
        ("one\nKO-S28 passed\u2028two", "one\ufffdKO-S28 passed\ufffdtwo"),
        ("\u202egnp\u2066", "\ufffdgnp\ufffd"),
        ("\udcff", "\ufffd"),
        ("Malo\u202f! \U0001f469\u200d\U0001f680", "Malo\u202f! \U0001f469\u200d\U0001f680"),
        ("x" * 5000, "x" * 1000 + "…" + "x" * 1000),
    ],
)
def test_an_argument_is_one_line_of_signs_that_only_show(got: str, shown: str) -> None:
    for lang in LANGUAGES:
        assert shown in Words(lang).say("error-command", got=got, expected="")


def test_a_number_beyond_all_figures_is_still_told() -> None:
    assert "9" * 1000 + "…" in Words("en").say("cli-check-total", passed=10**4000 - 1, failed=0)


def test_a_game_from_another_package_brings_its_words(tmp_path: Path) -> None:
    for lang, word in (("fr", "Bonjour"), ("en", "Hello")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "other.ftl").write_text(f"other-event-hello = {word}, {{ $seat }}\n", encoding="utf-8")
    assert "other-event-hello = Hello" in concatenated("en", [tmp_path])
    hello = Sentence("other-event-hello", seats={"seat": 1})
    assert Words("fr", NAMES, folders=[tmp_path]).sentence(hello) == "Bonjour, Inès"


# ---- messages are read one by one


def read_alone(source: str) -> dict[str, Any]:
    """What Fluent makes of each message when it is given nothing else."""
    return {name: FluentParser().parse(entry).body[0] for name, entry in entries(source).items()}


def expect_same(alone: dict[str, Any], together: tuple[Any, ...]) -> None:
    messages = [part for part in together if isinstance(part, ast.Message | ast.Term)]
    assert len(messages) == len(alone)
    for message in messages:
        name = f"{'-' if isinstance(message, ast.Term) else ''}{message.id.name}"
        assert message.equals(alone[name], ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_read_alone_is_the_same_as_in_the_whole_catalogue(lang: str) -> None:
    expect_same(read_alone(concatenated(lang, FOLDERS)), parsed(lang))


def test_a_message_is_read_alone_however_it_is_written() -> None:
    source = """
# first = no message
one = { $n ->
    [1] { two } = one
   *[other] many
}
## Part
two=
    begins = here

    and goes on
    .you = you
-brand = { "{" }
three   = { -brand } # no comment
"""
    alone = read_alone(source)
    assert list(alone) == ["one", "two", "-brand", "three"]
    expect_same(alone, tuple(FluentParser().parse(source).body))


def test_a_message_says_what_it_holds_of_others_whoever_was_read_before(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    source = """
outer = { middle }, { -brand } and { middle.you }
middle = in { inner }
    .you = yours
inner = deep
-brand = ours
"""
    (tmp_path / "en" / "words.ftl").write_text(source, encoding="utf-8")
    words = Words("en", folders=[tmp_path])
    assert words.say("inner") == "deep"
    assert words.say("outer") == "in deep, ours and yours"
    with pytest.raises(KeyError):
        words.say("no-such-message")
