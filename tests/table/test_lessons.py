"""Lessons: each leads to its end, whichever of the proposed moves one makes, and corrects all others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from ludotheque.core.game import Game
from ludotheque.core.lesson import Chapter, lesson_message, read_lesson
from ludotheque.core.sentence import Refused
from ludotheque.games import find_game, games
from ludotheque.store.rows import row_of, text_of
from ludotheque.table import Begin, Decide, LaidOut, OpenChapter, Opened, Sit, Table, TakeHint, open_lesson
from ludotheque.table.teaching import MOST_CHAPTERS, lesson_of, move_actions, progress
from ludotheque.words import LANGUAGES, Words
from tests.table.playing import do, why_not

TAUGHT = [game for game in games().values() if game.lesson is not None]
every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])
KORSAR = find_game("korsar")


def lesson(game: Game[Any]) -> Table:
    return Table(game, open_lesson(game, "Zoé", 3, bytes(32)))


def decide(table: Table, action: int) -> Decide:
    """The decision that the lesson waits for, as this action."""
    move = progress(table).move
    assert move is not None
    by = "human" if move.seat == lesson_of(table).seat else "bot"
    return Decide(move.seat, table.decision(move.seat), action, by)  # type: ignore[arg-type]  # both are a By


def ways(chapter: Chapter) -> Iterator[tuple[int, ...]]:
    """Every choice among the moves that a chapter proposes, as places in them."""
    return product(*(range(len(move.actions)) for move in chapter.moves))


def walk(table: Table, number: int, way: tuple[int, ...]) -> Iterator[Table]:
    """Plays a chapter of the lesson on this way; the table before each decision, and at the end."""
    if progress(table).chapter != number:
        do(table, OpenChapter(lesson_of(table).seat, number))
    for which in way:
        yield table
        move = progress(table).move
        assert move is not None
        do(table, decide(table, move_actions(table, move)[which]))
    yield table


@every_lesson
def test_every_way_through_a_lesson_leads_to_its_end(game: Game[Any]) -> None:
    assert game.lesson is not None
    last = len(game.lesson.chapters) - 1
    for number, chapter in enumerate(game.lesson.chapters):
        for way in ways(chapter):
            table = lesson(game)
            *_, ended = walk(table, number, way)
            assert progress(ended).move is None
            assert (ended.status == "over") == (number == last), chapter.id


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_learner_reads_has_words(game: Game[Any], lang: str) -> None:
    table, told = lesson(game), []
    learner = lesson_of(table).seat
    for number, chapter in enumerate(lesson_of(table).chapters):
        for _ in walk(table, number, (0,) * len(chapter.moves)):
            move = progress(table).move
            if move is not None and move.seat == learner and move.step is not None:
                ids = [lesson_message(game.name, move.step.id, *part) for part in ([], ["task"], ["wrong"])]
                told += [Words(lang).say(id) for id in ids]
    words = Words(lang, [seat.name for seat in table.seats], learner)
    told += [words.sentence(entry.sentence) for entry in table.log(learner)]
    assert [text for text in told if not text or re.search(r"[{}]|\?\?\?|  ", text)] == []


@every_lesson
def test_a_step_is_about_a_paragraph_of_the_rules(game: Game[Any]) -> None:
    rules = (game.folder / "rules.en.md").read_text("utf-8")
    assert game.lesson is not None
    assert [step.rule for step in game.lesson.steps if f"## {step.rule} " not in rules] == []


@every_lesson
def test_any_other_move_is_answered_in_words_of_the_step_or_by_the_rules(game: Game[Any]) -> None:
    table = lesson(game)
    learner = lesson_of(table).seat
    others = 0
    for number, chapter in enumerate(lesson_of(table).chapters):
        for _ in walk(table, number, (0,) * len(chapter.moves)):
            move = progress(table).move
            if move is None or move.seat != learner or move.step is None:
                continue
            corrected = lesson_message(game.name, move.step.id, "wrong")
            for action in set(table.legal_actions(learner)) - set(move_actions(table, move)):
                assert why_not(table, decide(table, action)) == corrected
                others += 1
            for refusal in table.position(learner).refusals:  # type: ignore[union-attr]  # the game is on
                assert why_not(table, decide(table, refusal.action)) == refusal.sentence.id
    assert others > len(lesson_of(table).steps)


@every_lesson
def test_a_lesson_is_its_rows(game: Game[Any]) -> None:
    table = lesson(game)
    for number, chapter in enumerate(lesson_of(table).chapters):
        for _ in walk(table, number, (0,) * len(chapter.moves)):
            pass
    again = Table(game, [row_of(text_of(row)) for row in table.rows])
    assert (again.worlds, again.seats) == (table.worlds, table.seats)


def test_others_do_what_is_written_and_nobody_is_faster() -> None:
    table = lesson(KORSAR)
    assert why_not(table, Decide(1, table.decision(1), 0, "bot")) == "error-not-your-turn"
    do(table, decide(table, move_actions(table, progress(table).move)[0]))  # type: ignore[arg-type]  # it is there
    draw, *_ = move_actions(table, progress(table).move)  # type: ignore[arg-type]
    other = next(action for action in table.legal_actions(1) if action != draw)
    assert why_not(table, decide(table, other)) == "korsar-lesson-lay-wrong"


def test_a_chapter_may_be_left_and_begun_anew_and_a_button_of_before_does_nothing() -> None:
    table = lesson(KORSAR)
    before = decide(table, move_actions(table, progress(table).move)[0])  # type: ignore[arg-type]
    do(table, OpenChapter(0, 2))
    assert progress(table).chapter == 2
    do(table, OpenChapter(0, 0))
    assert why_not(table, before) == "error-stale"
    assert why_not(table, OpenChapter(0, 9)) == "error-lesson-chapter"
    assert why_not(table, OpenChapter(1, 0)) == "error-not-seated"


def test_in_a_lesson_nothing_else_is_done() -> None:
    table = lesson(KORSAR)
    assert table.intend(Sit(0)) == []
    assert [why_not(table, intent) for intent in (Begin(0), TakeHint(0, 2))] == ["error-lesson"] * 2


def test_a_chapter_that_has_changed_since_is_not_gone_on_with() -> None:
    opened, first = open_lesson(KORSAR, "", 0, bytes(32))
    assert isinstance(opened, Opened)
    assert isinstance(first, LaidOut)
    with pytest.raises(Refused, match="error-lesson-changed"):
        Table(KORSAR, [opened, replace(first, position=first.position + "round 2\n")])


def test_a_game_without_a_lesson_teaches_none() -> None:
    with pytest.raises(Refused, match="error-no-lesson"):
        open_lesson(find_game("highcard"), "", 0, bytes(32))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("given = ''\nbefore = ['draw']\nstep = []", "'draw' is no decision"),
        ("given = ''\nafter = []\nstep = []", "does not know 'after'"),
        ("given = ''\nstep = [{ id = 'a', rule = 'KO 2', try = [], hint = 1 }]", "does not know 'hint'"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(wrong: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        read_lesson(f"seat = 0\nnames = ['']\noptions = {{}}\n[[chapter]]\nid = 'a'\n{wrong}")


def test_nobody_fills_the_log_by_opening_chapters() -> None:
    table = lesson(KORSAR)
    for _ in range(MOST_CHAPTERS - 1):
        do(table, OpenChapter(lesson_of(table).seat, 0))
    assert why_not(table, OpenChapter(lesson_of(table).seat, 1)) == "error-lesson-often"
