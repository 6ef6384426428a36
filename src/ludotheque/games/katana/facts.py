"""What a table shows at a glance, worked out by the rules from an observation alone."""

from __future__ import annotations

from typing import Any

from ludotheque.core.naming import word
from ludotheque.core.play import seats_in
from ludotheque.core.schema import Grid, Row
from ludotheque.games.katana.actions import N_ACTIONS, STRIP
from ludotheque.games.katana.attack import weapon_limit
from ludotheque.games.katana.choices import legal_actions
from ludotheque.games.katana.end import (
    LOST_SWORD,
    NINJA,
    NINJA_WITH_MOST_STARS,
    RONIN,
    SAMURAI,
    SHOGUN,
    factor_of,
    in_play,
    points_of,
    scores,
    total_of,
    winners,
    winning_camp,
)
from ludotheque.games.katana.properties import bushido_cost
from ludotheque.games.katana.reach import clockwise, standing
from ludotheque.games.katana.recollection import known, somewhere
from ludotheque.games.katana.roles import camp_of, is_ninja, number_of, stars_of
from ludotheque.games.katana.state import (
    KINDS,
    NOBODY,
    SEATS,
    WEAPONS,
    Camp,
    Card,
    Character,
    End,
    Phase,
    Property,
    Role,
    State,
)
from ludotheque.games.katana.words import blow, card, difficulty_parts, harmless, role_name, wounds_threatened

Json = dict[str, Any]


def facts(s: State, seat: int | None) -> Json:
    """The table as this viewer sees it; a seat of None is a spectator. `web/src/games/katana/facts.ts` types it."""
    return {
        "phase": word(Phase(s.phase)),
        "turn": s.turn,
        "turns": s.turns,
        "shogun": s.shogun,
        "asked": None if s.phase == Phase.OVER else s.asked,
        "weapons": {"played": s.weapons, "most": weapon_limit(s, s.turn)},
        "deck": s.n_deck,
        "discard": discard(s),
        "exhaustions": s.exhaustions,
        "seats": [seat_facts(s, seat, each) for each in range(s.players)],
        "roles": roles(s),
        "attack": attack(s) if s.phase == Phase.PARRY else None,
        "call": call(s) if s.phase in (Phase.BATTLE_CRY, Phase.JUJUTSU) else None,
        "bushido": bushido(s) if s.phase == Phase.BUSHIDO else None,
        "deeds": deeds(s),
        "you": None if seat is None else you(s, seat),
        "blows": {} if seat is None else blows(s, seat),
        "over": over(s) if s.phase == Phase.OVER else None,
    }


def piles(s: State) -> list[Json]:
    """The deck, whose last card is its top."""
    return [{"pile": "deck", "cards": [card(s, s.deck[i]) for i in reversed(range(s.n_deck))]}]


def discard(s: State) -> Json:
    """KA-R53: all of it was seen."""
    pile = [card(s, s.discarded[i]) for i in range(s.n_discarded)]
    return {"cards": len(pile), "top": pile[-1] if pile else None, "pile": pile}


def seat_facts(s: State, viewer: int | None, seat: int) -> Json:
    """A seat as everybody sees it, with what this viewer may know of its role and how far away it is."""
    return {
        "character": word(Character(s.character[seat])),
        "resilience": s.resilience[seat],
        "full": s.printed[s.character[seat]],
        "honour": s.honour[seat],
        "cards": s.n_held[seat],
        "properties": {word(property): s.placed[seat, property] for property in Property},
        "harmless": harmless(s, seat),
        "role": role(s, viewer, seat),
        "weapons": weapon_limit(s, seat),
        "difficulty": None if viewer in (None, seat) else distance(s, viewer, seat),
    }


def role(s: State, viewer: int | None, seat: int) -> Json | None:
    """The role of a seat where this viewer knows it (KA 3.1.1, KA 3.12)."""
    if s.revealed[seat] != Role.UNKNOWN:
        return role_fact(s, s.revealed[seat], factor_of(s, seat))
    if viewer == seat:
        return role_fact(s, s.role[seat], factor_of_role(s, s.role[seat]))
    if s.players == 3:
        return {"role": "ninja", "stars": 0, "camp": "ninja", "multiplier": s.factors[NINJA]}
    return None


def role_fact(s: State, held: int, multiplier: int | None) -> Json:
    return {
        "role": role_name(held),
        "stars": stars_of(held),
        "camp": word(Camp(camp_of(held))),
        "multiplier": multiplier,
    }


def factor_of_role(s: State, held: int) -> int | None:
    """KA 2.7: by how much the honour of a hidden role counts; None for a Ninja until all stars are seen (KA-R04)."""
    if not is_ninja(held):
        return s.factors[SAMURAI if held == Role.SAMURAI else RONIN]
    return s.factors[NINJA] if s.factors[NINJA] == s.factors[NINJA_WITH_MOST_STARS] else None


def roles(s: State) -> list[Json]:
    """KA 2.6, KA 2.7: the roles for so many players, and by how much their honour counts."""
    counts = [
        ("shogun", 1, SHOGUN),
        ("samurai", number_of(s.players, Camp.SHOGUN) - 1, SAMURAI),
        ("ninja", number_of(s.players, Camp.NINJA), NINJA),
        ("ronin", number_of(s.players, Camp.RONIN), RONIN),
    ]
    most = s.factors[NINJA_WITH_MOST_STARS]
    return [
        {
            "role": name,
            "count": count,
            "multiplier": s.factors[place],
            "most": most if place == NINJA and most != s.factors[NINJA] else None,
        }
        for name, count, place in counts
        if count
    ]


def distance(s: State, viewer: int, seat: int) -> Json:
    """KA 3.4: how difficult it is for the viewer to attack this seat, and which way round it is counted."""
    parts = difficulty_parts(s, viewer, seat)
    mask = standing(s)
    there, back = clockwise(mask, viewer, seat), clockwise(mask, seat, viewer)
    way = "both" if there == back else "clockwise" if there < back else "anticlockwise"
    return {"total": parts.pop("difficulty"), **parts, "way": way}


def attack(s: State) -> Json:
    """KA 3.6: the attack that waits for an answer, and what its wounds are the sum of."""
    weapon = s.resolving - 1
    return {
        "attacker": s.turn,
        "target": s.target,
        "weapon": card(s, weapon),
        "difficulty": s.difficulty,
        "damage": s.damage[weapon],
        "fastDraws": s.placed[s.turn, Property.FAST_DRAW],
        "musashi": int(s.character[s.turn] == Character.MUSASHI),
        "ginchiyo": int(s.character[s.target] == Character.GINCHIYO),
        **blow_fact(s, s.turn, s.target, weapon),
    }


def blow_fact(s: State, seat: int, target: int, weapon: int) -> Json:
    told = blow(s, seat, target, weapon)
    return {**told, "defeats": bool(told["defeats"])}


def call(s: State) -> Json:
    """KA 4.2: Battle Cry or Jujutsu, who has answered, answers, will answer, and what it takes from who is asked."""
    touched = s.affected | s.answered
    loses = wounds_threatened(s, s.asked)
    others = [(s.turn + step) % s.players for step in range(1, s.players)]
    return {
        "caller": s.turn,
        "card": word(Card(s.resolving - 1)),
        "order": [{"seat": seat, "answer": answer(s, seat)} for seat in others if touched >> seat & 1],
        "skipped": [{"seat": seat, "why": why_skipped(s, seat)} for seat in others if not touched >> seat & 1],
        "loses": loses,
        "defeats": loses == s.resilience[s.asked],
    }


def answer(s: State, seat: int) -> str:
    if s.answered >> seat & 1:
        return "given"
    return "asked" if seat == s.asked else "waiting"


def why_skipped(s: State, seat: int) -> str:
    """KA-R19, KA 3.5."""
    return "chiyome" if s.character[seat] == Character.CHIYOME else "harmless"


def bushido(s: State) -> Json:
    """KA 3.9: the check that waits for an answer."""
    return {
        "seat": s.asked,
        "flipped": card(s, s.flipped - 1),
        "next": (s.asked + 1) % s.players,
        "cost": bushido_cost(s, s.asked),
    }


def deeds(s: State) -> Json:
    """Who did what to whom, which everybody saw."""
    kept = {
        "attacked": s.attacked,
        "spared": s.spared,
        "wounded": s.wounded,
        "defeated": s.defeated,
        "hindered": s.hindered,
        "helped": s.helped,
    }
    return {name: table(s, grid) for name, grid in kept.items()}


def table(s: State, grid: Grid) -> list[list[int]]:
    return [[grid[seat, other] for other in range(s.players)] for seat in range(s.players)]


def you(s: State, seat: int) -> Json:
    """What the viewer alone sees: the own hand, and what it remembers of others."""
    return {
        "seat": seat,
        "hand": [{**card(s, kind), "copies": s.hands[seat, kind]} for kind in range(KINDS) if s.hands[seat, kind]],
        "known": known(s, seat),
        "somewhere": somewhere(s, seat),
    }


def blows(s: State, seat: int) -> dict[str, Json]:
    """What each legal attack would do, by its id."""
    out = Row([0]) * N_ACTIONS
    legal = [out[i] for i in range(legal_actions(s, seat, out))]
    return {str(n): blow_fact(s, seat, n // WEAPONS, n % WEAPONS) for n in legal if n < STRIP}


def over(s: State) -> Json:
    """The end, counted out seat by seat and camp by camp (KA 3.11)."""
    points = Row([0]) * SEATS
    scores(s, points)
    return {
        "how": word(End(s.end)),
        "ender": None if s.ender == NOBODY else s.ender,
        "lostSword": word(Camp(s.lost_sword - 1)) if s.lost_sword else None,
        "camp": word(Camp(winning_camp(s))),
        "scores": [points[seat] for seat in range(s.players)],
        "winners": seats_in(winners(s)),
        "counts": [count(s, seat) for seat in range(s.players)],
        "camps": [camp_count(s, camp) for camp in Camp if in_play(s, camp)],
        "tie": is_tie(s),
    }


def count(s: State, seat: int) -> Json:
    """KA-R41, KA-R42."""
    points, counted = points_of(s, seat), s.honour[seat] * factor_of(s, seat)
    return {
        "seat": seat,
        "honour": s.honour[seat],
        "factor": factor_of(s, seat),
        "daimyos": s.daimyos[seat],
        "daimyoPoints": points - counted,
        "points": points,
    }


def camp_count(s: State, camp: Camp) -> Json:
    """KA-R43."""
    penalty = LOST_SWORD if s.lost_sword == camp + 1 else 0
    total = total_of(s, camp)
    return {
        "camp": word(camp),
        "seats": [seat for seat in range(s.players) if camp_of(s.revealed[seat]) == camp],
        "sum": total + penalty,
        "penalty": penalty,
        "total": total,
    }


def is_tie(s: State) -> bool:
    """KA-R45: whether the order of the camps decided, which the sword never needs."""
    totals = [total_of(s, camp) for camp in Camp if in_play(s, camp)]
    return s.end == End.HONOUR and totals.count(max(totals)) > 1
