"""Writes situations.jsonl: moments of games played by the rules, as a seat would be sent them.

python web/src/games/katana/look/situations.py
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
from ludotheque.games.katana import GAME
from ludotheque.games.katana.state import Phase, State
from ludotheque.table.sight import position_of

Json = dict[str, Any]
RULES = plain(GAME)
NAMES = ("Léa", "Malik", "Inès", "Sylve", "Papy Jo", "Camille", "Nour")
TOKENS = (5, 2, 6, 8, 4, 3, 7)
YOU = 0
LOG = 40  # entries kept
TRIES = 300  # games
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


def well_into(facts: Json) -> bool:
    """Somebody is down, properties lie about, and few rounds are over."""
    down = sum(seat["harmless"] != "no" for seat in facts["seats"])
    in_front = sum(sum(seat["properties"].values()) for seat in facts["seats"])
    return down == 1 and in_front >= 4 and len(facts["seats"]) <= facts["turns"] and varied(facts)


def varied(facts: Json) -> bool:
    """A hand of several kinds, if there is a hand to be seen."""
    hand = facts["you"]["hand"] if facts["you"] else []
    return facts["you"] is None or (len({card["kind"] for card in hand}) == 3 and len(hand) >= 5)


def holding(card: str) -> Callable[[Json], bool]:
    """Well into the game, with this card in hand."""
    return lambda facts: varied(facts) and any(each["card"] == card for each in facts["you"]["hand"])


def over_by(how: str) -> Callable[[Json], bool]:
    return lambda facts: facts["over"]["how"] == how


SIX = {"players": 6}
SEVEN = {"players": 7}
SITUATIONS = {
    "play": Situation(Phase.PLAY, 1, well_into, legal=10, options=SIX),
    "three": Situation(Phase.PLAY, 1, varied, legal=6, options={"players": 3}),
    "five": Situation(Phase.PLAY, 1, holding("geisha"), legal=10),
    "seven": Situation(Phase.PLAY, 1, well_into, legal=8, options=SEVEN),
    "waiting": Situation(Phase.PLAY, 1, well_into, asked=False, legal=0, options=SIX),
    "parry": Situation(Phase.PARRY, 1, varied, legal=2, options=SIX),
    "theirs": Situation(Phase.PARRY, 1, varied, asked=False, legal=0, options=SEVEN),
    "battle-cry": Situation(Phase.BATTLE_CRY, 1, legal=2, options=SIX),
    "jujutsu": Situation(Phase.JUJUTSU, 1, legal=3),
    "bushido": Situation(Phase.BUSHIDO, 1, legal=3),
    "draw": Situation(Phase.DRAW, 1, legal=2),
    "discard": Situation(Phase.DISCARD, 1, legal=5),
    "watch": Situation(Phase.PARRY, 1, well_into, asked=False, legal=0, options=SEVEN, you=None),
    "over": Situation(Phase.OVER, 1, over_by("honour"), asked=False, legal=0, options=SIX),
    "sword": Situation(Phase.OVER, 1, over_by("sword"), asked=False, legal=0),
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
            "edition": None,
            "clock": 0,
        },
        "to_act": seen.to_act,
        "decision": 0 if seen.legal else None,
        "observation": None,
        "facts": seen.facts,
        "legal": [asdict(offer) for offer in seen.legal],
        "refusals": [asdict(refusal) for refusal in seen.refusals],
        "log": log[-LOG:],
        "time_left": [],
    }


def move(state: Any, seat: int, dice: random.Random, you: int | None, seq: int) -> list[Json]:
    """A seat decides; what happened, as the viewer is told it."""
    legal = RULES.legal_actions(state, seat)
    o = GAME.open(RULES.observe(state, seat))
    RULES.apply_action(state, seat, dice.choices(legal, [weight(GAME.action_fields(o, each)) for each in legal])[0])
    told = GAME.events(GAME.open(RULES.observe(state, you)), you)
    return [{"seq": seq + n, "sentence": plainly(each), "mine": seat == you} for n, each in enumerate(told)]


def weight(deed: Json) -> float:
    """A lively player: attacks and puts things down, and does not end the phase too soon."""
    return {"attack": 3, "place": 4, "bushido": 3, "end": 0.8, "pay": 0.5, "suffer": 2, "parry": 2}.get(deed["type"], 1)


def plainly(sentence: Sentence) -> Json:
    return {"id": sentence.id, "args": dict(sentence.args), "seats": dict(sentence.seats)}


def seats(players: object) -> list[Json]:
    """One of them is a bot, another is away."""
    return [
        {
            "seat": seat,
            "side": seat,
            "name": name,
            "token": TOKENS[seat],
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
