"""A turn (KO 2.3): collect, then exactly one action."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.actions import DISCARD, DRAW, LAY, SLOT
from ludotheque.games.korsar.cards import ADMIRAL, CAPTAIN, COLOURS, PIRATE, is_ship
from ludotheque.games.korsar.characters import play_character, why_not_admiral, why_not_captain
from ludotheque.games.korsar.control import collect
from ludotheque.games.korsar.end import end_if_due
from ludotheque.games.korsar.events import Event, clear, tell
from ludotheque.games.korsar.pirates import (
    colour_on,
    play_pirate,
    why_not_colour,
    why_not_pirate,
    why_not_pirate_match,
    why_not_pirates,
)
from ludotheque.games.korsar.reasons import ALLOWED, Reason
from ludotheque.games.korsar.setup import draw, spend
from ludotheque.games.korsar.ships import lay_ship, throw
from ludotheque.games.korsar.state import NOBODY, NONE, End, State
from ludotheque.games.korsar.teams import begin_team_turn, is_second, side_of


@rule
def to_act(s: State) -> int:
    """Bit mask of the seat whose turn it is; nobody after the end."""
    if s.phase == 1:
        return 0
    return 1 << s.turn


@rule
def why_not_act(s: State, seat: int) -> Reason:
    if s.phase == 1:
        return Reason.GAME_OVER
    if s.turn != seat:
        return Reason.NOT_YOUR_TURN
    return ALLOWED


@rule
def why_not_draw(s: State) -> Reason:
    """KO-R11: the deck is used up once; it is never reshuffled."""
    if s.n_deck == 0:
        return Reason.DECK_EMPTY
    return ALLOWED


@rule
def why_not_discard(s: State, card: int) -> Reason:
    """KO-R28: only with an empty deck, never a ship."""
    if is_ship(card):
        return Reason.SHIP_DISCARD
    if s.n_deck > 0:
        return Reason.DECK_NOT_EMPTY
    return ALLOWED


@rule
def why_not_aim(s: State, seat: int, slot: int, card: int) -> Reason:
    """Why a pirate or character may not be played on the ship at `slot`."""
    if card < CAPTAIN:
        return why_not_pirate(s, seat, slot, card)
    if card < ADMIRAL:
        return why_not_captain(s, seat, slot, card)
    return why_not_admiral(s, seat, slot)


@rule
def legal_actions(s: State, seat: int, out: Row) -> int:
    """KO 2.3: draw, lay a ship, play a card on a ship, or discard; there is no passing (KO-R10).

    Nobody is ever stuck (KO-R35): he draws, or with an empty deck lays a ship or discards any other card. Actions are
    written down and only then counted or not: a processor is quicker at that than at guessing which are legal.
    """
    if why_not_act(s, seat) != ALLOWED:
        return 0
    n = 0
    for slot in range(s.n_ships):
        n = list_pirates(s, seat, slot, out, n)
        n = list_characters(s, seat, slot, out, n)
    for card in range(PIRATE):
        out[n] = LAY + card
        n += holds(s, seat, card)
    if why_not_draw(s) == ALLOWED:
        out[n] = DRAW
        return n + 1
    for card in range(PIRATE, ADMIRAL + 1):
        out[n] = DISCARD + card
        n += holds(s, seat, card) & (why_not_discard(s, card) == ALLOWED)
    return n


@rule
def list_pirates(s: State, seat: int, slot: int, out: Row, n: int) -> int:
    """Adds the pirates that the seat may play on the ship to the n actions in `out`; returns how many that makes."""
    if why_not_pirates(s, seat, slot) != ALLOWED:
        return n
    ship = s.ships[slot]
    own = colour_on(ship, side_of(s, seat))
    for colour in range(COLOURS):
        if why_not_colour(ship, own, colour) == ALLOWED:
            for card in range(PIRATE + 4 * colour, PIRATE + 4 * colour + 4):
                out[n] = slot * SLOT + card
                n += holds(s, seat, card) & (why_not_pirate_match(s, seat, slot, card) == ALLOWED)
    return n


@rule
def list_characters(s: State, seat: int, slot: int, out: Row, n: int) -> int:
    """The same of captains and the Admiral."""
    if s.held[seat] >> CAPTAIN:
        for card in range(CAPTAIN, ADMIRAL + 1):
            out[n] = slot * SLOT + card
            n += holds(s, seat, card) & (why_not_aim(s, seat, slot, card) == ALLOWED)
    return n


@rule
def holds(s: State, seat: int, card: int) -> int:
    """1 if the seat has such a card in its hand, else 0."""
    return s.held[seat] >> card & 1


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """One action, then the end or the next turn with its collecting."""
    clear(s)
    s.ply += 1
    end_if_due(s, act(s, seat, action))
    if s.phase == 0:
        next_turn(s)


@rule
def act(s: State, seat: int, action: int) -> End:
    """Does the action and says what it was, should it be the last one."""
    if action == DRAW:
        draw(s, seat)
        return End.DREW
    card = action % SLOT
    spend(s, seat, card)
    if action >= DISCARD:
        discard(s, seat, card)
        return End.DISCARDED
    if action >= LAY:
        lay_ship(s, seat, card)
        return End.LAID
    if card < CAPTAIN:
        play_pirate(s, seat, action // SLOT, card)
    else:
        play_character(s, seat, action // SLOT, card)
    return End.PLAYED


@rule
def discard(s: State, seat: int, card: int) -> None:
    """KO-R28: face up, and the turn is used up."""
    throw(s, card)
    tell(s, Event.DISCARD, seat, NOBODY, card, NONE, 0, 0)


@rule
def next_turn(s: State) -> None:
    """Clockwise (KO-R06)."""
    pass_turn(s)
    skip_turns(s)


@rule
def skip_turns(s: State) -> None:
    """KO-R42: who has no action is passed over."""
    while s.n_held[s.turn] == 0 and s.n_deck == 0:
        tell(s, Event.SKIP, s.turn, NOBODY, NONE, NONE, 0, 0)
        pass_turn(s)


@rule
def pass_turn(s: State) -> None:
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
    if s.turn == s.first:
        s.round += 1
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """KO 2.3.1, KO-R37: the automatic step; a second partner has none."""
    if is_second(s, s.turn):
        return
    begin_team_turn(s)
    collect(s, s.turn)
