"""KL 2.1: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.chance import key_of
from ludotheque.core.modes import Rules
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.state import ENCOUNTERS, KINDS, Depth, Type
from tests.games.keylargo.played import Situation
from tests.second import SECOND_KEYLARGO as SECOND


@pytest.mark.parametrize(("players", "wrecks"), [(3, [2, 4, 4]), (4, [3, 5, 5]), (5, [4, 6, 6])])
def test_wrecks_are_stacks_of_five_as_the_number_of_players_says(
    situation: Situation, players: int, wrecks: list[int]
) -> None:
    """KL 1.5, KL-R02, KL-R03"""
    s = situation.deal(1, players=players).now
    assert s.n_wrecks == sum(wrecks)
    assert [list(s.depth)[: s.n_wrecks].count(depth) for depth in Depth] == wrecks
    assert list(s.depth)[: s.n_wrecks] == sorted(list(s.depth)[: s.n_wrecks])
    assert list(s.left) == [5] * s.n_wrecks + [0] * (16 - s.n_wrecks)
    for wreck in range(s.n_wrecks):
        assert {s.depth_of[card - 1] for card in s.stack.row(wreck)} == {s.depth[wreck]}


def test_with_five_players_all_80_cards_are_used(situation: Situation) -> None:
    """KL-R02"""
    s = situation.deal(2, players=5).now
    laid = Counter(card - 1 for card in s.stack.cells if card)
    assert laid == Counter({kind: s.copies[kind] for kind in range(KINDS) if s.copies[kind]})


@pytest.mark.parametrize("players", [3, 4])
def test_leftover_cards_go_back_to_the_box_unseen(situation: Situation, players: int) -> None:
    """KL 2.1.4, KL 1.5: 10 or 5 of each depth lie nowhere, and nobody can tell which"""
    s = situation.deal(3, players=players)
    now = s.now
    for depth in Depth:
        laid = sum(now.depth_of[card - 1] == depth for card in now.stack.cells if card)
        assert sum(now.copies[k] for k in range(KINDS) if now.depth_of[k] == depth) - laid == {3: 10, 4: 5}[players]
    assert sum(now.pile) == 0
    for viewer in (*range(players), None):
        assert sum(s.seen(viewer).stack.cells) == 0


def test_each_player_gets_100_dollars_and_one_bare_diver(situation: Situation) -> None:
    """KL 2.1.2, KL 2.1.3"""
    s = situation.deal(1, players=4)
    assert s.money == [100] * 4
    assert [s.team(seat) for seat in range(4)] == ["bare"] * 4
    assert [s.hand(seat) for seat in range(4)] == [""] * 4
    assert s.supply == [20, 10, 10, 15 - 4]


def test_the_buoy_lies_on_the_first_friday_and_all_choose(situation: Situation) -> None:
    """KL 2.1.5, KL 2.2"""
    s = situation.deal(1, players=5)
    assert s.facts(None)["days"][s.now.day - 1] == {"weekday": "friday", "income": 40}
    assert (s.now.day, s.phase, s.asked) == (1, "program", [0, 1, 2, 3, 4])


def test_the_first_player_is_drawn_by_lot(situation: Situation) -> None:
    """KL 2.1.1"""
    assert {situation.deal(seed, players=3).now.first for seed in range(12)} == {0, 1, 2}
    assert [situation.deal(seed, players=4, first_player=3).now.first for seed in range(4)] == [3] * 4


@pytest.mark.parametrize("encounters", [False, True])
def test_the_encounter_deck_is_shuffled_and_hands_are_empty(situation: Situation, encounters: bool) -> None:
    """KL 2.1.6"""
    decks = set()
    for seed in range(3):
        s = situation.deal(seed, players=3, encounters=encounters).now
        assert s.n_encounter_deck == (24 if encounters else 0)
        deck = list(s.encounter_deck)[: s.n_encounter_deck]
        assert Counter(deck) == Counter({e: s.encounter_copies[e] for e in range(ENCOUNTERS)} if encounters else {})
        assert sum(s.n_encounters) == sum(s.encounter_hands.cells) == 0
        decks.add(tuple(deck))
    assert len(decks) == (3 if encounters else 1)


def test_every_medium_card_is_as_likely_on_top(rules: Rules) -> None:
    """KL 2.1.4: shuffled whole (chi-square over the 13 medium kinds, 12 degrees of freedom, 0.1 %: 32.9)"""
    n, tops = 300, Counter[int]()
    options = GAME.options_of({"players": 3})
    for seed in range(n):
        s = rules.new_state()
        rules.setup(s, options, key_of(seed))
        tops[GAME.open(rules.dump(s)).stack[2, 4] - 1] += 1
    deal = GAME.open(rules.dump(s))
    expected = {k: n * deal.copies[k] / 30 for k in range(KINDS) if deal.depth_of[k] == Depth.MEDIUM and deal.copies[k]}
    assert sum((tops[k] - expected[k]) ** 2 / expected[k] for k in expected) < 32.9


def test_monsters_can_lie_in_shallow_water_if_an_edition_says_so(situation: Situation) -> None:
    """KL-R34: nothing in the rules takes shallow water to be safe"""
    found = set()
    for seed in range(8):
        s = situation.deal(seed, SECOND.figures, players=5).now
        found |= {s.type_of[card - 1] for wreck in range(4) for card in s.stack.row(wreck)}
    assert Type.MONSTER in found
