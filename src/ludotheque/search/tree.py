"""The tree of a search: choices that were tried, which of them to try next, and how they turned out.

A node is a choice: a seat's action at some place, and the place below it. Its children are a chain, the youngest
first. Actions are told apart by seat, since in another world somebody else may have to decide at the same place.
"""

from __future__ import annotations

import math
from typing import Annotated, Any

from ludotheque.core.chance import pick
from ludotheque.core.rule import rule
from ludotheque.core.schema import Field, Record

NONE = -1
FINE = 1024  # steps of chance
UNIT = 1 << 20
"""A whole reward, and a win."""
BARRED = 1 << 30
"""Visits of a choice that is not to be made."""


class Node(Record):
    """A choice. The first node of a tree is its root, which nobody chose."""

    edge: Annotated[int, Field("i4", doc="seat * actions + action; -1 - seat: whatever a seat laid down in secret")]
    child: Annotated[int, Field("i4", doc="the youngest choice below, 0: none yet")]
    sibling: Annotated[int, Field("i4", doc="the next older choice beside it, 0: none")]
    visits: Annotated[int, Field("i4", doc="how often it was chosen")]
    chances: Annotated[int, Field("i4", doc="how often it could have been chosen")]
    total: Annotated[int, Field("i8", doc="rewards of the seat that chose it, in units")]
    wins: Annotated[int, Field("i8", doc="its shares of wins among them, in units")]


@rule
def grow(nodes: Any, node: int, fresh: int, edge: int) -> None:
    """A new choice below a node, at the place `fresh`."""
    new = nodes[fresh]
    new.edge = edge
    new.child = 0
    new.sibling = nodes[node].child
    new.visits = 0
    new.chances = 0
    new.total = 0
    new.wins = 0
    nodes[node].child = fresh


@rule
def bar(nodes: Any, first: int, actions: Any, notes: Any, used: int) -> None:
    """Takes a seat's actions away from it at the root: as if they had been tried without end, and worse than lost.

    `first`: the seat's first edge; `used`: where in `notes` the number of nodes in use stands.
    """
    for i in range(len(actions)):
        fresh = notes[used]
        grow(nodes, 0, fresh, first + actions[i])
        nodes[fresh].visits = BARRED
        nodes[fresh].chances = BARRED
        nodes[fresh].total = -BARRED * UNIT
        notes[used] += 1


@rule
def find(nodes: Any, node: int, edge: int) -> int:
    """The choice below a node with this edge; 0 if there is none."""
    child = nodes[node].child
    while child > 0 and nodes[child].edge != edge:
        child = nodes[child].sibling
    return int(child)


@rule
def look_up(nodes: Any, node: int, first: int, tried: Any) -> None:
    """Writes into `tried`, by action, the nodes of a seat's choices below a node; `first`: its first edge."""
    child = nodes[node].child
    while child > 0:
        action = nodes[child].edge - first
        if 0 <= action < len(tried):
            tried[action] = child
        child = nodes[child].sibling


@rule
def forget(nodes: Any, node: int, first: int, tried: Any) -> None:
    """Makes `tried` zero again."""
    child = nodes[node].child
    while child > 0:
        action = nodes[child].edge - first
        if 0 <= action < len(tried):
            tried[action] = 0
        child = nodes[child].sibling


@rule
def untried(tried: Any, out: Any, n: int, source: Any) -> int:
    """One of the n legal actions in `out` that have no node yet, each equally likely; NONE if all have one."""
    left = 0
    for i in range(n):
        left += tried[out[i]] == 0
    if left == 0:
        return NONE
    place = pick(source, left)
    i = 0
    while tried[out[i]] != 0 or place > 0:
        place -= tried[out[i]] == 0
        i += 1
    return int(out[i])


@rule
def most_promising(nodes: Any, tried: Any, out: Any, n: int, weight: float, secret: int, source: Any) -> int:
    """Of n legal actions, all tried, the node with the highest bound; notes that each could have been chosen.

    Where several choose in secret at once, chance has a part in it: else one would fall into step with the other.
    """
    best = NONE
    most = 0.0
    for i in range(n):
        child = tried[out[i]]
        nodes[child].chances += 1
        urge = weight
        if secret:
            urge *= pick(source, FINE) / (FINE / 2)
        bound = upper_bound(nodes[child].total, nodes[child].visits, nodes[child].chances, urge)
        if best == NONE or bound > most:
            best = child
            most = bound
    return int(best)


@rule
def upper_bound(total: int, visits: int, chances: int, weight: float) -> float:
    """UCB1 with the times that a choice was there to be made (Cowling, Powley, Whitehouse 2012)."""
    return total / (visits * UNIT) + weight * math.sqrt(math.log(chances) / visits)


@rule
def lead(nodes: Any, first: int, n_actions: int) -> int:
    """By how many visits a seat's most visited choice at the root leads, of at least two."""
    most = 0
    second = NONE
    child = nodes[0].child
    while child > 0:
        if 0 <= nodes[child].edge - first < n_actions:
            if nodes[child].visits > most:
                second = most if most > 0 else NONE
                most = nodes[child].visits
            elif nodes[child].visits > second:
                second = nodes[child].visits
        child = nodes[child].sibling
    return most - second if second != NONE else 0


@rule
def list_choices(nodes: Any, first: int, actions: Any, visits: Any, wins: Any) -> int:
    """Writes down a seat's choices at the root, row by row; returns how many. `first`: the seat's first edge."""
    n = 0
    child = nodes[0].child
    while child > 0:
        action = nodes[child].edge - first
        if 0 <= action < len(actions):
            actions[n] = action
            visits[n] = nodes[child].visits
            wins[n] = nodes[child].wins
            n += 1
        child = nodes[child].sibling
    return n
