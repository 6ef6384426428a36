"""What a viewer sees of a game: asked of that viewer's observation, so nothing else gets into it."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core.modes import Rules, State
from ludotheque.core.play import seats_in
from ludotheque.core.schema import Record
from ludotheque.core.sight import mask, observe
from ludotheque.table.pieces import Offer, Position, Refusal


def observed(rules: Rules, state: State, data: bytes, seat: int | None) -> bytes:
    """The bytes of a state as the seat sees them; `data` are the bytes of `state`."""
    return observe(data, mask(rules.game.state, rules.game.sight(state, seat)))


def position_of(rules: Rules, o: Record, seat: int | None) -> Position:
    """The game as this seat sees it, a spectator for None; `o` is that seat's observation, opened."""
    game = rules.game
    to_act = seats_in(rules.to_act(o))
    legal = rules.legal_actions(o, seat) if seat in to_act else []
    return Position(
        to_act=to_act,
        observation=game.view(o, seat),
        facts=game.facts(o, seat),
        legal=[offer_of(rules, o, seat, action) for action in legal if seat is not None],
        refusals=list(refusals_of(rules, o, seat, set(legal))) if seat is not None else [],
    )


def offer_of(rules: Rules, o: Record, seat: int, action: int) -> Offer:
    game = rules.game
    return Offer(action, game.action_text(o, action), game.action_fields(o, action), game.offer(o, seat, action))


def refusals_of(rules: Rules, o: Record, seat: int, legal: set[int]) -> Iterator[Refusal]:
    game = rules.game
    for action in game.tries(o, seat):
        sentence = None if action in legal else game.reason(o, seat, action)
        if sentence is not None:
            yield Refusal(action, game.action_fields(o, action), sentence)
