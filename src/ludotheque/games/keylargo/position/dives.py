"""A dive under way, in a position: who is down, who drew, what was met and what was just drawn (KL 2.4).

moment treasure
turn 1
down 1, 3
drew 1
last 2, 0, 1
brought 2
fresh medium gold 3
"""

from __future__ import annotations

from ludotheque.core.lists import NOTHING, mask, numbered, numbers
from ludotheque.core.naming import word
from ludotheque.core.position import Page, Said
from ludotheque.games.keylargo.actions import card_text
from ludotheque.games.keylargo.dive import divers_for, last_diver
from ludotheque.games.keylargo.position.box import Box, card_of
from ludotheque.games.keylargo.position.lists import counted
from ludotheque.games.keylargo.state import KINDS, NONE, STACK, TEAM, Depth, Phase, State

MOST = 99


def read_dive(s: State, page: Page, box: Box) -> None:
    """The lines of a dive (KL 2.4): who is down, who drew, what was met."""
    depth = s.depth[s.site[s.turn]]
    s.held_back = divers_in(s, page.take("kept"))
    down = page.take("down")
    s.down = divers_for(s, s.turn, depth) & ~s.held_back if down is None else divers_in(s, down)
    s.drew = mask(diver - 1 for diver in numbers(page.take("drew"), 1, TEAM))
    for diver, number in enumerate(numbers(page.take("last"), 0, MOST)[:TEAM]):
        s.drawn_at[diver] = number
    s.n_cards = max(s.drawn_at)
    s.drawer = list(s.drawn_at).index(s.n_cards) if s.n_cards else NONE
    s.n_drawn = page.number("brought", 0, MOST, 0)
    s.watching = page.number("watching", 0, 1, 0)
    aside = page.take("aside")
    for kind in box.take_monsters(aside.number(0, STACK), depth, aside) if aside else []:
        s.aside[s.n_aside] = kind + 1
        s.n_aside += 1
    if s.phase == Phase.MONSTER:
        s.met = box.take_monsters(1, depth, Said(1, "moment monster"))[0] + 1
    if s.phase == Phase.SABOTAGE:
        s.asked = page.number("asked", 0, s.players - 1, (s.turn + 1) % s.players)


def divers_in(s: State, said: Said | None) -> int:
    """Bit mask of divers, counted from 1; raises Flaw for one who is not in the team."""
    divers = numbers(said, 1, TEAM)
    for diver in divers:
        if said and not s.team[s.turn, diver - 1]:
            raise said.flaw("error-keylargo-absent-diver", seat=s.turn, diver=diver)
    return mask(diver - 1 for diver in divers)


def read_fresh(s: State, page: Page, moment: Said | None) -> None:
    """`fresh medium gold 3`: the treasure just drawn; one of the diving hand if it is not said."""
    if s.phase != Phase.TREASURE:
        return
    said = page.take("fresh")
    depth = s.depth[s.site[s.turn]]
    held = [kind for kind in range(KINDS) if s.hands[s.turn, kind] and s.depth_of[kind] == depth]
    if said:
        held = [kind for kind in held if kind == card_of(s, said, None)]
    elif s.used >> s.turn & 1:  # it may have been sold at once
        return
    if not held:
        raise (said or moment or Said(1, "")).flaw("error-keylargo-fresh", seat=s.turn, depth=word(Depth(depth)))
    s.fresh[s.turn] = held[0] + 1


def check_dive(s: State, said: Said) -> None:
    """Raises Flaw for a moment that needs a diver who drew, or one last card, where there is none."""
    drew = s.drawer != NONE and s.down >> s.drawer & 1
    watches = s.phase == Phase.WATCH and (last_diver(s) == NONE or s.left[s.site[s.turn]] != 1)
    if watches or (s.phase == Phase.MONSTER and not drew):
        raise said.flaw("error-keylargo-nobody-drew", seat=s.turn)


def dive_lines(s: State, shown: int) -> list[str]:
    """The same lines again; `shown`: the seats whose own things the reader sees."""
    last = [s.drawn_at[diver] for diver in range(TEAM)]
    fresh = s.fresh[s.turn] if shown >> s.turn & 1 else 0
    return [
        *([f"asked {s.asked}"] if s.phase == Phase.SABOTAGE else []),
        f"down {', '.join(map(str, names_of(s.down))) or NOTHING}",
        *numbered("drew", names_of(s.drew)),
        *numbered("kept", names_of(s.held_back)),
        *numbered("last", last if any(last) else []),
        *counted(brought=s.n_drawn, aside=s.n_aside, watching=s.watching),
        *([f"fresh {card_text(s, fresh - 1)}"] if fresh else []),
    ]


def names_of(divers: int) -> list[int]:
    """As people count them, from 1."""
    return [diver + 1 for diver in range(TEAM) if divers >> diver & 1]
