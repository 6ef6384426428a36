"""Writing a position of Key Largo, whole or as one seat sees it."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.position import seat_table, wrapped
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import card_text, letter, word
from ludotheque.games.keylargo.facts import DIVES, VISITS
from ludotheque.games.keylargo.position.box import mask
from ludotheque.games.keylargo.position.memories import DOUBT
from ludotheque.games.keylargo.position.moments import HIDDEN, MOORED
from ludotheque.games.keylargo.position.seats import BARE, NO_DIVER
from ludotheque.games.keylargo.state import (
    GROUPS,
    HALVES,
    KINDS,
    NONE,
    SEATS,
    STACK,
    TEAM,
    WRECKS,
    Action,
    Depth,
    Encounter,
    Item,
    Phase,
    State,
    Stock,
    Type,
)
from ludotheque.games.keylargo.words import HALF

NOTHING = "-"


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
        *memories(s, shown),
        *known(s, shown),
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
        said += dive(s, shown)
    if s.phase in VISITS:
        said += visit(s)
    return said


def dive(s: State, shown: int) -> list[str]:
    last = [s.drawn_at[diver] for diver in range(TEAM)]
    fresh = s.fresh[s.turn] if shown >> s.turn & 1 else 0
    return [
        *([f"asked {s.asked}"] if s.phase == Phase.SABOTAGE else []),
        f"down {', '.join(map(str, divers_in(s.down))) or NOTHING}",
        *numbered("drew", divers_in(s.drew)),
        *numbered("kept", divers_in(s.held_back)),
        *numbered("last", last if any(last) else []),
        *counted(brought=s.n_drawn, aside=s.n_aside, watching=s.watching),
        *([f"fresh {card_text(s, fresh - 1)}"] if fresh else []),
    ]


def visit(s: State) -> list[str]:
    bought = [f"{word(item)} {s.bought[item]}" for item in Item if s.bought[item]]
    return [
        *([f"effect {word(Encounter(s.effect - 1))}"] if s.effect else []),
        *counted(hired=s.hired, robbed=s.robbed, rounds=s.rounds),
        *([f"looked {letter(s.looked)}"] if s.looked != NONE else []),
        *([f"bought {', '.join(bought)}"] if bought else []),
        *([f"sold {word(Type(s.sold_type))} {s.n_sold}"] if s.n_sold else []),
        *counted(extra=s.n_extra),
    ]


def counted(**figures: int) -> list[str]:
    return [f"{name} {n}" for name, n in figures.items() if n]


def numbered(name: str, numbers: list[int]) -> list[str]:
    return [f"{name} {', '.join(map(str, numbers))}"] if numbers else []


def seats_in(s: State, seats: int) -> list[int]:
    return [seat for seat in range(s.players) if seats >> seat & 1]


def divers_in(divers: int) -> list[int]:
    """As people count them, from 1."""
    return [diver + 1 for diver in range(TEAM) if divers >> diver & 1]


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


def kinds_in(copies: Row | list[int]) -> list[int]:
    return [kind for kind, n in enumerate(copies) for _ in range(n)]


def cards(s: State, kinds: Iterable[int]) -> str:
    return ", ".join(card_text(s, kind) for kind in kinds) or NOTHING


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


def in_depth(s: State, kind: int) -> str:
    """A card where its depth is said already."""
    return card_text(s, kind).split(" ", 1)[1]


def lurking(s: State) -> list[str]:
    weights = {wreck: list(s.lurking.row(wreck)) for wreck in range(s.n_wrecks)}
    return [
        f"lurking {letter(wreck)}: {', '.join(map(str, weights[wreck]))}"
        for wreck in weights
        if weights[wreck] != [1] + [0] * STACK
    ]


def supply(s: State) -> list[str]:
    return [f"supply {', '.join(f'{stock.name.lower()} {s.supply[stock]}' for stock in Stock)}"]


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


def memories(s: State, shown: int) -> list[str]:
    """What each seat that is shown remembers; of the others, when they looked."""
    return [
        line
        for seat in range(s.players)
        for group in (*range(s.n_wrecks), *range(WRECKS, GROUPS))
        for line in memory(s, seat, group, shown)
    ]


def memory(s: State, seat: int, group: int, shown: int) -> list[str]:
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


def known(s: State, shown: int) -> list[str]:
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
