"""One seat's own view of a game: what it has seen so far, and nothing else."""

from __future__ import annotations

import pytest

from ludotheque.core.sentence import Flaw
from ludotheque.games import find_game
from ludotheque.records import read_record, verify, write_view
from ludotheque.records.record import Record
from tests.records.played import KORSAR, SEED, Played, played, sealed_again
from tests.second import SECOND


@pytest.fixture(scope="module")
def game() -> Played:
    return played({"players": 3})


def told_draws(record: Record) -> list[tuple[int, str]]:
    """Who drew, and which kind of card this viewer was told."""
    draws = [s for each in record.decisions for s in each.told if s.id == "korsar-event-draw"]
    return [(s.seats["seat"], str(s.args["card"])) for s in draws]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_reads_its_own_draws_and_nobody_elses(game: Played, seat: int | None) -> None:
    record = read_record(game.view(seat, len(game.decisions) // 2))
    verify(record)
    draws = told_draws(record)
    assert {who for who, _ in draws} == {0, 1, 2}
    assert all((card != "none") == (who == seat) for who, card in draws)


def test_a_view_holds_neither_the_seed_nor_a_hand_nor_the_deck(game: Played) -> None:
    text = game.view(1, 10)
    assert SEED.hex() not in text
    assert "deck 60\n" in text
    position = read_record(text).position.split("\n")
    rows = [line.split("  ") for line in position if line[0].isdigit()]
    assert [row[-1].strip() for row in rows if row[0] != "1"] == ["6 more", "6 more"]


def test_a_view_says_of_others_only_what_the_seat_was_told(game: Played) -> None:
    record = read_record(game.view(0, 20))
    assert [each.text != "" for each in record.decisions] == [each.seat == 0 for each in record.decisions]


def test_a_view_is_the_same_whatever_the_seat_cannot_see(game: Played) -> None:
    """The text is made of observations alone: worlds that the seat cannot tell apart give the same text."""
    from ludotheque.core.modes import plain

    rules, observation = plain(KORSAR), game.observations[0][0]
    worlds = [rules.load(rules.sample_hidden(observation, 0, seed)) for seed in range(3)]
    arguments = (KORSAR, game.options, KORSAR.edition, game.names, "0" * 64, 0)
    texts = {write_view(*arguments, [rules.observe(world, 0)], []) for world in worlds}
    assert len({rules.dump(world) for world in worlds}) == 3
    assert len(texts) == 1


def test_secret_choices_of_others_stay_secret() -> None:
    done = played({"players": 3}, find_game("highcard"))
    before_the_trick = next(n for n, (seat, _) in enumerate(done.decisions) if seat != 0) + 1
    record = read_record(done.view(0, before_the_trick))
    assert record.decisions[-1].text == ""


def test_observations_and_decisions_must_agree(game: Played) -> None:
    with pytest.raises(ValueError, match="one more observation"):
        write_view(
            KORSAR, game.options, KORSAR.edition, game.names, "0" * 64, 0, game.observations[0][:3], game.decisions[:3]
        )


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("  korsar-event-", "  korsar-secret-", "error-record-line"),
        (" @seat=", " @seat=x", "error-record-line"),
        ("seen-by 1", "seen-by 5", "error-record-seat"),
        ("seen-by 1", "seen-by all", "error-record-line"),
        ("unfinished", "finished", "error-record-line"),
    ],
)
def test_a_view_that_is_edited_is_told(game: Played, old: str, new: str, id: str) -> None:
    text = game.view(1, 10)
    assert old in text
    with pytest.raises(Flaw) as refused:
        verify(read_record(sealed_again(text.replace(old, new, 1))))
    assert refused.value.sentence.id == id


def test_a_view_names_another_edition() -> None:
    assert read_record(played({"players": 3}, edition=SECOND).view(1, 5)).edition == SECOND
