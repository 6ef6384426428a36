"""Korsar's bots.

thumb.py    rules of thumb
"""

from __future__ import annotations

from dataclasses import replace

from ludotheque.bots.guided import Guided
from ludotheque.bots.korsar import thumb
from ludotheque.games.korsar import GAME

THUMB = replace(GAME, choose=thumb.choose)

LEVELS = {"easygoing": Guided(THUMB)}
