"""A record: one game with all that it is made of, as `reading` finds it in a text."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Options
from ludotheque.core.sentence import Sentence

FORMAT = 1
"""The version of the record text."""


@dataclass(frozen=True)
class Decision:
    """A line of the game: who decided what. In one seat's own view the text is empty for the others."""

    line: int
    seat: int
    text: str
    told: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Result:
    """How a finished game ended: one score a seat, and the winning seats."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """A game from its header to its end.

    It was dealt from `seed` and `nonces`, or begins from `position`. `seen_by` is the seat whose own view it is
    (-1: a spectator's), None for a whole game. `result` is None while the game is not over. `lines` says on
    which line a part stands.
    """

    game: Game[Any]
    options: Options
    edition: Edition
    names: tuple[str, ...]
    decisions: tuple[Decision, ...]
    commitment: str = ""
    seed: bytes = b""
    nonces: tuple[bytes, ...] = ()
    position: str = ""
    seen_by: int | None = None
    result: Result | None = None
    final: str = ""
    seal: str = ""
    sealed: str = ""
    lines: dict[str, int] = field(default_factory=dict)
