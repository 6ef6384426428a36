"""A monster is met (KL 2.4): a trident kills it, else the diver flees; and the Old Hand (KL 3.2)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.encounters import is_open, play_encounter, why_not_encounter
from ludotheque.games.keylargo.events import Event, tell
from ludotheque.games.keylargo.learning import note_killed
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.state import NONE, TEAM, Encounter, Phase, State
from ludotheque.games.keylargo.wrecks import note_monster_drawn, note_monsters_back, put_in, shuffle_wreck


@rule
def note_meeting(s: State, wreck: int, kind: int) -> None:
    s.met = kind + 1
    note_monster_drawn(s, wreck)


@rule
def tridents_down(s: State) -> int:
    """KL-R16: bit mask of the present divers with a trident."""
    mask = 0
    for diver in range(TEAM):
        if s.down >> diver & 1 and s.tridents[s.turn, diver]:
            mask |= 1 << diver
    return mask


@rule
def meet(s: State) -> None:
    """KL-R15: asks which trident, or whether an encounter card is played; what leaves no choice is done at once."""
    carriers = tridents_down(s)
    if is_open(s, s.turn) or carriers & (carriers - 1):
        s.phase = Phase.MONSTER
    elif carriers:
        use_trident(s, lowest(carriers))
    else:
        flee(s)


@rule
def lowest(mask: int) -> int:
    """The first diver of a mask."""
    diver = 0
    while not mask >> diver & 1:
        diver += 1
    return diver


@rule
def why_not_trident(s: State, diver: int) -> Reason:
    """KL-R15, KL-R16: any present diver's."""
    if s.phase != Phase.MONSTER:
        return Reason.NOT_NOW
    if not s.team[s.turn, diver]:
        return Reason.NO_SUCH_DIVER
    if not s.tridents[s.turn, diver]:
        return Reason.NO_TRIDENT
    if not s.down >> diver & 1:
        return Reason.NOT_PRESENT
    return ALLOWED


@rule
def use_trident(s: State, diver: int) -> None:
    """KL-R14, KL-R17: trident and monster leave the game; whoever met it draws again."""
    wreck, kind = s.site[s.turn], s.met - 1
    s.tridents[s.turn, diver] = 0
    s.gone[kind] += 1
    s.met = 0
    note_killed(s, wreck, kind)
    tell(s, Event.TRIDENT, s.turn, NONE, wreck, s.drawer, 0, diver)
    if s.left[wreck] > 0:
        s.phase = Phase.TOP_CARD
    else:
        s.phase = Phase.OFFER_DRAWS


@rule
def why_not_flee(s: State) -> Reason:
    if s.phase != Phase.MONSTER:
        return Reason.NOT_NOW
    if tridents_down(s):
        return Reason.MUST_USE_TRIDENT
    return ALLOWED


@rule
def flee(s: State) -> None:
    """KL-R13, KL-R14: the diver and all equipment leave the game; the monster waits aside."""
    seat, diver = s.turn, s.drawer
    pieces = s.hoses[seat, diver] + s.tridents[seat, diver] + s.weights[seat, diver]
    s.hoses[seat, diver] = s.tridents[seat, diver] = s.weights[seat, diver] = 0
    s.team[seat, diver] = 0
    s.divers[seat] -= 1
    s.down &= ~(1 << diver)
    s.aside[s.n_aside] = s.met
    s.n_aside += 1
    s.met = 0
    tell(s, Event.FLED, seat, NONE, s.site[seat], diver, pieces, NONE)
    s.phase = Phase.OFFER_DRAWS


@rule
def why_not_old_hand(s: State, seat: int) -> Reason:
    """KL-R42, KL-R63: when a monster is drawn, before a trident is used, and another card is there."""
    if s.phase != Phase.MONSTER:
        return Reason.NOT_NOW
    why = why_not_encounter(s, seat, Encounter.OLD_HAND)
    if why != ALLOWED:
        return why
    if s.left[s.site[seat]] == 0:
        return Reason.NO_EFFECT
    return ALLOWED


@rule
def call_old_hand(s: State, seat: int) -> None:
    """KL-R42: the monster is shuffled into the cards still in the stack, and the same diver draws again."""
    play_encounter(s, seat, Encounter.OLD_HAND)
    wreck = s.site[seat]
    put_in(s, wreck, s.met - 1)
    s.met = 0
    shuffle_wreck(s, wreck, s.chance)
    note_monsters_back(s, wreck, 1)
    tell(s, Event.SHUFFLED, seat, NONE, wreck, NONE, 1, NONE)
    s.phase = Phase.TOP_CARD
