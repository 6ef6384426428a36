"""The measurements behind docs/strength.md: which bots meet, and the tables made of it."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from benchmarks.strength import __main__ as strength
from benchmarks.strength.matches import LADDERS, Match, matches
from benchmarks.strength.tables import verdict
from ludotheque import cli, words
from ludotheque.arena.intervals import Interval
from ludotheque.bots import levels_of
from ludotheque.cli.parser import Parser
from ludotheque.games import BUILT_IN

EVERY = [match for game in LADDERS for match in matches(game)]
PAGE = "# Strength\n\n" + "".join(
    f"<!-- tables of {game} -->\nold\n<!-- end of {game} -->\nprose\n" for game in LADDERS
)


def test_every_game_has_its_ladder() -> None:
    assert set(LADDERS) == {game.name for game in BUILT_IN}
    for game in LADDERS:
        steps = [match.bots for match in matches(game) if match.part == "ladder"]
        levels = list(levels_of(game))
        assert set(steps) == {(upper, lower) for lower, upper in pairwise(levels)}


@pytest.mark.parametrize("match", EVERY, ids=lambda match: match.name)
def test_a_match_is_one_of_bots_that_there_are(match: Match) -> None:
    assert match.contest(1).bots == match.bots


@pytest.mark.parametrize("match", EVERY, ids=lambda match: match.name)
def test_the_command_that_is_printed_plays_the_same_games(match: Match) -> None:
    _, name, *given = match.command(600, 7).split()
    parser = Parser(name, "", words.Words("en"))
    cli.command_of(name).add_arguments(parser)
    read = parser.parse_args(given)
    assert (read.game, tuple(read.bots.split(",")), read.games, read.seed) == (match.game, match.bots, 600, 7)
    assert (read.players, read.teams) == (match.table["players"], match.table.get("teams", False))
    assert (read.duplicate, read.by_camp) == (True, match.by_camp)


def test_matches_have_names_of_their_own() -> None:
    assert len({match.name for match in EVERY}) == len(EVERY)


def run(monkeypatch: pytest.MonkeyPatch, *given: str) -> int:
    monkeypatch.setattr(sys, "argv", ["strength", *given])
    return strength.main()


def test_what_was_played_in_several_runs_is_one_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page, results = tmp_path / "strength.md", str(tmp_path / "results")
    page.write_text(PAGE, encoding="utf-8")
    for games in ("4", "12"):
        for only in ("artemis_random", "easygoing_discovery"):
            given = ("play", "korsar", "--only", only, "--games", games, "--results", results)
            assert run(monkeypatch, *given) == 0
    assert run(monkeypatch, "page", "--page", str(page), "--results", results) == 0
    text = page.read_text(encoding="utf-8")
    korsar = text[text.index("tables of korsar") : text.index("end of korsar")]
    assert "old" not in korsar
    assert "| 4 | **artemis** | 3 × random | 12 | 3 |" in korsar
    assert "| 4 | **easygoing** | discovery | 12 | 4 |" in korsar
    assert "--bots artemis,random,random,random --players 4 --duplicate --games 12 --seed 1" in korsar
    assert text.count("old") == len(LADDERS) - 1
    assert text.count("prose") == len(LADDERS)


def test_camps_stand_beside_the_same_camps_without_the_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page, results = tmp_path / "strength.md", str(tmp_path / "results")
    page.write_text(PAGE, encoding="utf-8")
    given = ("play", "katana", "--games", "30", "--results", results)
    for only in ("players-5_by-camp_random", "players-5_by-camp_strong_random"):
        assert run(monkeypatch, *given, "--only", only) == 0
    assert run(monkeypatch, "page", "--page", str(page), "--results", results) == 0
    lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| 5 | ")]
    assert [line.split(" | ")[1:5] for line in lines] == [
        [camp, "**strong**", "random", "10"] for camp in ("Shogun", "Ninja", "Ronin")
    ]


def test_a_page_without_marks_is_told() -> None:
    with pytest.raises(ValueError, match="expected the marks"):
        strength.between("# Strength", "<!-- a -->", "<!-- b -->", "new")


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Interval(0.7, 0.65, 0.75), "60: yes"),
        (Interval(0.62, 0.58, 0.66), "60: yes, not beyond doubt"),
        (Interval(0.58, 0.55, 0.62), "60: no"),
    ],
)
def test_what_was_asked_for_is_answered(share: Interval, said: str) -> None:
    assert verdict(share, 60) == said
    assert verdict(share, None) == ""
