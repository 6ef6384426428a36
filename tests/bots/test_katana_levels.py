"""Katana's levels that do not look ahead: each beats the one below, and errs in a way of its own."""

from __future__ import annotations

import pytest

from ludotheque.games.katana import GAME
from ludotheque.games.katana.options import PLAYERS
from tests.bots.contests import first_of
from tests.bots.katana_positions import decided

GAMES = 360
STEPS = ["discovery random", "easygoing discovery", "shrewd easygoing", "strong shrewd"]


@pytest.mark.parametrize("bots", STEPS)
@pytest.mark.parametrize("players", PLAYERS)
def test_each_wins_more_than_the_one_below_the_camps_in_turn(players: int, bots: str) -> None:
    assert first_of(GAME, {"players": players}, bots, GAMES, by_camp=True).share.low > 0.5


def turn(role: str, hand: str) -> str:
    """Seat 2 plays; the Shogun is two places to the right."""
    return f"players 5\nturn 2\nseat  role  hand\n0  shogun  bo\n2  {role}  {hand}"


BEFORE_ANY_DEED = [
    (turn("ninja_1", "bo, kusarigama, focus"), "kusarigama > 0"),  # at the Shogun, with what wounds most
    (turn("ronin", "bo, kusarigama, focus"), "kusarigama > 3"),  # else at the next one, and before any property
    (turn("ronin", "focus, geisha"), "focus"),
    (turn("ronin", "geisha, daimyo"), "geisha hand > 3"),
    (turn("ronin", "breathing"), "end"),  # not wounded
]


@pytest.mark.parametrize("level", ["discovery", "easygoing"])
@pytest.mark.parametrize(("text", "deed"), BEFORE_ANY_DEED)
def test_the_lowest_strike_first_and_look_no_further_than_their_neighbour(text: str, deed: str, level: str) -> None:
    assert decided(text, level) == deed


@pytest.mark.parametrize("card", ["tea_ceremony", "daimyo"])
def test_the_lowest_alone_sees_no_use_in_cards_that_bring_cards(card: str) -> None:
    assert decided(turn("ronin", card), "discovery") == "end"
    assert decided(turn("ronin", card), "easygoing") == card


@pytest.mark.parametrize(("level", "deed"), [("easygoing", "bokken > 1"), ("shrewd", "bokken > 4")])
def test_deeds_tell_shrewd_ones_whom_to_strike(level: str, deed: str) -> None:
    text = "players 5\ndeeds 4 > 0: attacked 2\ndeeds 1 > 0: spared 3\nseat  hand\n0  bokken\n1  bo\n4  bo"
    assert decided(text, level) == deed


@pytest.mark.parametrize(("level", "deed"), [("shrewd", "end"), ("strong", "bokken > 4")])
def test_only_strong_ones_remember_what_others_did_to_each_other(level: str, deed: str) -> None:
    """Who struck the Shogun spared a neighbour of his."""
    text = "players 5\ndeeds 2 > 0: attacked 2\ndeeds 2 > 4: spared 3\nseat  hand\n0  bokken\n1  bo\n4  bo"
    assert decided(text, level) == deed


@pytest.mark.parametrize("level", ["discovery", "easygoing", "shrewd"])
@pytest.mark.parametrize(("resilience", "answer"), [(4, "suffer"), (2, "suffer"), (1, "parry parry")])
def test_levels_that_do_not_look_ahead_parry_nothing_but_the_last_wound(
    resilience: int, answer: str, level: str
) -> None:
    text = (
        f"resolving nodachi > 1\nseat  role  character  resilience  hand\n1  ninja_1  benkei  {resilience}  parry, bo"
    )
    assert decided(text, level) == answer


@pytest.mark.parametrize("level", ["discovery", "easygoing", "shrewd"])
def test_a_samurai_does_not_strike_the_shogun(level: str) -> None:
    text = "players 4\nturn 1\nseat  role  hand\n0  shogun  bo\n1  samurai  bokken\n2  ninja_1  {}\n3  ninja_2  -"
    assert decided(text.format("bo"), level) == "bokken > 2"
    assert decided(text.format("-"), level) == "end"
