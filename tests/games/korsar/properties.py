"""KO-P1 … KO-P8, asked after every step of random games, compiled; control is counted here a second time.

`walk` plays n games and returns the number of the first property that does not hold, 0 if all do. Each property
is a question of its own, so that it can be asked of a corrupted state.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.chance import next_word, pick
from ludotheque.core.play import current_player
from ludotheque.core.questions import apply_action, is_terminal, legal_actions, scores, setup, to_act
from ludotheque.core.rule import rule
from ludotheque.games.korsar.actions import DRAW, LAY, SLOT
from ludotheque.games.korsar.cards import CAPTAIN, CARDS, COLOURS, KINDS, PIRATE, colour_of
from ludotheque.games.korsar.events import clear
from ludotheque.games.korsar.setup import CAPTAIN_RULE, DEAL
from ludotheque.games.korsar.state import NOBODY, NONE, SEATS, CaptainRule
from ludotheque.games.korsar.teams import is_second, side_of
from ludotheque.games.korsar.turn import act

GOLD_IN_THE_BOX = 100
# What `walk` keeps beside the states, in the row `notes`:
DRAWS, PLAYS, PARTNERS_SHIP, LAST_SEAT, NOTES = range(5)
# The states that `walk` works on:
GAME_, BLANK, BEFORE_COLLECTING, TWIN, STATES = range(5)


@rule
def walk(
    states: Any, options: Any, key: Any, generators: Any, kept: Any, notes: Any, out: Any, twins_out: Any, n: int
) -> int:
    """Plays n random games and asks every property after every step; 0, or the number of the one broken.

    `states`: four, the second one zeroed; `options`: the row of `Game.row_of`; `key`: room for eight words, in the
    end those of the last game; `kept`: a value a seat; `notes`: room for NOTES; `out` and
    `twins_out`: room for all actions.
    """
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(generators[0])
        code = walk_one(states, options, key, generators[0], kept, notes, out, twins_out)
        if code != 0:
            return code
    return 0


@rule
def walk_one(
    states: Any, options: Any, key: Any, generator: Any, kept: Any, notes: Any, out: Any, twins_out: Any
) -> int:
    states[GAME_] = states[BLANK]
    states[TWIN] = states[BLANK]
    options[CAPTAIN_RULE] = CaptainRule.LAST_PLACED
    setup(states[TWIN], options, key)
    options[CAPTAIN_RULE] = CaptainRule.CHASE
    setup(states[GAME_], options, key)
    begin(kept, notes)
    while not is_terminal(states[GAME_]):
        code = step(states, generator, kept, notes, out, twins_out)
        if code != 0:
            return code
    if not same_scores(states[GAME_], states[TWIN], out, twins_out):
        return 4
    if not adds_up_at_the_end(states[GAME_]):
        return 8
    return 0


@rule
def begin(kept: Any, notes: Any) -> None:
    for side in range(SEATS):
        kept[side] = 0
    notes[DRAWS] = notes[PLAYS] = 0
    notes[PARTNERS_SHIP] = notes[LAST_SEAT] = NONE


@rule
def step(states: Any, generator: Any, kept: Any, notes: Any, out: Any, twins_out: Any) -> int:
    """One decision, by a random legal action, and all that is asked before and after it."""
    s, twin, between = states[GAME_], states[TWIN], states[BEFORE_COLLECTING]
    seat = current_player(to_act(s))
    n = legal_actions(s, seat, out)
    if n == 0:
        return 2
    if is_second(s, seat) and notes[LAST_SEAT] != seat - 1:
        notes[PARTNERS_SHIP] = NONE
    if not has_collected(s, seat, notes[PARTNERS_SHIP]):
        return 6
    if not same_choice(s, twin, seat, out, n, twins_out):
        return 4
    action = out[pick(generator, n)]
    if not chases_a_stranger(s, seat, action):
        return 6
    count(notes, action)
    if not within_bounds(s, notes[DRAWS], notes[PLAYS]):
        return 3
    states[BEFORE_COLLECTING] = s
    clear(between)
    act(between, seat, action)
    remember(kept, between, seat)
    note_ship(notes, between, seat, action)
    apply_action(s, seat, action)
    apply_action(twin, seat, action)
    return why_broken(s, twin, between, kept)


@rule
def tally(states: Any, options: Any, key: Any, generators: Any, out: Any, counts: Any, n: int) -> None:
    """Counts each kind of event over n random games."""
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(generators[0])
        states[GAME_] = states[BLANK]
        setup(states[GAME_], options, key)
        while not is_terminal(states[GAME_]):
            seat = current_player(to_act(states[GAME_]))
            apply_action(states[GAME_], seat, out[pick(generators[0], legal_actions(states[GAME_], seat, out))])
            for i in range(states[GAME_].n_events):
                counts[states[GAME_].events[i].kind] += 1


@rule
def why_broken(s: Any, twin: Any, between: Any, kept: Any) -> int:
    """The property broken by the states after a decision, 0 for none."""
    if not has_all_cards(s) or not has_all_cards(twin):
        return 1
    if not same_outcome(s, twin):
        return 4
    if not collected_what_was_kept(between, s, kept):
        return 5
    if not has_lawful_columns(s) or not has_lawful_columns(twin):
        return 7
    if not has_possible_loot(s):
        return 8
    return 0


@rule
def count(notes: Any, action: int) -> None:
    if action == DRAW:
        notes[DRAWS] += 1
    else:
        notes[PLAYS] += 1


@rule
def note_ship(notes: Any, s: Any, seat: int, action: int) -> None:
    """Which ship the seat laid or played on, for its partner."""
    notes[LAST_SEAT] = seat
    notes[PARTNERS_SHIP] = NONE
    if LAY <= action < DRAW:
        notes[PARTNERS_SHIP] = s.ships[s.n_ships - 1].number
    elif action < LAY:
        notes[PARTNERS_SHIP] = s.ships[action // SLOT].number


@rule
def has_all_cards(s: Any) -> bool:
    """KO-P1: deck, hands, table, loot and discard pile hold the box, as a multiset."""
    total = 0
    for card in range(KINDS):
        copies = s.copies[card]
        total += copies
        if count_of(s, card) != copies:
            return False
    return total == CARDS


@rule
def count_of(s: Any, card: int) -> int:
    n = 0
    for seat in range(s.players):
        n += s.hands[seat, card]
    for i in range(s.n_deck):
        n += s.deck[i] == card
    for i in range(s.n_discarded):
        n += s.discarded[i] == card
    for i in range(s.n_taken):
        n += s.taken[i] == card
    for slot in range(s.n_ships):
        n += s.ships[slot].card == card
        n += s.ships[slot].character == card
        at = s.ships[slot].first
        while at != NONE:
            n += s.plays[at].card == card
            at = s.plays[at].next
    return n


@rule
def within_bounds(s: Any, draws: int, plays: int) -> bool:
    """KO-P3: at most 78 - 6n draws and 78 plays or discards."""
    return draws <= CARDS - DEAL * s.players and plays <= CARDS


@rule
def same_choice(s: Any, twin: Any, seat: int, out: Any, n: int, twins_out: Any) -> bool:
    """KO-P4: the same legal actions under both captain rules."""
    if to_act(s) != to_act(twin) or legal_actions(twin, seat, twins_out) != n:
        return False
    for i in range(n):
        if out[i] != twins_out[i]:
            return False
    return True


@rule
def same_outcome(s: Any, twin: Any) -> bool:
    """KO-P4: the same loot under both captain rules."""
    if s.phase != twin.phase or s.n_ships != twin.n_ships or s.n_taken != twin.n_taken:
        return False
    for seat in range(SEATS):
        if s.loot[seat] != twin.loot[seat]:
            return False
    for i in range(s.n_taken):
        if s.taken[i] != twin.taken[i] or s.taker[i] != twin.taker[i]:
            return False
    return True


@rule
def same_scores(s: Any, twin: Any, out: Any, twins_out: Any) -> bool:
    """KO-P4: the same scores under both captain rules."""
    scores(s, out)
    scores(twin, twins_out)
    for seat in range(s.players):
        if out[seat] != twins_out[seat]:
            return False
    return True


@rule
def holder(s: Any, ship: Any) -> int:
    """KO 2.7, counted again from the cards that were played: the side that controls the ship, -1 for nobody."""
    if ship.character != NONE:
        return side_of(s, ship.master)
    best, leader = 0, side_of(s, ship.owner)
    for side in range(s.players):
        strength = strength_of(s, ship, side)
        if strength > best:
            best, leader = strength, side
        elif strength == best and strength > 0:
            leader = NOBODY
    return leader


@rule
def strength_of(s: Any, ship: Any, side: int) -> int:
    """The sum of the pirates that the side's seats played on the ship."""
    strength, at = 0, ship.first
    while at != NONE:
        if s.plays[at].card < CAPTAIN and side_of(s, s.plays[at].seat) == side:
            strength += s.worth[s.plays[at].card]
        at = s.plays[at].next
    return strength


@rule
def controlled(s: Any, side: int) -> int:
    """Bit mask of the numbers of the ships that the side controls."""
    mask = 0
    for slot in range(s.n_ships):
        if holder(s, s.ships[slot]) == side:
            mask |= 1 << s.ships[slot].number
    return mask


@rule
def remember(kept: Any, s: Any, seat: int) -> None:
    """At the end of a turn: which ships each side has controlled ever since its own last action."""
    for side in range(SEATS):
        if side == side_of(s, seat):
            kept[side] = controlled(s, side)
        else:
            kept[side] &= controlled(s, side)


@rule
def collected_what_was_kept(before: Any, after: Any, kept: Any) -> bool:
    """KO-P5: whoever took a ship had controlled it at the end of every turn since his side's last action.

    In the final collection: controls it at this moment. Each ship taken is matched with one that has gone.
    """
    gone = numbers(before) & ~numbers(after)
    for i in range(before.n_taken, after.n_taken):
        found = NONE
        for slot in range(before.n_ships):
            ship = before.ships[slot]
            if found == NONE and gone >> ship.number & 1 and ship.card == after.taken[i]:
                side = holder(before, ship)
                if side == after.taker[i] and (after.phase == 1 or kept[side] >> ship.number & 1):
                    found = ship.number
        if found == NONE:
            return False
        gone &= ~(1 << found)
    return gone == 0


@rule
def numbers(s: Any) -> int:
    mask = 0
    for slot in range(s.n_ships):
        mask |= 1 << s.ships[slot].number
    return mask


@rule
def has_collected(s: Any, seat: int, partners_ship: int) -> bool:
    """KO-P6: who chooses controls no ship, but for a second partner the one his partner laid or played on."""
    side = side_of(s, seat)
    for slot in range(s.n_ships):
        ship = s.ships[slot]
        if holder(s, ship) == side and not (is_second(s, seat) and ship.number == partners_ship):
            return False
    return True


@rule
def chases_a_stranger(s: Any, seat: int, action: int) -> bool:
    """KO-P6: a side never chases its own character."""
    if action >= LAY or action % SLOT < CAPTAIN:
        return True
    ship = s.ships[action // SLOT]
    return ship.character == NONE or side_of(s, ship.master) != side_of(s, seat)


@rule
def has_lawful_columns(s: Any) -> bool:
    """KO-P7: one colour a side, one side a colour, at most one character (chase); figures as the cards say."""
    for slot in range(s.n_ships):
        ship = s.ships[slot]
        if not has_one_colour_a_side(ship) or not agrees_with_its_cards(s, ship):
            return False
    return True


@rule
def has_one_colour_a_side(ship: Any) -> bool:
    for colour in range(COLOURS):
        for other in range(colour):
            if ship.side[colour] != NOBODY and ship.side[colour] == ship.side[other]:
                return False
    return True


@rule
def agrees_with_its_cards(s: Any, ship: Any) -> bool:
    for colour in range(COLOURS):
        strength, at = 0, ship.first
        while at != NONE:
            play = s.plays[at]
            if play.card >= CAPTAIN and s.captain_rule == CaptainRule.CHASE:
                return False
            if play.card < CAPTAIN and colour_of(play.card) == colour:
                strength += s.worth[play.card]
                if side_of(s, play.seat) != ship.side[colour]:
                    return False
            at = play.next
        if strength != ship.strength[colour] or (strength == 0) != (ship.side[colour] == NOBODY):
            return False
    return True


@rule
def has_possible_loot(s: Any) -> bool:
    """KO-P8: all loot together is at most what lies in the box."""
    total = 0
    for seat in range(SEATS):
        if s.loot[seat] < 0:
            return False
        total += s.loot[seat]
    return total <= GOLD_IN_THE_BOX


@rule
def adds_up_at_the_end(s: Any) -> bool:
    """KO-P8: loot, ships in hands and ships on the table are 100 gold at the end."""
    total = 0
    for seat in range(s.players):
        total += s.loot[seat]
        for card in range(PIRATE):
            total += s.hands[seat, card] * s.worth[card]
    for slot in range(s.n_ships):
        total += s.worth[s.ships[slot].card]
    return total == GOLD_IN_THE_BOX
