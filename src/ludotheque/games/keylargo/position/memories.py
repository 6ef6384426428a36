"""What seats remember (memory.py), in a position.

    memory 2 of D in 5: gold 3, goods 2; taken by 1, 1
    known 2 of 0: medium goods 3

Seat 2 looked into wreck D in the fifth half-day and remembers these cards of it, two of which seat 1 has drawn. Of a
seat whose cards of a wreck are not said, it is those that lie there. What it doubts of is in doubts.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection

from ludotheque.core.lists import NOTHING, kinds_in, numbered, numbers, parts
from ludotheque.core.position import Page, Said
from ludotheque.games.keylargo.actions import letter
from ludotheque.games.keylargo.doubts import alike_in, is_sold
from ludotheque.games.keylargo.hidden import remember_dive
from ludotheque.games.keylargo.memory import add_seen, remembered, surely_held
from ludotheque.games.keylargo.position.box import card_of
from ludotheque.games.keylargo.position.doubts import has_copies, likeliest
from ludotheque.games.keylargo.position.lists import cards, in_depth, seats_in
from ludotheque.games.keylargo.state import DAYS, HALVES, KINDS, SEATS, STACK, WRECKS, State, Type

LINE = re.compile(
    r"(?P<seat>\d+) of (?P<wreck>\S+?) in (?P<when>\d+)(?:: (?P<cards>[^;]*))?(?:; taken by (?P<taken>[\d, ]+))?"
)
FORM = "memory 2 of D in 5: gold 3, goods 2; taken by 1, 1"
KNOWN = re.compile(r"(?P<viewer>\d+) of (?P<seat>\d+): (?P<cards>.+)")


def read_memories(s: State, page: Page) -> list[tuple[int, int, Said]]:
    """All that is said of memories; seats and wrecks with their lines, for `check_memories`."""
    lines = []
    for said in page.take_all("memory"):
        groups = said.by(LINE, FORM)
        seat = groups["seat"].number(0, s.players - 1)
        wreck = wreck_of(s, groups["wreck"])
        s.looks[seat, wreck] = groups["when"].number(1, HALVES * DAYS)
        lines.append((seat, wreck, said))
        if "cards" in groups:
            read_group(s, seat, wreck, groups)
    for said in page.take_all("known"):
        groups = said.by(KNOWN, "known 2 of 0: medium goods 3")
        viewer, seat = (groups[name].number(0, s.players - 1) for name in ("viewer", "seat"))
        for part in parts(groups["cards"]):
            s.known[viewer, seat * KINDS + card_of(s, part, None)] += 1
        lines.append((viewer, WRECKS + seat, said))
    return lines


def wreck_of(s: State, said: Said) -> int:
    """A wreck by its letter."""
    names = [letter(wreck) for wreck in range(s.n_wrecks)]
    if said.text not in names:
        raise said.flaw("error-position-form", expected=FORM)
    return names.index(said.text)


def read_group(s: State, seat: int, wreck: int, groups: dict[str, Said]) -> None:
    cards = parts(groups["cards"])
    if len(cards) > STACK:
        raise groups["cards"].flaw("error-keylargo-stack", got=len(cards))
    for card in cards:
        add_seen(s, seat, wreck, card_of(s, card, s.depth[wreck]) + 1)
    for other, n in Counter(numbers(groups.get("taken"), 0, s.players - 1)).items():
        s.took[seat, wreck * SEATS + other] = n


def remembered_in(s: State, wreck: int) -> list[int]:
    """The kinds that somebody remembers of a wreck, in the order in which they fill it: a monster is still there."""
    for seat in range(s.players):
        j, places = likeliest(s, seat), range(remembered(s, seat, wreck))
        kinds = [s.seen[seat, wreck * STACK + i] - 1 for i in places if not is_sold(s, seat, j, wreck, i)]
        if kinds:
            return sorted(kinds, key=lambda kind: s.type_of[kind] != Type.MONSTER)
    return []


def known_in(s: State, seat: int, depth: int) -> list[int]:
    """The kinds of this depth that others know in a hand beyond those that are in it."""
    kinds = [kind for kind in range(KINDS) if s.copies[kind] and s.depth_of[kind] == depth]
    known = {
        kind: max(alike_in(s, viewer, likeliest(s, viewer), seat, kind + 1) for viewer in range(s.players))
        for kind in kinds
    }
    return [kind for kind in kinds for _ in range(known[kind] - s.hands[seat, kind])]


def complete_memories(s: State, lines: list[tuple[int, int, Said]], doubting: Collection[int]) -> None:
    """Of a wreck of which no card is said a seat remembers those that lie there; raises Flaw for what cannot be.

    `doubting`: seats of whose doubts something is said; doubts.py sees to theirs.
    """
    for seat, group, said in lines:
        if group >= WRECKS:
            check_known(s, seat, group - WRECKS, said)
        elif ":" not in said.text:
            for i in range(s.left[group]):
                add_seen(s, seat, group, s.stack[group, i])
            if s.site[s.turn] == group:
                remember_dive(s, seat, group)
        elif remembered(s, seat, group):
            check_group(s, seat, group, said)
            if seat not in doubting and not has_copies(s, seat, 0):
                raise said.flaw("error-keylargo-memory", wreck=letter(group))


def check_known(s: State, viewer: int, seat: int, said: Said) -> None:
    for kind in range(KINDS):
        if s.known[viewer, seat * KINDS + kind] > s.hands[seat, kind]:
            raise said.flaw("error-keylargo-known", seat=seat)


def check_group(s: State, viewer: int, wreck: int, said: Said) -> None:
    """All cards of the wreck are among those remembered, and the hands hold what was taken."""
    lying = Counter(s.stack[wreck, i] - 1 for i in range(s.left[wreck]))
    group = Counter(s.seen[viewer, wreck * STACK + i] - 1 for i in range(remembered(s, viewer, wreck)))
    held = [surely_held(s, viewer, seat, s.depth[wreck]) <= s.backs[seat, s.depth[wreck]] for seat in range(s.players)]
    taken = sum(s.took[viewer, wreck * SEATS + seat] for seat in range(s.players))
    if lying - group or taken > (group - lying).total() or not all(held):
        raise said.flaw("error-keylargo-memory", wreck=letter(wreck))


def memory_lines(s: State, shown: int) -> list[str]:
    """What each seat that is shown remembers; of the others, when they looked."""
    return [
        line for seat in range(s.players) for wreck in range(s.n_wrecks) for line in memory_line(s, seat, wreck, shown)
    ]


def memory_line(s: State, seat: int, wreck: int, shown: int) -> list[str]:
    """`memory 2 of D in 5: gold 3, goods 2; taken by 1, 1`."""
    if s.looks[seat, wreck] == 0:
        return []
    said = f"memory {seat} of {letter(wreck)} in {s.looks[seat, wreck]}"
    if not shown >> seat & 1:
        return [said]
    names = [in_depth(s, s.seen[seat, wreck * STACK + i] - 1) for i in range(remembered(s, seat, wreck))]
    taken = [other for other in range(s.players) for _ in range(s.took[seat, wreck * SEATS + other])]
    return ["; ".join([f"{said}: {', '.join(names) or NOTHING}", *numbered("taken by", taken)])]


def known_lines(s: State, shown: int) -> list[str]:
    """Cards that a seat knows to be in another hand."""
    hands = {
        (viewer, seat): [s.known[viewer, seat * KINDS + kind] for kind in range(KINDS)]
        for viewer in seats_in(s, shown)
        for seat in range(s.players)
    }
    return [
        f"known {viewer} of {seat}: {cards(s, kinds_in(copies))}"
        for (viewer, seat), copies in hands.items()
        if any(copies)
    ]
