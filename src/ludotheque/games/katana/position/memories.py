"""What seats know and remember (memory.py), in a position.

    known 2 of 0: katana, parry 2
    doubt 2 of bokken: 3 in 0, 1 in 4
    recent 2: bokken 5, parry 9
    elder 2: parry 3, daimyo
    drawn 2, 0, 3, 1

Seat 2 knows these cards in the hand of seat 0; a Bokken is in one of two hands, three to one. Since the deck was
shuffled, it considers 5 Bokken and 9 Parries to be cards of this deck, and 3 Parries and a Daimyo to have been in hands
all the time. Two cards of the hand of seat 0, three of that of seat 2 may have come out of this deck.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from ludotheque.core.lists import kinds_in, numbered, parts
from ludotheque.core.naming import word
from ludotheque.core.play import seats_in
from ludotheque.core.position import Page, Said
from ludotheque.games.katana.memory import FINE, unknown_in, unseen
from ludotheque.games.katana.position.box import FILLING, copies_of
from ludotheque.games.katana.position.lists import cards
from ludotheque.games.katana.state import DOUBTS, KINDS, SEATS, Card, State

KNOWN = re.compile(r"(?P<viewer>\d+) of (?P<seat>\d+): (?P<cards>.+)")
DOUBT = re.compile(r"(?P<viewer>\d+) of (?P<card>\w+): (?P<odds>.+)")
DOUBT_FORM = "doubt 2 of bokken: 3 in 0, 1 in 4"
ODDS = re.compile(r"(?P<odds>\d+) in (?P<seat>\d+)")
COPIES = re.compile(r"(?P<viewer>\d+): (?P<cards>.+)")


class Known(NamedTuple):
    """Cards that the viewer knows in the hand of a seat."""

    viewer: int
    seat: int
    kinds: list[int]
    said: Said


class Doubt(NamedTuple):
    """A card that the viewer knows to be in one of these hands, so likely in each."""

    viewer: int
    card: int
    odds: dict[int, int]
    said: Said


class Copies(NamedTuple):
    """Kinds of cards, copy by copy, and where they are said."""

    kinds: list[int]
    said: Said


@dataclass
class Memories:
    """What is said of memories; cards as kinds."""

    known: list[Known] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    recent: dict[int, Copies] = field(default_factory=dict)
    elder: dict[int, Copies] = field(default_factory=dict)
    drawn: Said | None = None

    def in_hand(self, s: State, seat: int) -> list[int]:
        """The cards that somebody knows, or believes first of all, to be in a hand beyond those that are in it."""
        wanted: Counter[int] = Counter()
        for viewer in range(s.players):
            known = [card for each in self.known if (each.viewer, each.seat) == (viewer, seat) for card in each.kinds]
            doubted = [each.card for each in self.doubts if each.viewer == viewer and seat == likeliest(each.odds)]
            wanted |= Counter(known + doubted)
        return list((wanted - Counter(kinds_in(s.hands.row(seat)))).elements())

    def in_deck(self) -> list[int]:
        """What the first seat of which it is said takes for cards of this deck; those that fill hands come last."""
        kinds = next((copies.kinds for copies in self.recent.values()), [])
        return sorted(kinds, key=FILLING.index, reverse=True)


def likeliest(odds: dict[int, int]) -> int:
    return max(odds, key=lambda seat: odds[seat])


def read_memories(s: State, page: Page) -> Memories:
    memories = Memories(drawn=page.take("drawn"))
    for said in page.take_all("known"):
        groups = said.by(KNOWN, "known 2 of 0: katana, parry 2")
        viewer, seat = (groups[name].number(0, s.players - 1) for name in ("viewer", "seat"))
        memories.known.append(Known(viewer, seat, kinds_of(groups["cards"]), said))
    for said in page.take_all("doubt"):
        groups = said.by(DOUBT, DOUBT_FORM)
        viewer = groups["viewer"].number(0, s.players - 1)
        memories.doubts.append(Doubt(viewer, copies_of(groups["card"])[0], odds_of(s, groups["odds"]), said))
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


def odds_of(s: State, said: Said) -> dict[int, int]:
    odds = {}
    for part in parts(said):
        groups = part.by(ODDS, DOUBT_FORM)
        odds[groups["seat"].number(0, s.players - 1)] = groups["odds"].number(1, FINE)
    if len(odds) < 2:
        raise said.flaw("error-position-form", expected=DOUBT_FORM)
    return odds


def remember(s: State, memories: Memories) -> None:
    """Writes memories into a state whose cards all have their places; raises Flaw for what cannot be."""
    read_drawn(s, memories.drawn)
    for known in memories.known:
        know(s, known)
    for each in memories.doubts:
        doubt(s, each)
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
    n = unseen(s, viewer, card)
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


def doubt(s: State, said: Doubt) -> None:
    """A card that is in one of those hands, beside those that the viewer knows there."""
    viewer, card = said.viewer, said.card
    free = [i for i in range(DOUBTS) if s.doubtful[viewer, i] == 0]
    full = [seat for seat in said.odds if unknown_in(s, viewer, seat) == 0]
    if viewer in said.odds or full or not free:
        raise said.said.flaw("error-katana-doubt", card=word(Card(card)), most=DOUBTS)
    s.doubtful[viewer, free[0]] = card + 1
    s.n_doubtful[viewer] += 1
    for seat, odds in said.odds.items():
        s.odds[viewer, free[0] * SEATS + seat] = odds
    if not are_there(s, viewer, card):
        raise said.said.flaw("error-katana-doubt", card=word(Card(card)), most=DOUBTS)


def are_there(s: State, viewer: int, card: int) -> bool:
    """Whether each copy doubted of can be another one: no group of hands has fewer than are doubted to be in it."""
    doubts = [i for i in range(DOUBTS) if s.doubtful[viewer, i] == card + 1]
    hands = [{seat for seat in range(s.players) if s.odds[viewer, i * SEATS + seat]} for i in doubts]
    copies = [s.hands[seat, card] - s.known[viewer, seat * KINDS + card] for seat in range(s.players)]
    groups = [set(seats_in(group)) for group in range(1 << s.players)]
    return all(sum(each <= group for each in hands) <= sum(copies[seat] for seat in group) for group in groups)


def check_copies(s: State, viewer: int, said: Said) -> None:
    """All that the viewer does not see is recent or elder, and this deck is made of recent cards."""
    for card in range(KINDS):
        missing = unseen(s, viewer, card)
        in_deck = sum(s.deck[i] == card for i in range(s.n_deck))
        recent, elder = s.recent[viewer, card], s.elder[viewer, card]
        if not (in_deck <= recent <= missing and elder <= missing <= recent + elder):
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
    lines += [doubt_line(s, viewer, i) for i in range(DOUBTS) if s.doubtful[viewer, i]]
    recent, elder = s.recent.row(viewer), s.elder.row(viewer)
    if any((recent[card], elder[card]) != unsaid(s, viewer, card) for card in range(KINDS)):
        lines += [f"recent {viewer}: {cards(kinds_in(recent))}", f"elder {viewer}: {cards(kinds_in(elder))}"]
    return lines


def doubt_line(s: State, viewer: int, i: int) -> str:
    """`doubt 2 of bokken: 3 in 0, 1 in 4`."""
    odds = {seat: s.odds[viewer, i * SEATS + seat] for seat in range(s.players)}
    hands = ", ".join(f"{n} in {seat}" for seat, n in odds.items() if n)
    return f"doubt {viewer} of {word(Card(s.doubtful[viewer, i] - 1))}: {hands}"
