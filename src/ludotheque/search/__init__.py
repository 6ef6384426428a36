"""Search: looking ahead in the worlds that a seat considers possible. Written once for every game.

tree.py       the tree: choices that were tried, and how they turned out
ismcts.py     information-set Monte-Carlo tree search, a template over a game's questions
looking.py    a search from an observation, within a budget; what it found
"""

from ludotheque.search.looking import Budget, Choice, look, look_beyond

__all__ = ["Budget", "Choice", "look", "look_beyond"]
