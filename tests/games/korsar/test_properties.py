"""KO-P1 … KO-P8 over random games of every variant; and that each of them can fail.

LUDOTHEQUE_GAMES sets how many games of each variant are played, 2,000 if it is not set.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.actions import DISCARD, DRAW, LAY, SLOT
from ludotheque.games.korsar.cards import ADMIRAL, CAPTAIN, PIRATE, captain, pirate
from ludotheque.games.korsar.control import control, take
from ludotheque.games.korsar.end import end_if_due
from ludotheque.games.korsar.events import Event, clear
from ludotheque.games.korsar.setup import give
from ludotheque.games.korsar.state import NOBODY, CaptainRule, State
from ludotheque.games.korsar.teams import side_of
from ludotheque.games.korsar.turn import act, apply_action, legal_actions, next_turn
from tests.games.korsar import properties
from tests.games.korsar.properties import NOTES, STATES, tally, walk
from tests.games.korsar.situation import Situation, placed

GAMES = int(os.environ.get("LUDOTHEQUE_GAMES", "2000"))
VARIANTS = [(2, False), (3, False), (4, False), (5, False), (4, True), (6, True), (8, True)]
CHANGING = {  # the options that change what is legal; both captain rules are played side by side
    "min_attack": ("any", "match"),
    "pirates_after_character": ("allowed", "forbidden"),
    "team_admiral": ("team", "owner_only"),
}
NAMES = [f"{players} in teams" if teams else f"{players} alone" for players, teams in VARIANTS]


def walked(rules: Rules, games: int, seed: int, **given: object) -> tuple[int, str]:
    """The property broken in random games, 0 for none, and what is needed to find the game again."""
    row, key, states = rules.row(GAME.row_of(GAME.options_of(given))), rules.row([0] * 8), rules.states(STATES)
    kept, notes = rules.row([0] * 8), rules.row([0] * NOTES)
    out, twins_out = (rules.row([0] * GAME.n_actions) for _ in range(2))
    code = int(rules.bind(walk)(states, row, key, rules.generators(seed), kept, notes, out, twins_out, games))
    return code, f"KO-P{code}, key {[int(word) for word in key]}, options {given}"


@pytest.mark.parametrize(("players", "teams"), VARIANTS, ids=NAMES)
def test_the_properties_hold_in_random_games(players: int, teams: bool) -> None:
    """KO-P1, KO-P2, KO-P3, KO-P4, KO-P5, KO-P6, KO-P7, KO-P8"""
    code, game = walked(compiled(GAME), GAMES, players, players=players, teams=teams)
    assert code == 0, game


@pytest.mark.parametrize(("players", "teams"), VARIANTS, ids=NAMES)
def test_the_properties_hold_under_every_option(players: int, teams: bool) -> None:
    """KO-P1 … KO-P8, KO-R16, KO-R17, KO-R41: as many games in all, a share for each choice of options"""
    choices = [dict(zip(CHANGING, values, strict=True)) for values in product(*CHANGING.values())]
    for seed, options in enumerate(choices):
        rules, games = compiled(GAME), -(-GAMES // len(choices))
        code, game = walked(rules, games, 100 + seed, players=players, teams=teams, **options)
        assert code == 0, game


@pytest.mark.parametrize(("players", "teams"), [(3, False), (4, True)], ids=["3 alone", "4 in teams"])
def test_random_games_see_everything_that_can_happen(players: int, teams: bool) -> None:
    """So that no property holds only because its case never comes; nobody is passed over outside of teams."""
    rules = compiled(GAME)
    row = rules.row(GAME.row_of(GAME.options_of({"players": players, "teams": teams})))
    room, tallied = (rules.row([0] * GAME.n_actions) for _ in range(2))
    rules.bind(tally)(rules.states(STATES), row, rules.row([0] * 8), rules.generators(1), room, tallied, 2000)
    counts = [int(tallied[event]) for event in Event]
    missing = {event for event in Event if counts[event] == 0}
    assert missing == (set() if teams else {Event.SKIP})


def test_the_properties_hold_in_plain_mode_too() -> None:
    """KO-P1 … KO-P8: the plain state refuses what lies outside"""
    code, game = walked(plain(GAME), 1, 1, players=4, teams=True)
    assert code == 0, game


# Games in which one rule is broken: the walk must name the property that this breaks.


def deals_a_card_twice(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    if s.ply == 9:
        give(s, s.turn, pirate(0, 1))


def leaves_nothing_to_do(s: State, seat: int, out: Any) -> int:
    return 0 if s.ply == 9 else legal_actions(s, seat, out)


def draws_nothing(s: State, seat: int, action: int) -> None:
    if action != DRAW:
        apply_action(s, seat, action)
        return
    clear(s)
    s.ply += 1
    next_turn(s)


def is_stricter_with_last_placed(s: State, seat: int, out: Any) -> int:
    n = legal_actions(s, seat, out)
    return n - 1 if s.captain_rule == CaptainRule.LAST_PLACED and n > 1 else n


def pays_more_with_last_placed(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    if s.captain_rule == CaptainRule.LAST_PLACED and s.n_taken:
        s.loot[0] += 1


def gives_tied_ships_to_their_owner(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    for slot in reversed(range(s.n_ships)):
        ship = s.ships[slot]
        if s.phase == 0 and control(s, ship) == NOBODY and side_of(s, ship.owner) == s.turn:
            take(s, slot, s.turn, Event.COLLECT)


def collects_nothing(s: State, seat: int, action: int) -> None:
    clear(s)
    s.ply += 1
    end_if_due(s, act(s, seat, action))
    s.turn = (s.turn + 1) % s.players


def knows_no_locks(s: State, seat: int, out: Any) -> int:
    n = 0
    for slot in range(s.n_ships):
        for card in range(PIRATE, CAPTAIN):
            if s.hands[seat, card]:
                out[n] = slot * SLOT + card
                n += 1
    return n or legal_actions(s, seat, out)


def pays_a_ship_twice(s: State, seat: int, action: int) -> None:
    before = s.n_taken
    apply_action(s, seat, action)
    for i in range(before, s.n_taken):
        s.loot[s.taker[i]] += s.worth[s.taken[i]]


BROKEN = [
    ("apply_action", deals_a_card_twice, 1),
    ("legal_actions", leaves_nothing_to_do, 2),
    ("apply_action", draws_nothing, 3),
    ("legal_actions", is_stricter_with_last_placed, 4),
    ("apply_action", pays_more_with_last_placed, 4),
    ("apply_action", gives_tied_ships_to_their_owner, 5),
    ("apply_action", collects_nothing, 6),
    ("legal_actions", knows_no_locks, 7),
    ("apply_action", pays_a_ship_twice, 8),
]


@pytest.mark.parametrize(("question", "broken", "code"), BROKEN, ids=[broken.__name__ for _, broken, _ in BROKEN])
def test_a_game_with_a_broken_rule_is_found_out(question: str, broken: Callable[..., Any], code: int) -> None:
    """KO-P1 … KO-P8 can fail"""
    rules = plain(replace(GAME, **{question: broken}))  # type: ignore[arg-type]  # a question by its name
    assert walked(rules, 20, 3, players=3)[0] == code


# And each question by itself, on one corrupted state.


def record(rules: Rules, s: State) -> Any:
    """The state as the mode's rules take it."""
    loaded = rules.load(s.pack())
    return loaded if isinstance(loaded, State) else loaded[0]


@pytest.fixture
def ask(rules: Rules) -> Callable[..., bool]:
    """Asks a property of states, in either mode."""

    def asked(name: str, *given: Any) -> bool:
        values = [record(rules, value) if isinstance(value, State) else value for value in given]
        values = [rules.row(value) if isinstance(value, list) else value for value in values]
        return bool(rules.bind(getattr(properties, name))(*values))

    return asked


@pytest.fixture
def sound(situation: Situation) -> State:
    """Two ships in dispute and some loot; nothing wrong with it."""
    return situation(
        players=3,
        turn=0,
        hands={0: "red 1, ship 2", 1: "blue 4", 2: "ship 8"},
        ships=["5 of 1: 0 red 3, 2 green 2, 0 red 1, 2 captain green", "4 of 2: 1 blue 2, 0 yellow 2"],
        loot={0: "ship 5", 1: "ship 7"},
    ).now


Ask = Callable[..., bool]


def test_a_card_too_many_or_too_few_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P1"""
    assert placed(sound) == list(sound.copies)
    assert ask("has_all_cards", sound)
    sound.hands[0, pirate(0, 1)] += 1
    assert not ask("has_all_cards", sound)
    sound.hands[0, pirate(0, 1)] -= 1
    sound.n_deck -= 1
    assert not ask("has_all_cards", sound)


def test_a_card_exchanged_for_another_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P1: as a multiset"""
    sound.hands[1, pirate(2, 4)] -= 1
    sound.hands[1, pirate(2, 3)] += 1
    assert not ask("has_all_cards", sound)


def test_a_draw_or_a_play_too_many_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P3"""
    assert ask("within_bounds", sound, 60, 78)
    assert not ask("within_bounds", sound, 61, 0)
    assert not ask("within_bounds", sound, 0, 79)


def test_a_choice_that_differs_is_noticed(ask: Ask, sound: State, rules: Rules) -> None:
    """KO-P4"""
    room = [0] * GAME.n_actions
    legal = rules.legal_actions(rules.load(sound.pack()), 0)
    assert ask("same_choice", sound, sound, 0, legal, len(legal), room)
    assert not ask("same_choice", sound, sound, 0, legal, len(legal) - 1, room)
    assert not ask("same_choice", sound, sound, 0, [0, *legal[1:]], len(legal), room)
    twin = State.unpack(sound.pack())
    twin.turn = 1
    assert not ask("same_choice", sound, twin, 0, legal, len(legal), room)


def test_loot_that_differs_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P4"""
    twin = State.unpack(sound.pack())
    assert ask("same_outcome", sound, twin)
    twin.loot[2] += 1
    assert not ask("same_outcome", sound, twin)
    twin = State.unpack(sound.pack())
    twin.taker[0] = 1
    assert not ask("same_outcome", sound, twin)


def test_scores_that_differ_are_noticed(ask: Ask, sound: State) -> None:
    """KO-P4"""
    twin = State.unpack(sound.pack())
    room = [0] * GAME.n_actions
    assert ask("same_scores", sound, twin, room, room)
    twin.hands[2, PIRATE - 1] = 0
    assert not ask("same_scores", sound, twin, room, [0] * GAME.n_actions)


def test_a_ship_collected_without_control_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P5"""
    kept = [0, 0, 1, 0, 0, 0, 0, 0]  # seat 2 has held ship 0 by its captain ever since its last turn
    after = State.unpack(sound.pack())
    take(after, 0, 2, Event.COLLECT)
    assert ask("collected_what_was_kept", sound, after, kept)
    assert not ask("collected_what_was_kept", sound, after, [0] * 8)

    stolen = State.unpack(sound.pack())
    take(stolen, 0, 0, Event.COLLECT)
    assert not ask("collected_what_was_kept", sound, stolen, [3] * 8)

    tied = State.unpack(sound.pack())
    take(tied, 1, 2, Event.COLLECT)
    assert not ask("collected_what_was_kept", sound, tied, [3] * 8)


def test_a_ship_that_vanishes_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P5"""
    after = State.unpack(sound.pack())
    take(after, 0, 2, Event.COLLECT)
    after.n_taken -= 1
    assert not ask("collected_what_was_kept", sound, after, [3] * 8)


def test_control_lost_between_two_turns_is_remembered(ask: Ask, sound: State, rules: Rules) -> None:
    """KO-P5: a side that did not hold a ship at the end of every turn has not kept it"""
    kept = rules.row([3] * 8)
    rules.bind(properties.remember)(kept, record(rules, sound), 1)
    assert list(kept)[:3] == [0, 0, 1]
    rules.bind(properties.remember)(kept, record(rules, sound), 2)
    assert list(kept)[:3] == [0, 0, 1]


def test_a_ship_not_collected_in_time_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P6"""
    assert ask("has_collected", sound, 0, -1)
    assert ask("has_collected", sound, 1, -1)
    assert not ask("has_collected", sound, 2, -1)


def test_only_a_second_partner_may_find_a_ship_of_his_side(ask: Ask, situation: Situation) -> None:
    """KO-P6: the one that his partner laid or played on in this round"""
    s = situation(players=4, teams=True, turn=1, hands={}, ships=["5 of 2: 2 red 1", "4 of 0"]).now
    assert ask("has_collected", s, 1, 1)
    assert not ask("has_collected", s, 1, 0)
    assert not ask("has_collected", s, 0, 1)
    assert not ask("has_collected", s, 2, 0)


def test_a_character_that_chases_its_own_side_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P6"""
    assert ask("chases_a_stranger", sound, 0, 0 * SLOT + captain(1))
    assert not ask("chases_a_stranger", sound, 2, 0 * SLOT + captain(3))
    assert ask("chases_a_stranger", sound, 2, 1 * SLOT + ADMIRAL)
    assert ask("chases_a_stranger", sound, 2, 0 * SLOT + pirate(3, 1))
    for action in (LAY, DRAW, DISCARD + ADMIRAL):
        assert ask("chases_a_stranger", sound, 2, action)


def test_two_colours_of_one_side_are_noticed(ask: Ask, sound: State) -> None:
    """KO-P7"""
    assert ask("has_lawful_columns", sound)
    for i in range(sound.n_plays):
        if sound.plays[i].card == pirate(3, 2):
            sound.plays[i].seat = 0
    sound.ships[0].side[3] = 0
    assert not ask("has_lawful_columns", sound)


def test_two_sides_in_one_colour_are_noticed(ask: Ask, sound: State) -> None:
    """KO-P7"""
    sound.plays[2].seat = 1
    assert sound.plays[2].card == pirate(1, 1)
    assert not ask("has_lawful_columns", sound)


def test_a_strength_that_is_not_the_sum_of_its_cards_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P7, KO-R08"""
    sound.ships[0].strength[1] += 1
    assert not ask("has_lawful_columns", sound)


def test_a_second_character_on_a_ship_is_noticed_under_chase(ask: Ask, sound: State) -> None:
    """KO-P7, KO-R19"""
    sound.plays[2].card = captain(1)
    sound.ships[0].strength[1] -= 1
    assert not ask("has_lawful_columns", sound)
    sound.captain_rule = CaptainRule.LAST_PLACED
    assert ask("has_lawful_columns", sound)


def test_more_gold_than_the_box_holds_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P8"""
    assert ask("has_possible_loot", sound)
    sound.loot[2] = 100 - 5 - 7
    assert ask("has_possible_loot", sound)
    sound.loot[2] += 1
    assert not ask("has_possible_loot", sound)
    sound.loot[2] = -1
    assert not ask("has_possible_loot", sound)


def test_gold_that_is_missing_at_the_end_is_noticed(ask: Ask, sound: State) -> None:
    """KO-P8: ships still in the deck, or one that nobody has"""
    assert not ask("adds_up_at_the_end", sound)
    sound.loot[1] = 100 - 5 - 2 - 8 - 5 - 4
    assert ask("adds_up_at_the_end", sound)
    sound.n_ships -= 1
    assert not ask("adds_up_at_the_end", sound)


@pytest.mark.parametrize("seed", [1, 2])
def test_control_counted_from_the_cards_is_control_by_the_rule(rules: Rules, seed: int) -> None:
    """KO 2.7: the rule keeps sums, the property counts cards; in a random game they say the same"""
    s = Situation(rules).deal(seed, players=4, teams=seed == 2)
    n = 0
    while s.turn >= 0:
        legal = s.rules.legal_actions(s.state, s.turn)
        s.rules.apply_action(s.state, s.turn, legal[(n * 3 + seed) % len(legal)])
        now, n = s.now, n + 1
        for slot in range(now.n_ships):
            assert properties.holder(now, now.ships[slot]) == control(now, now.ships[slot])
