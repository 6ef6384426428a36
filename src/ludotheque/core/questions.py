"""Stand-ins for a game's rules, for templates: rules that are written once and bound to each game."""

from __future__ import annotations

from ludotheque.core.rule import question

setup = question("setup")
to_act = question("to_act")
legal_actions = question("legal_actions")
apply_action = question("apply_action")
is_terminal = question("is_terminal")
scores = question("scores")
winners = question("winners")
shown_to = question("shown_to")
sample_hidden = question("sample_hidden")
side_of = question("side_of")
is_secret = question("is_secret")
choose = question("choose")
