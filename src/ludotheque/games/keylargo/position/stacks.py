"""The cards of a position: wrecks, hands and what is gone; first all that are named, then what fills the rest."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from ludotheque.core.lists import parts
from ludotheque.core.naming import word
from ludotheque.core.position import Page, Said
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import letter
from ludotheque.games.keylargo.hidden import fewest_pins, monster_of
from ludotheque.games.keylargo.position.box import Box
from ludotheque.games.keylargo.position.memories import known_in, remembered_in
from ludotheque.games.keylargo.position.seats import Rows, read_treasures
from ludotheque.games.keylargo.setup import lay_wrecks
from ludotheque.games.keylargo.state import NONE, STACK, WRECKS, Depth, State, Type
from ludotheque.games.keylargo.wrecks import gain, put_in

LINE = re.compile(r"(?P<wreck>\S+) (?P<depth>shallow|medium|deep): (?P<cards>.+)")
FORM = "wreck D medium: gold 3, monster, 2 more"
MORE = re.compile(r"(\d) more")
LURKING = re.compile(r"(?P<wreck>\S+): (?P<weights>.+)")
WEIGHT = re.compile(r"(?P<weight>\d{1,13})")


class Stack(NamedTuple):
    """A wreck from its top card down; None for a card that is not named. `said` is None for a wreck that is not."""

    cards: list[int | None]
    said: Said | None


def lay_empty_wrecks(s: State, options: Row) -> None:
    """The wrecks of this game (KL 1.5), without their cards."""
    lay_wrecks(s, options)
    for wreck in range(s.n_wrecks):
        s.left[wreck] = 0
        for i in range(STACK):
            s.stack[wreck, i] = 0


def wreck_of(s: State, said: Said) -> int:
    """The wreck with this letter; raises Flaw."""
    wreck = ord(said.text) - ord("A") if len(said.text) == 1 else WRECKS
    if 0 <= wreck < s.n_wrecks:
        return wreck
    raise said.flaw("error-keylargo-wreck", got=said.text, last=letter(s.n_wrecks - 1))


def read_cards(s: State, page: Page, rows: Rows, box: Box) -> None:
    """Gives every wreck card in play its place: those named, those that somebody knows of, then what fills the rest."""
    named = list(read_treasures(s, rows, box))
    for part in parts(page.take("gone")):
        s.gone[box.take(part, None)] += 1
    stacks = read_stacks(s, page, box)
    open_hands = [(seat, depth, n - give_known(s, seat, depth, n, box), said) for seat, depth, n, said in named]
    remembered = [wreck for wreck in stacks if remembered_in(s, wreck)]
    for wreck in sorted(remembered, key=lambda wreck: len(remembered_in(s, wreck)) - len(stacks[wreck].cards)):
        fill_stack(s, wreck, stacks[wreck], box)
    for seat, depth, n, said in open_hands:
        for kind in box.fill(n, [], box.treasures(depth), said):
            gain(s, seat, kind)
    for wreck in sorted(stacks, key=lambda wreck: stacks[wreck].said is None):
        if wreck not in remembered:
            fill_stack(s, wreck, stacks[wreck], box)
    read_lurking(s, page)


def give_known(s: State, seat: int, depth: int, n: int, box: Box) -> int:
    """The cards that others know in this hand, n at most; how many."""
    kinds = [kind for kind in known_in(s, seat, depth)[:n] if box.left[kind] > 0]
    for kind in kinds:
        box.left[kind] -= 1
        gain(s, seat, kind)
    return len(kinds)


def read_stacks(s: State, page: Page, box: Box) -> dict[int, Stack]:
    """What the position says of each wreck; five open cards if nothing."""
    stacks = {wreck: Stack([None] * STACK, None) for wreck in range(s.n_wrecks)}
    for said in page.take_all("wreck"):
        groups = said.by(LINE, FORM)
        wreck = wreck_of(s, groups["wreck"])
        depth = s.depth[wreck]
        if stacks[wreck].said is not None:
            raise said.flaw("error-keylargo-wreck-twice", wreck=letter(wreck))
        if groups["depth"].text != word(Depth(depth)):
            raise groups["depth"].flaw("error-keylargo-depth", wreck=letter(wreck), depth=word(Depth(depth)))
        cards: list[int | None] = []
        for part in parts(groups["cards"]):
            more = MORE.fullmatch(part.text)
            cards += [None] * int(more[1]) if more else [box.take(part, depth)]
        if len(cards) > STACK:
            raise said.flaw("error-keylargo-stack", got=len(cards))
        stacks[wreck] = Stack(cards, said)
    return stacks


def fill_stack(s: State, wreck: int, stack: Stack, box: Box) -> None:
    """Lays the cards of a wreck; a wreck that is not said has as many as there are, five at most."""
    kinds = box.cards(s.depth[wreck])
    n = stack.cards.count(None)
    if stack.said is None:
        n = min(n, sum(box.left[kind] for kind in kinds))
    named = Counter(kind for kind in (*stack.cards, *out_of(s, wreck)) if kind is not None)
    wanted = list((Counter(remembered_in(s, wreck)) - named).elements())
    filling = iter(box.fill(n, wanted, kinds, stack.said or Said(1, f"wreck {letter(wreck)}")))
    for kind in reversed([next(filling, NONE) if kind is None else kind for kind in stack.cards]):
        if kind != NONE:
            put_in(s, wreck, kind)


def out_of(s: State, wreck: int) -> list[int]:
    """The monsters of a wreck that the dive which goes on has set aside, or meets."""
    if s.site[s.turn] != wreck:
        return []
    return [kind - 1 for kind in (*s.aside, s.met) if kind]


def read_lurking(s: State, page: Page) -> None:
    """`lurking D: 0, 2`: how likely what was seen is, by monsters met before; the terms that are not said are zero."""
    for said in page.take_all("lurking"):
        groups = said.by(LURKING, "lurking D: 0, 2, 1")
        wreck = wreck_of(s, groups["wreck"])
        weights = [int(part.by(WEIGHT, "0")["weight"].text) for part in parts(groups["weights"])]
        if len(weights) > STACK + 1 or not any(weights[: s.left[wreck] + 1]):
            raise said.flaw("error-keylargo-lurking", wreck=letter(wreck), left=s.left[wreck])
        for j in range(STACK + 1):
            s.lurking[wreck, j] = weights[j] if j < len(weights) else 0
        check_monsters(s, s.depth[wreck], said)


def check_monsters(s: State, depth: int, said: Said) -> None:
    """Raises Flaw if the wrecks of this depth would hold more monsters than there are: no world could be sampled."""
    kind = monster_of(s, depth)
    copies = 0 if kind == NONE else s.copies[kind] - s.gone[kind] - [*s.aside, s.met].count(kind + 1)
    if sum(fewest_pins(s, wreck) for wreck in range(s.n_wrecks) if s.depth[wreck] == depth) > copies:
        card = f"{word(Depth(depth))} {word(Type.MONSTER)}"
        raise said.flaw("error-keylargo-copies", card=card, copies=0 if kind == NONE else s.copies[kind])
