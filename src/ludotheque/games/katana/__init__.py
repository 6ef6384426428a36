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
memory.py                 what a seat learns and remembers                    KA-R53
hidden.py                 what a seat considers possible
options.py                numbers of players
actions.py, events.py, reasons.py, legality.py, words.py, facts.py, recollection.py      for people
position/                 a situation as a text

A character's ability stands with the rule that it changes.
"""
