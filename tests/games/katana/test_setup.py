"""KA 3.1: the deal, with the figures of each number of players (KA 2.6, 2.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ludotheque.core.chance import key_of
from ludotheque.core.modes import compiled
from ludotheque.games.katana import GAME
from ludotheque.games.katana.cards import EDITION
from ludotheque.games.katana.roles import camp_of, is_ninja, number_of, stars_of
from ludotheque.games.katana.state import KINDS, SEATS, Camp, Character, Role, State
from tests.chi_square import over_bound
from tests.games.katana.played import Played, Situation

PLAYERS = (3, 4, 5, 6, 7)
by_players = pytest.mark.parametrize("players", PLAYERS)
DEALS = 4


def clockwise(s: State, row: object) -> list[int]:
    """The figures of a row, the Shogun's first."""
    figures = list(row)  # type: ignore[call-overload]
    return [figures[(s.shogun + step) % s.players] for step in range(s.players)]


def roles(s: Played) -> list[Role]:
    return [Role(role) for role in s.now.role][: s.now.players]


def many(players: int, n: int = 600) -> Iterator[State]:
    """Deals of many seeds, to be counted."""
    rules, options = compiled(GAME), GAME.options_of({"players": players})
    for seed in range(n):
        s = rules.new_state()
        rules.setup(s, options, key_of(seed))
        yield GAME.open(rules.dump(s))


@by_players
@pytest.mark.parametrize("seed", range(DEALS))
def test_the_roles_are_those_of_the_number_of_players(situation: Situation, players: int, seed: int) -> None:
    """KA 2.6, KA 3.1.1"""
    expected = {
        3: (1, 0, 2, 0),
        4: (1, 1, 2, 0),
        5: (1, 1, 2, 1),
        6: (1, 1, 3, 1),
        7: (1, 2, 3, 1),
    }
    dealt = roles(situation.deal(seed, players=players))
    counts = (
        dealt.count(Role.SHOGUN),
        dealt.count(Role.SAMURAI),
        sum(is_ninja(role) for role in dealt),
        dealt.count(Role.RONIN),
    )
    assert counts == expected[players]
    assert sum(counts) == players
    assert [number_of(players, camp) for camp in Camp] == [counts[0] + counts[1], counts[2], counts[3]]


@by_players
def test_no_ninja_card_is_dealt_twice(situation: Situation, players: int) -> None:
    """KA 2.6: the three have one, two and three stars"""
    for seed in range(DEALS):
        ninjas = [role for role in roles(situation.deal(seed, players=players)) if is_ninja(role)]
        assert len(set(ninjas)) == len(ninjas)
    assert [stars_of(role) for role in (Role.NINJA_1, Role.NINJA_2, Role.NINJA_3)] == [1, 2, 3]
    assert {stars_of(role) for role in Role if not is_ninja(role)} == {0}


def test_camps_are_those_who_win_together() -> None:
    """KA 2.6"""
    assert {camp_of(Role.SHOGUN), camp_of(Role.SAMURAI)} == {Camp.SHOGUN}
    assert {camp_of(role) for role in (Role.NINJA_1, Role.NINJA_2, Role.NINJA_3)} == {Camp.NINJA}
    assert camp_of(Role.RONIN) == Camp.RONIN


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_ninja_card_that_is_left_out_is_random(players: int) -> None:
    """KA-R03: each of the three about as often (chi-square, 0.1 %)"""
    left_out: Counter[Role] = Counter()
    for s in many(players):
        (missing,) = {Role.NINJA_1, Role.NINJA_2, Role.NINJA_3} - set(s.role)
        left_out[Role(missing)] += 1
    assert len(left_out) == 3
    assert over_bound(left_out, dict.fromkeys(left_out, 1)) < 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_which_ninja_is_left_out_is_seen_by_nobody(situation: Situation, players: int) -> None:
    """KA-R03, KA-R53: each sees no role but the Shogun's and its own"""
    s = situation.deal(2, players=players)
    for viewer in range(players):
        o = s.seen(viewer)
        assert {seat for seat in range(SEATS) if o.role[seat]} == {viewer}
        assert {seat for seat in range(SEATS) if o.revealed[seat]} == {s.now.shogun}


@by_players
def test_the_shogun_shows_the_card_and_begins(situation: Situation, players: int) -> None:
    """KA 3.1.1, KA 3.1.5"""
    s = situation.deal(7, players=players)
    shogun = roles(s).index(Role.SHOGUN)
    assert s.seen(None).revealed[shogun] == Role.SHOGUN
    assert list(s.seen(None).role) == [0] * SEATS
    assert (s.turn, s.now.turn, s.now.turns, s.phase) == (shogun, shogun, 1, "play")


def test_every_seat_may_get_every_role() -> None:
    """KA 3.1.1: the Shogun sits anywhere, the Ronin anywhere else (chi-square, 0.1 %)"""
    pairs = Counter((s.shogun, list(s.role).index(Role.RONIN)) for s in many(5))
    assert len(pairs) == 20
    assert over_bound(pairs, dict.fromkeys(pairs, 1)) < 1


@by_players
def test_characters_are_dealt_face_up_one_each(situation: Situation, players: int) -> None:
    """KA 3.1.2: with their printed resilience"""
    s = situation.deal(3, players=players)
    characters = list(s.seen(None).character)[:players]
    assert len(set(characters)) == players
    assert s.resilience == [s.now.printed[character] for character in characters]


def test_every_character_may_be_dealt() -> None:
    """KA 3.1.2 (chi-square, 0.1 %)"""
    dealt = Counter(s.character[0] for s in many(3))
    assert set(dealt) == set(Character)
    assert over_bound(dealt, dict.fromkeys(dealt, 1)) < 1


@pytest.mark.parametrize(
    ("players", "shogun", "others", "in_play"),
    [(3, 6, 3, 12), (4, 5, 3, 14), (5, 5, 3, 17), (6, 5, 4, 25), (7, 5, 4, 29)],
)
def test_honour_is_handed_out(situation: Situation, players: int, shogun: int, others: int, in_play: int) -> None:
    """KA 2.8, KA 2.9, KA 3.1.3: the rest of 30 stays in the box"""
    s = situation.deal(5, players=players)
    assert clockwise(s.now, s.honour) == [shogun] + [others] * (players - 1)
    assert sum(s.honour) == in_play
    assert s.now.box == 30 - in_play


@pytest.mark.parametrize(
    ("players", "hands", "deck"),
    [
        (3, [4, 5, 5], 76),
        (4, [4, 5, 5, 6], 70),
        (5, [4, 5, 5, 6, 6], 64),
        (6, [4, 5, 5, 6, 6, 7], 57),
        (7, [4, 5, 5, 6, 6, 7, 7], 50),
    ],
)
@pytest.mark.parametrize("seed", range(DEALS))
def test_hands_grow_clockwise_from_the_shogun(
    situation: Situation, players: int, hands: list[int], deck: int, seed: int
) -> None:
    """KA 2.8, KA-R58; the Shogun's first Draw phase has then been (KA 3.2.2)"""
    s = situation.deal(seed, players=players)
    drawn = 2 + (players == 3) + (s.now.character[s.now.shogun] == Character.HIDEYOSHI)
    assert clockwise(s.now, s.held) == [hands[0] + drawn, *hands[1:]]
    assert s.now.n_deck == deck - drawn
    assert s.discarded == []
    placed = Counter(list(s.now.deck)[: s.now.n_deck])
    placed += Counter({card: sum(s.now.hands[seat, card] for seat in range(players)) for card in range(KINDS)})
    assert [placed[card] for card in range(KINDS)] == list(EDITION.figures[:KINDS])


def test_every_card_is_as_likely_on_top() -> None:
    """KA 3.1.4: shuffled whole (chi-square, 0.1 %)"""
    on_top = Counter(s.deck[s.n_deck - 1] for s in many(4, 900))
    assert over_bound(on_top, dict(enumerate(EDITION.figures[:KINDS]))) < 1


def test_the_same_seed_deals_the_same_game(situation: Situation) -> None:
    """KA 3.1"""
    first, again, other = (situation.deal(seed, players=4) for seed in (5, 5, 6))
    assert first.now.pack() == again.now.pack()
    assert first.now.pack() != other.now.pack()


def test_an_edition_given_to_setup_is_what_is_dealt(situation: Situation) -> None:
    """KA 3.1, KA 2.8"""
    figures = list(EDITION.figures)
    figures[0] -= 1
    figures[1] += 1
    s = situation.deal(1, figures, players=3)
    assert list(s.seen(None).copies)[:2] == [5, 6]
    assert s.told["cards"] == 90
