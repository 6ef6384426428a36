"""Positions of Katana: what is written is read again the same, what is open is filled, contradictions are told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.core import position as positions
from ludotheque.core.chance import key_of
from ludotheque.core.modes import plain
from ludotheque.core.play import current_player
from ludotheque.core.sentence import Flaw
from ludotheque.games.katana import GAME
from ludotheque.games.katana.position.told import tell
from ludotheque.games.katana.state import Card, State
from ludotheque.words import LANGUAGES, LOCALE, Words

RULES = plain(GAME)
PLAYERS = (3, 4, 5, 6, 7)
# What a position leaves out: what the last decision did, and the generator.
LEFT_OUT = {"n_events", "events", "details", "chance"}


def position(text: str) -> State:
    return positions.read(GAME, text)


def seen(s: State, seat: int | None) -> State:
    """What a seat, or a spectator, sees."""
    return GAME.open(RULES.observe(s, seat))


def facts(s: State, seat: int | None) -> dict[str, Any]:
    return GAME.facts(seen(s, seat), seat)


def states(players: int, seed: int) -> Iterator[State]:
    """The states of a random game, from the deal to the end."""
    s, dice = RULES.new_state(), random.Random(seed)
    RULES.setup(s, GAME.options_of({"players": players}), key_of(seed))
    while not RULES.is_terminal(s):
        yield GAME.open(RULES.dump(s))
        seat = current_player(RULES.to_act(s))
        RULES.apply_action(s, seat, dice.choice(RULES.legal_actions(s, seat)))
    yield GAME.open(RULES.dump(s))


def content(s: State, seat: int | None) -> dict[str, Any]:
    """What a viewer sees of a state, but for what a position leaves out."""
    return {name: value for name, value in GAME.view(seen(s, seat), seat).items() if name not in LEFT_OUT}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_position_that_is_written_and_read_is_the_same_situation(players: int) -> None:
    every = [*states(players, seed=7)]
    for s in [*every[:-1:13], *every[-3:]]:
        again = positions.read(GAME, positions.write(GAME, s))
        for seat in (None, *range(s.players)):
            assert content(again, seat) == content(s, seat)
        assert again.deck == s.deck
        assert tell(again) == tell(s)
        assert positions.write(GAME, again) == positions.write(GAME, s)
        assert RULES.legal_actions(again, s.asked) == RULES.legal_actions(s, s.asked)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_goes_on_from_its_position_as_it_did(players: int) -> None:
    s = [*states(players, seed=3)][50]
    again, dice = positions.read(GAME, positions.write(GAME, s)), random.Random(1)
    again.chance.copy_from(s.chance)
    while not RULES.is_terminal(s):
        action = dice.choice(RULES.legal_actions(s, s.asked))
        RULES.apply_action(again, s.asked, action)
        RULES.apply_action(s, s.asked, action)
        assert positions.write(GAME, again) == positions.write(GAME, s)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_position_as_one_seat_sees_it_is_the_same_in_every_world_that_it_considers_possible(players: int) -> None:
    for ply, s in enumerate(states(players, seed=5)):
        if ply % 20:
            continue
        for seat in range(s.players):
            observation = RULES.observe(s, seat)
            text = "\n".join(positions.codec(GAME).write_seen(GAME.open(observation), seat))
            world = RULES.load(RULES.sample_hidden(observation, seat, seed=ply))
            assert "\n".join(positions.codec(GAME).write_seen(seen(world, seat), seat)) == text
            again = positions.read(GAME, text)
            assert (again.n_held, again.n_deck) == (s.n_held, s.n_deck)
            assert facts(again, seat)["you"] == facts(s, seat)["you"]
            assert "\n".join(positions.codec(GAME).write_seen(seen(again, seat), seat)) == text


def test_an_empty_text_is_the_set_up_with_the_shoguns_play_phase() -> None:
    said = tell(position(""))
    assert (said["moment"], said["active"], said["honour"], said["box"]) == ("play", 0, [5, 3, 3, 3, 3], 13)
    assert said["roles"] == ["shogun", "samurai", "ninja_1", "ninja_2", "ronin"]
    assert (said["held"], said["deck"], said["cards"]) == ([4, 5, 5, 6, 6], 64, 90)
    assert said["front"] == [{}] * 5
    assert said["totals"] == {"shogun": 0, "ninja": 0, "ronin": 0}


def test_hands_are_counted_from_the_shogun() -> None:
    """KA-R58"""
    said = tell(position("players 3\nseat  role\n1  shogun"))
    assert (said["active"], said["held"], said["honour"]) == (1, [5, 4, 5], [3, 6, 3])
    assert said["roles"] == ["ninja_1", "shogun", "ninja_2"]


def test_roles_that_are_not_said_are_those_that_are_left() -> None:
    said = tell(position("players 4\nseat  role\n0  ninja_3\n1  shogun\n2  ninja_1"))
    assert said["roles"] == ["ninja_3", "shogun", "ninja_1", "samurai"]
    said = tell(position("players 7\nseat  role\n3  shogun"))
    assert said["roles"] == ["samurai", "samurai", "ninja_1", "shogun", "ninja_2", "ninja_3", "ronin"]


def test_characters_that_are_not_said_do_not_matter_in_this_turn() -> None:
    own = {"tomoe", "nobunaga", "goemon", "musashi", "kojiro", "ieyasu", "hideyoshi"}
    for turn in range(7):
        characters = tell(position(f"players 7\nturn {turn}"))["characters"]
        assert characters.pop(turn) == "chiyome"
        assert set(characters) < own
    every = ["chiyome", "benkei", "ginchiyo", "hanzo", "ushiwaka", "tomoe"]
    rows = "\n".join(f"{seat}  {name}" for seat, name in enumerate(every, 1))
    assert tell(position(f"players 7\nseat  character\n{rows}"))["characters"] == ["nobunaga", *every]


def test_each_of_seven_may_have_a_character_that_matters_in_its_own_turn() -> None:
    every = ["tomoe", "nobunaga", "goemon", "musashi", "kojiro", "ieyasu", "hideyoshi"]
    rows = "\n".join(f"{seat}  {name}" for seat, name in enumerate(every))
    assert tell(position(f"players 7\nseat  character\n{rows}"))["characters"] == every


def test_an_open_hand_answers_nothing_and_adds_no_point() -> None:
    hands = tell(position("players 7"))["hands"]
    assert not {"parry", "daimyo"} & {card for hand in hands for card in hand}


def test_the_deck_holds_what_lies_nowhere_else_and_its_top_stands_first() -> None:
    s = position("moment recover\ndeck top katana, parry 2\nseat  hand  front\n0  -  focus 2\n1  2 more  -")
    assert tell(s)["hands"][0] == {"katana": 1, "parry": 1}
    assert (tell(s)["held"][1], tell(s)["cards"]) == (2, 90)
    assert s.deck[s.n_deck - 1] == Card.PARRY


def test_what_a_short_deck_leaves_out_lies_aside_and_is_known_to_do_so() -> None:
    s = position("deck 3 top nodachi\naside daimyo")
    assert (s.n_deck, tell(s)["cards"], sum(s.aside)) == (3, 3 + 26, 90 - 3 - 26)
    for seed in range(10):
        world = GAME.open(RULES.sample_hidden(RULES.observe(s, 0), 0, seed))
        assert world.aside == s.aside


def test_the_turn_begins_with_recovering_bushido_and_drawing() -> None:
    text = "turn 1\nturns 4\nmoment recover\ndeck top kiseru, geisha\n"
    s = position(text + "seat  resilience  front    hand\n1     0           bushido  bo")
    assert (tell(s)["moment"], tell(s)["turns"], s.resilience[1]) == ("bushido", 4, 4)
    s = position(text + "seat  resilience  hand\n1     0           bo")
    assert (tell(s)["moment"], tell(s)["turns"], tell(s)["hands"][1]) == (
        "play",
        4,
        {"bo": 1, "kiseru": 1, "geisha": 1},
    )


def test_ieyasu_is_asked_when_his_turn_begins() -> None:
    s = position("turn 1\nmoment recover\ndiscarded bo\nseat  character\n1  ieyasu")
    assert tell(s)["moment"] == "draw"


MOMENTS = [
    ("play", "weapons 1"),
    ("draw", "moment draw\ndiscarded bo, katana\nseat  character\n0  ieyasu"),
    ("discard", "moment discard\nseat  hand\n0  9 more"),
    ("parry", "resolving nodachi > 2\nseat  front\n2  armor 2"),
    ("battle_cry", "resolving battle_cry\nasked 2, 4\nanswered 1"),
    ("jujutsu", "turn 3\nresolving jujutsu\nseat  character\n1  chiyome"),
    ("bushido", "flipped bokken\nseat  front\n0  bushido"),
    ("over", "over sword by 1\nseat  resilience\n0  0\n2  0\n3  0\n4  0"),
    ("over", "over honour\nseat  honour  hand\n0  0  daimyo, 1 more\n"),
    ("over", "resolving katana > 1\nlost_sword shogun\nover honour by 0\nseat  resilience  honour\n1  0  0"),
]


@pytest.mark.parametrize(("moment", "text"), MOMENTS)
def test_every_moment_is_written_and_read_again(moment: str, text: str) -> None:
    s = position(text)
    assert tell(s)["moment"] == moment
    again = positions.read(GAME, positions.write(GAME, s))
    for seat in (None, *range(s.players)):
        assert content(again, seat) == content(s, seat)
    assert tell(again) == tell(s)


def test_a_call_asks_all_whom_it_touches_if_it_is_not_said_otherwise() -> None:
    s = position("turn 3\nresolving jujutsu\nanswered 4\nseat  character  hand\n0  chiyome  bo\n1  benkei  -")
    assert (tell(s)["asked"], tell(s)["answered"], s.asked) == ([2], [4], 2)


def test_what_is_known_is_in_the_hand_if_it_is_not_said_otherwise() -> None:
    s = position("seat  hand\n1  parry, 2 more\nknown 0 of 1: katana\ndoubt 2 of daimyo: 3 in 1, 1 in 4")
    assert tell(s)["hands"][1] == {"parry": 1, "katana": 1, "daimyo": 1}
    assert tell(s)["memories"] == ["known 0 of 1: katana", "doubt 2 of daimyo: 3 in 1, 1 in 4"]


def test_doubtful_cards_are_told_guess_by_guess() -> None:
    text = "doubt 0 of daimyo, bo: 3 in 1 1, 1 in 4 1, 2 in 1 -"
    s = position(f"seat  hand\n1  parry, 2 more\n{text}")
    assert tell(s)["hands"][1] == {"parry": 1, "daimyo": 1, "bo": 1}
    assert tell(s)["memories"] == [text]


def test_what_was_shown_for_bushido_lies_on_the_discard_pile() -> None:
    """KA-R36"""
    text = "flipped bokken\nseat  front\n0  bushido\n"
    assert tell(position(text))["discarded"] == ["bokken"]
    s = position(f"{text}discarded geisha\ndeck 12")
    assert (tell(s)["discarded"], list(s.deck)[:12].count(Card.BOKKEN)) == (["geisha"], 1)


def test_before_the_first_shuffle_all_that_is_unseen_is_of_this_deck() -> None:
    s = position("seat  hand\n0  parry 3")
    assert (s.recent[0, Card.PARRY], s.elder[0, Card.PARRY]) == (12, 0)
    s = position("exhaustions 1\nseat  hand\n0  parry 3")
    assert (s.recent[0, Card.PARRY], s.elder[0, Card.PARRY]) == (12, 12)


def test_options_that_are_given_replace_those_in_the_text() -> None:
    assert positions.read(GAME, "players 3\n", {"players": 6}).players == 6


CONTRADICTIONS = [
    ("turn 5", 1, "error-position-number"),
    ("turns 0", 1, "error-position-number"),
    ("weather fine", 1, "error-position-word"),
    ("moment lunch", 1, "error-position-form"),
    ("seat  hat", 1, "error-position-column"),
    ("seat  role\n0  monk", 2, "error-position-form"),
    ("seat  role\n0  shogun\n1  shogun", 3, "error-katana-role"),
    ("players 4\nseat  role\n0  ronin", 3, "error-katana-role"),
    ("seat  role\n0  ninja_1\n1  ninja_2\n2  ninja_3", 4, "error-katana-role"),
    ("seat  character\n0  robin", 2, "error-katana-character"),
    ("seat  character\n0  benkei\n2  benkei", 3, "error-katana-character-twice"),
    ("seat  character  resilience\n0  tomoe  6", 2, "error-position-number"),
    ("seat  honour\n0  20\n1  9", 3, "error-katana-tokens"),
    ("box 14", 1, "error-position-number"),
    ("seat  hand\n0  excalibur", 2, "error-katana-card"),
    ("seat  hand\n0  Katana!", 2, "error-position-form"),
    ("seat  hand\n0  katana\n1  katana", 3, "error-katana-copies"),
    ("discarded parry 16", 1, "error-katana-copies"),
    ("seat  hand\n0  91 more", 2, "error-katana-too-many-cards"),
    ("deck 65", 1, "error-katana-too-many-cards"),
    ("deck many", 1, "error-position-form"),
    ("deck 1 top bo, bo", 1, "error-position-number"),
    ("seat  front\n0  parry", 2, "error-katana-no-property"),
    ("seat  front\n0  bushido\n1  bushido", 3, "error-katana-one-code"),
    ("resolving nodachi > 1\nmoment play", 2, "error-katana-two-moments"),
    ("asked 1", 1, "error-katana-nobody-asked"),
    ("resolving nodachi", 1, "error-position-form"),
    ("resolving battle_cry > 1", 1, "error-position-form"),
    ("resolving geisha", 1, "error-position-form"),
    ("resolving nodachi > 0", 1, "error-katana-no-target"),
    ("resolving nodachi > 1\nseat  hand\n1  -", 1, "error-katana-no-target"),
    ("resolving jujutsu\nasked 0", 1, "error-katana-no-call"),
    ("resolving jujutsu\nasked 1\nseat  character\n1  chiyome", 1, "error-katana-no-call"),
    ("resolving jujutsu\nasked -", 1, "error-katana-no-call"),
    ("flipped parry", 1, "error-position-form"),
    ("flipped bokken", 1, "error-katana-no-code"),
    ("moment draw\ndiscarded bo", 1, "error-katana-no-choice"),
    ("moment draw\nseat  character\n0  ieyasu", 1, "error-katana-no-choice"),
    ("moment discard", 1, "error-katana-no-surplus"),
    ("seat  honour\n1  0", 1, "error-katana-over"),
    ("seat  resilience\n1  0\n2  0\n3  0\n4  0", 1, "error-katana-over"),
    ("seat  resilience\n0  0", 1, "error-katana-lying"),
    ("over lunch", 1, "error-position-form"),
    ("over sword", 1, "error-position-form"),
    ("lost_sword shogun", 1, "error-position-word"),
    ("deeds 0 > 1: kissed 2", 1, "error-position-form"),
    ("known 0: katana", 1, "error-position-form"),
    ("known 0 of 0: geisha", 1, "error-katana-known"),
    ("known 0 of 1: katana\nseat  hand\n1  bo", 1, "error-katana-known"),
    ("doubt 0 of katana: 1 in 2", 1, "error-position-form"),
    ("doubt 0 of katana: -", 1, "error-position-form"),
    ("doubt 0 of katana: 1 in 0, 2 in 1\nseat  hand\n1  bo", 1, "error-katana-doubt"),
    ("doubt 2 of katana: 8193 in 0, 1 in 1\nseat  hand\n1  katana", 1, "error-position-number"),
    (
        "doubt 2 of bo: 1 in 0, 2 in 1\ndoubt 2 of bo: 1 in 0, 2 in 1\nseat  hand\n1  bo\n3  bo",
        2,
        "error-position-twice",
    ),
    ("doubt 2 of katana, bo: 1 in 0, 2 in 1 1\nseat  hand\n1  katana, bo", 1, "error-position-form"),
    ("doubt 2 of katana, bo: 1 in 0 1, 1 in 1 0\nseat  hand\n1  katana, bo", 1, "error-katana-doubt"),
    ("doubt 2 of katana: 1 in 2, 2 in 1\nseat  hand\n1  katana", 1, "error-katana-doubt"),
    ("known 2 of 0: bo\ndoubt 2 of katana: 1 in 0, 2 in 1\nseat  hand\n0  bo\n1  katana", 2, "error-katana-doubt"),
    ("recent 0: parry 2", 1, "error-katana-unseen"),
    ("elder 0: parry 16", 1, "error-katana-unseen"),
    ("exhaustions 1\nelder 0: -\nelder 0: -", 3, "error-position-twice"),
    ("drawn 9, 0, 0, 0, 0", 1, "error-position-number"),
    ("drawn 1, 0, 0, 0", 1, "error-position-form"),
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


def test_every_contradiction_of_katana_is_met() -> None:
    told_of = {id for _, _, id in CONTRADICTIONS}
    said = {line.split(" = ")[0] for line in (LOCALE / "en" / "katana-position.ftl").read_text("utf-8").split("\n")}
    assert {id for id in said if id.startswith("error-")} <= told_of
