"""Positions of Korsar: what is written is read again the same, what is open is filled, contradictions are told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.core import position
from ludotheque.core.chance import key_of
from ludotheque.core.game import OptionValue
from ludotheque.core.modes import plain
from ludotheque.core.play import current_player
from ludotheque.core.sentence import Flaw
from ludotheque.games import find_game
from ludotheque.games.korsar.position.told import tell
from ludotheque.games.korsar.state import State

GAME = find_game("korsar")
RULES = plain(GAME)

VARIANTS: list[dict[str, OptionValue]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 4, "teams": True},
    {"players": 6, "teams": True},
    {"players": 6, "allow_six_individual": True, "palette": "loot"},
    {"players": 3, "captain_rule": "last_placed", "palette": "heidelberger", "loot_visibility": "open"},
    {"players": 4, "min_attack": "match", "pirates_after_character": "forbidden", "start_player": 2},
    {"players": 4, "teams": True, "team_admiral": "owner_only", "partner_sees_hand": False, "start_player": 2},
    {"players": 8, "teams": True, "captain_rule": "last_placed"},
]
# What a position leaves out: what the last decision did, the generator, and how cards are chained in the state.
LEFT_OUT = {"n_events", "events", "details", "chance", "n_plays", "plays"}


def states(options: dict[str, OptionValue], seed: int) -> Iterator[State]:
    """The states of a random game, from the deal to the end."""
    s, dice = RULES.new_state(), random.Random(seed)
    RULES.setup(s, GAME.options_of(options), key_of(seed))
    while not RULES.is_terminal(s):
        yield GAME.open(RULES.dump(s))
        seat = current_player(RULES.to_act(s))
        RULES.apply_action(s, seat, dice.choice(RULES.legal_actions(s, seat)))
    yield GAME.open(RULES.dump(s))


def seen(s: State, seat: int | None) -> dict[str, Any]:
    """What a viewer sees of a state, but for what a position leaves out."""
    view = GAME.view(GAME.open(RULES.observe(s, seat)), seat)
    for ship in view["ships"]:
        del ship["first"], ship["last"]
    if s.phase == 1:
        del view["barred"], view["fresh"]  # places that nobody will ask for again
    return {name: value for name, value in view.items() if name not in LEFT_OUT}


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_position_that_is_written_and_read_shows_every_seat_the_same(options: dict[str, OptionValue]) -> None:
    every = [*states(options, seed=7)]
    for s in [*every[:-1:9], *every[-3:]]:
        again = position.read(GAME, position.write(GAME, s))
        for seat in (None, *range(s.players)):
            assert seen(again, seat) == seen(s, seat)
            assert facts(again, seat) == facts(s, seat)
        assert (again.deck, tell(again)) == (s.deck, tell(s))
        assert position.write(GAME, again) == position.write(GAME, s)
        assert RULES.legal_actions(again, s.turn) == RULES.legal_actions(s, s.turn)


def facts(s: State, seat: int | None) -> dict[str, Any]:
    return GAME.facts(GAME.open(RULES.observe(s, seat)), seat)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_game_goes_on_from_its_position_as_it_did(options: dict[str, OptionValue]) -> None:
    s = [*states(options, seed=3)][20]
    again, dice = position.read(GAME, position.write(GAME, s)), random.Random(1)
    while not RULES.is_terminal(s):
        action = dice.choice(RULES.legal_actions(s, s.turn))
        RULES.apply_action(again, s.turn, action)
        RULES.apply_action(s, s.turn, action)
        assert position.write(GAME, again) == position.write(GAME, s)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_position_as_one_seat_sees_it_is_the_same_in_every_world_that_it_considers_possible(
    options: dict[str, OptionValue],
) -> None:
    for ply, s in enumerate(states(options, seed=5)):
        if ply % 15:
            continue
        for seat in range(s.players):
            observation = RULES.observe(s, seat)
            text = "\n".join(position.codec(GAME).write_seen(GAME.open(observation), seat))
            world = RULES.load(RULES.sample_hidden(observation, seat, seed=ply))
            assert "\n".join(position.codec(GAME).write_seen(GAME.open(RULES.observe(world, seat)), seat)) == text
            again = position.read(GAME, text)
            assert (again.n_held, again.n_deck) == (s.n_held, s.n_deck)
            assert facts(again, seat)["hand"] == facts(s, seat)["hand"]


def test_an_empty_text_is_the_set_up_before_the_first_turn() -> None:
    s = position.read(GAME, "")
    assert (s.players, s.first, s.turn, s.n_deck, s.round) == (3, 0, 0, 60, 1)
    assert list(s.n_held)[:3] == [6, 6, 6]
    assert tell(s)["box"]["cards"] == 78


def test_the_deck_holds_what_lies_nowhere_else() -> None:
    s = position.read(GAME, "discarded red 1, red 1\nship 2 of 1")
    assert (s.n_deck, sum(s.aside)) == (57, 0)


def test_what_a_short_deck_leaves_out_lies_aside_and_is_known_to_do_so() -> None:
    s = position.read(GAME, "deck 3 top ship 8\naside admiral")
    assert (s.n_deck, sum(s.aside)) == (3, 78 - 18 - 3)
    for seed in range(20):
        world = GAME.open(RULES.sample_hidden(RULES.observe(s, 0), 0, seed))
        assert world.hands[1, 27] == world.hands[2, 27] == 0


def test_the_top_of_the_deck_is_drawn_first() -> None:
    s = position.read(GAME, "players 2\ndeck 60 top ship 8, admiral\nseat  hand\n0  -\n1  -\n")
    for _ in range(2):
        RULES.apply_action(s, s.turn, GAME.action_of(s, "draw"))
    assert [dict(hand) for hand in tell(s)["hands"]] == [{"ship 8": 1}, {"admiral": 1}]


def test_an_open_hand_has_six_cards_and_takes_nothing_from_a_score() -> None:
    s = position.read(GAME, "seat  hand\n1     ship 2, 2 more\n2     4\n")
    assert list(s.n_held)[:3] == [6, 3, 4]
    assert [sum(s.hands[seat, card] for card in range(7)) for seat in range(3)] == [0, 1, 0]


def test_reading_runs_the_automatic_steps_of_the_turn() -> None:
    s = position.read(GAME, "turn 1\nship 8 of 1\nship 7 of 0\n")
    assert list(s.loot)[:3] == [0, 8, 0]
    assert s.n_ships == 1


def test_a_partner_without_cards_is_passed_over_once_the_deck_is_empty() -> None:
    text = "players 4\nteams true\ndeck 0\nseat  hand\n0  -\n1  red 1\n2  red 2\n3  red 3\nship 3 of 1\n"
    s = position.read(GAME, text)
    assert (s.turn, s.loot[0]) == (1, 3)  # KO-R42: the first partner still collects


def test_options_that_are_given_replace_those_in_the_text() -> None:
    assert position.read(GAME, "players 2\n", {"players": 5}).players == 5


def test_what_the_first_partner_did_in_this_round_can_be_said() -> None:
    text = """
        players 4
        teams true
        turn 1
        seat  hand
        1     yellow 2, green 1
        ship 7 of 0 (laid this round)
        ship 5 of 2 (played on this round): green 2 by 0
    """
    s = position.read(GAME, text)
    texts = {GAME.action_text(s, action) for action in RULES.legal_actions(s, 1)}
    assert texts == {"draw", "pirate yellow 2 > ship 0", "pirate green 1 > ship 0"}


@pytest.mark.parametrize(
    ("text", "line", "id"),
    [
        ("turn 1\nturn 2", 2, "error-position-twice"),
        ("turn 3", 1, "error-position-number"),
        ("turn ²", 1, "error-position-number"),
        ("players 3\n\n# remark\nplayers 4", 4, "error-position-twice"),
        ("players 6", 1, "error-korsar-players"),
        ("players 3\nteams perhaps", 2, "error-option-value"),
        ("weather fine", 1, "error-position-word"),
        ("deck many", 1, "error-position-form"),
        ("deck 2 top red 1, red 2, red 3", 1, "error-position-number"),
        ("deck 78", 1, "error-korsar-too-many-cards"),
        ("deck top purple 1", 1, "error-korsar-card"),
        ("palette loot\ndeck top yellow 1", 2, "error-korsar-card"),
        ("seat  hand\n0  admiral\n1  admiral", 3, "error-korsar-copies"),
        ("seat  hand\n0  red 1\n0  red 2", 3, "error-position-seat-twice"),
        ("seat  hand\n3  red 1", 2, "error-position-number"),
        ("seat  hand  hat", 1, "error-position-column"),
        ("seat  hand  hand", 1, "error-position-column"),
        ("seat  hand\n0  red 1  7  8", 2, "error-position-cells"),
        ("seat  hand  loot\n0  red 1  red 2", 2, "error-korsar-no-ship"),
        ("taken ship 5 by 1\nseat  loot\n1  4", 3, "error-position-number"),
        ("players 4\nteams true\ntaken ship 5 by 1", 3, "error-korsar-second-partner"),
        ("players 4\nteams true\nseat  loot\n1  5", 4, "error-korsar-second-partner"),
        ("discarded red 4, red 4, red 4", 1, "error-korsar-copies"),
        ("ship 9 of 0", 1, "error-position-number"),
        ("ship 8 of 3", 1, "error-position-number"),
        ("ship 8 of 0\nship 8 of 1", 2, "error-korsar-copies"),
        ("ship 8", 1, "error-position-form"),
        ("ship 8 of 0: red 1", 1, "error-position-form"),
        ("ship 8 of 0: ship 2 by 1", 1, "error-korsar-ship-on-ship"),
        ("ship 8 of 0; red 1 by 0", 1, "error-korsar-no-character"),
        ("ship 8 of 0: red 1 by 1, blue 1 by 1", 1, "error-korsar-two-colours"),
        ("ship 8 of 0: red 1 by 1, red 2 by 2", 1, "error-korsar-shared-colour"),
        ("players 4\nteams true\nship 8 of 3: red 1 by 0, blue 1 by 1", 3, "error-korsar-two-colours"),
        ("ship 8 of 0: blue 1 by 1; captain red by 1", 1, "error-korsar-lone-captain"),
        ("ship 8 of 0; admiral by 1", 1, "error-korsar-foreign-admiral"),
        ("ship 8 of 0: red 1 by 1, captain red by 1; admiral by 0", 1, "error-korsar-older-character"),
        ("ship 8 of 0 (laid this round)", 1, "error-korsar-this-round"),
        ("ship 8 of 0 (very old)", 1, "error-position-form"),
        ("deck 0\nseat  hand\n1  -", 1, "error-korsar-over"),
        ("over never by 0", 1, "error-position-form"),
    ],
)
def test_a_contradiction_is_refused_with_its_line(text: str, line: int, id: str) -> None:
    with pytest.raises(Flaw) as refused:
        position.read(GAME, text)
    assert (refused.value.line, refused.value.sentence.id) == (line, id)


def test_an_older_character_lies_at_the_ship_with_captain_rule_last_placed() -> None:
    text = "captain_rule last_placed\nship 8 of 0: red 1 by 1, captain red by 1; admiral by 0\nturn 2\n"
    assert tell(position.read(GAME, text))["ships"] == ["ship 8 of 0: red 1 by 1, captain red by 1; admiral by 0"]


def test_a_line_goes_on_in_an_indented_one() -> None:
    said = position.read(GAME, "discarded red 1,\n  red 2   # and a remark\n")
    assert tell(said)["discarded"] == ["red 1", "red 2"]
