"""Bots of a public program for this game, written anew from a description of what they do: fixed yardsticks.

simple.py                       the random one, “trigger happy”, “merchant ships first”
artemis.py                      its strongest one: one move ahead, by a value of hand and table
table.py                        what that one thinks of the ships on the table
known.py                        the actions that all of them know

That program keeps a hand in the order in which its cards came. Here a hand has no order: the simple bots, which
take the first card of it, take any, each copy equally likely; Artemis, for which order only decides between equals,
takes the lowest kind. It knows no teams either: here a team is one player for its bots.
"""
