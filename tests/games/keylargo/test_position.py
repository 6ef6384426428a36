"""Positions of Key Largo: what is written is read again the same, what is open is filled, contradictions are told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.core import position as positions
from ludotheque.core.chance import key_of
from ludotheque.core.game import OptionValue
from ludotheque.core.modes import plain
from ludotheque.core.play import seats_in
from ludotheque.core.sentence import Flaw
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.facts import VISITS
from ludotheque.games.keylargo.position.told import tell
from ludotheque.games.keylargo.state import Phase, State
from ludotheque.words import LANGUAGES, LOCALE, Words

RULES = plain(GAME)

VARIANTS: list[dict[str, OptionValue]] = [
    {"players": players, "encounters": encounters} for players in (3, 4, 5) for encounters in (False, True)
]
VARIANTS.append({"players": 4, "encounters": True, "pickpocket": False, "first_player": 2})
# What a position leaves out: what the last decision did, the generator, and a visit that is over.
LEFT_OUT = {"n_events", "events", "details", "chance"}
VISIT = {"effect", "hired", "robbed", "rounds", "looked", "bought", "sold_type", "n_sold", "n_extra"}


def position(text: str) -> State:
    return positions.read(GAME, text)


def seen(s: State, seat: int | None) -> State:
    """What a seat, or a spectator, sees."""
    return GAME.open(RULES.observe(s, seat))


def facts(s: State, seat: int | None) -> dict[str, Any]:
    return GAME.facts(seen(s, seat), seat)


def states(options: dict[str, OptionValue], seed: int) -> Iterator[State]:
    """The states of a random game, from the deal to the end."""
    s, dice = RULES.new_state(), random.Random(seed)
    RULES.setup(s, GAME.options_of(options), key_of(seed))
    while not RULES.is_terminal(s):
        yield GAME.open(RULES.dump(s))
        seat = dice.choice(seats_in(RULES.to_act(s)))
        RULES.apply_action(s, seat, dice.choice(RULES.legal_actions(s, seat)))
    yield GAME.open(RULES.dump(s))


def content(s: State, seat: int | None) -> dict[str, Any]:
    """What a viewer sees of a state, but for what a position leaves out."""
    left_out = LEFT_OUT if s.phase in VISITS else LEFT_OUT | VISIT
    return {name: value for name, value in GAME.view(seen(s, seat), seat).items() if name not in left_out}


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_position_that_is_written_and_read_is_the_same_situation(options: dict[str, OptionValue]) -> None:
    every = [*states(options, seed=7)]
    for s in [*every[:-1:13], *every[-3:]]:
        again = positions.read(GAME, positions.write(GAME, s))
        for seat in (None, *range(s.players)):
            assert content(again, seat) == content(s, seat)
            assert facts(again, seat) == facts(s, seat)
        assert (again.stack.cells, again.encounter_deck, again.step) == (s.stack.cells, s.encounter_deck, s.step)
        assert tell(again) == tell(s)
        assert positions.write(GAME, again) == positions.write(GAME, s)
        for seat in range(s.players):
            assert RULES.legal_actions(again, seat) == RULES.legal_actions(s, seat)


def test_doubtful_cards_are_told_guess_by_guess() -> None:
    s = position(
        "seat  treasures\n1  medium goods 3\n2  medium gold 2\nwreck D medium: antique 3\n"
        "memory 0 of D in 1: gold 2, gold 3, antique 3\n"
        "doubt 0 of D, D, medium goods 3: 3 in -2 2 1, 1 in 2 -2 1, 1 in -2 2 -"
    )
    assert tell(s)["doubts"] == ["0 of D, D, medium goods 3: 3 in -2 2 1, 1 in 2 -2 1, 1 in -2 2 -"]


@pytest.mark.parametrize("moment", [phase.name.lower() for phase in Phase if phase <= Phase.OVER])
def test_every_moment_is_written_and_read_again(moment: str) -> None:
    text = {
        "program": "day 3",
        "place": "turn 1\nmoment place",
        "sabotage": "moment sabotage\nturn 0\nasked 1\nseat  boat  encounters\n0  A  -\n1  B  saboteur\n",
        "draw": "turn 0\nseat  divers  boat\n0  bare; bare  A\n",
        "monster": "moment monster\nturn 0\nlast 0, 1\nseat  divers  boat\n0  hose trident; hose trident  D\n",
        "treasure": "moment treasure\nturn 0\nlast 1\nseat  divers  treasures  boat\n0  weight  shallow gold 1  A\n",
        "watch": "moment watch\nturn 0\nlast 1\nwreck A shallow: gold 1\nseat  boat  encounters\n0  A  volunteer\n",
        "bar": "turn 0\nseat  boat\n0  bar\n",
        "look": "moment look\nturn 0\nrounds 1\nlooked C\n",
        "dolphins": "turn 0\nseat  boat  encounters\n0  dolphins  family\n",
        "shop": "turn 0\nseat  boat\n0  shop\n",
        "market": "turn 0\nseat  treasures  boat\n0  deep gold 4  market\n",
        "over": "moment over\nday 10\nhalf afternoon\nseat  treasures\n0  deep gold 4\n",
    }[moment]
    s = position(f"encounters true\nfirst 0\n{text}")
    assert tell(s)["moment"] == moment
    again = positions.read(GAME, positions.write(GAME, s))
    assert content(again, 0) == content(s, 0)
    assert (tell(again), again.asked) == (tell(s), s.asked)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_game_goes_on_from_its_position_as_it_did(options: dict[str, OptionValue]) -> None:
    s = [*states(options, seed=3)][50]
    again, dice = positions.read(GAME, positions.write(GAME, s)), random.Random(1)
    again.chance.copy_from(s.chance)
    while not RULES.is_terminal(s):
        seat = dice.choice(seats_in(RULES.to_act(s)))
        action = dice.choice(RULES.legal_actions(s, seat))
        RULES.apply_action(again, seat, action)
        RULES.apply_action(s, seat, action)
        assert positions.write(GAME, again) == positions.write(GAME, s)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_position_as_one_seat_sees_it_is_the_same_in_every_world_that_it_considers_possible(
    options: dict[str, OptionValue],
) -> None:
    for ply, s in enumerate(states(options, seed=5)):
        if ply % 20:
            continue
        for seat in range(s.players):
            observation = RULES.observe(s, seat)
            text = "\n".join(positions.codec(GAME).write_seen(GAME.open(observation), seat))
            world = RULES.load(RULES.sample_hidden(observation, seat, seed=ply))
            assert "\n".join(positions.codec(GAME).write_seen(seen(world, seat), seat)) == text
            again = positions.read(GAME, text)
            assert (again.left, again.backs.cells, again.n_encounters) == (s.left, s.backs.cells, s.n_encounters)
            assert facts(again, seat)["you"] == facts(s, seat)["you"]
            assert facts(again, seat)["wrecks"] == facts(s, seat)["wrecks"]


def test_an_empty_text_is_the_set_up() -> None:
    said = tell(position(""))
    assert (said["moment"], said["day"], said["first"], said["money"]) == ("program", 1, 0, [100] * 4)
    assert said["divers"] == ["bare"] * 4
    assert said["supply"] == {"hoses": 20, "tridents": 10, "weights": 10, "divers": 11}
    assert set(said["left"].values()) == {5}
    assert len(said["left"]) == 13


def test_the_set_up_of_a_deal_is_written_and_read_again() -> None:
    s = next(states({"players": 5, "encounters": True}, seed=3))
    assert content(positions.read(GAME, positions.write(GAME, s)), 0) == content(s, 0)


def test_the_first_player_follows_the_days() -> None:
    assert position("players 3\nday 6").first == 2
    assert position("players 3\nday 6\nfirst_player 1").first == 0
    assert position("players 3\nday 6\nfirst 1").first == 1


def test_as_much_money_as_any_box_can_bring_is_read_again() -> None:
    """KL 1.12: 80 cards of 20 units at $1000"""
    s = position("seat  money\n0  1600000")
    assert position(positions.write(GAME, s)).money[0] == 1_600_000


def test_the_top_card_of_a_wreck_stands_first() -> None:
    s = position("first 0\nturn 0\nseat  boat\n0  A\nwreck A shallow: antique 3, 2 more, diamond 60")
    assert tell(s)["wrecks"]["A"] == ["antique 3", "gold 1", "gold 1", "diamond 60"]
    RULES.apply_action(s, 0, GAME.action_of(s, "draw 1"))
    assert tell(s)["treasures"][0] == {"shallow antique 3": 1}


def test_open_cards_are_filled_without_monsters_as_long_as_there_are_others() -> None:
    assert "monster" not in tell(position("players 3"))["wrecks"]["G"]
    assert tell(position("players 5"))["cards"] == 80


def test_a_wreck_that_is_not_said_has_the_cards_that_are_left() -> None:
    s = position("players 5\nseat  treasures\n1  2 more deep, deep gold 4")
    assert tell(s)["backs"][1] == [0, 0, 3]
    assert tell(s)["left"]["P"] == 2
    assert tell(s)["cards"] == 80


def test_what_is_fitted_is_not_in_the_supply() -> None:
    s = position("seat  divers\n0  hose hose trident; weight\n1  -; hose\n2  -\nsupply weights 4")
    assert tell(s)["supply"] == {"hoses": 17, "tridents": 9, "weights": 4, "divers": 11}
    assert tell(s)["divers"] == ["hose hose trident; weight", "-; hose", "-", "bare"]


def test_a_seat_of_which_nothing_is_said_is_at_the_dolphins() -> None:
    s = position("first 0\nturn 1\nseat  boat\n1  bar\n")
    assert tell(s)["boats"] == ["dolphins", "bar", "dolphins", "dolphins"]
    assert tell(s)["programs"][1:3] == ["bar dolphins", "dolphins market"]


def test_reading_goes_on_by_itself_to_the_next_decision() -> None:
    s = position("first 0\nturn 0\nseat  boat\n3  shop\n")
    assert (s.turn, tell(s)["money"]) == (3, [140, 140, 140, 100])


def test_all_cards_laid_down_begin_the_day_and_an_afternoon_begins_by_itself() -> None:
    rows = "".join(f"{seat}  bar dive\n" for seat in range(4))
    assert tell(position(f"seat  program\n{rows}"))["at"]["bar"] == 4
    assert tell(position(f"half afternoon\nseat  program\n{rows}"))["moment"] == "place"
    assert tell(position("seat  program\n1  bar dive\n"))["programs"] == ["-", "bar dive", "-", "-"]


def test_a_short_deck_leaves_the_rest_on_the_discards() -> None:
    s = position("encounters true\ndeck 2 top family\nseat  encounters\n1  drunkard, 1 more\n")
    assert tell(s)["encounters"][1] == {"drunkard": 1, "volunteer": 1}
    assert (tell(s)["deck"], tell(s)["discarded"].total()) == (2, 20)


def test_a_seat_remembers_what_lies_in_a_wreck_if_it_is_not_said_otherwise() -> None:
    s = position(
        "wreck D medium: gold 3, monster\nmemory 2 of D in 1\n"
        "seat  treasures\n1  1 more deep\nknown 0 of 1: deep gold 4"
    )
    assert tell(s)["memories"] == ["2 of D in 1: gold 3, monster"]
    assert tell(s)["treasures"][1] == {"deep gold 4": 1}


def test_options_that_are_given_replace_those_in_the_text() -> None:
    assert positions.read(GAME, "players 3\n", {"players": 5}).players == 5


CONTRADICTIONS = [
    ("day 11", 1, "error-position-number"),
    ("half evening", 1, "error-position-form"),
    ("first 4", 1, "error-position-number"),
    ("moment lunch", 1, "error-position-form"),
    ("turn 4", 1, "error-position-number"),
    ("weather fine", 1, "error-position-word"),
    ("encounters true\nplayed 4", 2, "error-position-number"),
    ("players 3\nfirst_player 3", 1, "error-keylargo-first-player"),
    ("seat  hat", 1, "error-position-column"),
    ("seat  money\n0  many", 2, "error-position-number"),
    ("seat  divers\n0  bare; bare; bare; bare", 2, "error-keylargo-team"),
    ("seat  divers\n0  hose hose hose", 2, "error-keylargo-load"),
    ("seat  divers\n0  trident trident", 2, "error-keylargo-load"),
    ("seat  divers\n0  shoe", 2, "error-position-form"),
    ("supply hoses 21", 1, "error-position-number"),
    ("supply boats 2", 1, "error-position-form"),
    ("seat  treasures\n0  deep gold 9", 2, "error-keylargo-card"),
    ("seat  treasures\n0  medium monster", 2, "error-keylargo-monster-in-hand"),
    ("seat  treasures\n0  deep gold 6\n1  deep gold 6", 3, "error-keylargo-copies"),
    ("seat  treasures\n0  30 more deep", 2, "error-keylargo-too-many-cards"),
    ("gone gold 4", 1, "error-keylargo-card"),
    ("wreck A shallow", 1, "error-position-form"),
    ("wreck A medium: gold 2", 1, "error-keylargo-depth"),
    ("wreck N deep: gold 4", 1, "error-keylargo-wreck"),
    ("wreck AB deep: gold 4", 1, "error-keylargo-wreck"),
    ("wreck A shallow: 3 more, gold 1, gold 2, gold 2", 1, "error-keylargo-stack"),
    ("wreck A shallow: -\nwreck A shallow: gold 1", 2, "error-keylargo-wreck-twice"),
    ("wreck D medium: monster\nlurking D: 0, 0, 1", 2, "error-keylargo-lurking"),
    ("gone medium monster\nlurking D: 0, 0, 0, 1\nlurking E: 0, 0, 1", 3, "error-keylargo-copies"),
    ("lurking A: 0, 1", 1, "error-keylargo-copies"),
    ("lurking D: many", 1, "error-position-form"),
    ("seat  program\n0  bar", 2, "error-position-form"),
    ("seat  program\n0  bar nap", 2, "error-position-form"),
    ("seat  program\n0  bar bar", 2, "error-keylargo-same-action"),
    ("seat  boat\n0  bar", 2, "error-keylargo-boat-early"),
    ("turn 0\nseat  boat  program\n0  bar  shop dive", 3, "error-keylargo-other-place"),
    ("turn 0\nseat  boat  program\n0  -  shop dive", 3, "error-keylargo-other-place"),
    ("turn 0\nseat  boat\n0  dive", 3, "error-keylargo-which-wreck"),
    ("turn 0\nseat  program\n0  dive bar", 3, "error-keylargo-which-wreck"),
    ("turn 0\nseat  boat\n0  A\n1  A", 4, "error-keylargo-two-boats"),
    ("turn 0\nseat  boat\n0  Z", 3, "error-keylargo-wreck"),
    ("moment draw\nturn 0", 1, "error-keylargo-not-there"),
    ("moment bar\nturn 0\nseat  boat\n0  shop", 1, "error-keylargo-not-there"),
    ("moment draw\ndown 2\nseat  boat\n0  A", 2, "error-keylargo-absent-diver"),
    ("moment draw\ndown 4\nseat  boat\n0  A", 2, "error-position-number"),
    ("moment monster\nseat  divers  boat\n0  hose  D", 1, "error-keylargo-nobody-drew"),
    ("moment watch\nlast 1\nseat  boat\n0  A", 1, "error-keylargo-nobody-drew"),
    ("moment treasure\nlast 1\nseat  boat\n0  A", 1, "error-keylargo-fresh"),
    ("moment treasure\nfresh deep gold 4\nseat  treasures  boat\n0  deep gold 4  A", 2, "error-keylargo-fresh"),
    ("moment place\nturn 0\nseat  divers\n0  -", 1, "error-keylargo-stuck"),
    ("moment bar\neffect sunshine", 2, "error-keylargo-encounter"),
    ("moment shop\nbought hats 2", 2, "error-position-form"),
    ("moment market\nsold diamonds 2", 2, "error-position-form"),
    ("seat  encounters\n0  family", 2, "error-keylargo-without-encounters"),
    ("encounters true\nseat  encounters\n0  jeweller\n1  jeweller", 4, "error-keylargo-encounter-copies"),
    ("encounters true\nseat  encounters\n0  3 more", 3, "error-keylargo-encounter-hand"),
    ("encounters true\nseat  encounters\n0  26 more", 3, "error-keylargo-too-many-cards"),
    ("encounters true\ndeck 25", 2, "error-keylargo-too-many-cards"),
    ("known 0 of 1: deep gold 4", 1, "error-keylargo-known"),
    ("known 0: deep gold 4", 1, "error-position-form"),
    ("memory 0 of D: gold 3", 1, "error-position-form"),
    ("memory 0 of Z in 1: gold 3", 1, "error-position-form"),
    ("memory 0 of D in 1: gold 2, gold 2, gold 3, gold 3, gold 3, gold 4", 1, "error-keylargo-stack"),
    ("wreck D medium: gold 3\nmemory 0 of D in 1: gold 2", 2, "error-keylargo-memory"),
    ("wreck D medium: gold 3\nmemory 0 of D in 1: gold 2, gold 3; taken by 1", 2, "error-keylargo-memory"),
    ("wreck D medium: -\nmemory 0 of D in 1: gold 4, gold 4, gold 4", 2, "error-keylargo-memory"),
    ("doubt 0 of medium gold 3: 1 in 1", 1, "error-position-form"),
    ("doubt 0 of medium gold 3: -", 1, "error-position-form"),
    ("doubt 0 of medium gold 3: 1 in 1, 1 in 2 3", 1, "error-position-form"),
    ("doubt 0 of medium gold 3: 1 in 1, 1 in -2", 1, "error-position-form"),
    ("doubt 0 of medium gold 3: 1 in 1, 1 in -\ndoubt 0 of deep gold 4: 1 in 1, 1 in -", 2, "error-position-twice"),
    ("doubt 0 of medium gold 3: 1 in 0, 1 in 1\nseat  treasures\n1  medium gold 3", 1, "error-keylargo-doubt"),
    ("doubt 0 of medium gold 3: 1 in 1, 1 in 2\nseat  treasures\n1  medium gold 2", 1, "error-keylargo-doubt"),
    (
        "doubt 0 of D: 1 in 1, 1 in -1\nwreck D medium: gold 3\nseat  treasures\n1  medium gold 2",
        1,
        "error-keylargo-doubt",
    ),
]


def flaw_of(text: str) -> Flaw:
    with pytest.raises(Flaw) as refused:
        position(text)
    return refused.value


@pytest.mark.parametrize(("text", "line", "id"), CONTRADICTIONS)
def test_a_contradiction_is_refused_with_its_line(text: str, line: int, id: str) -> None:
    flaw = flaw_of(text)
    assert (flaw.line, flaw.sentence.id) == (line, id)
    for language in LANGUAGES:
        assert Words(language).sentence(flaw.sentence)


def test_more_equipment_than_the_box_has_is_refused() -> None:
    rows = "\n".join(f"{seat}  trident; trident; trident" for seat in range(4))
    flaw = flaw_of(f"seat  divers\n{rows}")
    assert flaw.sentence.id == "error-keylargo-stock"


def test_every_contradiction_of_keylargo_is_met() -> None:
    told_of = {id for _, _, id in CONTRADICTIONS} | {"error-keylargo-stock"}
    said = {line.split(" = ")[0] for line in (LOCALE / "en" / "keylargo-position.ftl").read_text("utf-8").split("\n")}
    assert {id for id in said if id.startswith("error-")} <= told_of
