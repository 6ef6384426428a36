"""A game from a file: its record, verified, as a table that nobody sits at any more."""

from __future__ import annotations

from ludotheque.core.sentence import Flaw, Sentence
from ludotheque.records import read_record, verify
from ludotheque.records.files import plain_text
from ludotheque.records.record import Record
from ludotheque.records.replaying import action_of
from ludotheque.table import Begun, Closed, Decided, Opened, SeatPlan, Table
from ludotheque.table.names import TOKENS


def table_in(data: bytes) -> Table:
    """The game that a file holds, played again and found true: seed, deal, draws, decisions, result.

    Raises Flaw for anything else, also for what one seat alone has seen and for what was not dealt from a seed.
    """
    record = read_record(plain_text(data))
    if record.seen_by is not None:
        raise Flaw(Sentence("error-replay-view"), record.lines["seen-by"])
    if record.position:
        raise Flaw(Sentence("error-replay-position"), record.lines["position"])
    verify(record)
    table = Table(record.game, [opened(record), Begun(record.nonces)])
    for decision in record.decisions:
        action = action_of(record, table.rules, table.state, decision)
        table.apply(Decided(decision.seat, table.decision(decision.seat), action, "human"))
    if record.result is None:
        table.apply(Closed("abandoned"))
    return table


def opened(record: Record) -> Opened:
    """The first row of a table at which this game is played; a record does not say who were bots."""
    return Opened(
        game=record.game.name,
        version=record.game.version,
        options=record.options,
        figures=record.edition.figures,
        seats=tuple(SeatPlan("human", name, n % TOKENS + 1) for n, name in enumerate(record.names)),
        commitment=record.commitment,
        seed=record.seed,
        edition=record.edition.name,
    )
