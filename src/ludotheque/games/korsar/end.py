"""The end of the game and the score (KO 2.8, KO 3.5)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.core.tally import Tally
from ludotheque.games.korsar.cards import PIRATE
from ludotheque.games.korsar.control import control, take
from ludotheque.games.korsar.events import Event, tell
from ludotheque.games.korsar.state import NOBODY, NONE, End, State
from ludotheque.games.korsar.teams import cards_of, is_side, partner_of, side_of


@rule
def out_of_cards(s: State) -> int:
    """A side without a card in any hand, the one to act first; -1 for none (KO-R29, KO-R42)."""
    if cards_of(s, side_of(s, s.turn)) == 0:
        return side_of(s, s.turn)
    for seat in range(s.players):
        if is_side(s, seat) and cards_of(s, seat) == 0:
            return seat
    return NOBODY


@rule
def end_if_due(s: State, action: End) -> None:
    """KO-R29, KO-R30, KO-R31: at once after an action, if the deck is empty and a side has no card."""
    if s.n_deck > 0:
        return
    side = out_of_cards(s)
    if side == NOBODY:
        return
    s.phase = 1
    s.end = action
    s.ender = s.turn if side == side_of(s, s.turn) else side
    tell(s, Event.END, s.ender, s.turn, NONE, NONE, action, 0)
    final_collection(s)
    count_out(s)


@rule
def count_out(s: State) -> None:
    """KO-R33: every hand shows the ships that count against it; its other cards stay hidden."""
    for seat in range(s.players):
        for card in range(PIRATE):
            s.unlaid[seat, card] = s.hands[seat, card]
            for _ in range(s.unlaid[seat, card]):
                tell(s, Event.UNLAID, seat, NOBODY, NONE, card, 0, 0)


@rule
def final_collection(s: State) -> None:
    """KO-R32: every ship goes at once to the side that controls it; tied ships stay and count for nobody."""
    slot = 0
    while slot < s.n_ships:
        side = control(s, s.ships[slot])
        if side == NOBODY:
            tell(s, Event.LEFT, NOBODY, s.ships[slot].owner, NONE, s.ships[slot].card, 0, 0)
            slot += 1
        else:
            take(s, slot, side, Event.FINAL_COLLECT)
            s.n_final += 1


@rule
def is_terminal(s: State) -> bool:
    return s.phase == 1


@rule
def scores(s: State, out: Row) -> None:
    """One score a seat; partners share theirs (KO-R43)."""
    for seat in range(s.players):
        out[seat] = score_of(s, side_of(s, seat))


@rule
def score_of(s: State, side: int) -> int:
    """KO-R33: a side's loot minus the ships still in its hands; it may go below zero."""
    score = s.loot[side] - gold_in_hand(s, side)
    if s.teams:
        score -= gold_in_hand(s, partner_of(side))
    return score


@rule
def gold_in_hand(s: State, seat: int) -> int:
    """Ships still held; after the end as they were counted out, so that every viewer finds the same score."""
    gold = 0
    for card in range(PIRATE):
        copies = s.hands[seat, card]
        if s.phase == 1:
            copies = s.unlaid[seat, card]
        gold += copies * s.worth[card]
    return gold


@rule
def winners(s: State) -> int:
    """KO-R34: the highest score; tied sides win together."""
    if s.phase == 0:
        return 0
    best = score_of(s, 0)
    mask = 0
    for seat in range(s.players):
        score = score_of(s, side_of(s, seat))
        if score > best:
            best = score
            mask = 0
        if score == best:
            mask |= 1 << seat
    return mask


def tally(s: State) -> Tally:
    """Round by round, the gold of each side's loot; at the end what ships in its hands cost is taken off."""
    sides = [side_of(s, seat) for seat in range(s.players)]
    return Tally(s.round, tuple(score_of(s, side) if is_terminal(s) else s.loot[side] for side in sides))
