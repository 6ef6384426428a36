"""What holds after every decision of any game of Key Largo, asked in random games, compiled.

`walk` plays n games and returns the number of the first property that does not hold, 0 if all do:

1 cards        stacks, hands, monsters in the open, cards gone and those put away unseen hold the box, kind by kind
2 tokens       divers and equipment leave supply and teams only as the events tell
3 money        what the players have together changes only by what they pay to the bank and get from it
4 counts       what everybody may count agrees with what is hidden
5 encounters   deck, hands and discards hold the box
6 limits       team, hoses, money, two encounter cards; boats alone on their wrecks
7 memory       nothing is remembered that is not so
8 end          the fortune is the money and the treasures laid open
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.chance import next_word, pick
from ludotheque.core.guesses import is_settled
from ludotheque.core.play import current_player
from ludotheque.core.questions import apply_action, is_terminal, legal_actions, scores, setup, to_act
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.doubts import alike_in, at_large, is_sold, left_in, loose_in, of_wreck
from ludotheque.games.keylargo.events import Event
from ludotheque.games.keylargo.memory import is_remembered, remembered
from ludotheque.games.keylargo.state import ENCOUNTERS, KINDS, NONE, SEATS, STACK, TEAM, WRECKS, Phase, Type

# The states that `walk` works on, and what it keeps in `notes`: for each kind, copies put away unseen.
GAME_, BLANK, BEFORE, STATES = range(4)
NOTES = KINDS


@rule
def walk(states: Any, options: Any, key: Any, generators: Any, notes: Any, out: Any, n: int) -> int:
    """Plays n random games and asks every property after every decision; `key`: eight words, those of the last game."""
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(generators[0])
        code = walk_one(states, options, key, generators[0], notes, out)
        if code != 0:
            return code
    return 0


@rule
def walk_one(states: Any, options: Any, key: Any, generator: Any, notes: Any, out: Any) -> int:
    states[GAME_] = states[BLANK]
    setup(states[GAME_], options, key)
    s = states[GAME_]
    for kind in range(KINDS):
        notes[kind] = 0
        notes[kind] = s.copies[kind] - count_of(s, kind)
    while not is_terminal(s):
        states[BEFORE] = s
        seat = any_seat(to_act(s), generator)
        apply_action(s, seat, out[pick(generator, legal_actions(s, seat, out))])
        code = why_broken(states[BEFORE], s, notes)
        if code != 0:
            return code
    if not adds_up_at_the_end(s, out):
        return 8
    return 0


@rule
def any_seat(mask: int, generator: Any) -> int:
    """One of the seats that owe a decision, each now and then."""
    if pick(generator, 2) == 0:
        return current_player(mask)
    seat = SEATS - 1
    while not mask >> seat & 1:
        seat -= 1
    return seat


@rule
def tally(states: Any, options: Any, key: Any, generators: Any, out: Any, counts: Any, n: int) -> None:
    """Counts each kind of event, and behind them each encounter card played, over n random games."""
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(generators[0])
        states[GAME_] = states[BLANK]
        s = states[GAME_]
        setup(s, options, key)
        while not is_terminal(s):
            seat = current_player(to_act(s))
            apply_action(s, seat, out[pick(generators[0], legal_actions(s, seat, out))])
            for i in range(s.n_events):
                counts[s.events[i].kind] += 1
                if s.events[i].kind == Event.PLAYED:
                    counts[Event.SAW + 1 + s.events[i].card] += 1


@rule
def why_broken(before: Any, s: Any, notes: Any) -> int:
    """The property broken by the states before and after a decision, 0 for none."""
    if not has_all_cards(s, notes):
        return 1
    if not tokens_leave_as_told(before, s):
        return 2
    if money_of(s) - money_of(before) != money_told(s):
        return 3
    if not counts_agree(s):
        return 4
    if not has_all_encounters(s):
        return 5
    if not is_within_limits(s):
        return 6
    if not remembers_what_is_so(s):
        return 7
    return 0


@rule
def count_of(s: Any, kind: int) -> int:
    """Copies of a card that have a place in the state."""
    n: int = s.gone[kind] + (s.met == kind + 1)
    for seat in range(s.players):
        n += s.hands[seat, kind]
    for wreck in range(s.n_wrecks):
        n += in_wreck(s, wreck, kind)
    for i in range(s.n_aside):
        n += s.aside[i] == kind + 1
    return n


@rule
def in_wreck(s: Any, wreck: int, kind: int) -> int:
    n = 0
    for i in range(s.left[wreck]):
        n += s.stack[wreck, i] == kind + 1
    return n


@rule
def has_all_cards(s: Any, notes: Any) -> bool:
    total = 0
    for kind in range(KINDS):
        total += s.copies[kind]
        if count_of(s, kind) + notes[kind] != s.copies[kind]:
            return False
    return total == 80


@rule
def tokens(s: Any) -> int:
    """Divers and equipment in the supply and in the teams."""
    n: int = s.supply[0] + s.supply[1] + s.supply[2] + s.supply[3]
    for seat in range(s.players):
        for diver in range(TEAM):
            n += s.team[seat, diver] + s.hoses[seat, diver] + s.tridents[seat, diver] + s.weights[seat, diver]
    return n


@rule
def tokens_leave_as_told(before: Any, s: Any) -> bool:
    """KL-R14: a diver with all equipment, a trident, a weight: out of the game; nothing else moves."""
    lost = 0
    for i in range(s.n_events):
        kind = s.events[i].kind
        if kind == Event.FLED:
            lost += 1 + s.events[i].amount
        elif kind == Event.TRIDENT or kind == Event.WEIGHT:  # compiled code looks through no tuples
            lost += 1
    return tokens(before) - tokens(s) == lost


@rule
def money_of(s: Any) -> int:
    total = 0
    for seat in range(s.players):
        total += s.money[seat]
    return total


@rule
def money_told(s: Any) -> int:
    """What came from the bank, less what went to it, by the events."""
    total = 0
    for i in range(s.n_events):
        kind = s.events[i].kind
        amount = s.events[i].amount
        if kind == Event.INCOME or kind == Event.SOLD or kind == Event.SOLD_EXTRA:
            total += amount
        elif kind == Event.HIRED or kind == Event.ROBBED or kind == Event.ROUND or kind == Event.BOUGHT:
            total -= amount
    return total


@rule
def counts_agree(s: Any) -> bool:
    for seat in range(s.players):
        if not hand_agrees(s, seat):
            return False
    for wreck in range(WRECKS):
        for i in range(STACK):
            if (s.stack[wreck, i] != 0) != (i < s.left[wreck]):
                return False
    for place in range(5):
        boats = 0
        for seat in range(s.players):
            boats += s.place[seat] == place
        if boats != s.boats[place]:
            return False
    return True


@rule
def hand_agrees(s: Any, seat: int) -> bool:
    divers = 0
    for diver in range(TEAM):
        divers += s.team[seat, diver]
    if divers != s.divers[seat]:
        return False
    for depth in range(3):
        n = 0
        for kind in range(KINDS):
            if s.depth_of[kind] == depth:
                n += s.hands[seat, kind]
        if n != s.backs[seat, depth]:
            return False
    for kind in range(KINDS):
        if (s.held[seat] >> kind & 1) != (s.hands[seat, kind] > 0):
            return False
    return True


@rule
def has_all_encounters(s: Any) -> bool:
    if not s.encounters:
        unused: bool = s.n_encounter_deck == 0
        return unused
    for encounter in range(ENCOUNTERS):
        n = s.encounter_discards[encounter]
        for seat in range(s.players):
            n += s.encounter_hands[seat, encounter]
        for i in range(s.n_encounter_deck):
            n += s.encounter_deck[i] == encounter
        if n != s.encounter_copies[encounter]:
            return False
    return True


@rule
def is_within_limits(s: Any) -> bool:
    """KL 1.2, KL-R06, KL-R25."""
    for seat in range(s.players):
        if s.money[seat] < 0 or s.money[seat] % 10 != 0 or s.n_encounters[seat] > s.max_encounters:
            return False
        for diver in range(TEAM):
            if s.hoses[seat, diver] > s.max_hoses:
                return False
            if not s.team[seat, diver] and s.hoses[seat, diver] + s.tridents[seat, diver] + s.weights[seat, diver] > 0:
                return False
        for other in range(seat):
            if s.site[seat] != NONE and s.site[seat] == s.site[other]:
                return False
    return True


@rule
def remembers_what_is_so(s: Any) -> bool:
    for viewer in range(s.players):
        if not one_guess_is_so(s, viewer):
            return False
        for wreck in range(s.n_wrecks):
            if is_remembered(s, viewer, wreck) and not has_its_cards(s, viewer, wreck):
                return False
    for wreck in range(s.n_wrecks):
        if not met_before(s, wreck):
            return False
    return True


@rule
def one_guess_is_so(s: Any, viewer: int) -> bool:
    """No doubtful card is in the same place by all guesses; by one of them all cards are where they are.

    By no guess are there fewer cards than are seen.
    """
    for i in range(s.n_doubtful[viewer]):
        if is_settled(s, viewer, i):
            return False
    for j in range(s.n_guesses[viewer]):
        for kind in range(KINDS):
            if at_large(s, viewer, j, kind) < 0:
                return False
    for j in range(max(1, s.n_guesses[viewer])):
        if is_so(s, viewer, j):
            return True
    return False


@rule
def is_so(s: Any, viewer: int, j: int) -> bool:
    """Each known card is in its hand, no hand has fewer cards than are remembered of it, and each wreck its own."""
    for seat in range(s.players):
        for kind in range(KINDS):
            if seat != viewer and alike_in(s, viewer, j, seat, kind + 1) > s.hands[seat, kind]:
                return False
        for depth in range(3):
            if seat != viewer and loose_in(s, viewer, j, seat, depth) < 0:
                return False
    for wreck in range(s.n_wrecks):
        if is_remembered(s, viewer, wreck):
            for kind in range(KINDS):
                if in_wreck(s, wreck, kind) > left_in(s, viewer, j, wreck, kind):
                    return False
    return True


@rule
def has_its_cards(s: Any, viewer: int, wreck: int) -> bool:
    """By every guess the cards of a group are as many as are in the wreck, in the open, and in the hands that drew."""
    for j in range(max(1, s.n_guesses[viewer])):
        n = remembered(s, viewer, wreck) - s.left[wreck]
        if s.site[s.turn] == wreck:
            n -= s.n_aside + (s.met > 0)
        for place in range(remembered(s, viewer, wreck)):
            n -= is_sold(s, viewer, j, wreck, place)
        for seat in range(s.players):
            n -= alike_in(s, viewer, j, seat, of_wreck(wreck))
        if n != 0:
            return False
    return True


@rule
def met_before(s: Any, wreck: int) -> bool:
    """What was seen of a wreck is possible with the monsters that are there: L(m) is not zero."""
    monsters = 0
    for i in range(s.left[wreck]):
        monsters += s.type_of[s.stack[wreck, i] - 1] == Type.MONSTER
    likelihood, falling = 0, 1
    for j in range(STACK + 1):
        likelihood += s.lurking[wreck, j] * falling
        falling *= max(0, monsters - j)
    return likelihood > 0


@rule
def adds_up_at_the_end(s: Any, out: Any) -> bool:
    scores(s, out)
    for seat in range(s.players):
        total = s.money[seat]
        for kind in range(KINDS):
            total += s.shown[seat, kind] * s.value[kind]
            if s.shown[seat, kind] != s.hands[seat, kind]:
                return False
        if out[seat] != total:
            return False
    over: bool = s.phase == Phase.OVER
    return over
