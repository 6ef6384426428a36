"""Search over any game: it finds what wins, sees no more than its seat, and does the same again for the same seed."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from ludotheque.core import position
from ludotheque.core.conformance import walk
from ludotheque.core.game import Game
from ludotheque.core.modes import compiled, plain
from ludotheque.games import BUILT_IN, find_game
from ludotheque.search import Budget, Choice, look, look_beyond
from ludotheque.search import looking as looking_module
from tests.search.pennies import OPEN, PENNIES

MODES = pytest.mark.parametrize("mode", [plain, compiled], ids=["plain", "compiled"])


def begun(game: Game[Any], mode: Any, **given: object) -> tuple[Any, Any, int]:
    """Rules, a game as it begins, and a seat that decides."""
    rules = mode(game)
    s = rules.new_state()
    rules.setup(s, game.options_of(given), bytes(range(32)))
    return rules, s, rules.to_act(s).bit_length() - 1


def best(game: str, text: str, simulations: int, mode: Any = compiled) -> tuple[str, list[Choice]]:
    """What the search does in a situation, and all that it found."""
    found = find_game(game)
    rules, s = mode(found), position.read(found, text)
    state = rules.load(s.pack())
    seat = rules.to_act(state).bit_length() - 1
    choices = look(rules, rules.observe(state, seat), seat, 1, Budget(simulations))
    return found.action_text(s, choices[0].action), choices


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_the_same_seed_finds_the_same_in_both_modes(game: Game[Any]) -> None:
    found = []
    for mode in (plain, compiled):
        rules, s, seat = begun(game, mode)
        for _ in range(2 if mode is compiled else 1):
            found.append(look(rules, rules.observe(s, seat), seat, 5, Budget(12)))
    assert found[0] == found[1] == found[2]


def test_another_seed_looks_into_other_worlds() -> None:
    rules, s, seat = begun(find_game("korsar"), compiled)
    first, second = (look(rules, rules.observe(s, seat), seat, seed, Budget(200)) for seed in (1, 2))
    assert first != second


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_every_choice_is_legal_and_every_simulation_counts(game: Game[Any]) -> None:
    rules = compiled(game)
    for moment in itertools.islice(walk(rules, game.options_of({}), 3), 0, None, 9):
        choices = look(rules, rules.observe(moment.state, moment.seat), moment.seat, 2, Budget(40))
        assert {choice.action for choice in choices} <= set(moment.legal)
        assert sum(choice.visits for choice in choices) <= 40
        assert all(0 <= choice.worth <= 1 for choice in choices)


def test_a_search_sees_what_its_seat_sees() -> None:
    """The same for every world that the seat considers possible."""
    rules, s, seat = begun(find_game("katana"), compiled, players=4)
    observation = rules.observe(s, seat)
    other = rules.load(rules.sample_hidden(observation, seat, 9))
    assert rules.dump(other) != rules.dump(s)
    assert look(rules, rules.observe(other, seat), seat, 4, Budget(60)) == look(rules, observation, seat, 4, Budget(60))


@MODES
def test_beyond_an_action_the_seat_takes_no_other_and_knows_what_it_brings(mode: Any) -> None:
    """Even of a penny that always loses; in a search of both, less is seen of the one that seems worse."""
    rules, s, seat = begun(OPEN, mode)
    found = [look_beyond(rules, rules.observe(s, seat), seat, side, [0, 1], 1, Budget(300), 0.5) for side in (0, 1)]
    assert [(choice.action, choice.visits) for choice in found] == [(0, 300), (1, 300)]
    assert all(choice.worth < 0.2 for choice in found)


@MODES
def test_nobody_answers_a_penny_that_lies_face_down(mode: Any) -> None:
    """Else the second would always win, and the first think all lost."""
    rules, s, seat = begun(PENNIES, mode)
    choices = look(rules, rules.observe(s, seat), seat, 1, Budget(600))
    assert all(0.3 < choice.worth < 0.7 for choice in choices)


@MODES
def test_in_the_open_the_second_penny_always_wins(mode: Any) -> None:
    """The test above can fail: here the other sees what was laid."""
    rules, s, seat = begun(OPEN, mode)
    choices = look(rules, rules.observe(s, seat), seat, 1, Budget(600))
    assert all(choice.worth < 0.2 for choice in choices)


def test_a_settled_choice_ends_the_search() -> None:
    rules, s, seat = begun(find_game("korsar"), compiled)
    made = sum(choice.visits for choice in look(rules, rules.observe(s, seat), seat, 1, Budget(20_000)))
    assert looking_module.CHUNK < made < 20_000


def test_a_search_ends_when_its_time_is_up() -> None:
    rules, s, seat = begun(find_game("korsar"), compiled)
    choices = look(rules, rules.observe(s, seat), seat, 1, Budget(10_000_000, seconds=0.0))
    assert sum(choice.visits for choice in choices) == looking_module.CHUNK


def test_a_full_tree_is_played_out_below(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, s, seat = begun(find_game("keylargo"), compiled)
    monkeypatch.setattr(looking_module, "ROOM", 60)
    choices = look(rules, rules.observe(s, seat), seat, 1, Budget(500))
    assert 60 < sum(choice.visits for choice in choices) <= 500


def test_a_budget_without_simulations_or_cores_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 of simulations, got 0"):
        Budget(0)
    with pytest.raises(ValueError, match="at least 1 of cores, got 0"):
        Budget(1, cores=0)


def test_the_last_card_takes_the_ship_that_decides() -> None:
    """KO 2.8: discarded it would leave the ship to its owner"""
    text = """
        players 2
        turn 0
        deck 0
        seat  hand
        0     red 4
        1     blue 1
        ship 8 of 1
        """
    done, choices = best("korsar", text, 100)
    assert done == "pirate red 4 > ship 0"
    assert [choice.worth for choice in choices] == [1, 0]


def test_who_wins_anyway_wins_by_more() -> None:
    text = """
        players 2
        turn 0
        deck 0
        taken ship 7 by 0, ship 6 by 0, ship 6 by 0
        seat  hand
        0     red 4
        1     blue 1
        ship 8 of 1
        """
    done, choices = best("korsar", text, 1000)
    assert done == "pirate red 4 > ship 0"
    assert [choice.worth for choice in choices] == [1, 1]
    assert choices[0].visits > 1.2 * choices[1].visits


def test_several_cores_search_alike_each_time_and_together() -> None:
    rules, s, seat = begun(find_game("korsar"), compiled)
    first, second = (look(rules, rules.observe(s, seat), seat, 1, Budget(401, cores=3)) for _ in range(2))
    assert first == second
    assert sum(choice.visits for choice in first) <= 401
    alone = [look(rules, rules.observe(s, seat), seat, seed, Budget(n)) for seed, n in ((1, 134), (2, 134), (3, 133))]
    visits = Counter[int]()
    for choice in itertools.chain.from_iterable(alone):
        visits[choice.action] += choice.visits
    assert {choice.action: choice.visits for choice in first} == visits
