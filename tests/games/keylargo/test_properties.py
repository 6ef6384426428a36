"""What holds after every decision, over random games of every variant; and that each property can fail.

LUDOTHEQUE_GAMES sets how many games of each variant are played, 2,000 if it is not set.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

import pytest

from ludotheque.core.conformance import deeds_do_not_peek, questions_do_not_peek, samples_look_the_same
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Options
from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.edition import AT_ENCOUNTERS
from ludotheque.games.keylargo.events import Event
from ludotheque.games.keylargo.state import ENCOUNTERS, Encounter, Phase, State
from ludotheque.games.keylargo.turn import apply_action
from ludotheque.games.keylargo.wrecks import gain
from tests.games.keylargo.properties import NOTES, STATES, tally, walk

GAMES = int(os.environ.get("LUDOTHEQUE_GAMES", "2000"))
VARIANTS = [(players, encounters) for players in (3, 4, 5) for encounters in (False, True)]
NAMES = [f"{players} with encounters" if encounters else f"{players}" for players, encounters in VARIANTS]


def walked(rules: Rules, games: int, seed: int, **given: object) -> tuple[int, str]:
    """The property broken in random games, 0 for none, and what is needed to find the game again."""
    row, key = rules.row(rules.game.row_of(GAME.options_of(given))), rules.row([0] * 8)
    notes, out = rules.row([0] * NOTES), rules.row([0] * GAME.n_actions)
    code = int(rules.bind(walk)(rules.states(STATES), row, key, rules.generators(seed), notes, out, games))
    return code, f"property {code}, key {[int(word) for word in key]}, options {given}"


@pytest.mark.parametrize(("players", "encounters"), VARIANTS, ids=NAMES)
def test_the_properties_hold_in_random_games(players: int, encounters: bool) -> None:
    code, game = walked(compiled(GAME), GAMES, players, players=players, encounters=encounters)
    assert code == 0, game


def test_the_properties_hold_without_pickpockets() -> None:
    """KL-R01"""
    code, game = walked(compiled(GAME), GAMES, 9, players=4, encounters=True, pickpocket=False)
    assert code == 0, game


def test_the_properties_hold_in_plain_mode_too() -> None:
    """The plain state refuses what lies outside."""
    code, game = walked(plain(GAME), 1, 1, players=4, encounters=True)
    assert code == 0, game


@pytest.mark.parametrize("encounters", [False, True], ids=["without", "with encounters"])
def test_random_games_see_everything_that_can_happen(encounters: bool) -> None:
    """So that no property holds only because its case never comes: every event, and every encounter card in use."""
    rules = compiled(GAME)
    row = rules.row(GAME.row_of(GAME.options_of({"players": 5, "encounters": encounters})))
    room, counts = rules.row([0] * GAME.n_actions), rules.row([0] * (len(Event) + ENCOUNTERS))
    rules.bind(tally)(rules.states(STATES), row, rules.row([0] * 8), rules.generators(1), room, counts, 4000)
    unseen = {event.name for event in Event if counts[event] == 0}
    unplayed = {card.name for card in Encounter if counts[len(Event) + card] == 0}
    of_the_deck = {"FOUND", "PLAYED", "RESHUFFLED", "SABOTAGED", "SOLD_EXTRA"}
    assert unseen == ({"RESHUFFLED"} if encounters else of_the_deck)
    assert unplayed == (set() if encounters else {card.name for card in Encounter})


FEW = (Encounter.TOURIST_BAR, Encounter.DRUNKARD, Encounter.TOURIST_DOLPHINS, Encounter.FAMILY, Encounter.FAMILY)


def with_few_encounters() -> Game[State]:
    """A deck of five cards, which runs out again and again."""
    copies = [FEW.count(card) for card in Encounter]
    return replace(GAME, edition=Edition("few", (*GAME.figures[:AT_ENCOUNTERS], *copies)))


def test_the_properties_hold_when_the_encounter_deck_runs_out() -> None:
    """KL-R37"""
    game = with_few_encounters()
    rules = compiled(game)
    code, found = walked(rules, GAMES, 3, players=5, encounters=True)
    assert code == 0, found
    row = rules.row(game.row_of(game.options_of({"players": 5, "encounters": True})))
    room, counts = rules.row([0] * game.n_actions), rules.row([0] * (len(Event) + ENCOUNTERS))
    rules.bind(tally)(rules.states(STATES), row, rules.row([0] * 8), rules.generators(1), room, counts, 200)
    assert counts[Event.RESHUFFLED] > 100


@pytest.mark.parametrize("check", [questions_do_not_peek, deeds_do_not_peek, samples_look_the_same])
def test_nothing_leaks_from_a_deck_shuffled_again(check: Callable[[Rules, Options, int], None]) -> None:
    """KL-R37: the new deck holds only what was discarded; who holds what from before stays hidden."""
    game = with_few_encounters()
    check(compiled(game), game.options_of({"players": 5, "encounters": True}), 4)


# Games in which one rule is broken: the walk must name the property that this breaks.


def deals_a_card_twice(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    gain(s, 0, 3)


def loses_a_trident(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.supply[1] -= 1


def pays_more_than_it_tells(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.money[0] += 10


def miscounts_a_hand(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.backs[0, 0] += 1


def keeps_an_encounter_twice(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.encounter_discards[0] += 1


def puts_two_boats_on_a_wreck(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.site[0] = s.site[1] = 0


def remembers_what_is_not_so(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    s.known[0, 48] = 1 + s.hands[1, 0]


def counts_wrongly_at_the_end(s: State, seat: int, action: int) -> None:
    apply_action(s, seat, action)
    if s.phase == Phase.OVER:
        s.shown[0, 0] += 1


BROKEN = [
    (deals_a_card_twice, 1),
    (loses_a_trident, 2),
    (pays_more_than_it_tells, 3),
    (miscounts_a_hand, 4),
    (keeps_an_encounter_twice, 5),
    (puts_two_boats_on_a_wreck, 6),
    (remembers_what_is_not_so, 7),
    (counts_wrongly_at_the_end, 8),
]


@pytest.mark.parametrize(("fault", "code"), BROKEN, ids=[fault.__name__ for fault, _ in BROKEN])
def test_a_broken_rule_breaks_its_property(fault: Callable[[State, int, int], None], code: int) -> None:
    rules = plain(replace(GAME, apply_action=fault))
    assert walked(rules, 1, 1, encounters=True)[0] == code
