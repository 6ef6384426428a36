"""After the game: what each seat could expect, from what it saw then."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludotheque.bots.hindsight import Judgement
from ludotheque.server.analysis import COSTLIEST, Past, cost, game_of
from ludotheque.server.lookback import SeatAnalysis
from ludotheque.table import Decided, Table, Undone
from tests.server.finished import looked_back, over
from tests.server.lies import lie
from tests.server.served import Json

GAMES: list[Any] = [("korsar", 3, {}), ("korsar", 4, {"teams": True}), ("keylargo", 3, {}), ("katana", 5, {})]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_no_byte_of_a_seats_analysis_depends_on_what_it_did_not_see(game: str, players: int, options: Json) -> None:
    table, chance = over(game, players, options), random.Random(5)
    before = looked_back(table)
    for seat in range(players):
        other = lie(table, seat, chance)
        # Who won is what all know.
        other.state = table.state
        assert msgspec.json.encode(looked_back(other).seats[seat]) == msgspec.json.encode(before.seats[seat])
        assert before.seats[seat].expectations


def test_what_the_seat_saw_does_count() -> None:
    """The test above can fail: with other eyes the same game looks otherwise."""
    table = over("korsar", 3, {})
    other = lie(table, 1, random.Random(5))
    other.state = table.state
    assert looked_back(other).seats[0] != looked_back(table).seats[0]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_the_parts_of_a_seats_game_add_up_to_its_result(game: str, players: int, options: Json) -> None:
    analysis = looked_back(over(game, players, options))
    for seat in analysis.seats:
        assert None not in (seat.deal, seat.own, seat.came)
        assert seat.fair + seat.deal + seat.own + seat.came == seat.result  # type: ignore[operator]  # None was looked for
        assert seat.own == -sum(each.before - each.after for each in seat.expectations)
    assert {seat.result for seat in analysis.seats} == {0, 100}


def test_partners_share_their_result_and_sides_share_what_is_fair() -> None:
    table = over("korsar", 4, {"teams": True})
    seats = looked_back(table).seats
    assert [seat.fair for seat in seats] == [50] * 4
    by_side = {(table.seats[seat.seat].side, seat.result) for seat in seats}
    assert sorted(result for _, result in by_side) == [0, 100]


def past(seat: int = 0, *, own: bool = True) -> Past:
    return Past(2, 3, seat, 7, own, b"", [7, 8])


@pytest.mark.parametrize(
    ("judgement", "points"),
    [
        (Judgement(8, 0.60, 0.50, 0.01), 10),
        (Judgement(8, 0.60, 0.50, 0.05), 0),
        (Judgement(8, 0.50, 0.60, 0.01), 0),
        (Judgement(8, 0.504, 0.503, 0.0001), 0),
        (Judgement(7, 0.60, 0.60, 0.0), 0),
    ],
    ids=["surely", "perhaps by chance", "the one taken is better", "less than a point", "the best was taken"],
)
def test_a_decision_costs_what_is_surely_lost_by_it(judgement: Judgement, points: int) -> None:
    assert cost(past(), judgement) == points


def test_what_was_decided_for_somebody_cost_them_nothing() -> None:
    assert cost(past(own=False), Judgement(8, 0.9, 0.1, 0.01)) == 0


def test_the_costliest_decisions_come_first_and_are_few() -> None:
    costly = looked_back(over("korsar", 3, {})).seats[0].costly
    lost = [each.wins_better - each.wins_taken for each in costly]
    assert len(costly) == COSTLIEST
    assert lost == sorted(lost, reverse=True)
    assert min(lost) > 0


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_dear_decision_names_its_parts_as_they_were_offered(game: str, players: int, options: Json) -> None:
    table = over(game, players, options)
    for seat, played in enumerate(looked_back(table).seats):
        for each in played.costly:
            seen = table.seen(seat, each.moment)
            row = table.rows[each.decided]
            assert isinstance(row, Decided)
            assert each.taken_fields == table.game.action_fields(seen, row.action)
            legal = table.rules.legal_actions(table.rules.load(table.observation(seat, each.moment)), seat)
            assert each.better_fields in [table.game.action_fields(seen, action) for action in legal]


def test_what_was_taken_back_is_not_looked_at() -> None:
    table = over("korsar", 3, {})
    longer = Table(table.game, table.rows[: table.line[5] + 1])
    longer.apply(Undone(0, table.line[3]))
    taken_back = {table.line[4], table.line[5]}
    while longer.status != "over":
        seat = longer.to_act()[0]
        longer.apply(Decided(seat, longer.decision(seat), longer.legal_actions(seat)[-1], "human"))
    pasts = game_of(longer).pasts
    assert taken_back.isdisjoint(each.decided for each in pasts)
    assert {each.moment for each in pasts} | {each.decided for each in pasts} <= set(longer.line)


def test_a_game_turns_where_an_expectation_changes_most() -> None:
    analysis = looked_back(over("korsar", 3, {}))
    turns = analysis.turning_points
    assert 0 < len(turns) <= 5
    assert [turn.moment for turn in turns] == sorted({turn.moment for turn in turns})
    largest = max(abs(b.before - a.after) for seat in analysis.seats for a, b in pairs(seat))
    assert max(abs(turn.change) for turn in turns) >= largest


def pairs(seat: SeatAnalysis) -> list[Any]:
    return list(zip(seat.expectations, seat.expectations[1:], strict=False))
