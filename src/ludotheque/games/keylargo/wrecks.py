"""The cards of a wreck (KL 2.4): taken from the top, shuffled, monsters put back; and cards going to hands."""

from __future__ import annotations

from ludotheque.core.chance import Chance, pick
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.state import STACK, State

MOST_WEIGHT = 2**40  # of `lurking`: room is left for the products that hidden.py makes of it


@rule
def take_top(s: State, wreck: int) -> int:
    """Takes the top card off a wreck: its kind."""
    s.left[wreck] -= 1
    kind = s.stack[wreck, s.left[wreck]] - 1
    s.stack[wreck, s.left[wreck]] = 0
    return kind


@rule
def put_in(s: State, wreck: int, kind: int) -> None:
    """Lays a card on a wreck."""
    s.stack[wreck, s.left[wreck]] = kind + 1
    s.left[wreck] += 1


@rule
def shuffle_wreck(s: State, wreck: int, chance: Chance) -> None:
    """KL-R20: after a monster was put back, or somebody looked."""
    for i in range(s.left[wreck] - 1, 0, -1):
        j = pick(chance, i + 1)
        swapped = s.stack[wreck, i]
        s.stack[wreck, i] = s.stack[wreck, j]
        s.stack[wreck, j] = swapped


@rule
def note_monster_drawn(s: State, wreck: int) -> None:
    """A monster left the wreck: it was one of those met before, or another one.

    `lurking[wreck, j]` are the weights c(j) of L(m) = sum of c(j) m (m-1) … (m-j+1): how likely everything that
    was seen of this wreck is if it holds m monsters. Taking one out turns L(m) into L(m + 1).
    """
    for j in range(STACK):
        s.lurking[wreck, j] += (j + 1) * s.lurking[wreck, j + 1]
    while heaviest(s, wreck) > MOST_WEIGHT:
        for j in range(STACK + 1):
            s.lurking[wreck, j] = (s.lurking[wreck, j] + 1) // 2  # only their proportions count; none vanishes


@rule
def heaviest(s: State, wreck: int) -> int:
    """The greatest of the wreck's weights."""
    weight = 0
    for j in range(STACK + 1):
        weight = max(weight, s.lurking[wreck, j])
    return weight


@rule
def note_monsters_back(s: State, wreck: int, n: int) -> None:
    """n monsters were shuffled into the wreck: L(m) becomes m (m-1) … (m-n+1) L(m - n)."""
    for j in range(STACK, -1, -1):
        if j >= n:
            s.lurking[wreck, j] = s.lurking[wreck, j - n]
        else:
            s.lurking[wreck, j] = 0


@rule
def gain(s: State, seat: int, kind: int) -> None:
    """A treasure into a hand."""
    s.hands[seat, kind] += 1
    s.held[seat] |= 1 << kind
    s.backs[seat, s.depth_of[kind]] += 1


@rule
def lose(s: State, seat: int, kind: int) -> None:
    """A treasure out of a hand."""
    s.hands[seat, kind] -= 1
    if s.hands[seat, kind] == 0:
        s.held[seat] &= ~(1 << kind)
    s.backs[seat, s.depth_of[kind]] -= 1


@rule
def n_treasures(s: State, seat: int) -> int:
    """Treasure cards in a hand, which everybody may count (KL-R32)."""
    return s.backs[seat, 0] + s.backs[seat, 1] + s.backs[seat, 2]
