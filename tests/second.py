"""A second edition of each game, for whoever is to use another one than the game's own."""

from __future__ import annotations

from pathlib import Path

from ludotheque.games import edition_in

SECOND_FILE = Path(__file__).with_name("korsar-second.toml")
SECOND = edition_in(SECOND_FILE.read_text(encoding="utf-8"), SECOND_FILE.name)[1]

KEYLARGO_FILE = Path(__file__).with_name("keylargo-second.toml")
SECOND_KEYLARGO = edition_in(KEYLARGO_FILE.read_text(encoding="utf-8"), KEYLARGO_FILE.name)[1]
