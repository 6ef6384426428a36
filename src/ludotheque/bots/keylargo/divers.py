"""What a diver is good for: what one more brings, and what one that flees costs."""

from __future__ import annotations

from ludotheque.bots.keylargo.figures import ARMED, BOATS, DIVER_LOST, HAUL, HIRING, HOSE_LOST, UNARMED
from ludotheque.bots.keylargo.prospects import dives_in
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.dive import count, divers_for
from ludotheque.games.keylargo.state import Depth, Item, State


@rule
def use_of_diver(s: State, seat: int, dives: int) -> int:
    """One more diver brings as much as the others do, once there are hoses; without, what shallow water has."""
    bare = dives * haul(s, seat, 0)
    depth = max(1, usual_depth(s, seat))
    equipped = (dives - 1) * haul(s, seat, depth) - depth * s.shop[Item.HOSE, BOATS]
    return max(bare, equipped) * HIRING // 100


@rule
def haul(s: State, seat: int, depth: int) -> int:
    """What a diver may expect to bring up from this depth, as long as wrecks are left there."""
    for wreck in range(s.n_wrecks):
        if s.depth[wreck] == depth and s.left[wreck] > 0:
            if depth == Depth.DEEP and s.tridents[seat, 0] + s.tridents[seat, 1] + s.tridents[seat, 2] < ARMED:
                return UNARMED
            return HAUL[depth]
    return 0


@rule
def usual_depth(s: State, seat: int) -> int:
    """The depth that brings the team as it is most."""
    best = 0
    for depth in range(1, 3):
        if team_haul(s, seat, depth) >= team_haul(s, seat, best):
            best = depth
    return best


@rule
def team_haul(s: State, seat: int, depth: int) -> int:
    return count(divers_for(s, seat, depth)) * haul(s, seat, depth)


@rule
def loss_of(s: State, seat: int, diver: int) -> int:
    """What it costs to see this diver flee; nothing on the last day."""
    hoses = s.hoses[seat, diver]
    return min(DIVER_LOST + HOSE_LOST * hoses, HAUL[min(hoses, 2)] * dives_in(s, s.days - s.day))
