"""Encounter cards (KL 3.1): drawn at Dolphin Cove, played at the place they name; what each does is with its place."""

from __future__ import annotations

from ludotheque.core.chance import shuffle
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.events import Event, confide, tell, tell_sum
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.state import ENCOUNTERS, NOBODY, NONE, Action, Encounter, State


@rule
def place_of(encounter: int) -> int:
    """The place that the card names (KL 1.11)."""
    if encounter <= Encounter.WATCHFUL_DIVER:
        return Action.DIVE
    if encounter <= Encounter.INSEPARABLE_BROTHERS:
        return Action.BAR
    if encounter <= Encounter.FAMILY:
        return Action.DOLPHINS
    if encounter <= Encounter.GOOD_PAL:
        return Action.SHOP
    return Action.MARKET


@rule
def is_open(s: State, seat: int) -> bool:
    """KL-R59: by public facts this seat might play a card now; it is asked, whatever its cards are."""
    placed = s.place[seat] != NONE
    return placed and s.n_encounters[seat] > 0 and not (s.used | s.declined) >> seat & 1


@rule
def why_not_encounter(s: State, seat: int, encounter: int) -> Reason:
    """KL 3.1, KL-R38, KL-R39: one card a half-day, held, with the boat at its place."""
    if not s.encounters:
        return Reason.NO_ENCOUNTERS
    if s.encounter_hands[seat, encounter] == 0:
        return Reason.NOT_IN_HAND
    if s.place[seat] != place_of(encounter):
        return Reason.OTHER_PLACE
    if (s.used | s.declined) >> seat & 1:
        return Reason.ONE_ENCOUNTER
    return ALLOWED


@rule
def play_encounter(s: State, seat: int, encounter: int) -> None:
    """KL-R37, KL-R38: onto the open discards; it is the seat's card for this half-day."""
    s.encounter_hands[seat, encounter] -= 1
    s.n_encounters[seat] -= 1
    s.encounter_discards[encounter] += 1
    s.used |= 1 << seat
    note_played(s, seat, encounter)
    tell(s, Event.PLAYED, seat, encounter, NONE, NONE, 0, NONE)


@rule
def note_played(s: State, seat: int, encounter: int) -> None:
    """Whether the card was held before the last reshuffle; if that cannot be told, the difference is forgotten."""
    fresh = s.recycled[encounter]
    if s.n_encounters[seat] + 1 == s.old_encounters[seat] or fresh == 0:
        if s.old_encounters[seat] > 0:
            s.old_encounters[seat] -= 1
    elif s.old_encounters[seat] == 0 or fresh == unseen_copies(s, encounter) + 1:
        s.recycled[encounter] -= 1
    else:
        for each in range(ENCOUNTERS):
            s.recycled[each] = 0
        for other in range(s.players):
            s.old_encounters[other] = 0


@rule
def unseen_copies(s: State, encounter: int) -> int:
    """Copies in the deck and in all hands."""
    return s.encounter_copies[encounter] - s.encounter_discards[encounter]


@rule
def draw_encounter(s: State, seat: int) -> None:
    """KL 3.1, KL-R35, KL-R37: one card, unless two are held or there is none."""
    if s.n_encounters[seat] >= s.max_encounters:
        return
    if s.n_encounter_deck == 0:
        reshuffle(s)
    if s.n_encounter_deck == 0:
        return
    s.n_encounter_deck -= 1
    encounter = s.encounter_deck[s.n_encounter_deck]
    s.encounter_deck[s.n_encounter_deck] = 0
    s.encounter_hands[seat, encounter] += 1
    s.n_encounters[seat] += 1
    confide(s, seat, encounter)
    tell_sum(s, Event.FOUND, seat, 0)


@rule
def reshuffle(s: State) -> None:
    """KL-R37: the discards become a new deck."""
    for encounter in range(ENCOUNTERS):
        s.recycled[encounter] = s.encounter_discards[encounter]
        for _ in range(s.encounter_discards[encounter]):
            s.encounter_deck[s.n_encounter_deck] = encounter
            s.n_encounter_deck += 1
        s.encounter_discards[encounter] = 0
    for seat in range(s.players):
        s.old_encounters[seat] = s.n_encounters[seat]
    if s.n_encounter_deck > 0:
        shuffle(s.encounter_deck, s.n_encounter_deck, s.chance)
        tell_sum(s, Event.RESHUFFLED, NOBODY, s.n_encounter_deck)
