"""What seats know and remember (memory.py), in a position.

    known 2 of 0: katana, parry 2
    doubt 2 of bokken: 3 in 0, 1 in 4
    recent 2: bokken 5, parry 9
    elder 2: parry 3, daimyo
    drawn 2, 0, 3, 1

Seat 2 knows these cards in the hand of seat 0; a Bokken is in one of two hands, three to one, see doubts.py. Since the
deck was shuffled, it considers 5 Bokken and 9 Parries to be cards of this deck, and 3 Parries and a Daimyo to have been
in hands all the time. Two cards of the hand of seat 0, three of that of seat 2 may have come out of this deck.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from ludotheque.core.doubts import Doubts, read_doubts
from ludotheque.core.lists import kinds_in, numbered, parts
from ludotheque.core.naming import word
from ludotheque.core.position import Page, Said
from ludotheque.games.katana.doubts import most_at_large
from ludotheque.games.katana.memory import unseen
from ludotheque.games.katana.position.box import FILLING, copies_of
from ludotheque.games.katana.position.doubts import DOUBT_FORM, doubt, doubt_lines, likely_in
from ludotheque.games.katana.position.lists import cards
from ludotheque.games.katana.state import KINDS, Card, State

KNOWN = re.compile(r"(?P<viewer>\d+) of (?P<seat>\d+): (?P<cards>.+)")
COPIES = re.compile(r"(?P<viewer>\d+): (?P<cards>.+)")


class Known(NamedTuple):
    """Cards that the viewer knows in the hand of a seat."""

    viewer: int
    seat: int
    kinds: list[int]
    said: Said


class Copies(NamedTuple):
    """Kinds of cards, copy by copy, and where they are said."""

    kinds: list[int]
    said: Said


@dataclass
class Memories:
    """What is said of memories; cards as kinds."""

    known: list[Known] = field(default_factory=list)
    doubts: dict[int, Doubts] = field(default_factory=dict)
    recent: dict[int, Copies] = field(default_factory=dict)
    elder: dict[int, Copies] = field(default_factory=dict)
    drawn: Said | None = None

    def in_hand(self, s: State, seat: int) -> list[int]:
        """The cards that somebody knows, or believes first of all, to be in a hand beyond those that are in it."""
        wanted: Counter[int] = Counter()
        for viewer in range(s.players):
            known = [card for each in self.known if (each.viewer, each.seat) == (viewer, seat) for card in each.kinds]
            doubted = likely_in(self.doubts[viewer], seat) if viewer in self.doubts else []
            wanted |= Counter(known + doubted)
        return list((wanted - Counter(kinds_in(s.hands.row(seat)))).elements())

    def in_deck(self) -> list[int]:
        """What the first seat of which it is said takes for cards of this deck; those that fill hands come last."""
        kinds = next((copies.kinds for copies in self.recent.values()), [])
        return sorted(kinds, key=FILLING.index, reverse=True)


def read_memories(s: State, page: Page) -> Memories:
    memories = Memories(drawn=page.take("drawn"), doubts=read_doubts(s, page, DOUBT_FORM))
    for said in page.take_all("known"):
        groups = said.by(KNOWN, "known 2 of 0: katana, parry 2")
        viewer, seat = (groups[name].number(0, s.players - 1) for name in ("viewer", "seat"))
        memories.known.append(Known(viewer, seat, kinds_of(groups["cards"]), said))
    for name, remembered in (("recent", memories.recent), ("elder", memories.elder)):
        for said in page.take_all(name):
            groups = said.by(COPIES, f"{name} 2: bokken 5, parry 9")
            viewer = groups["viewer"].number(0, s.players - 1)
            if viewer in remembered:
                raise said.flaw("error-position-twice", word=f"{name} {viewer}", first=remembered[viewer].said.line)
            remembered[viewer] = Copies(kinds_of(groups["cards"]), said)
    return memories


def kinds_of(said: Said) -> list[int]:
    """The cards of a list, copy by copy."""
    return [card for part in parts(said) for card, n in [copies_of(part)] for _ in range(n)]


def remember(s: State, memories: Memories) -> None:
    """Writes memories into a state whose cards all have their places; raises Flaw for what cannot be."""
    read_drawn(s, memories.drawn)
    for known in memories.known:
        know(s, known)
    for viewer, doubts in memories.doubts.items():
        doubt(s, viewer, doubts)
    for viewer in range(s.players):
        for card in range(KINDS):
            s.recent[viewer, card], s.elder[viewer, card] = unsaid(s, viewer, card)
    for viewer in {**memories.recent, **memories.elder}:
        recent = memories.recent.get(viewer, Copies([], Said(1, "")))
        elder = memories.elder.get(viewer, Copies([], recent.said))
        for card in range(KINDS):
            s.recent[viewer, card] = recent.kinds.count(card)
            s.elder[viewer, card] = elder.kinds.count(card)
        check_copies(s, viewer, elder.said)


def unsaid(s: State, viewer: int, card: int) -> tuple[int, int]:
    """Copies that can be recent, and elder, as far as lies open: before the first shuffle all are recent."""
    n = most_at_large(s, viewer, card)
    return n, n if s.exhaustions else 0


def read_drawn(s: State, said: Said | None) -> None:
    """A number a seat; unsaid, every card of a hand may have come out of this deck."""
    numbers = parts(said)
    if said is not None and len(numbers) != s.players:
        raise said.flaw("error-position-form", expected=f"drawn {', '.join('2' * s.players)}")
    for seat in range(s.players):
        s.drawn[seat] = numbers[seat].number(0, s.n_held[seat]) if numbers else s.n_held[seat]


def know(s: State, known: Known) -> None:
    """Cards that are in the hand of another."""
    place = known.seat * KINDS
    for card in known.kinds:
        if known.viewer == known.seat or s.known[known.viewer, place + card] == s.hands[known.seat, card]:
            raise known.said.flaw("error-katana-known", seat=known.seat, card=word(Card(card)))
        s.known[known.viewer, place + card] += 1


def check_copies(s: State, viewer: int, said: Said) -> None:
    """All that the viewer does not see is recent or elder, and this deck is made of recent cards."""
    for card in range(KINDS):
        missing, most = unseen(s, viewer, card), most_at_large(s, viewer, card)
        in_deck = sum(s.deck[i] == card for i in range(s.n_deck))
        recent, elder = s.recent[viewer, card], s.elder[viewer, card]
        if not (in_deck <= recent <= most and elder <= most and missing <= recent + elder):
            raise said.flaw("error-katana-unseen", seat=viewer, card=word(Card(card)), missing=missing)


def memory_lines(s: State, shown: int) -> list[str]:
    """What the seats that are shown know and remember; what all may count of each hand."""
    lines = [line for viewer in range(s.players) if shown >> viewer & 1 for line in lines_of(s, viewer)]
    drawn = [s.drawn[seat] for seat in range(s.players)]
    return [*lines, *numbered("drawn", drawn if drawn != list(s.n_held)[: s.players] else [])]


def lines_of(s: State, viewer: int) -> list[str]:
    """What a seat knows and remembers, but for what goes without saying."""
    lines = [
        f"known {viewer} of {seat}: {cards(kinds)}"
        for seat in range(s.players)
        if (kinds := kinds_in([s.known[viewer, seat * KINDS + card] for card in range(KINDS)]))
    ]
    lines += doubt_lines(s, viewer)
    recent, elder = s.recent.row(viewer), s.elder.row(viewer)
    if any((recent[card], elder[card]) != unsaid(s, viewer, card) for card in range(KINDS)):
        lines += [f"recent {viewer}: {cards(kinds_in(recent))}", f"elder {viewer}: {cards(kinds_in(elder))}"]
    return lines
