"""Katana's bots.

beginner.py     has just learnt the rules
thumb.py        rules of thumb, and below it what they weigh:
beliefs.py      who plays which role, by what all saw
regard.py       friend or enemy
prospects.py    who would win if the game ended now
blows.py        weapons, Battle Cry, Jujutsu
plays.py        the other cards of one's turn
answers.py      what is asked of one
hand.py         cards in hand
figures.py      what all of them weigh with
public.py       the bot of a public program, to measure others by
"""

from __future__ import annotations

from dataclasses import replace

from ludotheque.bots.guided import Guided
from ludotheque.bots.katana import beginner, public, thumb
from ludotheque.bots.katana.beliefs import SIZE
from ludotheque.games.katana import GAME

THUMB = replace(GAME, choose=thumb.choose, room=SIZE)

LEVELS = {"discovery": Guided(replace(GAME, choose=beginner.choose)), "easygoing": Guided(THUMB)}
OTHERS = {"public": Guided(replace(GAME, choose=public.choose, room=public.ROOM))}
