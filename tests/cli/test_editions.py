"""`--edition FILE`: what is read is used, and what cannot be is told in one sentence before anything is done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque import cli
from ludotheque.core import speed
from ludotheque.core.game import Game
from ludotheque.games.korsar.state import State
from tests.cli.conftest import Refuse
from tests.second import SECOND, SECOND_FILE
from tests.server.process import command


def test_the_house_offers_the_editions_that_it_is_given(tmp_path: Path) -> None:
    with command(tmp_path, "--edition", str(SECOND_FILE)) as house:
        games = json.loads(house.ask("GET", "/api/games").text)["games"]
        assert [game["editions"] for game in games if game["name"] == "korsar"] == [["tilsit", "second"]]
        made = house.make("me", "discovery", game="korsar", edition="second")
    with command(tmp_path) as house, house.seat(made, 0) as line:
        assert line.view["table"]["edition"] == "second"


WRONG = [
    ("2 = 6", "2 = 7", "[ships] copies: the sum is 26, and 25 is expected."),
    ("2 = 6", "2 = many", "line 6: this is not well-formed TOML."),
    ("2 = 6", "2 = -6", "[ships] 2: got -6, expected 0–78."),
    ("2 = 6", "", "the row [ships] 2 is missing. Expected: 0–78."),
    ("2 = 6", "2 = 6\n12 = 0", "the row [ships] 12 means nothing here."),
    ('"korsar"', '"chess"', "game: got chess, expected highcard, k"),
    ('"korsar"', '"highcard"', "highcard is played with its own edition only."),
    ('"second"', '"tilsit"', "korsar has an edition “tilsit” already."),
    ('"second"', "2", "edition: got 2, expected a-z 0-9 -, 1–40."),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG, ids=[new or old for old, new, _ in WRONG])
def test_a_wrong_file_is_told_before_anything_is_served(
    refused: Refuse, tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = SECOND_FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    sentence = refused("serve", "--no-browser", "--data", tmp_path / "data", "--edition", path)
    assert sentence.startswith(str(path))
    assert said in sentence
    assert not (tmp_path / "data").exists()


def test_a_file_that_is_not_there_is_told_in_the_reader_s_language(refused: Refuse, tmp_path: Path) -> None:
    path = tmp_path / "gone.toml"
    said = f"{path}\u00a0: Ce fichier n’existe pas.\n"
    assert refused("serve", "--edition", path, language="fr_FR") == said
    assert refused("check", "--edition", path, tmp_path, language="fr_FR") == said
    assert refused("bench", "korsar", "--edition", path, language="fr_FR") == said


def test_two_files_with_one_name_are_told(refused: Refuse) -> None:
    said = refused("serve", "--edition", SECOND_FILE, "--edition", SECOND_FILE)
    assert "korsar has an edition “second” already" in said


def test_scenarios_are_checked_with_the_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    six = ", ".join(["ship 2"] * 6)
    path = tmp_path / "six.toml"
    given = f"seat  hand\n0     {six}"
    path.write_text(f'game = "korsar"\n[six]\ngiven = {json.dumps(given)}\nexpect.turn = 0\n', encoding="utf-8")
    assert cli.main(["check", "--edition", str(SECOND_FILE), str(path)]) == 0
    assert cli.main(["check", str(path)]) == 1
    assert capsys.readouterr().out.count("1 passed, 0 failed") == 1


def test_the_bench_plays_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, ...]] = []

    def measure(game: Game[State], *_: object) -> speed.Speed:
        played.append(tuple(game.row_of(game.options_of({}))[-len(SECOND.figures) :]))
        return speed.Speed("korsar", 2, False, "", "plain", 1, 1, 1, 1, 1, 1, 1, 1)

    monkeypatch.setattr(speed, "first_decision", lambda *_: (1.0, 1.0))
    monkeypatch.setattr(speed, "measure", measure)
    assert cli.main(["bench", "korsar", "--players", "2", "--edition", str(SECOND_FILE)]) == 0
    assert set(played) == {SECOND.figures}


def test_the_bench_takes_no_edition_of_another_game(refused: Refuse) -> None:
    said = refused("bench", "highcard", "--edition", SECOND_FILE)
    assert said == f"{SECOND_FILE}, game: got korsar, expected highcard.\n"
