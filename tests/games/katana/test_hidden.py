"""KA-R53: the worlds that a seat considers possible, against all that there are, counted deal by deal (worlds.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.games.katana import GAME
from ludotheque.games.katana.events import Event
from ludotheque.games.katana.state import SEATS, Card, Property, Role, State
from tests.chi_square import over_bound
from tests.games.katana.played import Situation
from tests.games.katana.worlds import RULES, Worlds

N = 4000  # samples of each distribution


def table(*rows: str, more: str = "") -> str:
    """Three at a table: resilience does not matter."""
    return "\n".join([*more.splitlines(), "players 3", "turn 0", "seat  character  hand", *rows])


FRESH = table("0  goemon  geisha 2", "1  musashi  bo, geisha", "2  tomoe  bo, katana", more="deck 3 top bo, focus, bo")
THREE_HELD = table(
    "0  goemon  diversion, geisha", "1  musashi  katana, parry, bo", "2  tomoe  focus, bo", more="deck 2 top kiseru, bo"
)
KNOWN = "known 2 of 1: katana\n" + THREE_HELD
KNOWN_AND_ONE = KNOWN.replace("katana, parry, bo", "katana, parry")
BOTH_KNOWN = KNOWN.replace("of 1: katana", "of 1: katana, parry")
ALIKE_KNOWN = KNOWN.replace("of 1: katana", "of 1: bo 2").replace("katana, parry, bo", "bo 2, parry")
LIKE_KNOWN = ALIKE_KNOWN.replace("bo 2\n", "bo\n")
AND_BACK = "known 2 of 1: katana\n" + table(
    "0  goemon  diversion, geisha", "1  musashi  katana, diversion", "2  tomoe  focus", more="deck 4 top bo, bo, bo, bo"
)
BEFORE_NEW = "known 2 of 1: armor\n" + table(
    "0  nobunaga  diversion, focus",
    "1  musashi  daimyo, armor",
    "2  tomoe  focus, armor",
    more="deck 1 top bokken\ndiscarded katana, parry",
)
AND_DRAWN = "known 2 of 1: bo\n" + table(
    "0  goemon  breathing, geisha", "1  musashi  bo 2, parry", "2  tomoe  focus, bo", more="deck 2 top bo, kiseru"
)
NEW_AND_FALLEN = BEFORE_NEW.replace("diversion, focus", "diversion, geisha").replace("daimyo, armor", "armor 2, kiseru")
TWICE = table(
    "0  goemon  diversion 2, bo", "1  musashi  katana, parry, bo", "2  tomoe  focus", more="deck 2 top kiseru, bo"
)
LAST = table(
    "0  nobunaga  breathing, focus",
    "1  musashi   daimyo, armor",
    "2  tomoe     focus, armor",
    more="deck 1 top bokken\ndiscarded katana, parry, kiseru, geisha",
)
LAST_ALIKE = LAST.replace("daimyo, armor", "geisha, parry")
NEW = ("0: pay", 4, 3, 2)
"""Seat 0 draws the last card; four discarded cards are shuffled."""
FROM_NEW = [NEW, ("0: pay",)]
TWO_FROM_NEW = [NEW, ("0: pay",), ("0: breathing > 2",)]

HISTORIES: dict[str, tuple[Any, ...]] = {
    # position, history, viewer, what chance answered in truth
    "a fresh deal": (FRESH, [], 0),
    "a fresh deal, seen by another": (FRESH, [], 2),
    "after a Diversion, seen by the thief": (THREE_HELD, [("0: diversion > 1", 3)], 0, [1]),
    "after a Diversion, seen by its victim": (THREE_HELD, [("0: diversion > 1", 3)], 1, [1]),
    "after a Diversion, seen by the third": (THREE_HELD, [("0: diversion > 1", 3)], 2, [1]),
    "two cards were taken, seen by the thief": (TWICE, [("0: diversion > 1", 3), ("0: diversion > 1", 2)], 0, [2, 1]),
    "two cards were taken, seen by the victim": (TWICE, [("0: diversion > 1", 3), ("0: diversion > 1", 2)], 1, [2, 1]),
    "a known card may have been taken unseen": (KNOWN, [("0: diversion > 1", 3)], 2, [1]),
    "a known card may have been taken unseen, out of two": (KNOWN_AND_ONE, [("0: diversion > 1", 2)], 2, [0]),
    "a known card may have been taken unseen, then another was discarded by chance": (
        KNOWN, [("0: diversion > 1", 3), ("0: geisha hand > 1", 2)], 2, [2, 0],
    ),
    "a known card may have been taken unseen, but was discarded by chance": (
        KNOWN, [("0: diversion > 1", 3), ("0: geisha hand > 1", 2)], 2, [0, 0],
    ),
    "a known card may have been taken unseen, then the thief played another": (
        KNOWN.replace("diversion, geisha", "diversion, armor"), [("0: diversion > 1", 3), ("0: armor",)], 2, [2],
    ),
    "one of two known cards may have been taken unseen": (BOTH_KNOWN, [("0: diversion > 1", 3)], 2, [1]),
    "one of two known cards may have been taken unseen, then another was discarded by chance": (
        BOTH_KNOWN, [("0: diversion > 1", 3), ("0: geisha hand > 1", 2)], 2, [1, 0],
    ),
    "both known cards may have been taken unseen": (
        "known 2 of 1: katana, parry\n" + TWICE, [("0: diversion > 1", 3), ("0: diversion > 1", 2)], 2, [0, 1],
    ),
    "one of two equal known cards may have been taken unseen": (ALIKE_KNOWN, [("0: diversion > 1", 3)], 2, [2]),
    "one of two equal known cards may have been taken unseen, then one was discarded by chance": (
        ALIKE_KNOWN, [("0: diversion > 1", 3), ("0: geisha hand > 1", 2)], 2, [2, 0],
    ),
    "a card like a known one was discarded by chance": (LIKE_KNOWN, [("0: geisha hand > 1", 3)], 2, [0]),
    "a card like a known one was taken, seen by the thief": (
        LIKE_KNOWN.replace("known 2", "known 0"), [("0: diversion > 1", 3)], 0, [0],
    ),
    "a known card was perhaps taken unseen, perhaps discarded by chance": (
        LIKE_KNOWN, [("0: diversion > 1", 3), ("0: geisha hand > 1", 2)], 2, [2, 0],
    ),
    "a known card may have been taken unseen, and taken back": (
        AND_BACK, [("0: diversion > 1", 2), ("0: end",), ("1: diversion > 0", 2)], 2, [0, 0],
    ),
    "a known card may have been taken unseen, then the deck was shuffled anew": (
        BEFORE_NEW, [("0: diversion > 1", 2), ("0: pay", 3, 2)], 2, [1, 0, 0],
    ),
    "a card like a known one was discarded by chance, then the viewer drew one": (
        AND_DRAWN, [("0: geisha hand > 1", 3), ("0: breathing > 2",)], 2, [0],
    ),
    "a known card may have been taken unseen, the deck was shuffled anew, then one was discarded by chance": (
        NEW_AND_FALLEN, [("0: diversion > 1", 3), ("0: pay", 3, 2), ("0: geisha hand > 1", 2)], 2, [0, 0, 0, 0],
    ),
    "a card was discarded by chance": (THREE_HELD, [("0: geisha hand > 1", 3)], 2, [1]),
    "the deck was shuffled anew, seen by who drew": (LAST, [NEW], 0),
    "the deck was shuffled anew": (LAST, [NEW], 1),
    "one card was drawn from the new deck, seen by who drew": (LAST, FROM_NEW, 0, [0, 1, 0]),
    "one card was drawn from the new deck": (LAST, FROM_NEW, 1, [0, 1, 0]),
    "two cards were drawn from the new deck, seen by who drew one": (LAST, TWO_FROM_NEW, 0, [3, 0, 1]),
    "two cards were drawn from the new deck": (LAST, TWO_FROM_NEW, 1, [3, 0, 1]),
    "two cards were drawn from the new deck by one": (LAST, [NEW, ("0: pay",), ("0: pay",)], 2, [3, 0, 1]),
    "the new deck has cards like some held before": (LAST_ALIKE, TWO_FROM_NEW, 0, [3, 0, 1]),
    "the new deck has cards like some held before, seen by the third": (LAST_ALIKE, FROM_NEW, 2, [3, 0, 1]),
}  # fmt: skip
BOUNDED: dict[str, tuple[Any, ...]] = {
    "two drew from the new deck, one played such a card": (
        LAST.replace("katana, parry, kiseru, geisha", "katana, parry, kiseru, battle_cry"),
        [*TWO_FROM_NEW, ("0: battle_cry",)], 1, [0, 0, 0],
    ),
    "the deck was shuffled twice": (
        table(
            "0  nobunaga  breathing, diversion", "1  musashi  armor", "2  tomoe  parry",
            more="deck 1 top armor\ndiscarded katana, bo",
        ),
        [("0: breathing > 1", 2), ("0: pay",), ("0: pay",)], 1, [0],
    ),
}  # fmt: skip


@cache
def worlds(name: str) -> Worlds:
    return Worlds(*{**HISTORIES, **BOUNDED}[name])


@pytest.mark.parametrize("name", HISTORIES)
def test_every_possible_world_is_as_likely_as_it_is(name: str) -> None:
    """KA-R53, KA-R63: chi-square against all deals and shuffles that look the same (0.1 %)"""
    assert 3 <= len(worlds(name).possible) <= N // 8
    assert 0 <= worlds(name).surprise(N) < 1


@pytest.mark.parametrize("name", HISTORIES)
def test_the_true_world_is_drawn_no_more_often_than_chance_has_it(name: str) -> None:
    """KA-R53: nothing of what really lies there is left in an observation (five standard deviations)"""
    w = worlds(name)
    share = w.possible[w.true] / sum(w.possible.values())
    assert 0 < share < 1
    expected = N * share
    assert w.sampled(N)[w.true] <= expected + 5 * (expected * (1 - share)) ** 0.5


@pytest.mark.parametrize("name", BOUNDED)
def test_where_cards_are_drawn_within_bounds_nothing_possible_is_left_out(name: str) -> None:
    """KA-R53: doubtful cards are drawn each by itself, those of this deck to whoever may hold one, elder ones to all"""
    assert worlds(name).possible.keys() <= worlds(name).sampled(N).keys()


def test_a_wrong_distribution_would_be_noticed() -> None:
    """The check can fail: here a known card is as likely in either hand."""
    w = worlds("a known card may have been taken unseen")
    assert over_bound(Counter(dict.fromkeys(w.possible, 50)), w.possible) > 1
    assert over_bound(Counter({world: 50 * n for world, n in w.possible.items()}), w.possible) == 0


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["a known card may have been taken unseen", "two cards were drawn from the new deck"])
def test_plain_and_compiled_draw_the_same_worlds(name: str, seed: int) -> None:
    """So that what is counted compiled holds in plain mode too"""
    w = worlds(name)
    assert plain(GAME).sample_hidden(w.seen[-1], w.seat, seed) == RULES.sample_hidden(w.seen[-1], w.seat, seed)


# ---- roles

ROLES = {
    3: (Role.SHOGUN, Role.NINJA_1, Role.NINJA_3),
    4: (Role.SHOGUN, Role.SAMURAI, Role.NINJA_1, Role.NINJA_3),
    5: (Role.SHOGUN, Role.SAMURAI, Role.NINJA_1, Role.NINJA_3, Role.RONIN),
    6: (Role.SHOGUN, Role.SAMURAI, Role.NINJA_1, Role.NINJA_2, Role.NINJA_3, Role.RONIN),
    7: (Role.SHOGUN, Role.SAMURAI, Role.SAMURAI, Role.NINJA_1, Role.NINJA_2, Role.NINJA_3, Role.RONIN),
}
NINJAS = (Role.NINJA_1, Role.NINJA_2, Role.NINJA_3)
VIEWERS = [(players, seat) for players, roles in ROLES.items() for seat in range(players)]


def dealings(players: int, seat: int) -> Counter[tuple[int, ...]]:
    """Every dealing of role cards in which the Shogun sits at seat 0 and the seat has its own card, all alike."""
    roles = ROLES[players]
    others = [role for role in roles if role not in NINJAS]
    n_ninjas = players - len(others)
    possible: Counter[tuple[int, ...]] = Counter()
    for ninjas in permutations(NINJAS, n_ninjas):
        for dealt in permutations([*others, *ninjas]):
            if dealt[0] == Role.SHOGUN and dealt[seat] == roles[seat]:
                possible[dealt] += 1
    return possible


@pytest.mark.parametrize(("players", "seat"), VIEWERS)
def test_every_dealing_of_roles_is_as_likely(players: int, seat: int) -> None:
    """KA 3.1.1, KA-R03: whether one is Shogun, Samurai, Ninja or Ronin; also which Ninja card is left out"""
    rows = [f"{each}  {role.name.lower()}" for each, role in enumerate(ROLES[players])]
    s = Situation(RULES)("\n".join([f"players {players}", "seat  role", *rows]))
    seen = RULES.observe(s.state, seat)
    drawn = (RULES.load(RULES.sample_hidden(seen, seat, seed))["role"][0] for seed in range(2000))
    counts = Counter(tuple(roles.tolist()[:players]) for roles in drawn)
    possible = dealings(players, seat)
    assert counts.keys() <= possible.keys()
    assert over_bound(counts, possible) < 1


def test_roles_shown_at_the_end_are_those_of_every_world() -> None:
    """KA 3.11"""
    s = Situation(RULES)("flipped bokken\nseat  honour  front\n0  1  bushido").play("0: lose_honour")
    seen = RULES.observe(s.state, 3)
    roles = {RULES.load(RULES.sample_hidden(seen, 3, seed))["role"].tobytes() for seed in range(10)}
    assert roles == {s.state["role"].tobytes()}


def test_at_the_end_no_hand_has_a_daimyo_that_was_not_shown() -> None:
    """KA-R42: in no world"""
    text = "flipped bokken\nseat  honour  hand  front\n0  1  -  bushido\n1  3  daimyo, bo  -\n2  3  katana, bo  -"
    s = Situation(RULES)(text).play("0: lose_honour")
    seen = RULES.observe(s.state, 3)
    worlds = [GAME.open(RULES.sample_hidden(seen, 3, seed)) for seed in range(200)]
    assert {tuple(world.hands[seat, Card.DAIMYO] for seat in range(5)) for world in worlds} == {(0, 1, 0, 0, 0)}
    on_top = Counter(world.deck[world.n_deck - 1] == Card.DAIMYO for world in worlds)
    assert 0 < on_top[True] < on_top[False]


# ---- what every world has in common


@pytest.mark.parametrize("mode", [plain, compiled])
def test_a_guess_by_which_there_are_too_few_cards_is_passed_over(mode: Callable[[Any], Rules]) -> None:
    """KA-R53: a position may have one; here no Bo is left that seat 1 could hold"""
    more = "doubt 2 of bo: 9 in 1, 1 in -\ndeck 2 top armor, focus\ndiscarded katana"
    s = Situation(mode(GAME))(table("0  goemon  geisha", "1  musashi  parry", "2  tomoe  bokken", more=more))
    seen = s.rules.observe(s.state, 2)
    worlds = [GAME.open(s.rules.sample_hidden(seen, 2, seed)) for seed in range(20)]
    assert {copies(world)[Card.BO] for world in worlds} == {0}
    assert {s.rules.observe(s.rules.load(world.pack()), 2) for world in worlds} == {seen}


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("seed", [1, 6])
def test_a_sampled_world_keeps_what_the_seat_sees(seed: int, players: int) -> None:
    """KA-R53, KA 4.7: hands and deck keep their sizes, no card is there twice; observed again it is the same"""
    s = Situation(compiled(GAME)).deal(seed, players=players)
    for n in range(400):
        if s.over:
            break
        legal = s.rules.legal_actions(s.state, s.turn)
        s.rules.apply_action(s.state, s.turn, legal[(n * 7 + seed) % len(legal)])
        for seat in range(players) if n % 25 == 0 else ():
            seen = RULES.observe(s.state, seat)
            world = RULES.sample_hidden(seen, seat, n)
            assert RULES.observe(RULES.load(world), seat) == seen
            opened = GAME.open(world)
            opened.pack()
            assert copies(opened) == list(opened.copies)
            assert [sum(opened.hands.row(other)) for other in range(SEATS)] == list(opened.n_held)


def copies(s: State) -> list[int]:
    """Of each card, how many lie anywhere."""
    lying = Counter(s.deck[i] for i in range(s.n_deck))
    lying += Counter(s.discarded[i] for i in range(s.n_discarded))
    lying += Counter(
        Card.FOCUS + each for each in Property for seat in range(SEATS) for _ in range(s.placed[seat, each])
    )
    lying[s.resolving - 1] += 1
    return [lying[card] + sum(s.hands[seat, card] for seat in range(SEATS)) for card in Card]


def test_what_was_drawn_unseen_is_one_of_the_cards_in_that_hand() -> None:
    """KA-R53: the private part of an event fits the world that it is in"""
    s = Situation(RULES)("seat  hand\n0  diversion\n1  bo, katana, parry").play("0: diversion > 1")
    seen = RULES.observe(s.state, 3)
    [at] = [i for i in range(s.now.n_events) if s.now.events[i].kind == Event.DIVERTED]
    for seed in range(30):
        world = GAME.open(RULES.sample_hidden(seen, 3, seed))
        card = world.details[0, at] - 1
        assert world.details[1, at] - 1 == card
        assert world.hands[0, card] > 0


def test_the_generator_of_a_sampled_world_is_a_fresh_one() -> None:
    """Nothing of the table's key is left in it."""
    s = Situation(RULES).deal(5, players=3)
    seen = RULES.observe(s.state, 0)
    keys = {tuple(RULES.load(RULES.sample_hidden(seen, 0, seed))["chance"]["key"][0].tolist()) for seed in range(5)}
    assert len(keys) == 5
    assert tuple(s.now.chance.key) not in keys
