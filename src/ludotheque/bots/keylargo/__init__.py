"""Key Largo's bots.

beginner.py                 as somebody plays who has just learnt the rules
impulsive.py                goes where a beginner goes, and acts there by rules of thumb
planning.py, trials.py      look ahead for the two actions of a day
thumb.py                    rules of thumb, and below it what they weigh:
prospects.py, divers.py     what is to come, and what a diver is good for then
days.py, notes.py           the two actions of a day, and what is reckoned once for all of them
wrecks.py, sea.py           where to dive, and the moments of a dive
bar.py, shop.py, market.py  the ports
encounters.py               the encounter cards
figures.py                  what all of them weigh with
"""

from __future__ import annotations

from dataclasses import replace

from ludotheque.bots.guided import Guided
from ludotheque.bots.keylargo import beginner, impulsive, thumb
from ludotheque.bots.keylargo.notes import NOTES
from ludotheque.bots.keylargo.planning import Planning
from ludotheque.games.keylargo import GAME
from ludotheque.search import Budget

THUMB = replace(GAME, choose=thumb.choose, room=NOTES)
PLANNING = Planning(THUMB, Budget(3_000))

LEVELS = {
    "discovery": Guided(replace(GAME, choose=beginner.choose)),
    "easygoing": Guided(replace(THUMB, choose=impulsive.choose)),
    "shrewd": Guided(THUMB),
    "strong": PLANNING.within(Budget(60)),
    "fearsome": PLANNING,
}
