"""What a table shows to a seat or to a spectator: the pieces that the wire carries as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.core.sentence import Sentence

# What a game says in its own words: JSON whose shape only that game's view in the browser knows.
Json = dict[str, Any]


@dataclass(frozen=True)
class Offer:
    """A legal action: its number, its language-free text, its parts, and the sentence of what it does."""

    action: int
    text: str
    fields: Json
    sentence: Sentence


@dataclass(frozen=True)
class Refusal:
    """An action that a player might try, and why it is not allowed."""

    action: int
    fields: Json
    sentence: Sentence


@dataclass(frozen=True)
class LogEntry:
    """A sentence of the log, as this viewer may read it; `mine`: the viewer did it."""

    seq: int
    sentence: Sentence
    mine: bool


@dataclass(frozen=True)
class Position:
    """The game as one viewer sees it, made of that viewer's observation and of nothing else."""

    to_act: list[int]
    observation: Json
    facts: Json
    legal: list[Offer]
    refusals: list[Refusal]
