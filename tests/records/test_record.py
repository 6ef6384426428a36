"""Records: what is written is read and verified, and whatever is not true in one is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.edition import Edition
from ludotheque.core.sentence import Flaw
from ludotheque.games import find_game
from ludotheque.games.katana.actions import TYPES
from ludotheque.records import read_record, verify, write_from_position, write_record
from ludotheque.records.record import Record
from ludotheque.records.replaying import moments
from tests.records.played import KORSAR, SEED, Played, changed, played, sealed_again
from tests.second import SECOND

GOLDEN = Path(__file__).parent / "korsar-worked-example.record"
FIRST_DAY = Path(__file__).parent / "keylargo-first-day.record"
WHOLE_GAME = Path(__file__).parent / "katana-whole-game.record"
VARIANTS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "captain_rule": "last_placed", "palette": "loot"},
    {"players": 5, "min_attack": "match"},
    {"players": 4, "teams": True, "partner_sees_hand": False},
    {"players": 8, "teams": True},
]


@pytest.fixture(scope="module")
def game() -> Played:
    return played({"players": 3})


@pytest.fixture(scope="module")
def text(game: Played) -> str:
    return game.record()


def flaw_of(text: str) -> tuple[int, str]:
    """The line and the sentence of what is wrong."""
    with pytest.raises(Flaw) as refused:
        verify(read_record(text))
    return refused.value.line, refused.value.sentence.id


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def decisions_of(record: Record) -> list[tuple[int, int]]:
    """Seats and action ids; a text is read by the figures of the game that it stands in."""
    begun = next(moments(record)).state
    return [(each.seat, record.game.action_of(begun, each.text)) for each in record.decisions]


@pytest.mark.parametrize("golden", [GOLDEN, FIRST_DAY], ids=lambda golden: golden.stem)
def test_an_example_of_the_rules_is_replayed_byte_for_byte(golden: Path) -> None:
    text = golden.read_text("utf-8")
    record = read_record(text)
    verify(record)
    arguments = (record.game, record.options, record.edition, record.names, record.position)
    assert write_from_position(*arguments, decisions_of(record)) == text


def test_a_whole_game_with_every_kind_of_decision_is_replayed_byte_for_byte() -> None:
    """A game of Katana in which the deck runs out once."""
    text = WHOLE_GAME.read_text("utf-8")
    record = read_record(text)
    verify(record)
    decisions = decisions_of(record)
    arguments = (record.game, record.options, record.edition, record.names, record.seed, record.nonces)
    assert write_record(*arguments, decisions) == text
    *_, last = moments(record)
    assert last.state.exhaustions == 1
    assert {record.game.action_fields(last.state, action)["type"] for _, action in decisions} == set(TYPES)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_finished_game_is_written_read_and_verified(options: dict[str, object]) -> None:
    done = played(options)
    record = read_record(done.record())
    verify(record)
    assert (record.options, record.names, record.seed) == (done.options, done.names, SEED)
    assert len(list(moments(record))) == len(done.decisions) + 1


def test_a_record_that_is_read_and_written_is_the_same_text(game: Played, text: str) -> None:
    record = read_record(text)
    decisions = decisions_of(record)
    arguments = (record.game, record.options, record.edition, record.names, record.seed, record.nonces)
    assert write_record(*arguments, decisions) == text
    assert decisions == game.decisions


def test_the_nonces_of_the_seats_change_the_deal() -> None:
    alone, together = played({"players": 3}), played({"players": 3}, nonces=(b"", b"wind", b"sea"))
    assert alone.observations[0][0] != together.observations[0][0]
    verify(read_record(together.record()))


@pytest.mark.parametrize("name", ["highcard", "keylargo", "katana"])
def test_another_game_is_recorded_too(name: str) -> None:
    verify(read_record(played({"players": 3}, find_game(name)).record()))


def test_the_seed_is_not_given_out_before_the_end(game: Played) -> None:
    with pytest.raises(ValueError, match="after the end"):
        write_record(game.game, game.options, game.game.edition, game.names, SEED, game.nonces, game.decisions[:-1])


def test_a_decision_that_is_not_legal_is_not_written(game: Played) -> None:
    with pytest.raises(ValueError, match="decision 1"):
        write_record(game.game, game.options, game.game.edition, game.names, SEED, game.nonces, [(7, 0)])


# ---- another edition


def figures_line(edition: Edition) -> str:
    return f"figures {' '.join(map(str, edition.figures))}\n"


def test_a_game_with_another_edition_names_it_and_is_verified_by_it() -> None:
    text = played({"players": 3}, edition=SECOND).record()
    record = read_record(text)
    verify(record)
    assert record.edition == SECOND
    assert text.split("\n")[3] == "edition second"
    arguments = (record.game, record.options, record.edition, record.names, record.seed, record.nonces)
    assert write_record(*arguments, decisions_of(record)) == text


def test_a_game_with_another_edition_is_another_game_by_the_games_own(text: str) -> None:
    other = played({"players": 3}, edition=SECOND).record()
    with pytest.raises(Flaw):
        verify(read_record(changed(other, figures_line(SECOND), figures_line(KORSAR.edition))))
    assert "edition" not in text


def test_a_record_that_begins_from_a_position_is_laid_out_with_its_edition() -> None:
    position = "players 2\nseat  hand\n0     " + ", ".join(["ship 2"] * 6)  # six there are in this box only
    options = KORSAR.options_of({"players": 2})
    text = write_from_position(KORSAR, options, SECOND, ["Inès", "Malo"], position, [])
    verify(read_record(text))
    by_its_own = changed(text, figures_line(SECOND), figures_line(KORSAR.edition))
    assert flaw_of(by_its_own) == (line_of(text, "  0     ship 2"), "error-korsar-copies")


@pytest.mark.parametrize("name", ["", "Tilsit", "a b", "-", "x" * 41])
def test_a_name_that_no_edition_has_is_told(text: str, name: str) -> None:
    assert flaw_of(changed(text, "rules 1\n", f"rules 1\nedition {name}\n")) == (4, "error-record-line")


def test_windows_line_ends_change_nothing(text: str) -> None:
    verify(read_record(text.replace("\n", "\r\n")))


# ---- what is not true


@pytest.mark.parametrize("cut", [1, 2, 3, 8, 17, 20, 24, 40, 60, -4, -3, -2, -1])
def test_a_record_that_is_cut_is_told_with_its_last_line(text: str, cut: int) -> None:
    lines = text.rstrip("\n").split("\n")[:cut]
    assert flaw_of("\n".join(lines) + "\n") == (len(lines), "error-record-cut")


def test_a_record_that_is_cut_anywhere_is_told(text: str) -> None:
    for at in range(1, len(text) - 1, 7):
        line, id = flaw_of(text[:at])
        assert line <= text[:at].count("\n") + 1
        assert id in {"error-record-cut", "error-record-format", "error-game", "error-option-value"} | EDITED


# What a text cut in the middle of its last line may look like.
EDITED = {"error-figures", "error-rules-version", "error-record-line", "error-record-version"}


@pytest.mark.parametrize(
    ("old", "new", "start", "id"),
    [
        ("ludotheque record 1", "ludotheque record 2", "ludotheque", "error-record-version"),
        ("ludotheque record 1", "[Event “Casual”]", "[Event", "error-record-format"),
        ("game korsar", "game korsaire", "game", "error-game"),
        ("rules 1", "rules 99", "rules", "error-rules-version"),
        ("rules 1", "rules one", "rules", "error-record-line"),
        ("option players 3", "option players 7", "option players", "error-option-value"),
        ("option players 3", "option players 4", "commitment", "error-record-line"),
        ("option players 3", "option players 2", "seat 2", "error-record-line"),
        ("option teams false", "option teams true", "option loot", "error-korsar-teams"),
        ("option teams false\n", "", "option captain", "error-record-line"),
        ("figures 5 6", "figures 6 6", "figures", "error-figures"),
        ("figures 5 6", "figures 5", "figures", "error-figures"),
        ("figures 5 6", "figures 5 9999", "figures", "error-figures"),
        ("seed 0001", "seed 0101", "commitment", "error-record-commitment"),
        ("seed 0001", "seed xyz", "seed", "error-record-line"),
        ("\nover\n", "\nover and out\n", "over", "error-record-line"),
        ("\nscores ", "\nscores 1", "scores", "error-record-scores"),
        ("\nscores ", "\nscores 1000000", "scores", "error-record-scores"),
        ("\nwinners ", "\nwinners 0 1 2 ", "winners", "error-record-winners"),
        ("\nbegin\n0: ", "\nbegin\n3: ", "3: ", "error-record-seat"),
        ("\nbegin\n0: ", "\nbegin\n0:draw\n0: ", "0:draw", "error-record-line"),
        ("\nbegin\n", "\nbegin\n0: dance\n", "0: dance", "error-no-action"),
        ("\nbegin\n", "\nbegin\n1: draw\n", "1: draw", "korsar-reason-not-your-turn"),
        ("\nbegin\n", "\nbegin\n0: admiral > ship 24\n", "0: admiral", "korsar-reason-not-your-turn"),
    ],
)
def test_what_is_edited_is_told_with_its_line(text: str, old: str, new: str, start: str, id: str) -> None:
    edited = changed(text, old, new)
    line, told = flaw_of(edited)
    if id.startswith("korsar-reason"):
        assert told.startswith("korsar-reason")
    else:
        assert told == id
    assert line == line_of(edited, start)


def test_a_decision_left_out_is_told(text: str) -> None:
    first = text.index("\n", text.index("\nbegin\n") + 1) + 1
    second = text.index("\n", first) + 1
    line, id = flaw_of(sealed_again(text[:first] + text[second:]))
    assert line >= line_of(text, "begin")
    assert id.startswith(("korsar-reason", "error-record"))


def test_decisions_left_out_at_the_end_are_told(text: str) -> None:
    over = text.index("\nover\n")
    before = text.rindex("\n", 0, over)
    edited = sealed_again(text[:before] + text[over:])
    assert flaw_of(edited) == (line_of(edited, "over"), "error-record-not-over")


def test_a_decision_after_the_end_is_told(text: str) -> None:
    edited = changed(text, "\nover\n", "\n0: draw\nover\n")
    line, id = flaw_of(edited)
    assert (line, id) == (line_of(edited, "over") - 1, "korsar-reason-game-over")


def test_a_name_that_is_changed_is_told_by_the_check_sum(text: str) -> None:
    edited = text.replace("Malo", "Hugo")
    assert flaw_of(edited) == (line_of(edited, "end "), "error-record-edited")


@pytest.mark.parametrize("name", ["a\u202eb", "a\u200bb", "a\u2028b"])
def test_a_name_that_cannot_be_shown_is_told(text: str, name: str) -> None:
    edited = sealed_again(text.replace("Malo", name))
    assert flaw_of(edited) == (line_of(edited, "seat 1"), "error-name-signs")


def test_what_follows_the_end_is_told(text: str) -> None:
    assert flaw_of(text + "0: draw\n")[1] == "error-record-after-end"


def test_more_decisions_than_any_game_has_are_told(text: str) -> None:
    assert flaw_of(changed(text, "\nbegin\n", "\nbegin\n" + "0: draw\n" * 500))[1] == "error-record-long"


def test_a_nonce_longer_than_anybody_may_add_is_told(text: str) -> None:
    start = text.index("\nbegin\n")
    for signs, told in ((160, None), (161, "error-nonce-long"), (70_000, "error-nonce-long")):
        record = sealed_again(f"{text[:start]}\nnonce 0 {'ab' * signs}{text[start:]}")
        if told is None:
            assert read_record(record).nonces[0] == b"\xab" * signs
        else:
            assert flaw_of(record)[1] == told


def test_a_record_without_a_beginning_is_told(text: str) -> None:
    start, begin = text.index("commitment"), text.index("\nbegin\n") + 1
    assert flaw_of(sealed_again(text[:start] + text[begin:]))[1] == "error-record-start"


@pytest.mark.parametrize(
    ("old", "new", "start", "id"),
    [
        ("  players 3\n  deck 60", "  players 3\n  deck 99", "  deck 99", "error-position-number"),
        ("0     ship 3, yellow 3", "0     ship 3, ship 8", "  0     ship 3, ship 8", ""),
        ("  ship 2 of 2: yellow 2 by 1", "  ship 2 of 2: yellow 3 by 1", "position", "error-record-final"),
        ("\nunfinished\n", "\nover\n", "position", "error-record-line"),
        ("deck 60 top red 4", "deck 60 top red 5", "  deck 60", "error-korsar-card"),
    ],
)
def test_a_record_from_a_position_is_told_alike(old: str, new: str, start: str, id: str) -> None:
    edited = changed(GOLDEN.read_text("utf-8"), old, new)
    line, told = flaw_of(edited)
    assert told.startswith("korsar-reason") if not id else told == id
    if id == "error-record-final":
        assert line == len(edited[: edited.rindex("\nposition\n")].split("\n")) + 1
    elif id == "error-record-line":
        assert line == line_of(edited, "over") + 1
    elif id:
        assert line == line_of(edited, start)
