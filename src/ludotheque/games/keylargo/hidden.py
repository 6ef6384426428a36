"""What a seat does not know (KL 2.10), drawn at random among all that it considers possible.

A world gives every card that the seat cannot see a place: what it remembers lies where it may be (memory.py), every
other card is as likely in one place as in another, but for two things that everybody saw: what was drawn into a hand
is a treasure, and monsters met and put back are still there. For these `lurking[wreck, j]` holds the weights c(j) of
L(m) = sum of c(j) m (m-1) … (m-j+1), how likely all that was seen is if m monsters are there: j of them are pinned to
the wreck with weight c(j) and the others dealt like any card, which gives m monsters L(m) times their chance.
Cards that may be in several hands lie as one of the seat's guesses has it, by its weight (doubts.py); who would have to
make more guesses than `GUESSES`, or of more cards than `DOUBTS`, forgets a card or a wreck instead. A card that is sold
may have been any of the hand, each as likely, but one that the seat knew there is thought to be sold before its equals.
What others remember is taken to be what lies now in the wrecks they looked into.
"""

from __future__ import annotations

from ludotheque.core.chance import Chance, pick, restart, shuffle
from ludotheque.core.guesses import pick_guess, place_of
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.doubts import GONE, alike_in, is_sold, of_wreck
from ludotheque.games.keylargo.guesses import guess_details, guess_encounters, guess_fresh, guess_programs
from ludotheque.games.keylargo.memory import add_seen, is_remembered, remembered
from ludotheque.games.keylargo.state import KINDS, NONE, SEATS, STACK, Phase, State, Type
from ludotheque.games.keylargo.wrecks import shuffle_wreck

MOST = 2**31 - 1  # what `pick` can choose from


@rule
def sample_hidden(s: State, seat: int, source: Chance) -> None:
    """Completes an observation to a state among those that the seat considers possible."""
    while not place_all_remembered(s, seat, source):
        pass  # only at the end, when hands are open
    for depth in range(3):
        place_unknown(s, seat, depth, source)
    for wreck in range(s.n_wrecks):
        shuffle_wreck(s, wreck, source)
    guess_programs(s, seat, source)
    guess_encounters(s, seat, source)
    guess_fresh(s, seat, source)
    for other in range(s.players):
        if other != seat:
            remember_looks(s, other)
    guess_details(s, seat, source)
    restart(s.chance, source)


@rule
def clear_depth(s: State, viewer: int, depth: int) -> None:
    """No card of this depth has a place yet, but for hands laid open."""
    for wreck in range(s.n_wrecks):
        if s.depth[wreck] == depth:
            for i in range(STACK):
                s.stack[wreck, i] = 0
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                if s.depth_of[kind] == depth:
                    s.hands[seat, kind] = s.shown[seat, kind]
                    s.held[seat] &= ~(1 << kind)
                    s.held[seat] |= (s.shown[seat, kind] > 0) << kind


@rule
def hold(s: State, seat: int, kind: int) -> None:
    """A card into a hand whose backs are known already."""
    s.hands[seat, kind] += 1
    s.held[seat] |= 1 << kind


@rule
def room_in_hand(s: State, seat: int, depth: int) -> int:
    """Cards of this depth in a hand that have no face yet."""
    n = s.backs[seat, depth]
    for kind in range(KINDS):
        if s.depth_of[kind] == depth:
            n -= s.hands[seat, kind]
    return n


@rule
def unplaced(s: State, kind: int) -> int:
    """Copies of the card that have no place yet."""
    n = s.copies[kind] - s.gone[kind]
    for seat in range(s.players):
        n -= s.hands[seat, kind]
    for wreck in range(s.n_wrecks):
        if s.depth[wreck] == s.depth_of[kind]:
            for i in range(s.left[wreck]):
                n -= s.stack[wreck, i] == kind + 1
    for i in range(s.n_aside):
        n -= s.aside[i] == kind + 1
    return n - (s.met == kind + 1)


@rule
def place_all_remembered(s: State, viewer: int, source: Chance) -> bool:
    """Places what the viewer knows or remembers, by one of its guesses; false if hands laid open say otherwise."""
    j = pick_guess(s, viewer, source)
    for depth in range(3):
        clear_depth(s, viewer, depth)
    for wreck in range(s.n_wrecks):
        if is_remembered(s, viewer, wreck):
            place_group(s, viewer, j, wreck, source)
    if s.phase != Phase.OVER:
        place_known(s, viewer, j)
    for depth in range(3):
        if not has_copies(s, depth):
            return False
    return True


@rule
def place_known(s: State, viewer: int, j: int) -> None:
    """Cards that the viewer knows in other hands, and those that it has known, where this guess has them."""
    for seat in range(s.players):
        for kind in range(KINDS):
            for _ in range(s.known[viewer, seat * KINDS + kind]):
                hold(s, seat, kind)
    for i in range(s.n_doubtful[viewer]):
        if s.doubtful[viewer, i] > 0 and place_of(s, viewer, j, i) != GONE:
            hold(s, place_of(s, viewer, j, i), s.doubtful[viewer, i] - 1)


@rule
def has_copies(s: State, depth: int) -> bool:
    """Whether no kind has been placed more often than there are copies."""
    for kind in range(KINDS):
        if s.depth_of[kind] == depth and unplaced(s, kind) < 0:
            return False
    return True


@rule
def place_group(s: State, viewer: int, j: int, wreck: int, source: Chance) -> None:
    """The cards of a group by a guess: as many as are left into the wreck, monsters first; the others into hands."""
    n = 0
    for place in range(remembered(s, viewer, wreck)):
        if not is_sold(s, viewer, j, wreck, place):
            s.pile[n] = s.seen[viewer, wreck * STACK + place]
            n += 1
    shuffle(s.pile, n, source)
    fill_wreck(s, wreck, n)
    if s.phase != Phase.OVER:
        for seat in range(s.players):
            if seat != viewer:
                give_taken(s, seat, alike_in(s, viewer, j, seat, of_wreck(wreck)), n)
    for i in range(n):
        s.pile[i] = 0


@rule
def fill_wreck(s: State, wreck: int, n: int) -> None:
    """Takes the monsters, then the first treasures of the pile, for the cards left in the wreck."""
    outside = monsters_outside(s, wreck)
    at = 0
    for i in range(n):
        if s.type_of[s.pile[i] - 1] == Type.MONSTER:
            if outside > 0:
                outside -= 1
            else:
                s.stack[wreck, at] = s.pile[i]
                at += 1
            s.pile[i] = 0
    for i in range(n):
        if s.pile[i] != 0 and at < s.left[wreck]:
            s.stack[wreck, at] = s.pile[i]
            at += 1
            s.pile[i] = 0


@rule
def monsters_outside(s: State, wreck: int) -> int:
    """Monsters of the wreck that a dive has set aside or is meeting now."""
    if s.site[s.turn] == wreck:
        return s.n_aside + (s.met > 0)
    return 0


@rule
def give_taken(s: State, seat: int, took: int, n: int) -> None:
    """The first cards of the pile into a hand that surely holds so many."""
    for i in range(n):
        if took > 0 and s.pile[i] != 0:
            hold(s, seat, s.pile[i] - 1)
            s.pile[i] = 0
            took -= 1


@rule
def place_unknown(s: State, viewer: int, depth: int, source: Chance) -> None:
    """Deals what has no place yet: treasures into hands, monsters met before into their wrecks, then the rest."""
    n = 0
    for kind in range(KINDS):
        if s.depth_of[kind] == depth and s.type_of[kind] != Type.MONSTER:
            for _ in range(unplaced(s, kind)):
                s.pile[n] = kind + 1
                n += 1
    shuffle(s.pile, n, source)
    n = deal_hands(s, depth, n)
    monster = monster_of(s, depth)
    monsters = 0
    if monster != NONE:
        monsters = unplaced(s, monster)
    pinned = pin_monsters(s, viewer, depth, monster, monsters, n + monsters, source)
    while pinned == NONE:
        pinned = pin_monsters(s, viewer, depth, monster, monsters, n + monsters, source)
    for _ in range(monsters - pinned):
        s.pile[n] = monster + 1
        n += 1
    shuffle(s.pile, n, source)
    deal_wrecks(s, viewer, depth, n)


@rule
def deal_hands(s: State, depth: int, n: int) -> int:
    """Treasures from the end of the pile for all that is open in hands; how many stay."""
    for seat in range(s.players):
        for _ in range(room_in_hand(s, seat, depth)):
            n -= 1
            hold(s, seat, s.pile[n] - 1)
            s.pile[n] = 0
    return n


@rule
def monster_of(s: State, depth: int) -> int:
    """The monster with this back, -1 if there is none; an edition has one at most."""
    for kind in range(KINDS):
        if s.copies[kind] > 0 and s.depth_of[kind] == depth and s.type_of[kind] == Type.MONSTER:
            return kind
    return NONE


@rule
def is_unknown(s: State, viewer: int, wreck: int, depth: int) -> bool:
    """Whether the wreck has cards of this depth of which the viewer remembers nothing."""
    return s.depth[wreck] == depth and s.left[wreck] > 0 and not is_remembered(s, viewer, wreck)


@rule
def pin_monsters(s: State, viewer: int, depth: int, monster: int, monsters: int, places: int, source: Chance) -> int:
    """Puts monsters met before into their wrecks; returns how many, -1 if this choice is turned down.

    A choice of J pins has the weight of its c(j) times J places of the monsters over J places of all cards; the
    first part is drawn, the second one accepted or not.
    """
    pinned, least = 0, 0
    for wreck in range(s.n_wrecks):
        if is_unknown(s, viewer, wreck, depth):
            j = pick_pins(s, wreck, source)
            least += fewest_pins(s, wreck)
            pinned += j
            for i in range(j):
                s.stack[wreck, i] = monster + 1
    if pinned <= monsters and is_accepted(least, pinned, monsters, places, source):
        return pinned
    for wreck in range(s.n_wrecks):
        if is_unknown(s, viewer, wreck, depth):
            for i in range(STACK):
                s.stack[wreck, i] = 0
    return NONE


@rule
def is_accepted(least: int, pinned: int, monsters: int, places: int, source: Chance) -> bool:
    for i in range(least, pinned):
        if pick(source, places - i) >= monsters - i:
            return False
    return True


@rule
def pin_weight(s: State, wreck: int, j: int) -> int:
    """c(j) times the ways to put j monsters into the cards left."""
    weight = s.lurking[wreck, j]
    for i in range(j):
        weight *= max(0, s.left[wreck] - i)
    return weight


@rule
def fewest_pins(s: State, wreck: int) -> int:
    j = 0
    while pin_weight(s, wreck, j) == 0:
        j += 1
    return j


@rule
def pick_pins(s: State, wreck: int, source: Chance) -> int:
    """A number of pinned monsters, each with its weight."""
    total = 0
    for j in range(STACK + 1):
        total += pin_weight(s, wreck, j)
    scale = 1
    while total // scale > MOST - STACK:
        scale *= 2
    total = 0
    for j in range(STACK + 1):
        total += (pin_weight(s, wreck, j) + scale - 1) // scale
    at = pick(source, total)
    j = 0
    while at >= (pin_weight(s, wreck, j) + scale - 1) // scale:
        at -= (pin_weight(s, wreck, j) + scale - 1) // scale
        j += 1
    return j


@rule
def deal_wrecks(s: State, viewer: int, depth: int, n: int) -> None:
    """Fills the wrecks from the end of the pile; what stays was put away unseen."""
    for wreck in range(s.n_wrecks):
        if is_unknown(s, viewer, wreck, depth):
            for i in range(s.left[wreck]):
                if s.stack[wreck, i] == 0:
                    n -= 1
                    s.stack[wreck, i] = s.pile[n]
                    s.pile[n] = 0
    for i in range(n):
        s.pile[i] = 0


@rule
def remember_looks(s: State, seat: int) -> None:
    """A seat that has looked into a wreck remembers the cards that lie there."""
    for wreck in range(s.n_wrecks):
        if s.looks[seat, wreck] > 0:
            for i in range(s.left[wreck]):
                add_seen(s, seat, wreck, s.stack[wreck, i])
            if s.site[s.turn] == wreck:
                remember_dive(s, seat, wreck)


@rule
def remember_dive(s: State, seat: int, wreck: int) -> None:
    """The cards of a wreck that a dive has in the open, or just drawn."""
    for i in range(s.n_aside):
        add_seen(s, seat, wreck, s.aside[i])
    if s.met > 0:
        add_seen(s, seat, wreck, s.met)
    if s.fresh[s.turn] > 0 and seat != s.turn:
        add_seen(s, seat, wreck, s.fresh[s.turn])
        s.took[seat, wreck * SEATS + s.turn] = 1
