"""Katana's discovery level beats chance, and makes a beginner's mistakes."""

from __future__ import annotations

import pytest

from ludotheque.games.katana import GAME
from ludotheque.games.katana.options import PLAYERS
from tests.bots.contests import first_of
from tests.bots.katana_games import camps_of
from tests.bots.katana_positions import decided

DEALS = 60


def n_games(players: int) -> int:
    """Of each deal there are two for each of three camps, or two for two camps."""
    return DEALS * (6 if len(camps_of(players)) == 3 else 2)


@pytest.mark.parametrize("players", PLAYERS)
def test_it_beats_random_players_clearly(players: int) -> None:
    assert first_of(GAME, {"players": players}, "discovery random", n_games(players), by_camp=True).share.low > 0.55


def turn(role: str, hand: str) -> str:
    """Seat 2 plays; the Shogun is two places to the right."""
    return f"players 5\nturn 2\nseat  role  hand\n0  shogun  bo\n2  {role}  {hand}"


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        (turn("ninja_1", "bo, kusarigama, focus"), "kusarigama > 0"),  # at the Shogun, with what wounds most
        (turn("ronin", "bo, kusarigama, focus"), "kusarigama > 3"),  # else at the next one, and before any property
        (turn("ronin", "focus, geisha"), "focus"),
        (turn("ronin", "geisha, diversion, bushido, daimyo"), "daimyo"),  # nothing to hinder others with
        (turn("ronin", "geisha, diversion, bushido"), "end"),
        (turn("ronin", "breathing"), "end"),  # not wounded
    ],
)
def test_it_strikes_first_and_looks_no_further_than_its_neighbour(text: str, deed: str) -> None:
    assert decided(text, "discovery") == deed


@pytest.mark.parametrize(("resilience", "answer"), [(4, "suffer"), (2, "suffer"), (1, "parry parry")])
def test_it_parries_nothing_but_the_last_wound(resilience: int, answer: str) -> None:
    text = (
        f"resolving nodachi > 1\nseat  role  character  resilience  hand\n1  ninja_1  benkei  {resilience}  parry, bo"
    )
    assert decided(text, "discovery") == answer


def test_a_samurai_does_not_strike_the_shogun() -> None:
    text = "players 4\nturn 1\nseat  role  hand\n0  shogun  bo\n1  samurai  bokken\n2  ninja_1  {}\n3  ninja_2  -"
    assert decided(text.format("bo"), "discovery") == "bokken > 2"
    assert decided(text.format("-"), "discovery") == "end"
