"""Who sits where: every bot in every seat equally often, in every round."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.arena.seating import Schedule, rounds
from ludotheque.core.sentence import Refused


@pytest.mark.parametrize("bots", ["A", "AB", "ABC", "ABCD", "ABCDE", "ABBB", "AAB", "ABCDEF"])
@pytest.mark.parametrize("n_places", [2, 3, 4, 5])
def test_in_a_round_every_bot_has_every_seat_equally_often(bots: str, n_places: int) -> None:
    for round in rounds(tuple(bots), n_places):
        for bot in set(bots):
            for place in range(n_places):
                times = sum(line_up[place] == bot for line_up in round)
                assert times * len(bots) == len(round) * bots.count(bot)


@pytest.mark.parametrize("n_places", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", ["AB", "ABC", "ABCDE"])
def test_no_bot_has_two_seats_more_than_another(bots: str, n_places: int) -> None:
    for round in rounds(tuple(bots), n_places):
        for line_up in round:
            seats = [line_up.count(bot) for bot in bots]
            assert max(seats) - min(seats) <= 1


def texts(found: list[list[tuple[str, ...]]]) -> set[str]:
    return {" ".join("".join(line_up) for line_up in round) for round in found}


def test_two_bots_at_four_seats_have_two_each_in_all_arrangements() -> None:
    assert texts(rounds(("A", "B"), 4)) == {"AABB ABBA BAAB BBAA", "ABAB BABA"}


def test_two_bots_at_three_seats_take_turns_in_having_one() -> None:
    assert texts(rounds(("A", "B"), 3)) == {"AAB ABA ABB BAA BAB BBA"}


def test_a_bot_that_is_named_three_times_has_three_seats() -> None:
    assert texts(rounds(("A", "B", "B", "B"), 4)) == {"ABBB BABB BBAB BBBA"}


def test_four_bots_at_three_seats_all_meet_in_all_arrangements() -> None:
    line_ups = [line_up for round in rounds(("A", "B", "C", "D"), 3) for line_up in round]
    assert len(line_ups) == len(set(line_ups)) == 24


def test_a_bot_alone_has_every_seat() -> None:
    assert texts(rounds(("A",), 3)) == {"AAA"}


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        rounds(tuple("ABCDEFGHIJKL"), 7)
    assert refused.value.sentence.args == {"got": 12, "places": 7}


def schedule(*, duplicate: bool) -> Schedule:
    return Schedule(("A", "B"), 4, 1, duplicate=duplicate)


@pytest.mark.parametrize("n", range(1, 20))
def test_games_are_rounded_up_to_whole_rounds(n: int) -> None:
    drawn = schedule(duplicate=True)
    whole = drawn.whole(n)
    deals = Counter(seating.deal for seating in drawn.games(100))
    ends = {sum(deals[deal] for deal in range(last + 1)) for last in range(12)}
    assert whole == min(end for end in ends if end >= n)


def test_a_round_has_one_deal_if_duplicate_and_else_every_game_its_own() -> None:
    games = list(schedule(duplicate=True).games(12))
    assert [len({game.deal for game in games if game.deal == deal}) for deal in range(4)] == [1, 1, 1, 1]
    assert {game.deal for game in games} == {0, 1, 2, 3}
    assert [game.deal for game in schedule(duplicate=False).games(12)] == list(range(12))


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (list(schedule(duplicate=True).games(n)) for n in (6, 60))
    assert many[:6] == few
