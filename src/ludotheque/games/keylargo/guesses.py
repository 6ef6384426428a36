"""What a seat guesses of the others beside wreck cards: programs, encounter cards, what was told to them alone."""

from __future__ import annotations

from ludotheque.core.chance import Chance, pick, shuffle
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.actions import CARDS
from ludotheque.games.keylargo.bar import card_at
from ludotheque.games.keylargo.encounters import unseen_copies
from ludotheque.games.keylargo.events import Event
from ludotheque.games.keylargo.memory import has_seen
from ludotheque.games.keylargo.state import ENCOUNTER_DECK, ENCOUNTERS, KINDS, NONE, STACK, Phase, State

OLD, NEW, POOLS = range(3)


@rule
def guess_programs(s: State, viewer: int, source: Chance) -> None:
    """Any two different cards; the morning's is known once it is turned up."""
    for seat in range(s.players):
        if seat != viewer and has_programmed(s, seat):
            morning = s.turned[seat, 0] - 1
            if morning == NONE:
                morning = pick(source, CARDS)
            afternoon = s.turned[seat, 1] - 1
            if afternoon == NONE:
                afternoon = (morning + 1 + pick(source, CARDS - 1)) % CARDS
            s.program[seat, 0] = morning + 1
            s.program[seat, 1] = afternoon + 1


@rule
def has_programmed(s: State, seat: int) -> bool:
    if s.phase == Phase.OVER:
        return False
    return s.phase != Phase.PROGRAM or not s.owing >> seat & 1


@rule
def guess_encounters(s: State, viewer: int, source: Chance) -> None:
    """Every card not seen is as likely in one place as in another; but a new deck holds only what was shuffled in."""
    if not s.encounters:
        return
    deck = s.n_encounter_deck
    for pool in range(POOLS):
        n = gather(s, viewer, pool)
        shuffle(s.encounter_deck, n, source)
        for seat in range(s.players):
            if seat != viewer:
                for _ in range(wanted(s, seat, pool)):
                    n -= 1
                    s.encounter_hands[seat, s.encounter_deck[n]] += 1
    for i in range(deck, ENCOUNTER_DECK):
        s.encounter_deck[i] = 0


@rule
def wanted(s: State, seat: int, pool: int) -> int:
    """How many cards of a hand come from this pool: those held before the last reshuffle, then all others."""
    old = s.old_encounters[seat] * was_reshuffled(s)
    if pool == OLD:
        return old
    return s.n_encounters[seat] - old


@rule
def gather(s: State, viewer: int, pool: int) -> int:
    """Lays the unseen cards of a pool onto the deck's place; how many there are."""
    n = 0
    for encounter in range(ENCOUNTERS):
        for _ in range(in_pool(s, viewer, encounter, pool)):
            s.encounter_deck[n] = encounter
            n += 1
    return n


@rule
def in_pool(s: State, viewer: int, encounter: int, pool: int) -> int:
    """Copies of the card that the viewer does not see: in the last reshuffle (NEW), or held since before it (OLD)."""
    held = s.encounter_hands[viewer, encounter]
    unseen = unseen_copies(s, encounter)
    if not was_reshuffled(s):
        return (unseen - held) * (pool == NEW)
    mine = own_recycled(s, viewer, encounter)
    if pool == NEW:
        return s.recycled[encounter] - mine
    return unseen - s.recycled[encounter] - (held - mine)


@rule
def was_reshuffled(s: State) -> bool:
    for encounter in range(ENCOUNTERS):
        if s.recycled[encounter] > 0:
            return True
    return False


@rule
def own_recycled(s: State, viewer: int, encounter: int) -> int:
    """How many of the viewer's own copies came from the last reshuffle: certain ones first."""
    left = s.n_encounters[viewer] - s.old_encounters[viewer]
    for each in range(ENCOUNTERS):
        if s.recycled[each] == unseen_copies(s, each):
            left -= s.encounter_hands[viewer, each]
    if s.recycled[encounter] == unseen_copies(s, encounter):
        return s.encounter_hands[viewer, encounter]
    for each in range(encounter):
        if s.recycled[each] != unseen_copies(s, each):
            left -= min(left, s.encounter_hands[viewer, each], s.recycled[each])
    return min(left, s.encounter_hands[viewer, encounter], s.recycled[encounter])


@rule
def guess_details(s: State, viewer: int, source: Chance) -> None:
    """What the last decision told to others alone."""
    for i in range(s.n_events):
        event = s.events[i]
        if event.kind == Event.ROBBED:
            guess_theft(s, viewer, i, source)
        elif event.seat != viewer:
            if event.kind == Event.TREASURE:
                s.details[event.seat, i] = guess_card(s, viewer, event.seat, event.extra, event.wreck, source) + 1
            elif event.kind == Event.FOUND:
                s.details[event.seat, i] = guess_encounter(s, event.seat, source) + 1
            elif event.kind == Event.SAW:
                s.details[event.seat, i] = s.seen[event.seat, event.wreck * STACK + event.amount]
            elif event.kind == Event.CHOSE:
                s.details[event.seat, i] = told_program(s, event.seat) + 1


@rule
def guess_fresh(s: State, viewer: int, source: Chance) -> None:
    """A treasure that is still in the diver's hands, unless it was sold at once."""
    if s.phase != Phase.TREASURE or s.turn == viewer:
        return
    for i in range(s.n_events):
        if s.events[i].kind == Event.SOLD_EXTRA:
            return
    wreck = s.site[s.turn]
    s.fresh[s.turn] = guess_card(s, viewer, s.turn, s.depth[wreck], wreck, source) + 1


@rule
def guess_card(s: State, viewer: int, seat: int, depth: int, wreck: int, source: Chance) -> int:
    """One of the cards of this depth in a hand; one that the viewer remembers of the wreck, if there is any.

    The card just drawn may have been sold within the same decision only in the open; then there may be none left.
    """
    if s.fresh[seat] > 0:
        return s.fresh[seat] - 1
    fitting = 0
    for kind in range(KINDS):
        if s.depth_of[kind] == depth and has_seen(s, viewer, wreck, kind):
            fitting += s.hands[seat, kind]
    at = pick(source, max(1, fitting if fitting > 0 else s.backs[seat, depth]))
    for kind in range(KINDS):
        if s.depth_of[kind] == depth and (fitting == 0 or has_seen(s, viewer, wreck, kind)):
            at -= s.hands[seat, kind]
            if at < 0:
                return kind
    return NONE


@rule
def guess_theft(s: State, viewer: int, i: int, source: Chance) -> None:
    """Thief and victim were told the same card; it is in the thief's hand."""
    thief, victim, depth = s.events[i].seat, s.events[i].other, s.events[i].extra
    secret = s.details[viewer, i]
    if secret == 0:
        secret = card_at(s, thief, depth, pick(source, s.backs[thief, depth])) + 1
    s.details[thief, i] = secret
    s.details[victim, i] = secret


@rule
def guess_encounter(s: State, seat: int, source: Chance) -> int:
    """One of the encounter cards in a hand."""
    at = pick(source, s.n_encounters[seat])
    encounter = 0
    while at >= s.encounter_hands[seat, encounter]:
        at -= s.encounter_hands[seat, encounter]
        encounter += 1
    return encounter


@rule
def told_program(s: State, seat: int) -> int:
    """The program that a seat has just laid down; what was turned up since is among the events."""
    cards = 0
    for half in range(2):
        card = s.program[seat, half] - 1
        for i in range(s.n_events):
            event = s.events[i]
            if event.kind == Event.TURNED and event.seat == seat and event.amount == half:
                card = event.card
        cards = CARDS * cards + card
    return cards
