"""KL 2.10: the worlds that a seat considers possible, against all that there are, counted deal by deal (worlds.py)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from ludotheque.core.modes import compiled, plain
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.state import Encounter
from tests.chi_square import over_bound
from tests.games.keylargo.played import Played, Situation
from tests.games.keylargo.worlds import RULES, Worlds, tiny

N = 3000  # samples of each distribution

# ---- nobody remembers anything: two medium wrecks, two cards put away

SIX = tiny([0, 2, 0], {"medium gold 2": 1, "medium goods 3": 2, "medium antique 3": 1, "medium monster": 2})
AWAY = ["medium goods 3", "medium antique 3"]
TWO_DIVE = """
    first 0
    turn 0
    seat  boat      divers  program
    0     A         {0}     dive market
    1     market    {1}     market dive
    2     dolphins  bare    dolphins market
"""
MONSTER_ON_A = "wreck A medium: monster, gold 2\nwreck B medium: monster, goods 3"
TREASURE_ON_A = "wreck A medium: gold 2, monster\nwreck B medium: monster, goods 3"
TWO_ON_A = "wreck A medium: monster, monster, gold 2\nwreck B medium: goods 3"
FLED = ("0: draw 1", 2)  # the monster is shuffled into two cards

# ---- seat 2 has looked into A and B, not into C

SEVEN = tiny(
    [0, 3, 0],
    {"medium gold 2": 1, "medium goods 3": 2, "medium antique 3": 1, "medium gold 3": 1, "medium monster": 1},
)
LOOKED = """
    first 2
    turn 2
    seat  boat    divers  program      treasures
    0     A       {0}     dive {1}     {2}
    1     market  hose    market {3}   -
    2     bar     bare    bar market   -
"""
THREE_ON_A = "wreck A medium: gold 2, {}\nwreck B medium: goods 3\nwreck C medium: antique 3"
TWO_LEFT = "wreck A medium: gold 2, monster\nwreck B medium: goods 3\nwreck C medium: antique 3"
LOOKS = [("2: round A", 3, 2), ("2: look B",), ("2: leave",)]
LOOKS_OF_TWO = [("2: round A", 2), ("2: look B",), ("2: leave",)]
ROBBED = [*LOOKS, ("0: draw 1",), ("1: rob 0 medium", 1)]
ONE_OF_TWO_ROBBED = [*LOOKS, ("0: draw 1",), ("0: draw 2",), ("1: rob 0 medium", 2)]
ANOTHER = ["medium gold 3"]


def page(table: str, wrecks: str, *rows: str) -> str:
    lines = table.format(*rows).splitlines()
    return "\n".join([line.strip() for line in lines if line.strip()] + [wrecks])


DIVED = page(LOOKED, THREE_ON_A.format("monster, goods 3"), "hose", "bar", "-", "dive")
ROB = page(LOOKED, THREE_ON_A.format("monster, goods 3"), "hose", "dolphins", "-", "bar")
ROB_ONE_OF_THREE = page(LOOKED, THREE_ON_A.format("goods 3, monster"), "hose; hose", "dolphins", "medium gold 3", "bar")
ROB_TWO = page(LOOKED, THREE_ON_A.format("goods 3, monster"), "hose; hose", "dolphins", "-", "bar")

EIGHT = tiny(
    [0, 3, 0],
    {"medium gold 2": 2, "medium goods 3": 2, "medium antique 3": 1, "medium gold 3": 1, "medium monster": 1},
)
STOLEN = """
    first 2
    turn 2
    seat  boat  divers  program       treasures
    0     A     hose    dive market   medium goods 3
    1     bar   -       bar market    medium antique 3
    2     bar   bare    bar dolphins  -
    wreck A medium: gold 2, monster
    wreck B medium: goods 3
    wreck C medium: gold 3
"""
STOLEN_UNSEEN = [*LOOKS_OF_TWO, ("0: draw 1",), ("1: rob 0 medium", 2)]

HISTORIES: dict[str, tuple[Any, ...]] = {
    # position, figures, put away, history, viewer, what chance answered in truth
    "a treasure was drawn": (page(TWO_DIVE, TREASURE_ON_A, "hose", "hose"), SIX, AWAY, [("0: draw 1",)], 1),
    "a treasure was drawn by the viewer": (
        page(TWO_DIVE, TREASURE_ON_A, "hose", "hose"), SIX, AWAY, [("0: draw 1",)], 0,
    ),
    "a monster was put back": (page(TWO_DIVE, MONSTER_ON_A, "hose", "hose"), SIX, AWAY, [FLED], 2),
    "a monster was put back twice": (
        page(TWO_DIVE, MONSTER_ON_A, "hose", "hose"), SIX, AWAY,
        [FLED, ("1: dive A",), ("1: draw 1", 2)], 2, [1, 0],
    ),
    "a monster was put back, then a treasure drawn": (
        page(TWO_DIVE, MONSTER_ON_A, "hose", "hose"), SIX, AWAY, [FLED, ("1: dive A",), ("1: draw 1",)], 2, [0],
    ),
    "a monster was put back, then one killed": (
        page(TWO_DIVE, MONSTER_ON_A, "hose", "hose trident"), SIX, AWAY,
        [FLED, ("1: dive A",), ("1: draw 1",)], 2, [1],
    ),
    "a monster was put back in each of two wrecks": (
        page(TWO_DIVE, MONSTER_ON_A, "hose", "hose"), SIX, AWAY, [FLED, ("1: dive B",), ("1: draw 1", 2)], 2, [1, 0],
    ),
    "two monsters were put back at once": (
        page(TWO_DIVE, TWO_ON_A, "hose; hose", "hose"), SIX, AWAY, [("0: draw 1",), ("0: draw 2", 3, 2)], 2,
    ),
    "a monster lies aside": (page(TWO_DIVE, TWO_ON_A, "hose; hose", "hose"), SIX, AWAY, [("0: draw 1",)], 2),
    "one looked": (DIVED, SEVEN, ANOTHER, LOOKS, 2, [2, 1]),
    "one looked, another drew": (DIVED, SEVEN, ANOTHER, [*LOOKS, ("0: draw 1",)], 2, [2, 1]),
    "one looked, two others drew": (
        DIVED, SEVEN, ANOTHER,
        [*LOOKS, ("0: draw 1",), ("1: dive A",), ("0: leave",), ("1: draw 1", 2)], 2, [2, 1, 0],
    ),
    "one looked, a third wreck was visited": (
        DIVED, SEVEN, ANOTHER, [*LOOKS, ("0: draw 1",), ("1: dive C",), ("0: leave",), ("1: draw 1",)], 2, [2, 1],
    ),
    "the only card was stolen": (ROB, SEVEN, ANOTHER, ROBBED, 2, [2, 1, 0]),
    "the only card was stolen by the viewer": (ROB, SEVEN, ANOTHER, ROBBED, 1, [2, 1, 0]),
    "the only card was stolen from the viewer": (ROB, SEVEN, ANOTHER, ROBBED, 0, [2, 1, 0]),
    "one of two cards was stolen": (ROB_TWO, SEVEN, ANOTHER, ONE_OF_TWO_ROBBED, 2, [2, 1, 0]),
    "one of two cards was stolen by the viewer": (ROB_TWO, SEVEN, ANOTHER, ONE_OF_TWO_ROBBED, 1, [2, 1, 0]),
    "one of two cards was stolen from the viewer": (ROB_TWO, SEVEN, ANOTHER, ONE_OF_TWO_ROBBED, 0, [2, 1, 0]),
    "one of three cards was stolen, two of them seen before": (
        ROB_ONE_OF_THREE, SEVEN, [],
        [*LOOKS, ("0: draw 1",), ("0: draw 2",), ("1: rob 0 medium", 3)], 2, [2, 1, 0],
    ),
    "one of two cards was stolen, one of them seen before": (
        page(LOOKED, TWO_LEFT, "hose", "dolphins", "medium gold 3", "bar"), SEVEN, ["medium goods 3"],
        [*LOOKS_OF_TWO, ("0: draw 1",), ("1: rob 0 medium", 2)], 2, [1, 0],
    ),
    "one of two cards was stolen, the other sold": (
        STOLEN, EIGHT, ["medium gold 2"], [*STOLEN_UNSEEN, ("1: leave",), ("0: sell medium goods 3",)], 2, [1, 0],
    ),
    "stolen unseen, then sold": (
        STOLEN, EIGHT, ["medium gold 2"],
        [*STOLEN_UNSEEN, ("1: leave",), ("0: sell medium goods 3",), ("1: sell medium gold 2",)], 2, [1, 0],
    ),
}  # fmt: skip


@cache
def worlds(name: str) -> Worlds:
    return Worlds(*HISTORIES[name])


@pytest.mark.parametrize("name", HISTORIES)
def test_every_possible_world_is_as_likely_as_it_is(name: str) -> None:
    """KL 2.10, KL-R13, KL-R23, KL-R24: chi-square against all deals and shuffles that look the same (0.1 %)"""
    assert len(worlds(name).possible) >= 4
    assert 0 <= worlds(name).surprise(N) < 1


@pytest.mark.parametrize("name", HISTORIES)
def test_the_true_world_is_drawn_no_more_often_than_chance_has_it(name: str) -> None:
    """KL 2.10: nothing of what really lies there is left in an observation (five standard deviations)"""
    w = worlds(name)
    share = w.possible[w.true] / sum(w.possible.values())
    assert 0 < share < 1
    expected = N * share
    assert w.sampled(N)[w.true] <= expected + 5 * (expected * (1 - share)) ** 0.5


def test_a_wrong_distribution_would_be_noticed() -> None:
    """The check can fail: here a monster put back is forgotten, and the deals are equally likely."""
    w = worlds("a monster was put back twice")
    assert over_bound(Counter(dict.fromkeys(w.possible, 50)), w.possible) > 1
    assert over_bound(Counter({world: 50 * n for world, n in w.possible.items()}), w.possible) == 0


@pytest.mark.parametrize("seed", range(3))
def test_plain_and_compiled_draw_the_same_worlds(seed: int) -> None:
    """So that what is counted compiled holds in plain mode too"""
    for name in ("a monster was put back twice", "one of two cards was stolen"):
        w = worlds(name)
        assert plain(GAME).sample_hidden(w.seen[-1], w.seat, seed) == RULES.sample_hidden(w.seen[-1], w.seat, seed)


# ---- programs and encounter cards


def sampled(s: Played, seat: int, n: int) -> list[Any]:
    seen = RULES.observe(s.state, seat)
    return [RULES.load(RULES.sample_hidden(seen, seat, seed))[0] for seed in range(n)]


def test_a_program_is_any_two_different_cards() -> None:
    """KL-R04, KL 2.10: all 20 alike; whoever has not chosen has none"""
    s = Situation(compiled(GAME))("day 1").play("0: program bar dolphins")
    counts = Counter(tuple(world["program"][0].tolist()) for world in sampled(s, 1, 2000))
    assert len(counts) == 20
    assert over_bound(counts, dict.fromkeys(counts, 1)) < 1
    assert {tuple(world["program"][2].tolist()) for world in sampled(s, 1, 20)} == {(0, 0)}


def test_an_afternoon_card_is_any_but_that_of_the_morning() -> None:
    """KL-R04"""
    s = Situation(compiled(GAME))("turn 0\nseat  boat\n0  bar\n1  shop")
    counts = Counter(tuple(world["program"][1].tolist()) for world in sampled(s, 0, 2000))
    assert {morning for morning, _ in counts} == {4}
    assert {afternoon for _, afternoon in counts} == {1, 2, 3, 5}
    assert over_bound(counts, dict.fromkeys(counts, 1)) < 1


def test_encounter_cards_are_any_that_were_not_seen() -> None:
    """KL 2.10, KL 3.1: one's own and the discards are known; two Families are twice as likely"""
    text = """
        discarded jeweller
        turn 0
        seat  boat  encounters
        0     bar   drunkard
        1     shop  family
        2     shop  -
    """
    s = Situation(compiled(GAME))(text, encounters=True)
    worlds = sampled(s, 0, 4000)
    held = Counter(int(world["encounter_hands"][1].argmax()) for world in worlds)
    unseen = {each: 1 + (each == Encounter.FAMILY) for each in Encounter if each.name not in ("DRUNKARD", "JEWELLER")}
    assert held.keys() == unseen.keys()
    assert over_bound(held, unseen) < 1
    assert {int(world["encounter_hands"][1].sum()) for world in worlds} == {1}
    on_top = Counter(int(world["encounter_deck"][world["n_encounter_deck"] - 1]) for world in worlds)
    assert over_bound(on_top, unseen) < 1


def test_after_a_reshuffle_old_hands_hold_no_new_card() -> None:
    """KL-R37: what was shuffled in lies in the deck or was drawn since; what was held before is none of it"""
    text = """
        deck 0
        discarded family, family, tourist_bar, tourist_shop
        seat  program       encounters
        0     dolphins bar  -
        1     bar shop      jeweller
    """
    figures = list(GAME.figures)
    for each in Encounter:  # seven cards in the box
        named = {"FAMILY": 2, "TOURIST_BAR": 1, "TOURIST_SHOP": 1, "JEWELLER": 1, "DRUNKARD": 1, "TRAFFICKER": 1}
        figures[-len(Encounter) + each] = named.get(each.name, 0)
    text += "    2     bar shop      drunkard, trafficker"
    s = Situation(compiled(GAME))(text, encounters=True, figures=figures)
    assert s.now.n_encounter_deck == 3
    worlds = sampled(s, 2, 2000)
    assert {int(world["encounter_hands"][1].argmax()) for world in worlds} == {Encounter.JEWELLER}
    drawn = Counter(int(world["encounter_hands"][0].argmax()) for world in worlds)
    assert over_bound(drawn, {Encounter.FAMILY: 2, Encounter.TOURIST_BAR: 1, Encounter.TOURIST_SHOP: 1}) < 1
    assert drawn.keys() == {Encounter.FAMILY, Encounter.TOURIST_BAR, Encounter.TOURIST_SHOP}


# ---- what every world has in common


@pytest.mark.parametrize("encounters", [False, True])
@pytest.mark.parametrize("seed", [1, 6])
def test_a_sampled_world_keeps_what_the_seat_sees(seed: int, encounters: bool) -> None:
    """KL 2.10: hands and wrecks keep their sizes and depths, no card is there twice; observed again it is the same"""
    s = Situation(compiled(GAME)).deal(seed, players=4, encounters=encounters)
    for n in range(300):
        if not s.asked:
            break
        legal = s.rules.legal_actions(s.state, s.asked[0])
        s.rules.apply_action(s.state, s.asked[0], legal[(n * 7 + seed) % len(legal)])
        for seat in range(4) if n % 25 == 0 else ():
            seen = RULES.observe(s.state, seat)
            world = RULES.sample_hidden(seen, seat, n)
            assert RULES.observe(RULES.load(world), seat) == seen
            opened = GAME.open(world)
            opened.pack()
            placed = Counter(card - 1 for card in opened.stack.cells if card)
            placed += Counter({k: sum(opened.hands[p, k] for p in range(4)) + opened.gone[k] for k in range(48)})
            assert all(placed[kind] <= opened.copies[kind] for kind in range(48))
            assert [sum(card > 0 for card in opened.stack.row(w)) for w in range(16)] == list(opened.left)


def test_the_generator_of_a_sampled_world_is_a_fresh_one() -> None:
    """Nothing of the table's key is left in it."""
    s = Situation(compiled(GAME)).deal(5, players=3)
    keys = {tuple(world["chance"]["key"].tolist()) for world in sampled(s, 0, 5)}
    assert len(keys) == 5
    assert tuple(s.now.chance.key) not in keys


def test_hands_laid_open_at_the_end_are_those_of_every_world() -> None:
    """KL-R66"""
    text = "day 10\nhalf afternoon\nturn 2\nseat  boat  treasures\n0  dolphins  deep gold 4\n1  dolphins  -\n2  bar  -"
    s = Situation(compiled(GAME))(text).play("2: leave")
    hands = {world["hands"][0].tobytes() for world in sampled(s, 1, 10)}
    assert hands == {s.state["hands"][0][0].tobytes()}
