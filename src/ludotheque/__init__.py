"""Ludothèque: tabletop games whose rules are written once, for table, bots and study alike."""

__version__ = "0.1.0"
