"""What seats remember (memory.py), in a position.

    memory 2 of D in 5: gold 3, goods 2?; taken by 1, 1; perhaps by 0, 3
    memory 2 of deep: gold 4; perhaps by 0, 1
    known 2 of 0: medium goods 3

Seat 2 looked into wreck D in the fifth half-day and remembers these cards of it; of goods 2 it is not sure. Two of them
seat 1 has drawn, others may be in the hands of 0 and 3. Of a seat whose cards of a wreck are not said, it is those
that lie there. The second line is about cards that went from hand to hand, by their back.
"""

from __future__ import annotations

import re
from collections import Counter

from ludotheque.core.lists import NOTHING, kinds_in, mask, numbered, numbers, parts
from ludotheque.core.naming import word
from ludotheque.core.position import Page, Said
from ludotheque.games.keylargo.actions import letter
from ludotheque.games.keylargo.hidden import remember_dive
from ludotheque.games.keylargo.memory import add_seen, free_copies, remembered, surely_held
from ludotheque.games.keylargo.position.box import card_of
from ludotheque.games.keylargo.position.lists import cards, in_depth, seats_in
from ludotheque.games.keylargo.state import DAYS, GROUPS, HALVES, KINDS, SEATS, STACK, WRECKS, Depth, State, Type

LINE = re.compile(
    r"(?P<seat>\d+) of (?P<group>\S+?)(?: in (?P<when>\d+))?(?:: (?P<cards>[^;]*))?"
    r"(?:; taken by (?P<taken>[\d, ]+))?(?:; perhaps by (?P<perhaps>[\d, ]+))?"
)
FORM = "memory 2 of D in 5: gold 3, goods 2?; taken by 1, 1; perhaps by 0, 3"
KNOWN = re.compile(r"(?P<viewer>\d+) of (?P<seat>\d+): (?P<cards>.+)")
DOUBT = "?"


def read_memories(s: State, page: Page) -> list[tuple[int, int, Said]]:
    """All that is said of memories; seats and wrecks with their lines, for `check_memories`."""
    lines = []
    for said in page.take_all("memory"):
        groups = said.by(LINE, FORM)
        seat = groups["seat"].number(0, s.players - 1)
        group = group_of(s, groups["group"])
        if group < WRECKS:
            if "when" not in groups:
                raise said.flaw("error-position-form", expected=FORM)
            s.looks[seat, group] = groups["when"].number(1, HALVES * DAYS)
            lines.append((seat, group, said))
        if "cards" in groups:
            read_group(s, seat, group, groups)
    for said in page.take_all("known"):
        groups = said.by(KNOWN, "known 2 of 0: medium goods 3")
        viewer, seat = (groups[name].number(0, s.players - 1) for name in ("viewer", "seat"))
        for part in parts(groups["cards"]):
            s.known[viewer, seat * KINDS + card_of(s, part, None)] += 1
        lines.append((viewer, WRECKS + seat, said))
    return lines


def group_of(s: State, said: Said) -> int:
    """A wreck's letter, or the depth of cards that went from hand to hand."""
    names = [*map(letter, range(s.n_wrecks)), *(word(depth) for depth in Depth)]
    if said.text not in names:
        raise said.flaw("error-position-form", expected=FORM)
    at = names.index(said.text)
    return at if at < s.n_wrecks else WRECKS + at - s.n_wrecks


def read_group(s: State, seat: int, group: int, groups: dict[str, Said]) -> None:
    depth = s.depth[group] if group < WRECKS else group - WRECKS
    cards = parts(groups["cards"])
    if len(cards) > STACK:
        raise groups["cards"].flaw("error-keylargo-stack", got=len(cards))
    for card in cards:
        kind = card_of(s, Said(card.line, card.text.removesuffix(DOUBT)), depth)
        add_seen(s, seat, group, -kind - 1 if card.text.endswith(DOUBT) else kind + 1)
    for other, n in Counter(numbers(groups.get("taken"), 0, s.players - 1)).items():
        s.took[seat, group * SEATS + other] = n
    s.loose[seat, group] = mask(numbers(groups.get("perhaps"), 0, s.players - 1))


def remembered_in(s: State, wreck: int) -> list[int]:
    """The kinds that somebody remembers of a wreck, in the order in which they fill it: a monster is still there."""
    for seat in range(s.players):
        seen = [s.seen[seat, wreck * STACK + i] for i in range(remembered(s, seat, wreck))]
        if seen:
            kinds = sorted(seen, key=lambda number: (s.type_of[abs(number) - 1] != Type.MONSTER, number < 0))
            return [abs(number) - 1 for number in kinds]
    return []


def known_in(s: State, seat: int, depth: int) -> list[int]:
    """The kinds of this depth that others know in a hand beyond those that are in it."""
    kinds = [kind for kind in range(KINDS) if s.copies[kind] and s.depth_of[kind] == depth]
    known = {kind: max(s.known[viewer, seat * KINDS + kind] for viewer in range(s.players)) for kind in kinds}
    return [kind for kind in kinds for _ in range(known[kind] - s.hands[seat, kind])]


def complete_memories(s: State, lines: list[tuple[int, int, Said]]) -> None:
    """Of a wreck of which no card is said a seat remembers those that lie there; raises Flaw for what cannot be."""
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


def check_known(s: State, viewer: int, seat: int, said: Said) -> None:
    for kind in range(KINDS):
        if s.known[viewer, seat * KINDS + kind] > s.hands[seat, kind]:
            raise said.flaw("error-keylargo-known", seat=seat)


def check_group(s: State, viewer: int, wreck: int, said: Said) -> None:
    """All cards of the wreck are among those remembered; the box has as many, and the hands hold what was taken."""
    lying = Counter(s.stack[wreck, i] - 1 for i in range(s.left[wreck]))
    group = Counter(abs(s.seen[viewer, wreck * STACK + i]) - 1 for i in range(remembered(s, viewer, wreck)))
    held = [surely_held(s, viewer, seat, s.depth[wreck]) <= s.backs[seat, s.depth[wreck]] for seat in range(s.players)]
    taken = sum(s.took[viewer, wreck * SEATS + seat] for seat in range(s.players))
    known = all(free_copies(s, viewer, kind) >= 0 for kind in group)
    if lying - group or taken > (group - lying).total() or not (known and all(held)):
        raise said.flaw("error-keylargo-memory", wreck=letter(wreck))


def memory_lines(s: State, shown: int) -> list[str]:
    """What each seat that is shown remembers; of the others, when they looked."""
    return [
        line
        for seat in range(s.players)
        for group in (*range(s.n_wrecks), *range(WRECKS, GROUPS))
        for line in memory_line(s, seat, group, shown)
    ]


def memory_line(s: State, seat: int, group: int, shown: int) -> list[str]:
    """`memory 2 of D in 5: gold 3, goods 2?; taken by 1, 1; perhaps by 0, 3`."""
    numbers = [number for number in (s.seen[seat, group * STACK + i] for i in range(STACK)) if number]
    looked = group < WRECKS and s.looks[seat, group] > 0
    if not (looked or (numbers and shown >> seat & 1)):
        return []
    of = letter(group) if group < WRECKS else word(Depth(group - WRECKS))
    said = f"memory {seat} of {of}" + (f" in {s.looks[seat, group]}" if looked else "")
    if not shown >> seat & 1:
        return [said]
    names = [in_depth(s, abs(number) - 1) + DOUBT * (number < 0) for number in numbers]
    taken = [other for other in range(s.players) for _ in range(s.took[seat, group * SEATS + other])]
    parts = [
        f"{said}: {', '.join(names) or NOTHING}",
        *numbered("taken by", taken),
        *numbered("perhaps by", seats_in(s, s.loose[seat, group])),
    ]
    return ["; ".join(parts)]


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
