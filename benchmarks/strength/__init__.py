"""How strong the bots are: the contests, and the tables of docs/strength.md made from them.

matches.py      which bots meet, and what is expected of them
tables.py       the tables of a page
__main__.py     plays them, in as many runs as one likes, and writes the page
"""
