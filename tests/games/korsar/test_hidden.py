"""KO 2.10: who knows what, and the worlds that a seat considers possible."""

from __future__ import annotations

import pytest

from ludotheque.core.modes import Rules, plain
from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.actions import card_text
from ludotheque.games.korsar.cards import EDITION, KINDS
from ludotheque.games.korsar.state import State
from tests.games.korsar.situation import Played, Situation, placed

SEATINGS = [(2, False), (3, False), (5, False), (4, True), (8, True)]


def sampled(s: Played, seat: int, seed: int) -> State:
    return GAME.open(s.rules.sample_hidden(s.rules.observe(s.state, seat), seat, seed))


def random_moment(situation: Situation, seed: int, **options: object) -> Played:
    s = situation.deal(seed, **options)
    for n in range(20 + 7 * seed):
        legal = s.rules.legal_actions(s.state, s.turn)
        s.rules.apply_action(s.state, s.turn, legal[(n * 5 + seed) % len(legal)])
        if s.turn < 0:
            break
    return s


def test_hands_and_the_order_of_the_deck_are_hidden_and_all_else_is_public(situation: Situation) -> None:
    """KO 2.10"""
    s = situation(players=2, turn=0, hands={0: "red 1", 1: "ship 2"}, ships=["5 of 1"], deck="blue 1, blue 2")
    for viewer in (0, 1, None):
        o = s.seen(viewer)
        assert list(o.deck) == [0] * 78
        assert list(o.n_held)[:2] == [1, 1]
        assert o.n_deck == 2
        assert o.ships[0].values() == s.now.ships[0].values()
        hands = [sum(o.hands.row(seat)) for seat in (0, 1)]
        assert hands == [int(viewer == 0), int(viewer == 1)]
        assert [o.held[seat] > 0 for seat in (0, 1)] == [viewer == 0, viewer == 1]
        assert sum(o.chance.key) == 0


@pytest.mark.parametrize(("players", "teams"), SEATINGS)
@pytest.mark.parametrize("seed", [1, 6])
def test_a_sampled_world_keeps_what_the_seat_sees_and_all_78_cards(
    situation: Situation, players: int, teams: bool, seed: int
) -> None:
    """KO 2.10: own and partner's hand kept, sizes kept, the box whole; observed again it is the same"""
    s = random_moment(situation, seed, players=players, teams=teams)
    for seat in range(players):
        seen = s.rules.observe(s.state, seat)
        world = sampled(s, seat, seed)
        assert s.rules.observe(s.rules.load(world.pack()), seat) == seen
        assert placed(world) == list(EDITION.figures[:KINDS])
        now = s.now
        shown = [other for other in range(players) if other == seat or (teams and other == seat ^ 1)]
        for other in shown:
            assert world.hands.row(other) == now.hands.row(other)
        for other in range(players):
            assert sum(world.hands.row(other)) == world.n_held[other] == now.n_held[other]
            kinds = [kind for kind, copies in enumerate(world.hands.row(other)) if copies]
            assert world.held[other] == sum(1 << kind for kind in kinds)
        assert world.n_deck == now.n_deck
        assert list(world.deck)[world.n_deck :] == [0] * (78 - world.n_deck)


def test_worlds_differ_from_one_another_and_the_same_seed_gives_the_same(situation: Situation) -> None:
    s = random_moment(situation, 2, players=3)
    worlds = {sampled(s, 0, seed).pack() for seed in range(20)}
    assert len(worlds) == 20
    assert sampled(s, 0, 3).pack() == sampled(s, 0, 3).pack()


def test_plain_and_compiled_draw_the_same_worlds(situation: Situation) -> None:
    s = random_moment(situation, 3, players=5)
    for seat in range(5):
        seen = s.rules.observe(s.state, seat)
        assert plain(GAME).sample_hidden(seen, seat, 9) == s.rules.sample_hidden(seen, seat, 9)


def test_a_partner_who_hides_his_hand_is_sampled_like_anybody(situation: Situation) -> None:
    """KO-R44, option `partner_sees_hand`"""
    s = situation.deal(5, players=4, teams=True, partner_sees_hand=False)
    partners = {tuple(sampled(s, 0, seed).hands.row(1)) for seed in range(10)}
    assert len(partners) > 1
    s = situation.deal(5, players=4, teams=True)
    partners = {tuple(sampled(s, 0, seed).hands.row(1)) for seed in range(10)}
    assert partners == {tuple(s.now.hands.row(1))}


def test_the_generator_of_a_sampled_world_is_a_fresh_one(situation: Situation) -> None:
    """Nothing of the table's key is left in it."""
    s = situation.deal(5, players=2)
    keys = {tuple(sampled(s, 0, seed).chance.key) for seed in range(5)}
    assert len(keys) == 5
    assert tuple(s.now.chance.key) not in keys


def test_who_drew_a_card_knows_it(situation: Situation) -> None:
    """KO 2.10: in every world of the one who drew"""
    s = situation(players=2, turn=1, hands={0: "blue 4", 1: "red 1, ship 3"}, deck="ship 2").play("1: draw")
    mine = sampled(s, 1, 1)
    assert card_text(mine, mine.details[1, 0] - 1) == "ship 2"


def test_worlds_that_look_alike_to_a_seat_are_alike_to_it(rules: Rules) -> None:
    """KO 2.10: the same bytes, the same seat to act, the same legal actions"""
    situation = Situation(rules)
    s = random_moment(situation, 4, players=3)
    for seat in range(3):
        for seed in range(3):
            other = rules.load(sampled(s, seat, seed).pack())
            assert rules.observe(other, seat) == rules.observe(s.state, seat)
            assert rules.legal_actions(other, seat) == rules.legal_actions(s.state, seat)
            assert rules.to_act(other) == rules.to_act(s.state)
