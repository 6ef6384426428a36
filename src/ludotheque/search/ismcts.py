"""Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012), a template for every game.

One tree, as the searching seat could walk it. A simulation samples a world that the seat considers possible and goes
down among the actions that are legal there, each seat taking what has served itself best; where somebody has an
action that was never tried there it takes that, at a new place what `choose` says, and the rest is played out by
`choose`. Then every choice on the way learns what its seat got. What is laid down in secret parts the way of its
own seat alone: the others stand where everybody does, and choose without knowing it.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.play import current_player
from ludotheque.core.questions import (
    apply_action,
    choose,
    is_secret,
    is_terminal,
    legal_actions,
    sample_hidden,
    scores,
    side_of,
    to_act,
    winners,
)
from ludotheque.core.rule import rule
from ludotheque.search.tree import NONE, UNIT, find, forget, grow, look_up, most_promising, untried

SIDES = 8
MARGIN = UNIT // 16
"""The part of a reward that is not for winning: it tells apart choices that win nearly as often."""
WIN = UNIT - MARGIN
# The states that a search works on, and what stands in its notes.
WORLD, SEEN, STATES = range(3)
USED, DECISIONS = range(2)


@rule
def search(
    states: Any, seat: int, nodes: Any, n: int, weight: float, generators: Any, out: Any, room: Any, tried: Any,
    way: Any, scored: Any, shares: Any, rewards: Any, notes: Any,
) -> None:  # fmt: skip
    """Adds n simulations to a tree.

    `states`: STATES, the one at SEEN what the seat observes. `nodes`: the tree. `out`, `tried`: room for every
    action, `tried` zero; `room`: what `choose` thinks with. `way`: room for the deepest way down. `scored`, `shares`,
    `rewards`: one a seat. `notes`: at USED the nodes in use, at first 1; at DECISIONS the decisions made in all.
    """
    for _ in range(n):
        states[WORLD] = states[SEEN]
        sample_hidden(states[WORLD], seat, generators[0])
        length = descend(states[WORLD], seat, nodes, weight, generators[0], out, room, tried, way, notes)
        play_out(states[WORLD], generators[0], out, room, notes)
        reward(states[WORLD], scored, shares, rewards)
        learn(nodes, way, length, len(out), shares, rewards)


@rule
def descend(
    s: Any, seat: int, nodes: Any, weight: float, source: Any, out: Any, room: Any, tried: Any, way: Any, notes: Any
) -> int:
    """Goes down the tree until a choice is new or the game is over; returns how many choices were made.

    `node` is the place as the searching seat knows it, `veiled` as everybody does: the same, but for what lies
    face down. What the searching seat knows parts the ways of all from the next open deed on.
    """
    node = 0
    veiled = 0
    mover = seat
    length = 0
    new = False
    while not new and not is_terminal(s) and length < len(way):
        n = legal_actions(s, mover, out)
        secret = is_secret(s, mover, out[0])
        place = veiled if secret and mover != seat else node
        before = notes[USED]
        wish = choose(s, mover, source, out, room) if nodes[place].child == 0 else NONE
        choice = choose_at(nodes, place, mover * len(out), n, wish, weight, secret, source, out, tried, notes)
        if choice == NONE:
            return length
        new = notes[USED] > before
        way[length] = choice
        length += 1
        if not secret:
            node = choice
            veiled = choice
        else:
            veiled = below_veil(nodes, veiled, mover, notes)
            if mover == seat:
                node = choice
        apply_action(s, mover, nodes[choice].edge - mover * len(out))
        notes[DECISIONS] += 1
        if not is_terminal(s):
            mover = current_player(to_act(s))
    return length


@rule
def choose_at(
    nodes: Any,
    place: int,
    first: int,
    n: int,
    wish: int,
    weight: float,
    secret: int,
    source: Any,
    out: Any,
    tried: Any,
    notes: Any,
) -> int:
    """A choice below a place, of the n legal actions in `out`: a new one if some were never tried there.

    `wish`: the one to try first, NONE for any. NONE if there is no room for it in the tree.
    """
    look_up(nodes, place, first, tried)
    action = untried(tried, out, n, source) if wish == NONE else wish
    if action == NONE:
        choice = most_promising(nodes, tried, out, n, weight, secret, source)
    elif notes[USED] + 2 > len(nodes):
        choice = NONE
    else:
        choice = add(nodes, place, first + action, notes)
    forget(nodes, place, first, tried)
    return choice


@rule
def add(nodes: Any, node: int, edge: int, notes: Any) -> int:
    fresh = notes[USED]
    grow(nodes, node, fresh, edge)
    nodes[fresh].chances = 1
    notes[USED] += 1
    return int(fresh)


@rule
def below_veil(nodes: Any, place: int, mover: int, notes: Any) -> int:
    """The place after what somebody laid down in secret, whatever it was; the same place if there is no room."""
    hidden = find(nodes, place, -1 - mover)
    if hidden > 0:
        return hidden
    if notes[USED] == len(nodes):
        return place
    return add(nodes, place, -1 - mover, notes)


@rule
def play_out(s: Any, source: Any, out: Any, room: Any, notes: Any) -> None:
    while not is_terminal(s):
        seat = current_player(to_act(s))
        apply_action(s, seat, choose(s, seat, source, out, room))
        notes[DECISIONS] += 1


@rule
def reward(s: Any, scored: Any, shares: Any, rewards: Any) -> None:
    """A winning side has its share of a win, and each of its seats has the same; the margin adds at most MARGIN."""
    scores(s, scored)
    won = winners(s)
    n = n_sides(s, won, len(rewards))
    for seat in range(len(rewards)):
        shares[seat] = UNIT // n if won >> seat & 1 else 0
        rewards[seat] = margin(s, seat, scored, len(rewards))
        if won >> seat & 1:
            rewards[seat] += WIN // n


@rule
def n_sides(s: Any, won: int, seats: int) -> int:
    """How many sides there are among the seats of a bit mask."""
    sides = 0
    for seat in range(seats):
        if won >> seat & 1:
            sides |= 1 << side_of(s, seat)
    n = 0
    for side in range(SIDES):
        n += sides >> side & 1
    return n


@rule
def margin(s: Any, seat: int, scored: Any, seats: int) -> int:
    """How far a seat's side is ahead of the best other one, or behind: between nothing and MARGIN."""
    own = scored[seat]
    other = 0
    met = False
    for each in range(seats):
        if side_of(s, each) != side_of(s, seat) and (not met or scored[each] > other):
            other = scored[each]
            met = True
    return int(MARGIN // 2 + MARGIN // 2 * (own - other) // (1 + abs(own) + abs(other)))


@rule
def learn(nodes: Any, way: Any, length: int, n_actions: int, shares: Any, rewards: Any) -> None:
    for i in range(length):
        choice = nodes[way[i]]
        choice.visits += 1
        choice.total += rewards[choice.edge // n_actions]
        choice.wins += shares[choice.edge // n_actions]
