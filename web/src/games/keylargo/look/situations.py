"""Writes situations.jsonl: moments of games played by the rules, as a seat would be sent them.

python web/src/games/keylargo/look/situations.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.core.modes import plain
from ludotheque.core.play import seats_in
from ludotheque.core.sentence import Sentence
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.state import Phase, State
from ludotheque.table.sight import position_of

Json = dict[str, Any]
RULES = plain(GAME)
NAMES = ("Camille", "Basile", "Nour", "Nautile", "Hugo")
YOU = 0
LOG = 40  # entries kept
TRIES = 100  # games
FILE = Path(__file__).with_name("situations.jsonl")


@dataclass(frozen=True)
class Situation:
    """The first moment of a game in a phase, with this seat to decide (or not), that is like it should be."""

    phase: Phase
    game: int
    like: Callable[[Json], bool] = lambda facts: True
    asked: bool = True
    legal: int = 1  # at least so many legal actions
    options: Mapping[str, object] = field(default_factory=dict)
    you: int | None = YOU

    def is_now(self, o: State, to_act: list[int]) -> bool:
        return o.phase == self.phase and (self.you in to_act) == self.asked and self.like(GAME.facts(o, self.you))


def late(day: int, hand: int = 0) -> Callable[[Json], bool]:
    """Well into the game, with so many treasures in hand."""
    return lambda facts: facts["day"] >= day and (not facts["you"] or len(facts["you"]["hand"]) >= hand)


def crowded(facts: Json) -> bool:
    """Somebody has company in a port, and somebody dives already."""
    shared = any(len(place["boats"]) > 1 for place in facts["places"].values())
    return shared and any(wreck["boat"] is not None for wreck in facts["wrecks"])


def undecided(facts: Json) -> bool:
    """Some have chosen their day and some have not."""
    return len({seat["ready"] for seat in facts["seats"][1:]}) > 1 and late(5)(facts)


MET = {"encounters": True}
FIVE = {"players": 5, "encounters": True}
SITUATIONS = {
    "program": Situation(Phase.PROGRAM, 1, undecided),
    "chosen": Situation(Phase.PROGRAM, 1, undecided, asked=False, legal=0),
    "place": Situation(Phase.PLACE, 49, lambda f: crowded(f) and late(2, hand=1)(f), legal=5),
    "three": Situation(Phase.PLACE, 1, late(4), legal=3, options={"players": 3}),
    "watch": Situation(
        Phase.PLACE, 2, lambda f: crowded(f) and late(4)(f), asked=False, legal=0, options=FIVE, you=None
    ),
    "sabotage": Situation(Phase.SABOTAGE, 1, options=MET),
    "draw": Situation(Phase.DRAW, 3, lambda f: f["dive"]["treasures"] > 0 and late(3)(f), legal=2),
    "monster": Situation(Phase.MONSTER, 1, options=MET),
    "treasure": Situation(Phase.TREASURE, 3, late(3), legal=2),
    "theirs": Situation(Phase.DRAW, 1, late(3), asked=False, legal=0),
    "bar": Situation(Phase.BAR, 1, late(3), legal=16, options=FIVE),
    "look": Situation(Phase.LOOK, 1, late(3)),
    "dolphins": Situation(Phase.DOLPHINS, 1, options=FIVE),
    "shop": Situation(Phase.SHOP, 3, late(3), legal=6),
    "market": Situation(Phase.MARKET, 2, late(4, hand=5), legal=4, options=FIVE),
    "over": Situation(Phase.OVER, 1, asked=False, legal=0),
}


def view(name: str, situation: Situation) -> Json:
    """The view that the server would send of this moment, from the game of that number or the next that has one."""
    for game in range(situation.game, situation.game + TRIES):
        found = moment(situation, game)
        if found is not None:
            return found
    raise ValueError(f"no game has a moment for the situation “{name}”")


def moment(situation: Situation, game: int) -> Json | None:
    """Plays until the moment; what was played before is the log."""
    you = situation.you
    options = GAME.options_of(situation.options)
    state = RULES.new_state()
    RULES.setup(state, options, game.to_bytes(32, "big"))
    dice = random.Random(game)
    log: list[Json] = []
    while True:
        o = GAME.open(RULES.observe(state, you))
        to_act = seats_in(RULES.to_act(state))
        if situation.is_now(o, to_act) and legal_in(state, you) >= situation.legal:
            return sent(o, you, options, log)
        if not to_act:
            return None
        log += move(state, dice.choice(to_act), dice, you, len(log))


def legal_in(state: Any, seat: int | None) -> int:
    return 0 if seat is None else len(RULES.legal_actions(state, seat))


def sent(o: State, you: int | None, options: Json, log: list[Json]) -> Json:
    seen = position_of(RULES, o, you)
    return {
        "type": "view",
        "seq": len(log),
        "you": you,
        "table": {
            "id": "situation",
            "game": GAME.name,
            "options": options,
            "commitment": "",
            "status": "playing" if seen.to_act else "over",
            "seats": seats(options["players"]),
        },
        "to_act": seen.to_act,
        "decision": 0 if seen.legal else None,
        "observation": None,
        "facts": seen.facts,
        "legal": [asdict(offer) for offer in seen.legal],
        "refusals": [asdict(refusal) for refusal in seen.refusals],
        "log": log[-LOG:],
    }


def move(state: Any, seat: int, dice: random.Random, you: int | None, seq: int) -> list[Json]:
    """A seat decides; what happened, as the viewer is told it."""
    legal = RULES.legal_actions(state, seat)
    o = GAME.open(RULES.observe(state, seat))
    RULES.apply_action(state, seat, dice.choices(legal, [weight(GAME.action_fields(o, each)) for each in legal])[0])
    told = GAME.events(GAME.open(RULES.observe(state, you)), you)
    return [{"seq": seq + n, "sentence": plainly(each), "mine": seat == you} for n, each in enumerate(told)]


def weight(deed: Json) -> float:
    """A lively player: dives often, stays under water, and seldom leaves a place with nothing done."""
    if deed["type"] == "program":
        return 3 if "dive" in deed.values() else 1
    return {"decline": 0.01, "leave": 1, "surface": 1, "draw": 6, "flee": 1}.get(deed["type"], 3)


def plainly(sentence: Sentence) -> Json:
    return {"id": sentence.id, "args": dict(sentence.args), "seats": dict(sentence.seats)}


def seats(players: object) -> list[Json]:
    """One of them is a bot, another is away."""
    return [
        {
            "seat": seat,
            "side": seat,
            "name": name,
            "token": seat + 1,
            "kind": "bot" if seat == 3 else "human",
            "level": "strong" if seat == 3 else None,
            "present": seat != 2,
        }
        for seat, name in enumerate(NAMES)
        if seat < int(str(players))
    ]


def text() -> str:
    """The whole file: one situation a line."""
    views = [{"name": name, "view": view(name, situation)} for name, situation in SITUATIONS.items()]
    return "".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) + "\n" for each in views)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
