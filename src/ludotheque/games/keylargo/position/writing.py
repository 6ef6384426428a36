"""Writing a position of Key Largo, whole or as one seat sees it."""

from __future__ import annotations

from ludotheque.core.lists import NOTHING, kinds_in, mask, numbered
from ludotheque.core.naming import word
from ludotheque.core.position import seat_table, wrapped
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import letter
from ludotheque.games.keylargo.facts import VISITS
from ludotheque.games.keylargo.legality import DIVES
from ludotheque.games.keylargo.position.dives import dive_lines
from ludotheque.games.keylargo.position.doubts import doubt_lines
from ludotheque.games.keylargo.position.lists import cards, in_depth, seats_in
from ludotheque.games.keylargo.position.memories import known_lines, memory_lines
from ludotheque.games.keylargo.position.moments import HIDDEN, MOORED
from ludotheque.games.keylargo.position.seats import BARE, NO_DIVER
from ludotheque.games.keylargo.position.visits import visit_lines
from ludotheque.games.keylargo.state import (
    HALVES,
    NONE,
    STACK,
    TEAM,
    Action,
    Depth,
    Encounter,
    Item,
    Phase,
    State,
    Stock,
)
from ludotheque.games.keylargo.words import HALF


def write(s: State) -> list[str]:
    """The whole state."""
    deck = [word(Encounter(s.encounter_deck[i])) for i in reversed(range(s.n_encounter_deck))]
    stacks = [[s.stack[wreck, i] - 1 for i in reversed(range(s.left[wreck]))] for wreck in range(s.n_wrecks)]
    return lines(s, mask(range(s.players)), stacks, deck)


def write_seen(s: State, seat: int | None) -> list[str]:
    """An observation: how many cards lie where, and what this seat holds and remembers."""
    return lines(s, 0 if seat is None else 1 << seat, [[] for _ in range(s.n_wrecks)], [])


def lines(s: State, shown: int, stacks: list[list[int]], deck: list[str]) -> list[str]:
    """`shown`: the seats whose own things the reader sees; of a wreck the cards that are seen, from the top."""
    long = [
        *(wreck_line(s, wreck, kinds) for wreck, kinds in enumerate(stacks)),
        *lurking(s),
        *supply(s),
        *gone(s),
        *(encounters(s, deck) if s.encounters else []),
        *memory_lines(s, shown),
        *known_lines(s, shown),
        *doubt_lines(s, shown),
    ]
    return [
        *calendar(s),
        *moment(s, shown),
        *seats(s, shown),
        *(part for line in long for part in wrapped(line)),
    ]


def calendar(s: State) -> list[str]:
    """Options that are not at their defaults, and where in the game we are."""
    said = [f"players {s.players}"]
    said += ["encounters true"] * s.encounters + ["pickpocket false"] * (not s.pickpocket)
    said += [f"day {s.day}", f"half {HALF[s.half]}", f"first {s.first}", f"ply {s.ply}"]
    return said + numbered("played", seats_in(s, s.used)) + numbered("declined", seats_in(s, s.declined))


def moment(s: State, shown: int) -> list[str]:
    """What is decided, and all that happened in the dive or visit before."""
    if s.phase == Phase.PROGRAM:
        return []
    said = [f"moment {word(Phase(s.phase))}"]
    if s.phase != Phase.OVER:
        said.append(f"turn {s.turn}")
    if s.phase in DIVES:
        said += dive_lines(s, shown)
    if s.phase in VISITS:
        said += visit_lines(s)
    return said


def seats(s: State, shown: int) -> list[str]:
    columns = {
        "money": [str(s.money[seat]) for seat in range(s.players)],
        "divers": [divers(s, seat) for seat in range(s.players)],
        "treasures": [treasures(s, seat, shown) for seat in range(s.players)],
    }
    if s.phase != Phase.PROGRAM:
        columns["boat"] = [boat(s, seat) for seat in range(s.players)]
    if s.phase != Phase.OVER:
        columns["program"] = [program(s, seat, shown) for seat in range(s.players)]
    if s.encounters:
        columns["encounters"] = [encounters_held(s, seat, shown) for seat in range(s.players)]
    return seat_table(list(columns), list(zip(*columns.values(), strict=True)))


def divers(s: State, seat: int) -> str:
    """`hose trident; -; bare`: place by place, up to the last diver."""
    last = max((diver for diver in range(TEAM) if s.team[seat, diver]), default=NONE)
    return "; ".join(diver_text(s, seat, diver) for diver in range(last + 1)) or NO_DIVER


def diver_text(s: State, seat: int, diver: int) -> str:
    if not s.team[seat, diver]:
        return NO_DIVER
    carried = zip(Item, (s.hoses, s.tridents, s.weights), strict=True)
    return " ".join(word(item) for item, grid in carried for _ in range(grid[seat, diver])) or BARE


def treasures(s: State, seat: int, shown: int) -> str:
    """The cards that are seen, or how many of each back."""
    if s.phase == Phase.OVER:
        return cards(s, kinds_in(s.shown.row(seat)))
    if shown >> seat & 1:
        return cards(s, kinds_in(s.hands.row(seat)))
    return ", ".join(f"{s.backs[seat, d]} more {word(d)}" for d in Depth if s.backs[seat, d]) or NOTHING


def boat(s: State, seat: int) -> str:
    if s.site[seat] != NONE:
        return letter(s.site[seat])
    return MOORED if s.place[seat] == NONE else word(Action(s.place[seat]))


def program(s: State, seat: int, shown: int) -> str:
    """Both cards of a seat that has chosen; hidden ones are not said."""
    if s.owing >> seat & 1:
        return NOTHING
    seen = s.program if shown >> seat & 1 else s.turned
    said = [word(Action(seen[seat, half] - 1)) if seen[seat, half] else HIDDEN for half in range(HALVES)]
    return HIDDEN if said == [HIDDEN, HIDDEN] else " ".join(said)


def encounters_held(s: State, seat: int, shown: int) -> str:
    if shown >> seat & 1:
        return ", ".join(encounter_names(s.encounter_hands.row(seat))) or NOTHING
    return f"{s.n_encounters[seat]} more" if s.n_encounters[seat] else NOTHING


def encounter_names(copies: Row | list[int]) -> list[str]:
    return [word(each) for each in Encounter for _ in range(copies[each])]


def wreck_line(s: State, wreck: int, kinds: list[int]) -> str:
    said = [in_depth(s, kind) for kind in kinds] + [f"{s.left[wreck]} more"] * (not kinds and s.left[wreck] > 0)
    return f"wreck {letter(wreck)} {word(Depth(s.depth[wreck]))}: {', '.join(said) or NOTHING}"


def lurking(s: State) -> list[str]:
    weights = {wreck: list(s.lurking.row(wreck)) for wreck in range(s.n_wrecks)}
    return [
        f"lurking {letter(wreck)}: {', '.join(map(str, weights[wreck]))}"
        for wreck in weights
        if weights[wreck] != [1] + [0] * STACK
    ]


def supply(s: State) -> list[str]:
    return [f"supply {', '.join(f'{word(stock)} {s.supply[stock]}' for stock in Stock)}"]


def gone(s: State) -> list[str]:
    kinds = kinds_in(list(s.gone))
    return [f"gone {cards(s, kinds)}"] if kinds else []


def encounters(s: State, deck: list[str]) -> list[str]:
    """The deck, the discards, and what is known of them since the last reshuffle."""
    discards, recycled = encounter_names(list(s.encounter_discards)), encounter_names(list(s.recycled))
    old = [s.old_encounters[seat] for seat in range(s.players)]
    return [
        f"deck {s.n_encounter_deck}" + (f" top {', '.join(deck)}" if deck else ""),
        *([f"discarded {', '.join(discards)}"] if discards else []),
        *([f"recycled {', '.join(recycled)}"] if recycled else []),
        *numbered("old", old if any(old) else []),
    ]
