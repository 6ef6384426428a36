"""`check`, `replay` and `verify` as a user of the command line meets them."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque import cli
from ludotheque.core.seal import commitment
from ludotheque.games import find_game
from ludotheque.server.record import record_text
from ludotheque.table import Closed, Decide, Decided, SeatPlan, Table, Undone, open_table
from ludotheque.words import Words
from tests.records.played import SEED, Played, played

ROOT = Path(__file__).parent.parent
SCENARIOS = ROOT / "scenarios" / "korsar"
GOLDEN = ROOT / "records" / "korsar-worked-example.record"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command; its status and what it wrote, in English unless the environment says otherwise."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: object) -> tuple[int, str, str]:
        status = cli.main([str(each) for each in arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.fixture(scope="module")
def game() -> Played:
    return played({"players": 3})


@pytest.fixture
def record(game: Played, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(game.record(), encoding="utf-8")
    return path


# ---- check


@pytest.mark.parametrize("lang", ["C.UTF-8", "fr_FR.UTF-8"])
def test_check_prints_a_line_a_case_and_how_many_passed(lang: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    status, out, err = run("check", SCENARIOS)
    *lines, last = out.splitlines()
    assert (status, err) == (0, "")
    assert last == f"{len(lines)} passed, 0 failed"
    assert all("KO-S" in line for line in lines)


def test_check_says_what_differs_and_fails(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "alone.toml"
    text = (SCENARIOS / "alone.toml").read_text("utf-8")
    path.write_text(text.replace("loot = [8, 0], ships = []", "loot = [9, 0], ships = []"), encoding="utf-8")
    status, out, _ = run("check", tmp_path)
    assert status == 1
    assert out.splitlines()[-1].endswith(" passed, 1 failed")
    (line,) = [line for line in out.splitlines() if line.startswith("    ")]
    assert "loot" in line
    assert "[8, 0]" in line
    assert "[9, 0]" in line


def test_check_names_the_decision_after_which_something_differs(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "alone.toml"
    text = (SCENARIOS / "alone.toml").read_text("utf-8")
    path.write_text(text.replace("held = [0, 6]", "held = [1, 6]"), encoding="utf-8")
    assert "“0: ship 3”" in run("check", path)[1]


def test_check_says_what_differs_in_long_figures(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text(f'game = "korsar"\n[{"a" * 2000}]\nexpect.legal = ["{"x" * 5000}"]\n', encoding="utf-8")
    status, out, _ = run("check", path)
    assert (status, len(out) < 2000) == (1, True)


def test_check_fails_where_there_is_nothing_to_check(run: Run, tmp_path: Path) -> None:
    assert run("check", tmp_path)[:2] == (1, "0 passed, 0 failed\n")
    (tmp_path / "none.toml").write_text('game = "korsar"\n', encoding="utf-8")
    status, out, _ = run("check", tmp_path)
    assert (status, out.splitlines()[-1]) == (1, "0 passed, 1 failed")


def test_check_goes_on_after_a_file_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "b.toml").write_text("[a\n", encoding="utf-8")
    status, out, _ = run("check", tmp_path, tmp_path / "gone.toml", SCENARIOS / "tables.toml")
    assert status == 1
    assert out.splitlines()[-1] == "9 passed, 3 failed"
    assert f"{tmp_path / 'b.toml'}, line 1: " in out


@pytest.mark.parametrize(
    "said",
    [
        f"expect.turn = {'9' * 5000}",
        f"expect.turn = 0x{'f' * 5000}",
        f"expect.turn = {'[' * 400}{']' * 400}",
        f"expect.turn.{'a.' * 3000}a = 1",
        f"options.players.{'a.' * 3000}a = 1",
        f"{'a.' * 3000}expect.turn = 0",
    ],
)
def test_check_goes_on_after_what_is_nested_too_deep_or_too_long(run: Run, tmp_path: Path, said: str) -> None:
    path = tmp_path / "beyond.toml"
    path.write_text(f'game = "korsar"\n[one]\n{said}\n', encoding="utf-8")
    status, out, err = run("check", path)
    assert (status, err) == (1, "")
    assert re.match(rf"{re.escape(str(path))}, line [23].*: This is nested too deep, or has a number", out)
    assert out.splitlines()[-1] == "0 passed, 1 failed"


@pytest.mark.parametrize("command", ["check", "replay", "verify"])
def test_a_name_that_no_file_can_have_gets_one_sentence(command: str, run: Run) -> None:
    status, out, err = run(command, "x" * 300)
    assert status == 1
    assert "This file cannot be read." in out + err


def test_check_tells_a_case_that_cannot_be_played_with_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_text('game = "korsar"\n[one]\ndo = ["1: draw"]\nexpect.turn = 1\n', encoding="utf-8")
    status, out, _ = run("check", path)
    assert status == 1
    assert f"{path}, line 2, “one, 1: draw”: " in out
    assert out.splitlines()[-1] == "0 passed, 1 failed"


# ---- replay


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_replay_tells_the_game_in_sentences(run: Run, record: Path, lang: str, seat: int | None) -> None:
    status, out, err = run("replay", record, "--lang", lang, *([] if seat is None else ["--seat", seat]))
    assert (status, err) == (0, "")
    assert len(out.splitlines()) > 60
    assert ("Vous" in out or "You" in out) == (seat is not None)
    assert "Malo" in out


def test_replay_shows_a_seat_its_own_draws_alone(run: Run, record: Path) -> None:
    everybody = run("replay", record, "--lang", "en")[1].splitlines()
    own = run("replay", record, "--lang", "en", "--seat", 1)[1].splitlines()
    assert "Malo draws." in everybody
    assert "You draw." not in own
    assert "Inès draws." in own


def test_replay_of_one_seats_view_is_seen_by_that_seat_alone(run: Run, game: Played, tmp_path: Path) -> None:
    path = tmp_path / "view.record"
    path.write_text(game.view(1, 30), encoding="utf-8")
    status, out, _ = run("replay", path, "--lang", "en")
    assert status == 0
    whole = tmp_path / "whole.record"
    whole.write_text(game.record(), encoding="utf-8")
    told = run("replay", whole, "--lang", "en", "--seat", 1)[1].splitlines()
    *lines, _ = out.splitlines()
    assert lines == told[: len(lines)]
    assert run("replay", path, "--seat", 1)[0] == 0
    status, out, err = run("replay", path, "--seat", 0)
    assert (status, out) == (1, "")
    assert "line" in err


def test_replay_of_a_seat_that_is_not_there_is_told(run: Run, record: Path) -> None:
    assert run("replay", record, "--seat", 7)[0] == 1
    assert run("replay", record, "--seat", -1)[0] == 1


# ---- verify


@pytest.mark.parametrize("lang", ["C.UTF-8", "fr_FR.UTF-8"])
def test_verify_says_what_of_a_record_is_true(
    lang: str, run: Run, record: Path, game: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That it is, then the seal, that nobody added anything, the deal, the result."""
    monkeypatch.setenv("LC_ALL", lang)
    status, out, err = run("verify", record)
    assert (status, err, out.count("\n")) == (0, "", 5)
    _, seal, words, deal, _ = out.splitlines()
    assert commitment(SEED) in seal
    assert "--commitment" in seal
    assert words == "  " + Words("fr" if lang.startswith("fr") else "en").say("cli-verify-no-word")
    assert str(len(game.decisions)) in deal


def test_verify_names_what_each_added(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "words.record"
    path.write_text(played({"players": 3}, nonces=("Mère ☂".encode(), b"", b"\xff")).record(), encoding="utf-8")
    lines = run("verify", path)[1].splitlines()
    assert lines[2:4] == [
        "  Word: Inès added “Mère ☂” to the seed.",
        "  Word: Seat 3 added “\N{REPLACEMENT CHARACTER}” to the seed.",
    ]


def test_verify_compares_the_seal_with_the_one_that_was_seen(run: Run, record: Path, game: Played) -> None:
    seen = commitment(SEED)
    status, out, _ = run("verify", record, "--commitment", seen)
    assert (status, "--commitment" in out) == (0, False)
    grouped = " ".join(seen[at : at + 8] for at in range(0, 64, 8)).upper()
    assert run("verify", record, "--commitment", grouped)[:2] == (0, out)
    status, out, err = run("verify", record, "--commitment", "0" * 64)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert seen in err
    assert run("verify", GOLDEN, "--commitment", seen)[0] == 1
    with pytest.raises(SystemExit) as left:
        run("verify", record, "--commitment", "12")
    assert left.value.code == 2


def test_verify_does_not_speak_of_a_result_where_nobody_finished(run: Run, tmp_path: Path) -> None:
    table = Table(find_game("korsar"), open_table(find_game("korsar"), {"players": 2}, [SeatPlan("human")] * 2, SEED))
    table.apply(Closed("abandoned"))
    path = tmp_path / "left.record"
    path.write_text(record_text(table, None), encoding="utf-8")
    status, out, _ = run("verify", path)
    assert (status, out.splitlines()[-1]) == (0, f"  {Words('en').say('cli-verify-left')}")


def test_verify_finds_a_record_true_whose_game_went_back(run: Run, tmp_path: Path) -> None:
    """What was taken back is in no record: not one decision of it, and no card that it drew."""
    game = find_game("korsar")
    people = [SeatPlan("human", "Inès"), SeatPlan("human", "Malo")]
    table, chance = (
        Table(game, open_table(game, {"players": 2}, people, SEED, nonces=["wind", "sea"])),
        random.Random(3),
    )
    for n in range(10_000):
        if table.status == "over":
            break
        if n % 7 == 5:
            table.apply(Undone(0, table.line[-3]))
        seat = table.to_act()[0]
        for row in table.intend(Decide(seat, table.decision(seat), chance.choice(table.legal_actions(seat)), "human")):
            table.apply(row)
    path = tmp_path / "undone.record"
    path.write_text(record_text(table, None), encoding="utf-8")
    status, out, err = run("verify", path, "--commitment", commitment(SEED))
    assert (status, err) == (0, "")
    played = len(table.line) - 1
    assert played < sum(isinstance(row, Decided) for row in table.rows)
    assert f" {played} decisions follow" in out


def test_verify_says_that_a_position_was_not_dealt(run: Run) -> None:
    status, out, _ = run("verify", GOLDEN)
    assert status == 0
    assert "position" in out


def test_verify_does_not_call_one_seats_view_true(run: Run, game: Played, tmp_path: Path) -> None:
    path = tmp_path / "view.record"
    path.write_text(game.view(0, 9), encoding="utf-8")
    assert run("verify", path)[0] == 1


# ---- what is not a record


def bad(text: str) -> dict[str, bytes]:
    """Contents of files that are no record, by what is wrong with them."""
    lines = text.encode().split(b"\n")
    return {
        "empty": b"",
        "blank": b"\n\n \n",
        "binary": bytes(random.Random(1).randbytes(3000)),
        "zeros": bytes(300),
        "control": text.encode().replace(b"Malo", b"\x1b[2JMalo"),
        "huge": b"x" * 3_000_000,
        "long line": b"ludotheque record 1\n" + b"game " + b"k" * 900_000,
        "long name": text.encode().replace(b"Malo", b"M" * 5000),
        "long decision": text.encode().replace(b"begin\n", b"begin\n0: " + b"d" * 5000 + b"\n"),
        "cut": b"\n".join(lines[:40]),
        "edited": text.encode().replace(b"Malo", b"Hugo"),
        "other version": text.encode().replace(b"record 1", b"record 2"),
        "other rules": text.encode().replace(b"rules 1", b"rules 99"),
        "no known game": text.encode().replace(b"game korsar", b"game chess"),
        "wrong seed": text.encode().replace(b"seed 0001", b"seed 0002"),
        "something else": b"# A page\n\nThis is no record.\n",
    }


@pytest.mark.parametrize("lang", ["C.UTF-8", "fr_FR.UTF-8"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_gets_one_sentence_that_names_line_and_reason(
    command: str, lang: str, run: Run, game: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    for wrong, content in bad(game.record()).items():
        path = tmp_path / "bad.record"
        path.write_bytes(content)
        status, out, err = run(command, path)
        assert (status, out) == (1, ""), wrong
        assert err.count("\n") == 1, wrong
        assert len(err) < 900, wrong
        assert "\x1b" not in err, wrong
        assert ("line" in err or "ligne" in err) or wrong == "huge", wrong


@pytest.mark.parametrize("command", ["verify", "replay", "check"])
def test_a_file_that_is_not_there_gets_one_sentence(command: str, run: Run, tmp_path: Path) -> None:
    status, out, err = run(command, tmp_path / "gone.record")
    assert status == 1
    assert "gone.record" in out + err
    assert "Traceback" not in out + err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_folder_is_no_record(command: str, run: Run, tmp_path: Path) -> None:
    status, _, err = run(command, tmp_path)
    assert (status, err.count("\n")) == (1, 1)


@pytest.mark.parametrize("command", ["verify", "replay", "check"])
def test_without_a_file_the_command_is_misunderstood(command: str, run: Run) -> None:
    with pytest.raises(SystemExit) as left:
        run(command)
    assert left.value.code == 2


def test_a_terminal_without_accents_still_gets_the_sentences(record: Path) -> None:
    program = "import sys; from ludotheque.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "replay", str(record), "--lang", "fr"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=ascii_only, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"In?s" in done.stdout
