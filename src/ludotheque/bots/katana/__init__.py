"""Katana's bots.

beginner.py     has just learnt the rules
eager.py        strikes, and plays whatever it holds
hasty.py        plays its turn by rules of thumb and half a memory, answers like an eager one
trying.py       tries every choice in many worlds, and below it what that takes:
trials.py       one choice in one world
worlds.py       worlds, the likelier dealings of the roles more often
deeds.py        how likely deeds make each dealing
outlook.py      who is likely to win from where a game stands
thumb.py        rules of thumb, and below it what they weigh:
beliefs.py      who plays which role, by what all saw: a rough guess
regard.py       friend or enemy
prospects.py    who would win if the game ended now
blows.py        weapons, Battle Cry, Jujutsu
plays.py        the other cards of one's turn
answers.py      what is asked of one
hand.py         cards in hand
figures.py      what all of them weigh with
public.py       the bot of a public program, to measure others by

What the bots make of a table can be had as it is: `beliefs(observation, seat)` tells how likely each seat plays in
each camp, from an observation opened by `GAME.open`.
"""

from __future__ import annotations

from dataclasses import replace

from ludotheque.bots.guided import Guided
from ludotheque.bots.katana import beginner, eager, hasty, public, thumb, worlds
from ludotheque.bots.katana.beliefs import SIZE, Belief
from ludotheque.bots.katana.deeds import beliefs
from ludotheque.bots.katana.trying import Trying
from ludotheque.games.katana import GAME
from ludotheque.search import Budget

__all__ = ["LEVELS", "OTHERS", "THUMB", "TRIED", "Belief", "beliefs"]

THUMB = replace(GAME, choose=thumb.choose, room=SIZE)
TRIED = replace(THUMB, sample_hidden=worlds.sample_hidden)

LEVELS = {
    "discovery": Guided(replace(GAME, choose=beginner.choose)),
    "easygoing": Guided(replace(GAME, choose=eager.choose)),
    "shrewd": Guided(replace(THUMB, choose=hasty.choose)),
    "strong": Guided(THUMB),
    "fearsome": Trying(TRIED, Budget(1500)),
}
OTHERS = {"public": Guided(replace(GAME, choose=public.choose, room=public.ROOM))}
