"""What of a decision is news: a card drawn, taken or turned up; and what is not: a card that one plays oneself."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ludotheque.core.modes import Rules, plain
from ludotheque.core.play import seats_in
from ludotheque.games import find_game
from ludotheque.table.news import Step, is_news

NEWS = {
    ("korsar", 3): {"draw": True, "lay_ship": False, "play_pirate": False},
    ("keylargo", 3): {"draw": True, "look_at": True, "sell": False, "hire": False},
    ("katana", 4): {"breathe": True, "charm": True, "attack": False, "place": False},
}


def steps(rules: Rules, players: int) -> Iterator[tuple[str, Step]]:
    """The decisions of random games, with their kind and what their seat saw."""
    dice = random.Random(2)
    while True:
        s = rules.new_state()
        rules.setup(s, rules.game.options_of({"players": players}), dice.randbytes(32))
        while not rules.is_terminal(s):
            seat = dice.choice(seats_in(rules.to_act(s)))
            before, action = rules.observe(s, seat), dice.choice(rules.legal_actions(s, seat))
            kind = rules.game.action_fields(rules.game.open(before), action)["type"]
            rules.apply_action(s, seat, action)
            if not rules.is_terminal(s):
                yield kind, Step(before, rules.observe(s, seat), seat, action)


@pytest.mark.parametrize(("game", "players"), NEWS, ids=[game for game, _ in NEWS])
def test_what_comes_out_is_news_and_what_one_plays_oneself_is_not(game: str, players: int) -> None:
    rules, expected = plain(find_game(game)), dict(NEWS[game, players])
    for kind, step in steps(rules, players):
        if kind in expected:
            assert is_news(rules, step.seat, step) is expected.pop(kind), kind
        if not expected:
            return


def test_cards_laid_face_down_are_news_when_the_last_ones_are_turned_up() -> None:
    """KL: the day begins when all have laid theirs."""
    rules = plain(find_game("keylargo"))
    s = rules.new_state()
    rules.setup(s, rules.game.options_of({"players": 3}), bytes(32))
    told = []
    for seat in (2, 0, 1):
        before, action = rules.observe(s, seat), rules.legal_actions(s, seat)[0]
        rules.apply_action(s, seat, action)
        told.append(is_news(rules, seat, Step(before, rules.observe(s, seat), seat, action)))
    assert told == [False, False, True]


def test_what_another_lays_face_down_is_no_news() -> None:
    rules = plain(find_game("keylargo"))
    s = rules.new_state()
    rules.setup(s, rules.game.options_of({"players": 3}), bytes(32))
    before, action = rules.observe(s, 0), rules.legal_actions(s, 1)[0]
    rules.apply_action(s, 1, action)
    assert not is_news(rules, 0, Step(before, rules.observe(s, 0), 1, action))


def test_what_another_chooses_openly_is_news_though_everything_lay_open_before() -> None:
    rules = plain(find_game("korsar"))
    step = next(step for kind, step in steps(rules, 3) if kind == "lay_ship")
    other = (step.seat + 1) % 3
    assert is_news(rules, other, seen_by(rules, other, step))


def seen_by(rules: Rules, viewer: int, step: Step) -> Step:
    """The same decision in a world that its seat holds possible, as another one saw it."""
    s = rules.load(rules.sample_hidden(step.before, step.seat, 1))
    before = rules.observe(s, viewer)
    rules.apply_action(s, step.seat, step.action)
    return Step(before, rules.observe(s, viewer), step.seat, step.action)
