"""The course of a finished game: what each side had, period by period; nothing of it before the end."""

from __future__ import annotations

import json
from itertools import pairwise

import msgspec
import pytest

from ludotheque.core.play import seats_in
from ludotheque.games.katana.state import Card, Role
from ludotheque.server.course import course_of
from ludotheque.server.lookback import Course
from ludotheque.table import Closed, Table
from tests.server.finished import over
from tests.server.served import Json, Served, kept, secret_of

GAMES = [("korsar", 4, {}), ("korsar", 8, {"teams": True}), ("keylargo", 3, {}), ("katana", 3, {}), ("katana", 7, {})]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_it_goes_from_the_deal_to_the_scores_a_line_for_each_who_win_together(
    game: str, players: int, options: Json
) -> None:
    table = over(game, players, options)
    course = course_of(table)
    scores, winners = table.rules.scores(table.state), seats_in(table.rules.winners(table.state))
    assert sorted(seat for line in course.lines for seat in line.seats) == list(range(players))
    for line in course.lines:
        assert {scores[seat] for seat in line.seats} == {line.counts[-1]}
        assert len({seat in winners for seat in line.seats}) == 1
        assert len(line.counts) == len(course.points)
    assert (course.points[0].period, course.points[0].moment) == (0, table.line[0])
    assert course.points[-1].moment == table.line[-1]
    assert all(one.period < two.period and one.moment < two.moment for one, two in pairwise(course.points))


def test_a_game_that_counts_nothing_on_its_way_has_none() -> None:
    assert course_of(over("highcard", 3, {})) == Course([], [])


def test_at_key_largo_there_are_ten_days_and_everybody_begins_with_the_same() -> None:
    course = course_of(over("keylargo", 3, {}))
    assert [point.period for point in course.points] == list(range(11))
    assert len({line.counts[0] for line in course.lines}) == 1


def test_at_korsar_nobody_loses_gold_before_it_is_counted() -> None:
    for line in course_of(over("korsar", 4, {})).lines:
        assert line.counts[0] == 0
        assert line.counts[:-1] == sorted(line.counts[:-1])


def test_at_katana_a_camp_has_what_its_true_roles_and_all_its_daimyos_bring() -> None:
    """KA 2.7, 3.11: among seven honour counts once, a Ronin's three times, whose Daimyos bring nothing."""
    table = over("katana", 7, {})
    course = course_of(table)
    for line in course.lines:
        for point, count in list(zip(course.points, line.counts, strict=True))[:-1]:
            state = table.game.open(table.worlds[point.moment])
            honour = sum(state.honour[seat] for seat in line.seats)
            if state.role[line.seats[0]] == Role.RONIN:
                assert count == 3 * honour
            else:
                assert count == honour + sum(state.hands[seat, Card.DAIMYO] for seat in line.seats)


def test_of_a_table_that_was_closed_it_goes_as_far_as_that_came() -> None:
    whole = over("keylargo", 3, {})
    rows = whole.rows[: whole.line[len(whole.line) // 2] + 1]
    course = course_of(Table(whole.game, [*rows, Closed("abandoned")]))
    full = course_of(whole)
    assert course.points[:-1] == full.points[: len(course.points) - 1]
    assert 1 < len(course.points) < len(full.points)


def test_it_is_told_only_after_the_end_and_only_to_whoever_has_a_place_there(served: Served) -> None:
    playing = served.make("me", "device", "device", game="keylargo")
    assert asked(served, playing, secret_of(playing, 0)) == (422, "error-not-played-out")
    table = over("keylargo", 3, {})
    made = kept(served.house.store, table)
    assert asked(served, made, "wrong") == (401, "error-secret")
    told = json.loads(msgspec.json.encode(course_of(table)))
    for place in (0, None):
        assert asked(served, made, secret_of(made, place)) == (200, told)


def asked(served: Served, made: Json, secret: str) -> tuple[int, object]:
    """The status, and what was told: the course, or why there is none."""
    answer = served.ask("GET", f"/api/tables/{made['table']}/course", authorization=f"Bearer {secret}")
    return answer.status, json.loads(answer.text) if answer.status == 200 else answer.error
