"""KO 2.2: the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.chance import key_of
from ludotheque.core.modes import Rules
from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.cards import EDITION, KINDS, captain, pirate, read_edition
from tests.games.korsar.situation import Situation, placed

SEATINGS = [(2, False, 66), (3, False, 60), (4, False, 54), (5, False, 48), (4, True, 54), (6, True, 42), (8, True, 30)]


@pytest.mark.parametrize(("players", "teams", "deck"), SEATINGS)
def test_six_cards_each_and_the_rest_is_the_deck(situation: Situation, players: int, teams: bool, deck: int) -> None:
    """KO 2.2, KO-R49, KO-S22: no card is removed for any number of players"""
    s = situation.deal(11, players=players, teams=teams).now
    assert s.n_deck == deck
    assert list(s.n_held) == [6] * players + [0] * (8 - players)
    assert [sum(s.hands.row(seat)) for seat in range(8)] == list(s.n_held)
    assert placed(s) == list(EDITION.figures[:KINDS])
    assert s.n_discarded == s.n_ships == s.n_taken == 0
    assert list(s.deck)[deck:] == [0] * (78 - deck)


def test_the_same_seed_deals_the_same_game(situation: Situation) -> None:
    """KO 2.2"""
    first, again, other = (situation.deal(seed, players=4) for seed in (5, 5, 6))
    assert first.now.pack() == again.now.pack()
    assert first.now.pack() != other.now.pack()


def test_the_start_player_is_a_random_seat(rules: Rules) -> None:
    """KO-R05: every seat begins about as often (chi-square, 2 degrees of freedom, 0.1 %: 13.8)"""
    starts: Counter[int] = Counter()
    options = GAME.options_of({"players": 3})
    for seed in range(300):
        s = rules.new_state()
        rules.setup(s, options, key_of(seed))
        starts[rules.to_act(s)] += 1
    assert set(starts) == {1, 2, 4}
    assert sum((n - 100) ** 2 / 100 for n in starts.values()) < 13.8


def test_in_a_team_game_a_first_partner_begins(situation: Situation) -> None:
    """KO-R05, KO-R36"""
    assert {situation.deal(seed, players=6, teams=True).turn for seed in range(30)} == {0, 2, 4}


def test_a_given_seat_begins(situation: Situation) -> None:
    """KO-R05"""
    assert [situation.deal(seed, players=4, start_player=3).turn for seed in range(4)] == [3] * 4


def test_turns_go_clockwise_from_the_start_player(situation: Situation) -> None:
    """KO-R06"""
    s = situation.deal(2, players=4, start_player=2)
    seats, rounds = [], []
    for _ in range(9):
        seats.append(s.turn)
        rounds.append(s.now.round)
        s.play(f"{s.turn}: draw")
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert rounds == [1, 1, 1, 1, 2, 2, 2, 2, 3]


def test_every_card_is_as_likely_on_top(rules: Rules) -> None:
    """KO 2.2: shuffled whole (chi-square over kinds, 27 degrees of freedom, 0.1 %: 55.5)"""
    n, tops = 390, Counter[int]()
    options = GAME.options_of({"players": 2})
    for seed in range(n):
        s = rules.new_state()
        rules.setup(s, options, key_of(seed))
        deal = GAME.open(rules.dump(s))
        tops[deal.deck[deal.n_deck - 1]] += 1
    expected = [n * copies / 78 for copies in EDITION.figures[:KINDS]]
    assert sum((tops[kind] - expected[kind]) ** 2 / expected[kind] for kind in range(KINDS)) < 55.5


def test_an_edition_given_to_setup_is_what_is_dealt(rules: Rules) -> None:
    """KO 1.1: figures are public fields of the state, never globals of compiled code"""
    figures = list(EDITION.figures)
    figures[pirate(0, 1)] -= 1
    figures[captain(3)] += 1
    s = rules.new_state()
    rules.setup(s, GAME.options_of({"players": 2}), key_of(1), figures)
    o = GAME.open(rules.observe(s, None))
    assert o.copies[captain(3)] == 2
    assert placed(GAME.open(rules.dump(s))) == list(o.copies)


def test_the_figures_of_the_box_are_read_from_its_file() -> None:
    """KO 1.1"""
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")
    assert read_edition(text, "cards.toml") == GAME.edition
