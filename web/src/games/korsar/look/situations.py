"""Writes situations.jsonl: situations set up and described by the rules, as a seat would be sent them.

python web/src/games/korsar/look/situations.py
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ludotheque.core import position
from ludotheque.core.modes import plain
from ludotheque.core.position import Page
from ludotheque.core.sentence import Sentence
from ludotheque.games.korsar import GAME
from ludotheque.table.sight import position_of

Json = dict[str, Any]
RULES = plain(GAME)
NAMES = ("Camille", "Inès", "Malo", "Corail", "Nora", "Sam", "Jo", "Théo")
FILE = Path(__file__).with_name("situations.jsonl")


@dataclass(frozen=True)
class Situation:
    """A position, who looks at it (None: a spectator), and actions that are played in it before."""

    text: str
    you: int | None = 0
    played: tuple[str, ...] = ()


PLATE = """
players 4
round 10
deck 16
seat  hand
0     ship 5, ship 2, red 4, red 2, red 1, blue 3, green 2, captain red, admiral
1     ship 3, blue 2, 4 more
2     green 1, 6 more
3     captain blue, 4 more
taken ship 5 by 0, ship 4 by 1, ship 4 by 2, ship 2 by 2, ship 4 by 0, ship 2 by 3
ship 5 of 1: green 2 by 1, green 1 by 1, yellow 3 by 3
ship 8 of 1: red 3 by 0, yellow 4 by 2, blue 2 by 3, yellow 1 by 2
ship 7 of 2: yellow 4 by 1, green 4 by 2
ship 4 of 3: green 3 by 0, red 3 by 2, blue 1 by 1
ship 6 of 0: yellow 3 by 0, red 3 by 2, blue 2 by 1
ship 3 of 0: blue 2 by 2, red 2 by 3
discarded red 2, green 3, blue 4, red 3, yellow 1, yellow 2
"""
ROUND = ("pirate red 2 > ship 1", "pirate blue 2 > ship 4", "pirate green 1 > ship 2", "captain blue > ship 1")

SITUATIONS = {
    "yours": Situation(PLATE, played=ROUND),
    "waiting": Situation(PLATE, played=(*ROUND, "admiral > ship 4", "ship 3")),
    "watch": Situation(PLATE, you=None, played=ROUND),
    "team8": Situation(
        """
players 8
teams true
turn 1
round 6
deck 4
seat  hand
0     ship 2, green 2, yellow 1, yellow 3
1     ship 3, red 2, yellow 4, green 1, blue 2, captain red
2     3 more
3     3 more
4     3 more
5     4 more
6     2 more
7     3 more
taken ship 5 by 2, ship 3 by 4, ship 2 by 6, ship 3 by 2, ship 5 by 0
ship 8 of 2: red 3 by 2, blue 4 by 0, green 3 by 6, yellow 2 by 4, yellow 3 by 5, red 3 by 3; captain yellow by 4
ship 5 of 3: yellow 2 by 0, green 2 by 2, green 1 by 3
ship 4 of 3: blue 4 by 4, green 4 by 1
ship 3 of 4: red 3 by 6, blue 3 by 5
ship 2 of 5: blue 1 by 6
ship 7 of 6: red 4 by 1, green 4 by 5, red 1 by 0; admiral by 7
ship 5 of 7: yellow 3 by 3, blue 3 by 0, red 4 by 5
ship 4 of 0: green 3 by 0, blue 3 by 2
ship 3 of 1: green 2 by 3, yellow 2 by 7, blue 1 by 1
ship 6 of 0 (laid this round)
discarded red 2, captain green
""",
        you=1,
    ),
    "start": Situation(
        """
players 3
seat  hand
0     ship 4, ship 3, red 3, blue 2, yellow 1, green 4
"""
    ),
    "five": Situation(
        """
players 5
turn 1
round 9
deck 12
seat  hand
0     ship 4, red 3, red 2, blue 2, yellow 4, green 3, captain yellow
1     4 more
2     5 more
3     3 more
4     5 more
taken ship 4 by 0, ship 5 by 1, ship 2 by 1, ship 2 by 2, ship 3 by 3
ship 5 of 1: blue 3 by 0, red 3 by 4, green 2 by 3, green 2 by 3
ship 7 of 2: red 3 by 1, red 2 by 1, yellow 4 by 3, yellow 1 by 3, blue 4 by 4, green 2 by 0
ship 4 of 3: yellow 3 by 1, green 3 by 4
ship 3 of 4
ship 6 of 0: blue 2 by 1, blue 1 by 1, green 3 by 2, green 1 by 2, red 2 by 0; admiral by 0
ship 2 of 0: green 2 by 1, blue 1 by 2
discarded red 2
""",
        played=("draw",),
    ),
    "deckEmpty": Situation(
        """
players 2
round 14
deck 0
seat  hand
0     red 4, red 1, blue 3, captain yellow, ship 2
1     3 more
taken ship 8 by 0, ship 7 by 1, ship 6 by 0, ship 5 by 1, ship 5 by 0, ship 4 by 1
ship 5 of 1: green 2 by 1, red 2 by 0
ship 4 of 0: blue 2 by 1
discarded red 2, admiral
"""
    ),
    "over": Situation(
        """
players 4
turn 2
round 19
deck 0
seat  hand
0     ship 2, red 1
1     ship 4, blue 2
2     red 2
3     green 1, red 2
ship 3 of 1: green 3 by 1, red 3 by 2
ship 2 of 3: blue 2 by 0
ship 2 of 0
ship 3 of 1
taken ship 8 by 0, ship 7 by 2, ship 6 by 0, ship 5 by 0, ship 6 by 1, ship 5 by 2, ship 4 by 0, ship 4 by 0,
  ship 5 by 1, ship 4 by 1, ship 3 by 1, ship 5 by 2, ship 3 by 2, ship 3 by 2, ship 5 by 3, ship 4 by 3, ship 3 by 3,
  ship 2 by 3, ship 2 by 3
discarded yellow 1
""",
        played=("pirate red 2 > ship 1",),
    ),
    "shared": Situation(
        """
players 3
turn 2
round 19
deck 0
seat  hand
0     ship 3, ship 2, red 1
1     ship 4, ship 4, ship 3, ship 3, blue 2
2     red 2
ship 3 of 1: green 3 by 1
taken ship 8 by 0, ship 5 by 0, ship 6 by 0, ship 5 by 0, ship 5 by 0, ship 7 by 2, ship 6 by 2, ship 5 by 2, ship 4 by 2,
  ship 2 by 2
discarded yellow 1
""",
        played=("discard pirate red 2",),
    ),
    "six": Situation(
        """
players 6
allow_six_individual true
palette loot
round 7
deck 12
seat  hand
0     ship 5, purple 4, gold 1, blue 3, green 2, captain purple, captain gold
1     5 more
2     6 more
3     4 more
4     4 more
5     3 more
taken ship 5 by 0, ship 4 by 1, ship 4 by 0, ship 2 by 2, ship 3 by 5
ship 5 of 1: green 2 by 1, green 1 by 1, gold 3 by 3
ship 8 of 1: purple 3 by 0, gold 4 by 2, blue 2 by 3; captain blue by 3
ship 7 of 2: gold 4 by 1, green 4 by 2, green 1 by 2
ship 4 of 3: green 3 by 0, purple 3 by 2, blue 1 by 1
ship 5 of 4: blue 3 by 5, purple 3 by 1
ship 2 of 5
ship 6 of 0: gold 3 by 0, purple 3 by 2, blue 2 by 1, blue 2 by 1
discarded purple 2, gold 2
"""
    ),
    "many": Situation(
        """
players 5
palette heidelberger
round 9
deck 6
seat  hand
0     ship 4, ship 3, red 3, red 1, blue 2, blue 4, black 4, black 1, green 3, green 1, captain black, admiral
1     4 more
2     5 more
3     3 more
4     2 more
ship 5 of 1: blue 3 by 0, red 3 by 4
ship 7 of 2: red 2 by 1, black 2 by 3
ship 4 of 3: black 3 by 1, green 3 by 4
ship 3 of 4: red 1 by 2, blue 1 by 3
ship 6 of 0: blue 2 by 1, green 2 by 2
ship 2 of 0: green 2 by 1, blue 2 by 2
ship 4 of 1: green 2 by 3, black 2 by 0
ship 5 of 2: green 3 by 3, black 3 by 0
ship 3 of 3: red 2 by 1, black 2 by 0
ship 2 of 4: red 2 by 1, green 1 by 0, black 2 by 2
ship 3 of 1: red 3 by 2, blue 3 by 4
ship 4 of 2: blue 4 by 1, red 4 by 4
ship 5 of 4: red 4 by 0, green 4 by 1
ship 8 of 0: red 2 by 1, blue 2 by 2
discarded red 3
"""
    ),
}


def view(situation: Situation) -> Json:
    """The view that the server would send: what was played is the log."""
    options = position.options_on(GAME, Page(situation.text), {})
    state = position.read(GAME, situation.text)
    log: list[Json] = []
    for text in situation.played:
        seat = RULES.to_act(state).bit_length() - 1
        RULES.apply_action(state, seat, GAME.action_of(GAME.open(RULES.observe(state, seat)), text))
        said = GAME.events(GAME.open(RULES.observe(state, situation.you)), situation.you)
        log += [{"seq": len(log), "sentence": plainly(each), "mine": seat == situation.you} for each in said]
    seen = position_of(RULES, GAME.open(RULES.observe(state, situation.you)), situation.you)
    over = RULES.is_terminal(state)
    return {
        "type": "view",
        "seq": len(log),
        "you": situation.you,
        "table": {
            "id": "situation",
            "game": GAME.name,
            "options": options,
            "status": "over" if over else "playing",
            "seats": seats(options),
        },
        "to_act": seen.to_act,
        "decision": 0 if seen.legal else None,
        "observation": None,
        "facts": seen.facts,
        "legal": [asdict(offer) for offer in seen.legal],
        "refusals": [asdict(refusal) for refusal in seen.refusals],
        "log": log,
    }


def plainly(sentence: Sentence) -> Json:
    return {"id": sentence.id, "args": dict(sentence.args), "seats": dict(sentence.seats)}


def seats(options: Json) -> list[Json]:
    """The first two are people, the others bots; a team's beast comes from its first partner's token."""
    return [
        {
            "seat": seat,
            "side": side,
            "name": NAMES[seat],
            "token": seat // 2 + 1 if options["teams"] else seat + 1,
            "kind": "human" if seat < 2 else "bot",
            "level": None if seat < 2 else "easygoing",
            "present": True,
        }
        for seat, side in enumerate(GAME.sides(options))
    ]


def text() -> str:
    """The whole file: one situation a line."""
    views = [{"name": name, "view": view(situation)} for name, situation in SITUATIONS.items()]
    return "".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) + "\n" for each in views)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
