"""Matching pennies: both lay down a side in secret; seat 1 wins if they are alike. And an open one, for comparison."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

from ludotheque.core.chance import Chance, pick, restart, start
from ludotheque.core.game import Game, Option
from ludotheque.core.rule import rule
from ludotheque.core.schema import HIDDEN, OWNER, Field, Record, Row


class State(Record):
    players: Annotated[int, Field("i1", doc="seats at the table")]
    phase: Annotated[int, Field("i1", doc="0: play, 1: over")]
    ply: Annotated[int, Field("i2", doc="decisions made")]
    side: Annotated[Row, Field("i1", 2, seen=OWNER, least=0, most=2, doc="side laid down, 1 or 2")]
    shown: Annotated[Row, Field("i1", 2, least=0, most=2, doc="both sides, at the end")]
    chance: Annotated[Chance, Field(Chance, seen=HIDDEN, doc="the generator")]


@rule
def setup(s: State, options: Row, key: Row) -> None:
    s.players = options[0]
    start(s.chance, key)


@rule
def to_act(s: State) -> int:
    return 0 if s.phase == 1 else 1 << s.ply


@rule
def legal_actions(s: State, seat: int, out: Row) -> int:
    if s.phase == 1 or s.ply != seat:
        return 0
    out[0] = 0
    out[1] = 1
    return 2


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    s.side[seat] = action + 1
    s.ply += 1
    if s.ply == 2:
        s.phase = 1
        for i in range(2):
            s.shown[i] = s.side[i]


@rule
def is_terminal(s: State) -> bool:
    return s.phase == 1


@rule
def scores(s: State, out: Row) -> None:
    for seat in range(2):
        out[seat] = winners(s) >> seat & 1


@rule
def winners(s: State) -> int:
    if s.phase == 0:
        return 0
    return 2 if s.shown[0] == s.shown[1] else 1


@rule
def shown_to(s: State, seat: int) -> int:
    return 1 << seat


@rule
def sample_hidden(s: State, seat: int, source: Chance) -> None:
    for other in range(s.ply):
        if other != seat:
            s.side[other] = 1 + pick(source, 2)
    restart(s.chance, source)


@rule
def is_secret(s: State, seat: int, action: int) -> bool:
    return True


def nothing(*_: Any) -> Any:
    """Nobody reads what is for people."""


PENNIES: Game[State] = Game(
    name="pennies",
    version=1,
    state=State,
    options=(Option("players", (2,)),),
    tables=({"players": 2},),
    n_actions=2,
    max_seats=2,
    max_plies=2,
    folder=Path(__file__).parent,
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply_action=apply_action,
    is_terminal=is_terminal,
    scores=scores,
    winners=winners,
    shown_to=shown_to,
    sample_hidden=sample_hidden,
    is_secret=is_secret,
    check_options=nothing,
    sides=nothing,
    reason=nothing,
    tries=nothing,
    facts=nothing,
    events=nothing,
    offer=nothing,
    action_fields=nothing,
    action_text=nothing,
    action_of=nothing,
    messages=nothing,
)


@rule
def seen(s: State, seat: int, action: int) -> bool:
    return False


OPEN = replace(PENNIES, is_secret=seen)
