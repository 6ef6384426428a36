"""Katana's search: every choice tried in the same worlds."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from itertools import count
from statistics import mean, stdev

import pytest

from ludotheque.bots.guided import GuidedBot
from ludotheque.bots.katana import THUMB, TRIED
from ludotheque.bots.katana.outlook import WHOLE, outlook, standing
from ludotheque.bots.katana.trying import Trials
from ludotheque.core.conformance import dealt, walk
from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.core.play import current_player, play
from ludotheque.games.katana import GAME, end
from ludotheque.games.katana.options import PLAYERS
from ludotheque.games.katana.state import Camp
from ludotheque.search import Budget, Choice
from tests.bots.katana_games import camps_of
from tests.bots.katana_positions import RULES, position


def looked(text: str, budget: Budget, rules: Rules | None = None, seed: int = 1) -> list[Choice]:
    """What a search makes of a position, for the seat that decides."""
    s, rules = position(text), rules or compiled(TRIED)
    return Trials(rules, RULES.observe(s, s.asked), s.asked, seed).run(budget)


def names(choices: list[Choice]) -> list[str]:
    return [GAME.action_text(position("players 5"), choice.action) for choice in choices]


STRIKING = "players 5\nturn 1\nseat  role  resilience  hand\n0  shogun  2  bo\n1  ninja_1  4  katana, bokken, geisha"


def test_a_search_thinks_the_same_for_the_same_seed_in_either_mode() -> None:
    few = Budget(12)
    assert looked(STRIKING, few) == looked(STRIKING, few) == looked(STRIKING, few, plain(TRIED))
    assert looked(STRIKING, few) != looked(STRIKING, few, seed=2)


def test_choices_that_do_well_are_tried_in_more_worlds_and_the_budget_is_kept() -> None:
    choices = looked(STRIKING, Budget(600))
    assert sum(choice.visits for choice in choices) <= 600
    assert choices[0].visits == max(choice.visits for choice in choices)
    assert min(choice.visits for choice in choices) < choices[0].visits
    assert all(0 <= choice.worth <= 1 for choice in choices)


def test_a_search_ends_when_its_time_is_up() -> None:
    looked(STRIKING, Budget(10))
    begun = time.monotonic()
    looked(STRIKING, Budget(10_000_000, seconds=0.2))
    assert time.monotonic() - begun < 2


def test_no_choice_is_no_search() -> None:
    text = "players 3\nresolving bokken > 1\nseat  role  hand\n1  ninja_1  bo"
    assert names(looked(text, Budget(5))) == ["suffer"]


def test_a_ninja_takes_the_last_honour_that_wins_the_game() -> None:
    text = """
        players 5
        turn 1
        deeds 2 > 0: spared 4
        seat  role       resilience  honour  hand
        0     shogun     4           3       -
        1     ninja_1    4           6       wakizashi
        2     samurai    1           1       bo
        3     ninja_2    4           5       bo
        4     ronin      4           2       bo"""
    assert names(looked(text, Budget(300)))[0] == "wakizashi > 2"


def test_nobody_even_tries_to_end_the_game_over_a_likely_friend() -> None:
    text = """
        players 5
        turn 1
        deeds 2 > 0: attacked 4
        seat  role       resilience  honour  hand
        0     shogun     4           5       -
        1     ninja_1    4           6       wakizashi, battle_cry
        2     ninja_2    1           1       bo
        3     samurai    4           3       bo
        4     ronin      4           2       bo"""
    tried = names(looked(text, Budget(60)))
    assert "wakizashi > 2" not in tried
    assert "battle_cry" not in tried
    assert "wakizashi > 4" in tried


@pytest.mark.parametrize("players", PLAYERS)
def test_what_camps_may_hope_for_is_shared_out_among_them(players: int) -> None:
    for moment in walk(RULES, GAME.options_of({"players": players}), seed=3):
        hopes = [outlook(moment.state, camp) for camp in camps_of(players)]
        assert sum(hopes) == pytest.approx(WHOLE, abs=len(hopes))
    s = moment.state
    while not RULES.is_terminal(s):
        seat = RULES.to_act(s).bit_length() - 1
        RULES.apply_action(s, seat, RULES.legal_actions(s, seat)[0])
    assert [outlook(s, camp) for camp in Camp] == [WHOLE * (camp == end.winning_camp(s)) for camp in Camp]


def test_a_point_of_honour_is_worth_more_the_nearer_somebody_is_to_the_last() -> None:
    """KA 3.11: with none left to somebody, the game ends."""
    text = "players 4\nseat  role  honour\n0  shogun  {}\n1  samurai  4\n2  ninja_1  4\n3  ninja_2  {}"

    def gain(least: int) -> int:
        rich, poor = (position(text.format(honour, least)) for honour in (6, 5))
        return standing(rich, Camp.SHOGUN) - standing(poor, Camp.SHOGUN)

    assert gain(1) > gain(2) > gain(3) > gain(4) > 0


def test_what_trials_choose_wins_more_than_what_the_rules_of_thumb_choose() -> None:
    """In moments of games among five, each choice played to the end by rules of thumb in the same worlds."""
    tried, worlds, gains = compiled(TRIED), range(60), []
    for seat, observation in moments(deals=10):
        choice, guess = Trials(tried, observation, seat, 1).run(Budget(600))[0].action, guided(observation, seat)
        for n in worlds if choice != guess else ():
            world = tried.sample_hidden(observation, seat, n)
            gains.append(wins(world, seat, choice) - wins(world, seat, guess))
    assert len(gains) > 500
    assert mean(gains) > 2 * stdev(gains) / math.sqrt(len(gains))


# Played by the rules of the game itself, which other tests find compiled: those of TRIED would be compiled for this.


def guided(observation: bytes, seat: int) -> int:
    return GuidedBot(compiled(THUMB), seat, 1).decide(observation, [])


def moments(deals: int) -> Iterator[tuple[int, bytes]]:
    """Every twentieth decision of games by rules of thumb: whose it is, and what that seat sees."""
    rules = compiled(GAME)
    for seed in range(deals):
        s = dealt(rules, GAME.options_of({"players": 5}), seed)
        for n in count():
            if rules.is_terminal(s):
                break
            seat = current_player(rules.to_act(s))
            observation = rules.observe(s, seat)
            if n % 20 == 10:
                yield seat, observation
            rules.apply_action(s, seat, guided(observation, seat))


def wins(world: bytes, seat: int, action: int) -> bool:
    """Whether the seat's camp wins if it does this and all play on by rules of thumb."""
    rules, thumb = compiled(GAME), compiled(THUMB)
    s = rules.load(world)
    rules.apply_action(s, seat, action)
    play(rules, s, [GuidedBot(thumb, each, 1).decide for each in range(5)])
    return bool(rules.winners(s) >> seat & 1)
