"""What a seat does not know (KA-R53): roles, hands, the deck; and worlds that it considers possible."""

from __future__ import annotations

from ludotheque.core.chance import Chance, pick, restart, shuffle
from ludotheque.core.guesses import pick_guess, place_of
from ludotheque.core.rule import rule
from ludotheque.games.katana.doubts import GONE, all_recent, at_large, loose_in
from ludotheque.games.katana.events import Event
from ludotheque.games.katana.hands import give, random_card
from ludotheque.games.katana.learning import forget_all
from ludotheque.games.katana.memory import out_of_sight
from ludotheque.games.katana.roles import is_ninja, number_of
from ludotheque.games.katana.state import KINDS, NONE, Camp, Card, Phase, Role, State

BITS = 8
ENOUGH = 50  # deals tried before one is taken that does not fit all that is known of the deck


@rule
def sample_hidden(s: State, seat: int, source: Chance) -> None:
    """Completes an observation: every deal that fits what the seat saw is equally likely, and every dealing of roles.

    A card that somebody chose to play may have been any of the hand, each as likely, but one that the seat knew there
    is thought to be played before its equals. So drawn, worlds are as likely as they are, but for the parts to which
    clues.py reckons, and with these exceptions, in which nothing possible is left out, but cards are drawn within
    bounds: after the deck was shuffled, once a card left a hand that had drawn from the new deck, and may have come out
    of it or not, or was taken from such a hand; after a second shuffle, who drew how much of the deck before; and what
    a seat has doubted of beyond `DOUBTS` and `GUESSES`.
    The other seats know nothing in such a world but what lies open.
    """
    guess_roles(s, seat, source)
    empty_hands(s, seat)
    place_known(s, seat)
    place_doubtful(s, seat, source)
    guess_deck(s, seat, source)
    fill_hands(s, seat, source)
    for other in range(s.players):
        if other != seat:
            forget_all(s, other)
    guess_details(s, seat, source)
    restart(s.chance, source)


@rule
def guess_roles(s: State, seat: int, source: Chance) -> None:
    """KA 3.1.1: the other role cards, the Ninja that is left out included, in any order."""
    if s.phase == Phase.OVER:
        for other in range(s.players):
            s.role[other] = s.revealed[other]
        return
    ninja = pick_ninja(s, seat, source)
    step = 1 + pick(source, 2)
    n = number_of(s.players, Camp.SHOGUN) - 1 - (s.role[seat] == Role.SAMURAI)
    left = number_of(s.players, Camp.NINJA) - is_ninja(s.role[seat])
    ronin = number_of(s.players, Camp.RONIN) - (s.role[seat] == Role.RONIN)
    unknown = n + left + ronin
    for other in range(s.players):
        if other == s.shogun:
            s.role[other] = Role.SHOGUN
        elif other != seat:
            place = pick(source, unknown)
            unknown -= 1
            if place < n:
                s.role[other] = Role.SAMURAI
                n -= 1
            elif place < n + left:
                s.role[other] = ninja
                ninja = next_ninja(s, seat, ninja, step)
                left -= 1
            else:
                s.role[other] = Role.RONIN
                ronin -= 1


@rule
def pick_ninja(s: State, seat: int, source: Chance) -> int:
    """The first Ninja card to be dealt: any that the seat does not hold."""
    ninja = Role.NINJA_1 + pick(source, 3)
    if ninja == s.role[seat]:
        ninja = Role.NINJA_1 + (ninja - Role.NINJA_1 + 1 + pick(source, 2)) % 3
    return ninja


@rule
def next_ninja(s: State, seat: int, ninja: int, step: int) -> int:
    """The next one that the seat does not hold, going round by 1 or by 2."""
    ninja = Role.NINJA_1 + (ninja - Role.NINJA_1 + step) % 3
    if ninja == s.role[seat]:
        ninja = Role.NINJA_1 + (ninja - Role.NINJA_1 + step) % 3
    return ninja


@rule
def empty_hands(s: State, seat: int) -> None:
    """Other hands hold nothing yet; how many cards are to come, `n_held` says, see `room`."""
    for other in range(s.players):
        if other != seat:
            for card in range(KINDS):
                s.hands[other, card] = 0
            s.held[other] = 0


@rule
def room(s: State, seat: int) -> int:
    """Cards still to come into this hand."""
    n = s.n_held[seat]
    for card in range(KINDS):
        n -= s.hands[seat, card]
    return n


@rule
def put(s: State, seat: int, card: int) -> None:
    """A card into a hand whose size is known."""
    s.n_held[seat] -= 1
    give(s, seat, card)


@rule
def place_known(s: State, viewer: int) -> None:
    for seat in range(s.players):
        for card in range(KINDS):
            for _ in range(s.known[viewer, seat * KINDS + card]):
                put(s, seat, card)


@rule
def place_doubtful(s: State, viewer: int, source: Chance) -> None:
    """Doubtful cards into hands as one of the guesses has it, by its weight."""
    if s.n_guesses[viewer] == 0:
        return
    j = next_possible(s, viewer, pick_guess(s, viewer, source))
    if j == NONE:
        return
    for i in range(s.n_doubtful[viewer]):
        place = place_of(s, viewer, j, i)
        if place != GONE:
            put(s, place, s.doubtful[viewer, i] - 1)


@rule
def next_possible(s: State, viewer: int, j: int) -> int:
    """This guess, or the next one by which there are cards enough; -1 if there is none, as a position may have it."""
    for _ in range(s.n_guesses[viewer]):
        if is_possible(s, viewer, j):
            return j
        j = (j + 1) % s.n_guesses[viewer]
    return NONE


@rule
def is_possible(s: State, viewer: int, j: int) -> bool:
    """Whether there are no fewer cards than are seen, by a guess: cards are dealt into as many places as there are."""
    for card in range(KINDS):
        if at_large(s, viewer, j, card) < 0:
            return False
    for seat in range(s.players):
        if seat != viewer and loose_in(s, viewer, j, seat) < 0:
            return False
    return all_recent(s, viewer, j) >= s.n_deck


@rule
def without_place(s: State, card: int) -> int:
    """Copies of a card that have no place yet, once all that is known and guessed of hands is placed."""
    n = out_of_sight(s, card)
    for seat in range(s.players):
        n -= s.hands[seat, card]
    return n


@rule
def guess_deck(s: State, viewer: int, source: Chance) -> None:
    """The deck out of all cards that may be in it; the room behind it serves to shuffle.

    KA-R42: at the end no hand has a Daimyo that was not shown, so all others are in the deck.
    """
    n = 0
    if s.phase == Phase.OVER:
        n = lay(s, Card.DAIMYO, n, without_place(s, Card.DAIMYO))
    surely = n
    for card in range(KINDS):
        if surely == 0 or card != Card.DAIMYO:
            n = lay(s, card, n, min(s.recent[viewer, card], without_place(s, card)))
    for _ in range(ENOUGH):
        shuffle_from(s, surely, n, source)
        if recent_in_hands(s, viewer) <= room_for_recent(s, viewer):
            break
    if surely > 0:
        shuffle(s.deck, s.n_deck, source)


@rule
def lay(s: State, card: int, at: int, n: int) -> int:
    """So many copies of a card, from this place of the deck on. Returns where they end."""
    for i in range(at, at + n):
        s.deck[i] = card
    return at + n


@rule
def room_for_recent(s: State, viewer: int) -> int:
    """Cards of this deck that the other hands can hold."""
    n = 0
    for seat in range(s.players):
        if seat != viewer:
            n += min(s.drawn[seat], room(s, seat))
    return n


@rule
def recent_in_hands(s: State, viewer: int) -> int:
    """Cards that have to be in hands and can only have come out of this deck."""
    n = 0
    for card in range(KINDS):
        n += recent_left(s, viewer, card)
    return n


@rule
def left_over(s: State, card: int) -> int:
    """Those copies that are not in the deck as it was guessed."""
    n = without_place(s, card)
    for i in range(s.n_deck):
        n -= s.deck[i] == card
    return n


@rule
def recent_left(s: State, viewer: int, card: int) -> int:
    """Those of them that can only have come out of this deck."""
    return max(0, left_over(s, card) - s.elder[viewer, card])


@rule
def fill_hands(s: State, viewer: int, source: Chance) -> None:
    """What is not in the deck: cards of this deck to those who drew, then the others wherever there is room."""
    recent = lay_out(s, viewer, s.n_deck, 1)
    every = lay_out(s, viewer, recent, 0)
    shuffle_from(s, s.n_deck, recent, source)
    shuffle_from(s, recent, every, source)
    got = 0
    for i in range(s.n_deck, recent):
        hand = pick_drawer(s, viewer, got, source)
        got += 1 << BITS * hand
        put(s, hand, s.deck[i])
    for i in range(recent, every):
        put(s, first_with_room(s, viewer), s.deck[i])
    for i in range(s.n_deck, every):
        s.deck[i] = 0


@rule
def lay_out(s: State, viewer: int, at: int, recent: int) -> int:
    """Lays cards that are in no deck behind it: those that have to be recent, or the others. Returns where they end."""
    for card in range(KINDS):
        n = recent_left(s, viewer, card)
        if not recent:
            n = left_over(s, card) - n
        at = lay(s, card, at, n)
    return at


@rule
def shuffle_from(s: State, start: int, stop: int, source: Chance) -> None:
    """Shuffles the places from `start` to before `stop`."""
    for i in range(stop - 1, start, -1):
        j = start + pick(source, i + 1 - start)
        swapped = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = swapped


@rule
def pick_drawer(s: State, viewer: int, got: int, source: Chance) -> int:
    """A hand for a card of this deck, by the cards of it that each may still hold; else any hand with room."""
    total = 0
    for seat in range(s.players):
        total += may_hold(s, viewer, seat, got)
    if total == 0:
        return first_with_room(s, viewer)
    place = pick(source, total)
    seat = 0
    while place >= may_hold(s, viewer, seat, got):
        place -= may_hold(s, viewer, seat, got)
        seat += 1
    return seat


@rule
def may_hold(s: State, viewer: int, seat: int, got: int) -> int:
    """Cards of this deck that a hand may hold besides those that it `got`, 8 bits a seat."""
    if seat == viewer:
        return 0
    return max(0, min(s.drawn[seat] - (got >> BITS * seat & 255), room(s, seat)))


@rule
def first_with_room(s: State, viewer: int) -> int:
    seat = 0
    while seat == viewer or room(s, seat) == 0:
        seat += 1
    return seat


@rule
def guess_details(s: State, viewer: int, source: Chance) -> None:
    """A card that another seat drew or took unseen in the last decision is one of those now in its hand."""
    for i in range(s.n_events):
        event = s.events[i]
        if event.kind == Event.DREW and event.seat != viewer:
            guess_detail(s, i, event.seat, source)
        if event.kind == Event.DIVERTED and event.seat != viewer and event.other != viewer:
            guess_detail(s, i, event.seat, source)
            s.details[event.other, i] = s.details[event.seat, i]
        elif event.kind == Event.DIVERTED:
            s.details[event.seat, i] = s.details[viewer, i]
            s.details[event.other, i] = s.details[viewer, i]


@rule
def guess_detail(s: State, i: int, seat: int, source: Chance) -> None:
    s.details[seat, i] = random_card(s, seat, source) + 1
