"""The Mermaid Bar (KL 2.5): hire a diver, hire a pickpocket, pay a round; and the encounters there (KL 3.2)."""

from __future__ import annotations

from ludotheque.core.chance import pick
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.encounters import is_open, play_encounter, why_not_encounter
from ludotheque.games.keylargo.events import Event, confide, tell, tell_sum, tell_two
from ludotheque.games.keylargo.learning import look, note_theft
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.state import NONE, Action, Encounter, Phase, Service, State, Stock
from ludotheque.games.keylargo.visit import begin_visit, in_force, skip_visit
from ludotheque.games.keylargo.wrecks import gain, lose, n_treasures

CHEAP = 30  # dollars: the Cheap Pickpocket


@rule
def begin_bar(s: State, seat: int) -> None:
    begin_visit(s, seat)
    if can_use_bar(s, seat) or is_open(s, seat):
        s.phase = Phase.BAR
    else:
        skip_visit(s, seat, Action.BAR)


@rule
def offer_bar(s: State, seat: int) -> None:
    """The visit goes on while anything can be done."""
    if can_use_bar(s, seat) or is_open(s, seat):
        s.phase = Phase.BAR
    else:
        s.phase = Phase.NEXT_BOAT


@rule
def can_use_bar(s: State, seat: int) -> bool:
    if why_not_service(s, seat, Service.ROUND) == ALLOWED and wrecks_with_cards(s) > 0:
        return True
    return why_not_service(s, seat, Service.DIVER) == ALLOWED or can_rob(s, seat)


@rule
def bar_price(s: State, service: int) -> int:
    """KL 1.6, KL-R09, KL-R21: by all boats at the bar, in three bands; the Cheap Pickpocket costs less."""
    if service == Service.PICKPOCKET and in_force(s, Encounter.CHEAP_PICKPOCKET):
        return CHEAP
    return s.bar[service, s.boats[Action.BAR] - 1]


@rule
def why_not_service(s: State, seat: int, service: int) -> Reason:
    """KL-R22, KL-R25: each service once a visit (KL-R45: one of them twice), and money enough."""
    if service == Service.PICKPOCKET and not s.pickpocket:
        return Reason.NO_PICKPOCKETS
    if is_used_up(s, service):
        return Reason.ONCE_A_VISIT
    if service == Service.DIVER:
        room = why_no_room(s, seat)
        if room != ALLOWED:
            return room
    if s.money[seat] < bar_price(s, service):
        return Reason.NO_MONEY
    return ALLOWED


@rule
def is_used_up(s: State, service: int) -> bool:
    """KL-R22, KL-R45: the Inseparable Brothers allow one more hire, of a diver or of a pickpocket."""
    brothers = in_force(s, Encounter.INSEPARABLE_BROTHERS)
    if service == Service.DIVER:
        return s.hired > 0 and not (brothers and s.hired == 1 and s.robbed < 2)
    if service == Service.PICKPOCKET:
        return s.robbed > 0 and not (brothers and s.robbed == 1 and s.hired < 2)
    return s.rounds > 0


@rule
def why_no_room(s: State, seat: int) -> Reason:
    """KL 2.5.1: three divers at most, and a token left."""
    if s.divers[seat] >= s.max_team:
        return Reason.TEAM_FULL
    if s.supply[Stock.DIVERS] == 0:
        return Reason.NO_DIVER_LEFT
    return ALLOWED


@rule
def hire(s: State, seat: int) -> None:
    """KL 2.5.1; KL-R46: with the Rookie Diver the newcomer brings a hose, if there is one."""
    amount = bar_price(s, Service.DIVER)
    s.money[seat] -= amount
    diver = free_place(s, seat)
    s.team[seat, diver] = 1
    s.divers[seat] += 1
    s.supply[Stock.DIVERS] -= 1
    hose = 0
    if in_force(s, Encounter.ROOKIE_DIVER) and s.supply[Stock.HOSES] > 0 and s.max_hoses > 0:
        hose = 1
        s.hoses[seat, diver] = 1
        s.supply[Stock.HOSES] -= 1
    s.hired += 1
    tell(s, Event.HIRED, seat, NONE, NONE, diver, amount, hose)
    offer_bar(s, seat)


@rule
def free_place(s: State, seat: int) -> int:
    """The first place of the team without a diver."""
    diver = 0
    while s.team[seat, diver]:
        diver += 1
    return diver


@rule
def can_rob(s: State, seat: int) -> bool:
    """KL-R23: a pickpocket can be hired, and somebody holds a treasure."""
    if why_not_service(s, seat, Service.PICKPOCKET) != ALLOWED:
        return False
    for other in range(s.players):
        if other != seat and n_treasures(s, other) > 0:
            return True
    return False


@rule
def why_not_rob(s: State, seat: int, other: int, depth: int) -> Reason:
    """KL 2.5.2, KL-R23: another player who holds a card with that back."""
    if other >= s.players:
        return Reason.NO_SUCH_SEAT
    if other == seat:
        return Reason.NOT_YOURSELF
    why = why_not_service(s, seat, Service.PICKPOCKET)
    if why != ALLOWED:
        return why
    if s.backs[other, depth] == 0:
        return Reason.NOTHING_TO_STEAL
    return ALLOWED


@rule
def rob(s: State, seat: int, other: int, depth: int) -> None:
    """KL-R23: among cards with equal backs chance decides; thief and victim learn which card it is."""
    amount = bar_price(s, Service.PICKPOCKET)
    s.money[seat] -= amount
    kind = card_at(s, other, depth, pick(s.chance, s.backs[other, depth]))
    lose(s, other, kind)
    gain(s, seat, kind)
    s.robbed += 1
    note_theft(s, seat, other, kind)
    confide(s, seat, kind)
    confide(s, other, kind)
    tell_two(s, Event.ROBBED, seat, other, NONE, NONE, NONE, amount, depth)
    offer_bar(s, seat)


@rule
def card_at(s: State, seat: int, depth: int, place: int) -> int:
    """The kind of the card at this place among those of one depth in a hand, sorted by kind."""
    kind = 0
    while s.depth_of[kind] != depth or place >= s.hands[seat, kind]:
        if s.depth_of[kind] == depth:
            place -= s.hands[seat, kind]
        kind += 1
    return kind


@rule
def wrecks_with_cards(s: State) -> int:
    n = 0
    for wreck in range(s.n_wrecks):
        n += s.left[wreck] > 0
    return n


@rule
def why_not_round(s: State, seat: int, wreck: int) -> Reason:
    """KL 2.5.3: the round is paid with the first look."""
    why = why_not_service(s, seat, Service.ROUND)
    if why != ALLOWED:
        return why
    return why_not_see(s, wreck)


@rule
def why_not_see(s: State, wreck: int) -> Reason:
    """KL-R24: any wreck with cards, also one with a boat."""
    if wreck >= s.n_wrecks:
        return Reason.NO_SUCH_WRECK
    if s.left[wreck] == 0:
        return Reason.WRECK_EMPTY
    return ALLOWED


@rule
def pay_round(s: State, seat: int, wreck: int) -> None:
    """KL-R24: $20 whatever the boats; if only one wreck is left, that one alone."""
    amount = bar_price(s, Service.ROUND)
    s.money[seat] -= amount
    s.rounds = 1
    s.looked = wreck
    tell_sum(s, Event.ROUND, seat, amount)
    look(s, seat, wreck)
    if wrecks_with_cards(s) > 1:
        s.phase = Phase.LOOK
    else:
        offer_bar(s, seat)


@rule
def why_not_look(s: State, wreck: int) -> Reason:
    """KL-R24: a second, different wreck."""
    if s.phase != Phase.LOOK:
        return Reason.NOT_NOW
    if wreck == s.looked:
        return Reason.SAME_WRECK
    return why_not_see(s, wreck)


@rule
def look_again(s: State, seat: int, wreck: int) -> None:
    look(s, seat, wreck)
    offer_bar(s, seat)


@rule
def why_not_drunkard(s: State, seat: int, wreck: int) -> Reason:
    why = why_not_encounter(s, seat, Encounter.DRUNKARD)
    if why != ALLOWED:
        return why
    return why_not_see(s, wreck)


@rule
def ask_drunkard(s: State, seat: int, wreck: int) -> None:
    """KL 3.2: one wreck for nothing."""
    play_encounter(s, seat, Encounter.DRUNKARD)
    look(s, seat, wreck)
    offer_bar(s, seat)


@rule
def why_not_bar_card(s: State, seat: int, encounter: int) -> Reason:
    """KL-R63: the cards that change a hire need one that can be made."""
    fits = True
    if encounter == Encounter.ROOKIE_DIVER:
        fits = why_not_service(s, seat, Service.DIVER) == ALLOWED
    elif encounter == Encounter.CHEAP_PICKPOCKET:
        fits = can_hire_cheaply(s, seat)
    elif encounter == Encounter.INSEPARABLE_BROTHERS:
        fits = can_hire_twice(s, seat)
    if not fits:
        return Reason.NO_EFFECT
    return ALLOWED


@rule
def can_hire_cheaply(s: State, seat: int) -> bool:
    """Whether a pickpocket could be hired for the low price, and would cost more without."""
    open_service = s.pickpocket == 1 and s.robbed == 0 and bar_price(s, Service.PICKPOCKET) > CHEAP
    return open_service and s.money[seat] >= CHEAP and treasures_of_others(s, seat) > 0


@rule
def treasures_of_others(s: State, seat: int) -> int:
    n = 0
    for other in range(s.players):
        if other != seat:
            n += n_treasures(s, other)
    return n


@rule
def can_hire_twice(s: State, seat: int) -> bool:
    """KL-R45, KL-R68: whether a second diver, or a second pickpocket, would be possible in this visit."""
    more = 2 - s.hired
    room = min(s.max_team - s.divers[seat], s.supply[Stock.DIVERS])
    if more <= room and s.money[seat] >= more * bar_price(s, Service.DIVER):
        return True
    thefts = 2 - s.robbed
    can_pay = s.money[seat] >= thefts * bar_price(s, Service.PICKPOCKET)
    return s.pickpocket == 1 and can_pay and treasures_of_others(s, seat) >= thefts
