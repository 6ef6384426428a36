"""The arena: many seeded games between bots, and what they prove.

contest.py      what is played: the game, its table, the bots, the seed
entrants.py     bots by name, with a budget, from other packages and from files
seating.py      who sits where: every bot in every seat equally often
playing.py      one game
running.py      many games, on any executor
executors.py    where they are played: here, in many processes, on a cluster
results.py      what a game leaves behind; as Parquet
journal.py      games kept as they end, so that a run can go on where it stopped
intervals.py    shares and means, with intervals of 95 %
rating.py       ratings by Plackett and Luce
standing.py     the tables
"""
