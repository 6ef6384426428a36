"""How fast the rules and the search are, beside other projects' in the same run.

peers.toml          the other projects, and the versions of all that they need
work.py             what is timed, and how
serving.py          the process that times it, in each environment
ours.py             this project's work; open_spiel.py, rlcard.py, pettingzoo.py, catanatron.py, pgx.py: a peer's
environments.py     an environment of its own for each peer
measuring.py        the processes, and their repetitions in turn
tables.py           the tables of docs/performance.md
__main__.py         all of that

A peer's process imports of this project `serving`, `work` and the peer's file alone: its environment has nothing else.
"""
