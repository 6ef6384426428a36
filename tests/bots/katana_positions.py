"""What Katana's rules of thumb think and decide in a position."""

from __future__ import annotations

from ludotheque.bots import make_bot
from ludotheque.bots.katana.beliefs import SIZE, Belief, believe, thought
from ludotheque.core import position as positions
from ludotheque.core.modes import plain
from ludotheque.core.schema import Row
from ludotheque.games.katana import GAME
from ludotheque.games.katana.state import State

RULES = plain(GAME)


def position(text: str) -> State:
    return positions.read(GAME, text)


def decided(text: str, level: str = "strong") -> str:
    """What the bot does, in this position, whose turn or answer it is."""
    s = position(text)
    return GAME.action_text(s, decision(s, level))


def decision(s: State, level: str = "strong") -> int:
    bot = make_bot(RULES, level, s.asked, 1)
    return bot.decide(RULES.observe(s, s.asked), RULES.legal_actions(s, s.asked))


def believed(text: str, seat: int) -> list[Belief]:
    """By the rules of thumb."""
    o, mind = GAME.open(RULES.observe(position(text), seat)), Row([0] * SIZE)
    believe(o, seat, mind)
    return thought(mind, o.players)
