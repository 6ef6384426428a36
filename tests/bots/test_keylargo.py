"""Key Largo's rules of thumb: they beat chance from every seat, see no more than their seat does, and know the game."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.bots import make_bot
from ludotheque.core.conformance import dealt
from ludotheque.core.modes import plain
from ludotheque.core.play import play
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import BUY, CARDS, DIVE, DRAW, HIRE, LEAVE, SABOTAGE, SELL, SURFACE
from ludotheque.games.keylargo.memory import add_seen
from ludotheque.games.keylargo.state import NONE, Action, Depth, Item, Phase, State, Type
from ludotheque.games.keylargo.wrecks import gain
from tests.bots.contests import first_of, games_of

TABLES = [{"players": n, "encounters": encounters} for n in (3, 4, 5) for encounters in (False, True)]
RULES = plain(GAME)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_rules_of_thumb_win_nine_games_of_ten_against_random_seats(table: dict[str, Any]) -> None:
    """All of the interval of 95 % lies above 90 %; each seat is theirs equally often."""
    others = " random" * (table["players"] - 1)
    assert first_of(GAME, table, "shrewd" + others, 300).share.low > 0.9


def test_among_themselves_no_seat_wins_more_than_its_share() -> None:
    games = games_of(GAME, {"players": 4}, "shrewd", 600, seed=2)
    for seat in range(4):
        assert 0.17 * 600 < sum(rows[seat].won for rows in games.values()) < 0.33 * 600


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_bots_play_a_whole_game_in_plain_mode(table: dict[str, Any]) -> None:
    """`play` refuses an action that is not legal."""
    bots = [make_bot(RULES, "shrewd", seat, seed=seat) for seat in range(table["players"])]
    s = play(RULES, dealt(RULES, GAME.options_of(table), 7), [bot.decide for bot in bots])
    assert RULES.is_terminal(s)


def decided(s: State) -> int:
    """What seat 0 chooses."""
    return make_bot(RULES, "shrewd", 0, 1).decide(RULES.observe(s, 0), RULES.legal_actions(s, 0))


def visit(phase: Phase, place: Action, boats: int) -> State:
    """Seat 0 at a port, with so many boats there, on the first morning."""
    s: State = dealt(RULES, GAME.options_of({"players": 4}), 1)
    s.owing = s.asked = s.turn = 0
    s.phase, s.place[0], s.boats[place] = phase, place, boats
    return s


def card(s: State, type: Type, depth: Depth) -> int:
    """The first kind of this type and depth."""
    return next(
        kind for kind in range(48) if (s.type_of[kind], s.depth_of[kind], s.copies[kind] > 0) == (type, depth, 1)
    )


@pytest.mark.parametrize(("boats", "sold"), [(1, Type.GOODS), (3, Type.ANTIQUE)])
def test_goods_are_sold_to_a_market_of_one_and_antiques_to_a_crowd(boats: int, sold: Type) -> None:
    s = visit(Phase.MARKET, Action.MARKET, boats)
    for type in (Type.GOODS, Type.ANTIQUE, Type.GOLD):
        gain(s, 0, card(s, type, Depth.MEDIUM))
    assert s.type_of[decided(s) - SELL] == sold


def test_the_first_piece_of_equipment_is_a_hose() -> None:
    assert decided(visit(Phase.SHOP, Action.SHOP, 1)) == BUY + 3 * Item.HOSE


def test_a_diver_is_hired_on_the_first_day() -> None:
    assert decided(visit(Phase.BAR, Action.BAR, 1)) == HIRE


@pytest.mark.parametrize(("phase", "place"), [(Phase.BAR, Action.BAR), (Phase.SHOP, Action.SHOP)])
def test_nothing_is_hired_or_bought_after_the_last_dive(phase: Phase, place: Action) -> None:
    s = visit(phase, place, 1)
    s.day, s.half = s.days, 1
    assert len(RULES.legal_actions(s, 0)) > 1
    assert decided(s) == LEAVE


def test_the_boat_sails_to_the_wreck_in_which_diamonds_were_seen() -> None:
    s = visit(Phase.PLACE, Action.DIVE, 0)
    s.place[0], s.placing, s.hoses[0, 0], s.tridents[0, 0] = NONE, 1, 2, 1
    wreck = s.n_wrecks - 2
    for _ in range(5):
        add_seen(s, 0, wreck, card(s, Type.DIAMOND, Depth.DEEP) + 1)
    assert decided(s) == DIVE + wreck


@pytest.mark.parametrize(("monsters", "choice"), [(0, DRAW), (5, SURFACE)])
def test_no_diver_goes_where_only_monsters_are_left(monsters: int, choice: int) -> None:
    s = visit(Phase.DRAW, Action.DIVE, 0)
    s.site[0], s.down, s.hoses[0, 0] = 3, 1, 1
    s.lurking[3, 0], s.lurking[3, monsters] = 0, 1
    assert decided(s) == choice


def test_a_team_with_hoses_and_tridents_dives_every_day() -> None:
    s: State = dealt(RULES, GAME.options_of({"players": 4}), 1)
    s.divers[0] = 3
    for diver in range(3):
        s.team[0, diver], s.hoses[0, diver], s.tridents[0, diver] = 1, 2, 1
    for day in range(2, 11):
        s.day = day
        assert Action.DIVE in divmod(decided(s), CARDS)


def test_an_empty_purse_is_filled_at_dolphin_cove_on_saturday() -> None:
    s: State = dealt(RULES, GAME.options_of({"players": 4}), 1)
    s.day, s.money[0] = 2, 0
    assert Action.DOLPHINS in divmod(decided(s), CARDS)


def test_a_saboteur_keeps_the_diver_with_the_trident_aboard() -> None:
    s: State = dealt(RULES, GAME.options_of({"players": 4, "encounters": True}), 1)
    s.owing, s.asked, s.turn, s.phase, s.down = 0, 0, 1, Phase.SABOTAGE, 3
    s.place[0] = s.place[1] = Action.DIVE
    s.site[0], s.site[1], s.n_encounters[0], s.encounter_hands[0, 3] = 0, s.n_wrecks - 1, 1, 1
    for diver in range(2):
        s.team[1, diver], s.hoses[1, diver] = 1, 2
    s.tridents[1, 1] = 1
    assert decided(s) == SABOTAGE + 1
