"""What Korsar's bots do in positions set up by hand."""

from __future__ import annotations

from ludotheque.bots import make_bot
from ludotheque.core import position as positions
from ludotheque.core.modes import plain
from ludotheque.games.korsar import GAME

RULES = plain(GAME)


def deed_of(level: str, hand: str, ships: list[str], players: int = 3) -> str:
    """What a bot of this level does at seat 0 with this hand while these ships lie there."""
    lines = [f"players {players}", "turn 0", "seat  hand", f"0  {hand}", *(f"ship {each}" for each in ships)]
    s = positions.read(GAME, "\n".join(lines))
    bot = make_bot(RULES, level, 0, 1)
    return GAME.action_text(s, bot.decide(RULES.observe(s, 0), RULES.legal_actions(s, 0)))
