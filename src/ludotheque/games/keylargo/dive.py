"""A dive (KL 2.4): which wreck, who goes down, card by card, and back aboard."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.encounters import is_open, play_encounter, why_not_encounter
from ludotheque.games.keylargo.events import Event, confide, tell, tell_two
from ludotheque.games.keylargo.learning import note_draw
from ludotheque.games.keylargo.monsters import meet, note_meeting
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.state import NONE, TEAM, Action, Depth, Encounter, Phase, State, Type
from ludotheque.games.keylargo.treasures import offer_weights
from ludotheque.games.keylargo.wrecks import gain, note_monsters_back, put_in, shuffle_wreck, take_top


@rule
def why_not_dive(s: State, seat: int, wreck: int) -> Reason:
    """KL 2.4, KL-R06, KL-R10: a wreck with cards, without a boat, that one of the seat's divers can reach."""
    if wreck >= s.n_wrecks:
        return Reason.NO_SUCH_WRECK
    if s.left[wreck] == 0:
        return Reason.WRECK_EMPTY
    if boat_at(s, wreck) != NONE:
        return Reason.WRECK_TAKEN
    if divers_for(s, seat, s.depth[wreck]) == 0:
        return Reason.TOO_DEEP
    return ALLOWED


@rule
def boat_at(s: State, wreck: int) -> int:
    """The seat whose boat lies at the wreck, -1 for none."""
    for seat in range(s.players):
        if s.site[seat] == wreck:
            return seat
    return NONE


@rule
def divers_for(s: State, seat: int, depth: int) -> int:
    """KL 1.4, KL-R16: bit mask of the seat's divers with hoses enough for the depth."""
    mask = 0
    for diver in range(TEAM):
        if s.team[seat, diver] and s.hoses[seat, diver] >= depth:
            mask |= 1 << diver
    return mask


@rule
def count(mask: int) -> int:
    """How many divers a mask holds."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


@rule
def begin_dive(s: State, seat: int) -> None:
    """KL-R16: every diver with hoses enough goes down."""
    wreck = s.site[seat]
    s.down = divers_for(s, seat, s.depth[wreck])
    s.drew = s.held_back = s.met = s.n_drawn = s.n_cards = s.watching = s.effect = 0
    s.drawer = NONE
    for diver in range(TEAM):
        s.drawn_at[diver] = 0
    tell(s, Event.DIVED, seat, NONE, wreck, NONE, count(s.down), s.depth[wreck])
    s.asked = seat
    s.phase = Phase.ASK_SABOTEURS


@rule
def ask_saboteurs(s: State) -> None:
    """KL-R40, KL-R59: whoever may hold a Saboteur is asked, clockwise from the diving seat, before the first draw."""
    s.asked = (s.asked + 1) % s.players
    while s.asked != s.turn and s.down:
        if s.place[s.asked] == Action.DIVE and is_open(s, s.asked):
            s.phase = Phase.SABOTAGE
            return
        s.asked = (s.asked + 1) % s.players
    s.asked = s.turn
    s.phase = Phase.OFFER_DRAWS


@rule
def why_not_sabotage(s: State, seat: int, diver: int) -> Reason:
    """KL-R40, KL-R67: one of the divers about to go down."""
    if s.phase != Phase.SABOTAGE:
        return Reason.NOT_NOW
    why = why_not_encounter(s, seat, Encounter.SABOTEUR)
    if why != ALLOWED:
        return why
    return why_not_present(s, diver)


@rule
def why_not_present(s: State, diver: int) -> Reason:
    if not s.team[s.turn, diver]:
        return Reason.NO_SUCH_DIVER
    if not s.down >> diver & 1:
        return Reason.NOT_PRESENT
    return ALLOWED


@rule
def sabotage(s: State, seat: int, diver: int) -> None:
    """KL-R40: this diver stays aboard, with all equipment."""
    play_encounter(s, seat, Encounter.SABOTEUR)
    s.down &= ~(1 << diver)
    s.held_back |= 1 << diver
    tell_two(s, Event.SABOTAGED, seat, s.turn, NONE, NONE, diver, 0, NONE)
    s.phase = Phase.ASK_SABOTEURS


@rule
def decline(s: State, seat: int) -> None:
    """KL-R59: no encounter card in this half-day; the moment is looked at again without it."""
    s.declined |= 1 << seat
    if s.phase == Phase.SABOTAGE:
        s.phase = Phase.ASK_SABOTEURS
    elif s.phase == Phase.DRAW:
        s.phase = Phase.OFFER_DRAWS
    elif s.phase == Phase.MONSTER:
        meet(s)
    elif s.phase == Phase.TREASURE:
        offer_weights(s)
    else:
        finish(s)


@rule
def is_shallow_water(s: State) -> bool:
    return s.depth[s.site[s.turn]] == Depth.SHALLOW


@rule
def offer_draws(s: State) -> None:
    """KL 2.4, KL-R11: whoever is present and has not drawn may; a volunteer may be called in shallow water."""
    left = s.left[s.site[s.turn]]
    can_draw = (s.down & ~s.drew) != 0
    may_call = is_open(s, s.turn) and is_shallow_water(s) and s.down != 0
    if s.watching or left == 0 or not (can_draw or may_call):
        s.phase = Phase.BACK_ABOARD
    else:
        s.phase = Phase.DRAW


@rule
def why_not_draw(s: State, diver: int) -> Reason:
    """KL 2.4: each present diver draws one card, once."""
    if s.phase != Phase.DRAW:
        return Reason.NOT_NOW
    here = why_not_present(s, diver)
    if here != ALLOWED:
        return here
    if s.drew >> diver & 1:
        return Reason.HAS_DRAWN
    return ALLOWED


@rule
def draw(s: State, diver: int) -> None:
    s.drew |= 1 << diver
    s.drawer = diver
    s.phase = Phase.TOP_CARD


@rule
def why_not_volunteer(s: State, seat: int, diver: int) -> Reason:
    """KL-R43: in shallow water, while no drawn card is pending."""
    if s.phase != Phase.DRAW:
        return Reason.NOT_NOW
    why = why_not_encounter(s, seat, Encounter.VOLUNTEER)
    if why != ALLOWED:
        return why
    if not is_shallow_water(s):
        return Reason.ONLY_SHALLOW
    return why_not_present(s, diver)


@rule
def call_volunteer(s: State, seat: int, diver: int) -> None:
    """KL-R43, KL-R61: this diver draws one card more, which is not the draw it has anyway."""
    play_encounter(s, seat, Encounter.VOLUNTEER)
    s.drawer = diver
    s.phase = Phase.TOP_CARD


@rule
def draw_top(s: State) -> None:
    """KL 2.4, KL-R12: the top card; a treasure goes hidden into the hand, a monster is shown to everybody."""
    seat, wreck = s.turn, s.site[s.turn]
    kind = take_top(s, wreck)
    s.n_cards += 1
    s.drawn_at[s.drawer] = s.n_cards
    if s.type_of[kind] == Type.MONSTER:
        tell(s, Event.MONSTER, seat, kind, wreck, s.drawer, 0, s.depth[wreck])
        note_meeting(s, wreck, kind)
        meet(s)
        return
    gain(s, seat, kind)
    s.n_drawn += 1
    s.fresh[seat] = kind + 1
    note_draw(s, seat, wreck, kind)
    confide(s, seat, kind)
    tell(s, Event.TREASURE, seat, NONE, wreck, s.drawer, 0, s.depth[wreck])
    offer_weights(s)


@rule
def come_aboard(s: State) -> None:
    """KL-R13, KL-R44: monsters set aside go back first; then a watchful diver may take the last card."""
    put_back(s)
    if s.left[s.site[s.turn]] == 1 and is_open(s, s.turn) and last_diver(s) != NONE:
        s.phase = Phase.WATCH
    else:
        finish(s)


@rule
def put_back(s: State) -> None:
    """KL-R13: every monster set aside is shuffled into the wreck."""
    wreck = s.site[s.turn]
    if s.n_aside == 0:
        return
    for i in range(s.n_aside):
        put_in(s, wreck, s.aside[i] - 1)
        s.aside[i] = 0
    shuffle_wreck(s, wreck, s.chance)
    note_monsters_back(s, wreck, s.n_aside)
    tell(s, Event.SHUFFLED, s.turn, NONE, wreck, NONE, s.n_aside, NONE)
    s.n_aside = 0


@rule
def last_diver(s: State) -> int:
    """KL-R44, KL-R60: the present diver who drew most recently, -1 if none of them drew."""
    last, at = NONE, 0
    for diver in range(TEAM):
        if s.down >> diver & 1 and s.drawn_at[diver] > at:
            last, at = diver, s.drawn_at[diver]
    return last


@rule
def why_not_watchful(s: State, seat: int) -> Reason:
    """KL-R44: at the end of one's own dive, with exactly one card left."""
    if s.phase != Phase.WATCH:
        return Reason.NOT_NOW
    return why_not_encounter(s, seat, Encounter.WATCHFUL_DIVER)


@rule
def watch(s: State, seat: int) -> None:
    """KL-R44: the last diver draws the last card too."""
    play_encounter(s, seat, Encounter.WATCHFUL_DIVER)
    s.watching = 1
    s.drawer = last_diver(s)
    s.phase = Phase.TOP_CARD


@rule
def finish(s: State) -> None:
    """The dive is over; an empty wreck is gone for good (KL-R10)."""
    seat, wreck = s.turn, s.site[s.turn]
    tell(s, Event.SURFACED, seat, NONE, wreck, NONE, s.n_drawn, NONE)
    if s.left[wreck] == 0:
        tell(s, Event.EMPTY, seat, NONE, wreck, NONE, 0, NONE)
    s.down = s.drew = s.held_back = s.n_drawn = s.n_cards = s.watching = 0
    s.drawer = NONE
    for diver in range(TEAM):
        s.drawn_at[diver] = 0
    s.phase = Phase.NEXT_BOAT
