"""Katana (Emiliano Sciarra): a hidden role, a weapon, and honour to lose.

cards.toml, cards.py      the box                                             KA 2
state.py                  what there is to know, and who knows it             KA-R53
setup.py                  the deal                                            KA 3.1
turn.py                   a turn, and doing what was decided                  KA 3.2
choices.py                who decides, and what may be decided                KA 3.3, 4.6
reach.py                  difficulty, and who is harmless                     KA 3.4, 3.5
attack.py, defeat.py      weapons, parries, wounds                            KA 3.6, 3.7, 4.1, 4.3
calls.py                  Battle Cry and Jujutsu                              KA 3.8, 4.2
plays.py                  the other actions                                   KA 3.8
properties.py             Focus, Armor, Fast Draw, Bushido                    KA 3.9
deck.py, hands.py         drawing, and running out                            KA 3.10, 4.4, 4.5
roles.py, end.py          camps, end and score                                KA 2.6, 3.11
memory.py, doubts.py, clues.py, learning.py      what a seat remembers, doubts of, learns   KA-R53
hidden.py                 what a seat considers possible
options.py                numbers of players
actions.py, events.py, reasons.py, legality.py, words.py, facts.py, recollection.py      for people
position/                 a situation as a text
lesson.toml               a first game that teaches

A character's ability stands with the rule that it changes.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.game import Game
from ludotheque.core.lesson import lesson_in
from ludotheque.games.katana.actions import N_ACTIONS, action_fields, action_of, action_text
from ludotheque.games.katana.cards import EDITION, misprints, read_edition
from ludotheque.games.katana.choices import legal_actions, to_act
from ludotheque.games.katana.end import is_terminal, scores, tally, winners
from ludotheque.games.katana.facts import facts, piles
from ludotheque.games.katana.hidden import sample_hidden
from ludotheque.games.katana.legality import tries
from ludotheque.games.katana.options import OPTIONS, TABLES, check_options, sides
from ludotheque.games.katana.position import POSITIONS
from ludotheque.games.katana.roles import side_of
from ludotheque.games.katana.setup import setup
from ludotheque.games.katana.state import SEATS, State
from ludotheque.games.katana.turn import apply_action, shown_to
from ludotheque.games.katana.words import events, messages, offer, reason

GAME = Game(
    name="katana",
    version=1,
    state=State,
    options=OPTIONS,
    tables=TABLES,
    edition=EDITION,
    read_edition=read_edition,
    misprints=misprints,
    n_actions=N_ACTIONS,
    max_seats=SEATS,
    max_plies=3000,  # the deck runs out five times at most: fewer than 600 cards are drawn, each played and answered
    folder=Path(__file__).parent,
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply_action=apply_action,
    is_terminal=is_terminal,
    scores=scores,
    winners=winners,
    shown_to=shown_to,
    sample_hidden=sample_hidden,
    side_of=side_of,
    check_options=check_options,
    sides=sides,
    reason=reason,
    tries=tries,
    facts=facts,
    tally=tally,
    piles=piles,
    events=events,
    offer=offer,
    action_fields=action_fields,
    action_text=action_text,
    action_of=action_of,
    messages=messages,
    positions=POSITIONS,
    lesson=lesson_in(Path(__file__).parent),
)
