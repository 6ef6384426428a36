"""Korsar (Reiner Knizia): lay merchant ships, attack those of others, collect what you still hold.

cards.toml, cards.py    the box; palettes.toml names its colours      KO 1
state.py                what there is to know, and who knows it       KO 2.10
setup.py                the deal                                      KO 2.2
turn.py                 collect, then one action                      KO 2.3
ships.py                laying a ship                                 KO 2.4
pirates.py              attack and defence                            KO 2.5
characters.py           captains and the Admiral                      KO 2.6
control.py              who controls a ship, collecting               KO 2.7
end.py                  end and score                                 KO 2.8
options.py              numbers of players and options                KO 2.1, KO 2.9
teams.py                partners                                      KO 3
hidden.py               what a seat considers possible
actions.py, events.py, reasons.py, words.py, facts.py                 for people
position/               a situation as a text
lesson.toml             a first game that teaches
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.game import Game
from ludotheque.core.lesson import lesson_in
from ludotheque.games.korsar.actions import N_ACTIONS, action_fields, action_of, action_text
from ludotheque.games.korsar.cards import CARDS, EDITION, misprints, read_edition
from ludotheque.games.korsar.end import is_terminal, scores, tally, winners
from ludotheque.games.korsar.facts import facts, piles
from ludotheque.games.korsar.hidden import sample_hidden
from ludotheque.games.korsar.options import OPTIONS, TABLES, check_options, sides
from ludotheque.games.korsar.position import POSITIONS
from ludotheque.games.korsar.setup import DEAL, setup
from ludotheque.games.korsar.state import SEATS, State
from ludotheque.games.korsar.teams import shown_to, side_of
from ludotheque.games.korsar.turn import apply_action, legal_actions, to_act
from ludotheque.games.korsar.words import events, messages, offer, reason, tries

GAME = Game(
    name="korsar",
    version=1,
    state=State,
    options=OPTIONS,
    tables=TABLES,
    edition=EDITION,
    read_edition=read_edition,
    misprints=misprints,
    n_actions=N_ACTIONS,
    max_seats=SEATS,
    max_plies=(CARDS - 2 * DEAL) + CARDS,  # KO 2.8: draws, then plays and discards
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
