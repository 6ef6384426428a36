"""Writing a position of Korsar. What is not written lies aside."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.game import option_text
from ludotheque.core.naming import word
from ludotheque.core.position import seat_table, wrapped
from ludotheque.games.korsar.actions import card_text
from ludotheque.games.korsar.cards import KINDS, PIRATE
from ludotheque.games.korsar.facts import cards_at
from ludotheque.games.korsar.options import ALONE, OPTIONS
from ludotheque.games.korsar.position.ships import LAID, NUMBER, PLAYED_ON
from ludotheque.games.korsar.state import NONE, End, State
from ludotheque.games.korsar.teams import is_second, is_side, shown_to

EVERYTHING = -1
CHOICES = ("captain_rule", "min_attack", "pirates_after_character", "team_admiral", "palette", "loot_visibility")


def write(s: State) -> list[str]:
    """The whole state."""
    return lines(s, EVERYTHING, [s.deck[i] for i in reversed(range(s.n_deck))])


def write_seen(s: State, seat: int | None) -> list[str]:
    """An observation: how many cards lie in the deck and in the hands not shown, but not which."""
    return lines(s, 0 if seat is None else shown_to(s, seat), [])


def lines(s: State, shown: int, top: list[int]) -> list[str]:
    long = [deck(s, top), *pile(s), *taken(s), *over(s)]
    return [
        *options(s),
        f"turn {s.turn}",
        f"round {s.round}",
        f"ply {s.ply}",
        *(part for line in long for part in wrapped(line)),
        *seats(s, shown),
        *(part for slot in range(s.n_ships) for part in wrapped(ship_line(s, slot))),
    ]


def options(s: State) -> list[str]:
    """The options that are not at their defaults, and always how many play and who began."""
    said: dict[str, str] = {"players": str(s.players)}
    if s.teams:
        said["teams"] = "true"
    for option in OPTIONS:
        if option.name in CHOICES and getattr(s, option.name) > 0:
            said[option.name] = option_text(option.values[getattr(s, option.name)])
    if not s.teams and s.players not in ALONE:
        said["allow_six_individual"] = "true"
    if not s.partner_sees_hand:
        said["partner_sees_hand"] = "false"
    said["start_player"] = str(s.first)
    return [f"{name} {value}" for name, value in said.items()]


def deck(s: State, top: list[int]) -> str:
    return f"deck {s.n_deck}" + (f" top {cards(s, top)}" if top else "")


def pile(s: State) -> list[str]:
    thrown = [s.discarded[i] for i in range(s.n_discarded)]
    return [f"discarded {cards(s, thrown)}"] if thrown else []


def taken(s: State) -> list[str]:
    ships = [f"{card_text(s, s.taken[i])} by {s.taker[i]}" for i in range(s.n_taken)]
    return [f"taken {', '.join(ships)}"] if ships else []


def over(s: State) -> list[str]:
    if s.phase == 0:
        return []
    return [f"over {word(End(s.end))} by {s.ender}", f"final {s.n_final}"]


def seats(s: State, shown: int) -> list[str]:
    """Hands, and the loot where more is in it than the ships named as taken."""
    hands = [hand(s, seat, shown) for seat in range(s.players)]
    sums = [loot(s, seat) for seat in range(s.players)]
    if all(said == "-" for said in sums):
        return seat_table(["hand"], [[said] for said in hands])
    return seat_table(["hand", "loot"], list(zip(hands, sums, strict=True)))


def hand(s: State, seat: int, shown: int) -> str:
    """The cards shown; of a hand not shown the ships that were counted out at the end, and how many more."""
    kinds = [card for card in range(PIRATE) for _ in range(s.unlaid[seat, card])]
    if shown >> seat & 1:
        kinds = [card for card in range(KINDS) for _ in range(s.hands[seat, card])]
    more = s.n_held[seat] - len(kinds)
    return ", ".join([card_text(s, card) for card in kinds] + [f"{more} more"] * (more > 0)) or "-"


def loot(s: State, seat: int) -> str:
    named = sum(s.worth[s.taken[i]] for i in range(s.n_taken) if s.taker[i] == seat)
    return str(s.loot[seat]) if is_side(s, seat) and s.loot[seat] != named else "-"


def cards(s: State, kinds: Iterable[int]) -> str:
    return ", ".join(card_text(s, card) for card in kinds)


def ship_line(s: State, slot: int) -> str:
    """The ship with its notes in brackets."""
    notes = ship_notes(s, slot)
    whole = ship_text(s, slot)
    owner = f"of {s.ships[slot].owner}"
    return whole.replace(owner, f"{owner} ({', '.join(notes)})", 1) if notes else whole


def ship_text(s: State, slot: int) -> str:
    """`ship 6 of 1: green 3 by 2, blue 3 by 0; admiral by 1`."""
    ship = s.ships[slot]
    text = f"{card_text(s, ship.card)} of {ship.owner}"
    played = [f"{card_text(s, play.card)} by {play.seat}" for play in cards_at(s, ship)]
    if played:
        text += f": {', '.join(played)}"
    if ship.character != NONE:
        text += f"; {card_text(s, ship.character)} by {ship.master}"
    return text


def ship_notes(s: State, slot: int) -> list[str]:
    notes = []
    if s.ships[slot].number != s.n_taken + slot:
        notes.append(f"{NUMBER} {s.ships[slot].number}")
    if s.phase == 0 and is_second(s, s.turn):
        notes += [LAID] * (s.fresh == slot) + [PLAYED_ON] * (s.barred == slot)
    return notes
