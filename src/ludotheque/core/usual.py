"""What a game's questions answer where the game itself says nothing else."""

from __future__ import annotations

from typing import Any

from ludotheque.core.chance import pick
from ludotheque.core.questions import legal_actions
from ludotheque.core.rule import rule


def no_tally(s: Any) -> None:
    """Nothing is counted in the course of the game."""


def no_piles(s: Any) -> list[dict[str, Any]]:
    """Nothing lies where nobody sees it."""
    return []


@rule
def alone(s: Any, seat: int) -> int:
    """Each seat is a side of its own."""
    return seat


@rule
def in_the_open(s: Any, seat: int, action: int) -> bool:
    """Everybody sees what is done."""
    return False


@rule
def random_action(s: Any, seat: int, source: Any, out: Any, room: Any) -> int:
    """One of the seat's legal actions, each equally likely; `out` has room for all of them."""
    chosen: int = out[pick(source, legal_actions(s, seat, out))]
    return chosen
