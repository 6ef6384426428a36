"""What holds after every decision of any game of Katana (KA 4.7), asked in random games, compiled.

`walk` plays n games and returns the number of the first property that does not hold, 0 if all do:

1 cards        hands, properties, deck, discard pile and the card being resolved hold the box, kind by kind
2 honour       players and box hold 30 points; points reach the box only as told; nobody plays on without any
3 resilience   between 0 and the printed value; the active player has some
4 counts       what everybody may count agrees with what is hidden
5 Bushido      at most one in play
6 questions    who is asked, and about what, follows from what lies open
7 memory       nothing is remembered that is not so, and what can be in the deck bounds what is
8 end          the game is over if and only if somebody has no honour, or one player alone stands
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.chance import next_word, pick
from ludotheque.core.guesses import is_settled
from ludotheque.core.play import current_player
from ludotheque.core.questions import apply_action, is_terminal, legal_actions, setup, to_act
from ludotheque.core.rule import rule
from ludotheque.games.katana.doubts import at_large, doubtful_in, most_at_large
from ludotheque.games.katana.events import Event
from ludotheque.games.katana.memory import unseen
from ludotheque.games.katana.state import (
    CHARACTERS,
    KINDS,
    Card,
    End,
    Phase,
    Property,
    State,
)

GAME_, BLANK, BEFORE, STATES = range(4)


@rule
def walk(states: Any, options: Any, key: Any, generators: Any, out: Any, n: int) -> int:
    """Plays n random games and asks every property after every decision; `key`: eight words, those of the last game."""
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(generators[0])
        code = walk_one(states, options, key, generators[0], out)
        if code != 0:
            return code
    return 0


@rule
def walk_one(states: Any, options: Any, key: Any, generator: Any, out: Any) -> int:
    states[GAME_] = states[BLANK]
    s = states[GAME_]
    setup(s, options, key)
    while not is_terminal(s):
        states[BEFORE] = s
        seat = current_player(to_act(s))
        apply_action(s, seat, out[pick(generator, legal_actions(s, seat, out))])
        code = why_broken(states[BEFORE], s)
        if code != 0:
            return code
    return 0


@rule
def tally(states: Any, options: Any, key: Any, generators: Any, out: Any, counts: Any, n: int) -> None:
    """Over n random games: each kind of event, behind them each card played or laid down, each character dealt."""
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(generators[0])
        states[GAME_] = states[BLANK]
        s = states[GAME_]
        setup(s, options, key)
        for seat in range(s.players):
            counts[Event.SCORE + 1 + KINDS + s.character[seat]] += 1
        while not is_terminal(s):
            seat = current_player(to_act(s))
            apply_action(s, seat, out[pick(generators[0], legal_actions(s, seat, out))])
            for i in range(s.n_events):
                counts[s.events[i].kind] += 1
            count_card(s, counts)


@rule
def count_card(s: Any, counts: Any) -> None:
    """The first event of a decision names the card that was played or laid down."""
    if s.n_events > 0 and s.events[0].card >= 0:
        counts[Event.SCORE + 1 + s.events[0].card] += 1
    for i in range(s.n_events):
        if s.events[i].kind == Event.DIVERTED:
            counts[Event.SCORE + 1 + Card.DIVERSION] += 1
        elif s.events[i].kind == Event.STRIPPED or s.events[i].kind == Event.CHARMED:
            counts[Event.SCORE + 1 + Card.GEISHA] += 1
        elif s.events[i].kind == Event.BREATHED:
            counts[Event.SCORE + 1 + Card.BREATHING] += 1


@rule
def why_broken(before: State, s: State) -> int:
    """The property broken by the states before and after a decision, 0 for none."""
    if not has_all_cards(s):
        return 1
    if not has_all_honour(before, s):
        return 2
    if not has_possible_resilience(s):
        return 3
    if not counts_agree(s):
        return 4
    if bushidos(s) > 1:
        return 5
    if not asks_in_the_open(s):
        return 6
    if not remembers_what_is_so(s):
        return 7
    if not ends_when_it_should(s):
        return 8
    return 0


@rule
def in_deck(s: State, card: int) -> int:
    n = 0
    for i in range(s.n_deck):
        n += s.deck[i] == card
    return n


@rule
def has_all_cards(s: State) -> bool:
    total = 0
    for card in range(KINDS):
        n = in_deck(s, card) + (s.resolving == card + 1)
        piled = 0
        for i in range(s.n_discarded):
            piled += s.discarded[i] == card
        n += piled
        for seat in range(s.players):
            n += s.hands[seat, card]
            if card >= Card.FOCUS:
                n += s.placed[seat, card - Card.FOCUS]
        if n != s.copies[card] or piled != s.piled[card]:
            return False
        total += n
    return total == 90


@rule
def has_all_honour(before: State, s: State) -> bool:
    in_play = 0
    for seat in range(s.players):
        in_play += s.honour[seat]
        if s.honour[seat] < 1 and s.phase != Phase.OVER:
            return False
    told = 0
    for i in range(s.n_events):
        if s.events[i].kind == Event.EXHAUSTED:
            told += s.players
        elif s.events[i].kind == Event.CODE_DROPPED:
            told += s.events[i].amount
    return in_play + s.box == 30 and s.box - before.box == told


@rule
def has_possible_resilience(s: State) -> bool:
    for seat in range(s.players):
        if not 0 <= s.resilience[seat] <= s.printed[s.character[seat]]:
            return False
    return s.resilience[s.turn] > 0


@rule
def counts_agree(s: State) -> bool:
    for seat in range(s.players):
        n = 0
        for card in range(KINDS):
            n += s.hands[seat, card]
            if (s.hands[seat, card] > 0) != (s.held[seat] >> card & 1):
                return False
        if n != s.n_held[seat] or s.drawn[seat] > n:
            return False
    return True


@rule
def bushidos(s: State) -> int:
    n = 0
    for seat in range(s.players):
        n += s.placed[seat, Property.BUSHIDO]
    return n


@rule
def asks_in_the_open(s: State) -> bool:
    """KA-R53: no question depends on what a hand holds."""
    if s.phase == Phase.PARRY:
        return s.asked == s.target and s.resolving > 0 and s.n_held[s.target] > 0
    if s.phase == Phase.BATTLE_CRY or s.phase == Phase.JUJUTSU:
        return s.affected >> s.asked & 1 == 1 and s.affected & s.answered == 0 and s.n_held[s.asked] > 0
    if s.phase == Phase.DISCARD:
        return s.asked == s.turn and s.n_held[s.turn] > 7
    return s.phase == Phase.OVER or (s.asked == s.turn and s.resolving == 0)


@rule
def remembers_what_is_so(s: State) -> bool:
    for viewer in range(s.players):
        for card in range(KINDS):
            for seat in range(s.players):
                if seat != viewer and s.known[viewer, seat * KINDS + card] > s.hands[seat, card]:
                    return False
            most = most_at_large(s, viewer, card)
            if not in_deck(s, card) <= s.recent[viewer, card] <= most or not 0 <= s.elder[viewer, card] <= most:
                return False
            if s.recent[viewer, card] + s.elder[viewer, card] < unseen(s, viewer, card):
                return False
        if not one_guess_is_so(s, viewer):
            return False
    return True


@rule
def one_guess_is_so(s: State, viewer: int) -> bool:
    """If cards are doubtful: none is in the same place by all guesses, all are where one guess has them.

    By no guess are there fewer cards than are seen.
    """
    n = 0
    for i in range(s.n_doubtful[viewer]):
        if is_settled(s, viewer, i):
            return False
    for j in range(s.n_guesses[viewer]):
        n += is_so(s, viewer, j)
        for card in range(KINDS):
            if at_large(s, viewer, j, card) < 0:
                return False
    return n > 0 or s.n_doubtful[viewer] == 0


@rule
def is_so(s: State, viewer: int, j: int) -> bool:
    for seat in range(s.players):
        for card in range(KINDS):
            known = s.known[viewer, seat * KINDS + card]
            if s.hands[seat, card] < known + doubtful_in(s, viewer, j, seat, card):
                return False
    return True


@rule
def ends_when_it_should(s: State) -> bool:
    """KA 3.11."""
    out = 0
    standing = 0
    for seat in range(s.players):
        out += s.honour[seat] == 0
        standing += s.resilience[seat] > 0
    due = out > 0 or (standing == 1 and s.players > 3)
    if (s.phase == Phase.OVER) != due:
        return False
    return s.end != End.SWORD or (standing == 1 and s.lost_sword == 0)


COUNTED = Event.SCORE + 1 + KINDS + CHARACTERS
"""How many counts `tally` keeps."""
