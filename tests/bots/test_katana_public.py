"""Katana's reference bot does what is told of it, and reaches what was measured of it elsewhere."""

from __future__ import annotations

from functools import cache

import pytest

from ludotheque.arena.intervals import Interval
from ludotheque.arena.standing import camps
from ludotheque.bots import make_bot
from ludotheque.core import position as positions
from ludotheque.core.conformance import walk
from ludotheque.core.modes import compiled, plain
from ludotheque.games.katana import GAME
from ludotheque.games.katana.state import Camp
from tests.bots.contests import games_of, is_as_measured

RULES = plain(GAME)
DEALS = 400


def decided(text: str) -> set[str]:
    """What bots do there, whatever their seed."""
    s = positions.read(GAME, text)
    observation, legal = RULES.observe(s, s.asked), RULES.legal_actions(s, s.asked)
    made = (make_bot(RULES, "public", s.asked, seed) for seed in range(20))
    return {GAME.action_text(s, each.decide(observation, legal)) for each in made}


@pytest.mark.parametrize(
    ("hand", "deed"),
    [
        ("bokken, tea_ceremony, daimyo, bushido, focus", "focus"),
        ("bokken, tea_ceremony, daimyo, bushido", "bushido"),
        ("bokken, tea_ceremony, daimyo", "daimyo"),
        ("bokken, tea_ceremony", "tea_ceremony"),
        ("bokken, geisha, diversion, battle_cry", "bokken"),
        ("geisha, diversion, battle_cry", "geisha"),
        ("diversion, battle_cry", "diversion"),
        ("battle_cry, breathing", "battle_cry"),
        ("breathing, parry", "end"),  # nothing to heal
        ("tea_ceremony, parry, parry, parry", "end"),  # too many cards for tea
    ],
)
def test_a_turn_has_one_order(hand: str, deed: str) -> None:
    assert {each.split()[0] for each in decided(f"players 5\nseat  hand\n0  {hand}")} == {deed}


def test_it_strikes_with_what_wounds_most_then_the_greatest_threat_in_reach() -> None:
    text = "players 5\nseat  honour  hand\n0  5  kiseru, bo\n1  2  bo\n2  6  bo, bo, bokken\n4  4  bokken"
    assert decided(text) == {"kiseru > 4"}
    assert decided(text.replace("kiseru, bo", "bo")) == {"bo > 2"}


def test_all_fear_the_shogun_and_only_a_samurai_knows_better() -> None:
    text = "players 5\nturn 1\nseat  role  hand\n0  shogun  bo\n1  {}  kiseru\n2  ninja_2  bokken"
    assert decided(text.format("ninja_1")) == {"kiseru > 0"}
    assert decided(text.format("samurai")) == {"kiseru > 2"}


def test_its_threats_are_drawn_alike_plain_and_compiled() -> None:
    fast = compiled(GAME)
    bots = [[make_bot(rules, "public", seat, 3) for seat in range(5)] for rules in (RULES, fast)]
    for moment in walk(fast, GAME.options_of({"players": 5}), 1):
        observation = fast.observe(moment.state, moment.seat)
        first, second = (mode[moment.seat].decide(observation, moment.legal) for mode in bots)
        assert first == second


@cache
def shares() -> dict[int, Interval]:
    """What each camp wins with it among random ones, on the same deals."""
    games = games_of(GAME, {"players": 5}, "public random random", 3 * DEALS, by_camp=True)
    return {camp.side: camp.share for camp in camps(games) if camp.bot == "public"}


@pytest.mark.parametrize(
    ("camp", "percent", "within"),
    [(Camp.SHOGUN, 95.1, 1.4), (Camp.NINJA, 77.8, 2.7), (Camp.RONIN, 56.1, 3.1)],
    ids=["shogun", "ninjas", "ronin"],
)
def test_a_camp_of_it_against_random_ones_wins_what_was_measured(camp: Camp, percent: float, within: float) -> None:
    """Five players, the random uniform over the legal actions."""
    assert is_as_measured(shares()[camp], percent, within)
