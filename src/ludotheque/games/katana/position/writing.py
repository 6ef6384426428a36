"""Writing a position of Katana, whole or as one seat sees it. What is not written lies aside."""

from __future__ import annotations

from ludotheque.core.lists import kinds_in, mask, numbered
from ludotheque.core.naming import word
from ludotheque.core.play import seats_in
from ludotheque.core.position import NOT_SAID, seat_table, wrapped
from ludotheque.games.katana.position.deeds import deed_lines
from ludotheque.games.katana.position.lists import card_names, cards
from ludotheque.games.katana.position.memories import memory_lines
from ludotheque.games.katana.position.moments import CALLS
from ludotheque.games.katana.position.seats import COLUMNS
from ludotheque.games.katana.state import NOBODY, PROPERTIES, Camp, Card, Character, End, Phase, Role, State


def write(s: State) -> list[str]:
    """The whole state."""
    return lines(s, mask(range(s.players)), [s.deck[i] for i in reversed(range(s.n_deck))])


def write_seen(s: State, seat: int | None) -> list[str]:
    """An observation: how many cards lie in the deck and in the hands of others, and what this seat knows."""
    return lines(s, 0 if seat is None else 1 << seat, [])


def lines(s: State, shown: int, top: list[int]) -> list[str]:
    """`shown`: the seats whose own things the reader sees."""
    long = [
        f"deck {s.n_deck}" + (f" top {cards(top)}" if top else ""),
        f"discarded {cards(s.discarded[i] for i in range(s.n_discarded))}",
        *deed_lines(s),
        *memory_lines(s, shown),
    ]
    return [
        *counts(s),
        *moment(s),
        *seats(s, shown),
        *(part for line in long for part in wrapped(line)),
    ]


def counts(s: State) -> list[str]:
    """Whose turn it is, and how far the game is; the box, where not all its honour points are in the game."""
    said = [f"players {s.players}", f"turn {s.turn}", f"turns {s.turns}", f"ply {s.ply}", f"box {s.box}"]
    said += [f"weapons {s.weapons}"] if s.weapons else []
    said += [f"exhaustions {s.exhaustions}"] if s.exhaustions else []
    return said


def moment(s: State) -> list[str]:
    """What waits for an answer, or how the game ended."""
    said = [f"resolving {resolving(s)}"] if s.resolving else []
    if s.resolving - 1 in CALLS:
        said += numbered("asked", seats_in(s.affected)) + numbered("answered", seats_in(s.answered))
    if s.flipped:
        said.append(f"flipped {word(Card(s.flipped - 1))}")
    if s.phase in (Phase.DRAW, Phase.DISCARD):
        said.append(f"moment {word(Phase(s.phase))}")
    if s.phase == Phase.OVER:
        said.append(f"over {word(End(s.end))}" + (f" by {s.ender}" if s.ender != NOBODY else ""))
        said += [f"lost_sword {word(Camp(s.lost_sword - 1))}"] if s.lost_sword else []
    return said


def resolving(s: State) -> str:
    """`nodachi > 2`, `battle_cry`."""
    return word(Card(s.resolving - 1)) + (f" > {s.target}" if s.target != NOBODY else "")


def seats(s: State, shown: int) -> list[str]:
    return seat_table(COLUMNS, [row(s, seat, shown >> seat & 1 == 1) for seat in range(s.players)])


def row(s: State, seat: int, is_shown: bool) -> list[str]:
    role = s.role[seat] if is_shown else s.revealed[seat]
    return [
        word(Role(role)) if role else NOT_SAID,
        word(Character(s.character[seat])),
        str(s.resilience[seat]),
        str(s.honour[seat]),
        hand(s, seat, is_shown),
        front(s, seat),
    ]


def hand(s: State, seat: int, is_shown: bool) -> str:
    """The cards that are seen, of a hand not shown the Daimyos counted at the end, and how many more."""
    seen = kinds_in(s.hands.row(seat)) if is_shown else [int(Card.DAIMYO)] * s.daimyos[seat]
    more = s.n_held[seat] - len(seen)
    return ", ".join([*card_names(seen), *([f"{more} more"] if more else [])]) or cards([])


def front(s: State, seat: int) -> str:
    return cards(Card.FOCUS + property for property in range(PROPERTIES) for _ in range(s.placed[seat, property]))
