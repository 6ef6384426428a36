"""Replaying a record by the rules, and finding what in it is not true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludotheque.core import position
from ludotheque.core.modes import Rules, State, plain
from ludotheque.core.play import seats_in
from ludotheque.core.seal import commitment, deal_key
from ludotheque.core.sentence import Flaw, Sentence
from ludotheque.records.record import Decision, Record


@dataclass(frozen=True)
class Moment:
    """A state of a replayed game and the decision that led to it, None for the first one."""

    decision: Decision | None
    state: State


def verify(record: Record) -> None:
    """Raises Flaw for the first thing that is not so: seed, deal, a decision, the result, the check sum.

    Of one seat's own view only the form and the check sum can be verified.
    """
    if record.seed and commitment(record.seed) != record.commitment:
        raise flaw(record, "commitment", "error-record-commitment")
    if record.seen_by is None:
        *_, last = moments(record)
        check_end(record, last.state)
    if record.seal != record.sealed:
        raise flaw(record, "end", "error-record-edited")


def moments(record: Record) -> Iterator[Moment]:
    """The game from its beginning, one state after each decision (the same object, changed in place)."""
    rules = plain(record.game)
    s = begun(record, rules)
    yield Moment(None, s)
    for decision in record.decisions:
        rules.apply_action(s, decision.seat, action_of(record, rules, s, decision))
        yield Moment(decision, s)


def begun(record: Record, rules: Rules) -> State:
    """The state before the first decision."""
    figures = record.edition.figures
    if record.seed:
        s = rules.new_state()
        rules.setup(s, record.options, deal_key(record.seed, record.nonces), figures)
        return s
    if not record.position or record.game.positions is None:
        raise flaw(record, "figures", "error-record-start")
    try:
        return rules.load(position.read(record.game, record.position, record.options, figures).pack())
    except Flaw as wrong:
        raise Flaw(wrong.sentence, wrong.line + record.lines["position"], wrong.quote, record.names) from None


def action_of(record: Record, rules: Rules, s: State, decision: Decision) -> int:
    """The decision's action id; raises Flaw with the game's own reason if it is not legal."""
    game, quote = record.game, f"{decision.seat}: {decision.text}"
    o = game.open(rules.observe(s, decision.seat))
    try:
        action = game.action_of(o, decision.text)
    except ValueError:
        raise Flaw(Sentence("error-no-action", {"game": game.name}), decision.line, quote) from None
    if rules.to_act(s) >> decision.seat & 1 and action in rules.legal_actions(s, decision.seat):
        return action
    why = game.reason(o, decision.seat, action) or Sentence("error-illegal-action")
    raise Flaw(why, decision.line, quote, record.names)


def check_end(record: Record, s: State) -> None:
    """Whether the game ended, or not, as the record says."""
    rules, result = plain(record.game), record.result
    if result is None:
        if rules.is_terminal(s):
            raise flaw(record, "over", "error-record-is-over")
        # What was dealt and abandoned says how far it came by its decisions.
        if not record.seed and record.final != position.write(record.game, s).strip():
            raise flaw(record, "final" if record.final else "over", "error-record-final")
        return
    if not rules.is_terminal(s):
        raise flaw(record, "over", "error-record-not-over")
    scores = tuple(rules.scores(s)[: len(record.names)])
    if scores != result.scores:
        raise compared(record, "scores", result.scores, scores)
    winners = tuple(seats_in(rules.winners(s)))
    if winners != result.winners:
        raise compared(record, "winners", result.winners, winners)


def compared(record: Record, place: str, got: tuple[int, ...], expected: tuple[int, ...]) -> Flaw:
    return flaw(record, place, f"error-record-{place}", got=listed(got), expected=listed(expected))


def listed(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers)) or "–"


def flaw(record: Record, place: str, id: str, **args: int | str) -> Flaw:
    """A refusal of the line where this part of the record stands."""
    return Flaw(Sentence(id, args), record.lines[place], names=record.names)
