"""Key Largo's discovery level loses to rules of thumb, beats chance, and makes a beginner's mistakes."""

from __future__ import annotations

import pytest

from ludotheque.bots import make_bot
from ludotheque.core.conformance import dealt
from ludotheque.core.modes import plain
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import BUY, DRAW, HIRE, LEAVE
from ludotheque.games.keylargo.memory import add_seen
from ludotheque.games.keylargo.state import Action, Phase, State, Type
from tests.bots.contests import first_of

RULES = plain(GAME)


@pytest.mark.parametrize("encounters", [False, True])
def test_it_loses_three_games_of_five_to_rules_of_thumb_with_half_the_seats_each(encounters: bool) -> None:
    table = {"players": 4, "encounters": encounters}
    assert first_of(GAME, table, "shrewd discovery", 60).share.low > 0.6


def test_it_beats_random_players_clearly() -> None:
    assert first_of(GAME, {"players": 4}, "discovery random", 60).share.low > 0.6


def decided(s: State) -> int:
    """What seat 0 chooses."""
    return make_bot(RULES, "discovery", 0, 1).decide(RULES.observe(s, 0), RULES.legal_actions(s, 0))


def moment(phase: Phase, place: Action) -> State:
    """Seat 0 alone at a place, in the last half-day."""
    s: State = dealt(RULES, GAME.options_of({"players": 4}), 1)
    s.owing = s.asked = s.turn = 0
    s.day, s.half, s.phase, s.place[0], s.boats[place] = s.days, 1, phase, place, 1
    return s


def test_it_hires_after_the_last_dive() -> None:
    assert decided(moment(Phase.BAR, Action.BAR)) == HIRE


def test_it_buys_after_the_last_dive() -> None:
    assert BUY <= decided(moment(Phase.SHOP, Action.SHOP)) != LEAVE


def test_it_forgets_what_it_saw_in_a_wreck() -> None:
    """Five monsters lie there, and its only diver goes down."""
    s = moment(Phase.DRAW, Action.DIVE)
    wreck = s.n_wrecks - 1
    s.site[0], s.down, s.hoses[0, 0] = wreck, 1, 2
    monster = next(kind for kind in range(48) if s.depth_of[kind] == 2 and s.type_of[kind] == Type.MONSTER)
    for _ in range(5):
        add_seen(s, 0, wreck, monster + 1)
    assert decided(s) == DRAW
