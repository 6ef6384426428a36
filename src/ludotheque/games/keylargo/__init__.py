"""Key Largo (Paul Randles, Mike Selinker, Bruno Faidutti): dive for treasure, sell it dear, ten days long.

edition.toml, edition.py   the box                                    KL 1
state.py                   what there is to know, and who knows it    KL 2.10
setup.py                   the deal                                   KL 2.1
day.py                     programming, placement, resolution         KL 2.2, 2.3
dive.py, monsters.py, treasures.py, wrecks.py   a dive                KL 2.4
bar.py                     the Mermaid Bar                            KL 2.5
dolphins.py                Dolphin Cove                               KL 2.6
shop.py                    the Old Sea Dog                            KL 2.7
market.py                  the Market of Finds                        KL 2.8
visit.py                   what the visits to ports share             KL 2.3
end.py                     end and score                              KL 2.9
memory.py, doubts.py, clues.py, learning.py   what a seat remembers, doubts of, learns   KL 2.10
encounters.py              the encounter deck                         KL 3.1; each card's effect is with its place
choices.py                 who decides, and what may be decided       KL 2.2
turn.py                    doing it
options.py                 numbers of players and options
hidden.py, guesses.py      what a seat considers possible
actions.py, events.py, reasons.py, legality.py, words.py, facts.py, recollection.py      for people
position/                  a situation as a text
lesson.toml                a first game that teaches
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.game import Game
from ludotheque.core.lesson import lesson_in
from ludotheque.games.keylargo.actions import N_ACTIONS, action_fields, action_of, action_text
from ludotheque.games.keylargo.choices import is_secret, legal_actions, to_act
from ludotheque.games.keylargo.edition import EDITION, misprints, read_edition
from ludotheque.games.keylargo.end import is_terminal, scores, tally, winners
from ludotheque.games.keylargo.facts import facts, piles
from ludotheque.games.keylargo.hidden import sample_hidden
from ludotheque.games.keylargo.legality import tries
from ludotheque.games.keylargo.options import OPTIONS, TABLES, VARIANTS, check_options, sides
from ludotheque.games.keylargo.position import POSITIONS
from ludotheque.games.keylargo.setup import setup
from ludotheque.games.keylargo.state import SEATS, State
from ludotheque.games.keylargo.turn import apply_action, shown_to
from ludotheque.games.keylargo.words import events, messages, offer, reason

GAME = Game(
    name="keylargo",
    version=1,
    state=State,
    options=OPTIONS,
    tables=TABLES,
    variants=VARIANTS,
    edition=EDITION,
    read_edition=read_edition,
    misprints=misprints,
    n_actions=N_ACTIONS,
    max_seats=SEATS,
    max_plies=3200,  # 50 programs, 80 sales, and fewer than 30 decisions for each of 5 boats in 20 half-days
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
    is_secret=is_secret,
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
