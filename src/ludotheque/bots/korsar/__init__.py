"""Korsar's bots.

beginner.py has just learnt the rules
striking.py takes what strikes the eye
thumb.py    rules of thumb
reference/  those of a public program, to measure others by
"""

from __future__ import annotations

from dataclasses import replace

from ludotheque.bots.guided import Guided
from ludotheque.bots.korsar import beginner, striking, thumb, weighing
from ludotheque.bots.korsar.reference import artemis, simple
from ludotheque.bots.korsar.reference.table import ROOM
from ludotheque.bots.searching import Searching
from ludotheque.games.korsar import GAME
from ludotheque.search import Budget

FITTED = replace(GAME, choose=weighing.choose)

LEVELS = {
    "discovery": Guided(replace(GAME, choose=beginner.choose)),
    "easygoing": Guided(replace(GAME, choose=striking.choose)),
    "shrewd": Guided(replace(GAME, choose=thumb.choose)),
    "strong": Guided(FITTED),
    "fearsome": Searching(FITTED, Budget(20_000)),
}
OTHERS = {
    "public-random": Guided(replace(GAME, choose=simple.at_random)),
    "trigger-happy": Guided(replace(GAME, choose=simple.trigger_happy)),
    "ships-first": Guided(replace(GAME, choose=simple.ships_first)),
    "artemis": Guided(replace(GAME, choose=artemis.choose, room=ROOM)),
}
