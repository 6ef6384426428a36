"""The command line as a whole: which command runs, and what is said when none can."""

from __future__ import annotations

import re
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

import pytest

import ludotheque
from ludotheque import cli
from ludotheque.core.sentence import Refused, Sentence


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


Put = Callable[[str, Callable[[Namespace], int]], None]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Put:
    """Puts a stand-in, with one option `--port`, in the place of a command."""

    def put(name: str, run: Callable[[Namespace], int]) -> None:
        def add_arguments(parser: ArgumentParser) -> None:
            parser.add_argument("--port", type=int, default=8000)

        module = ModuleType(name)
        module.__dict__.update(add_arguments=add_arguments, run=run)
        monkeypatch.setitem(sys.modules, f"ludotheque.cli.{name}", module)

    return put


@pytest.mark.parametrize("given", [["--port", "2"], ["serve", "--port", "2"]])
def test_serve_is_what_is_done_when_no_command_is_named(command: Put, given: list[str]) -> None:
    command("serve", lambda arguments: 40 + int(arguments.port))
    assert cli.main(given) == 42


def test_a_named_command_gives_its_exit_status(command: Put) -> None:
    command("check", lambda _: 1)
    assert cli.main(["check"]) == 1


def test_an_unknown_command_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["chekc"]) == 2
    said = capsys.readouterr().err
    assert "chekc" in said
    assert all(name in said for name in cli.COMMANDS)


def test_an_unknown_option_is_told_and_runs_nothing(command: Put, capsys: pytest.CaptureFixture[str]) -> None:
    command("serve", lambda _: pytest.fail("ran"))
    with pytest.raises(SystemExit) as left:
        cli.main(["--prot", "1"])
    assert left.value.code == 2
    assert "--prot" in capsys.readouterr().err


@pytest.mark.parametrize(
    "given",
    [
        ["--port", "eighty"],
        ["bench"],
        ["replay", "a", "--lang", "de"],
        ["--bot-tempo"],
        ["--bot-seconds", "0"],
        ["--bot-memory", "100"],
        ["--hand-over-after", "-1"],
        ["--abandon-after", "soon"],
        ["--push", "host@example.org"],
        ["--push", "mailto:"],
        ["--push", "http://example.org"],
    ],
)
def test_what_is_not_understood_is_said_in_the_reader_s_language_alone(
    given: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with pytest.raises(SystemExit):
        cli.main(given)
    said = capsys.readouterr().err
    assert " ".join(given) in said
    assert "Emploi\u00a0: ludotheque" in said
    assert not re.search(r"argument |invalid|required|expected|choose", said)


def test_what_is_refused_is_one_sentence(command: Put, capsys: pytest.CaptureFixture[str]) -> None:
    def run(_: Namespace) -> int:
        raise Refused(Sentence("error-command", {"got": "this", "expected": "that"}))

    command("verify", run)
    assert cli.main(["verify"]) == 1
    said = capsys.readouterr().err
    assert "this" in said
    assert said.count("\n") == 1


def test_an_interrupted_command_leaves_no_trace(command: Put, capsys: pytest.CaptureFixture[str]) -> None:
    def run(_: Namespace) -> int:
        raise KeyboardInterrupt

    command("serve", run)
    assert cli.main([]) == 130
    assert capsys.readouterr().err == ""


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"ludotheque {ludotheque.__version__}\n"


@pytest.mark.parametrize("lang", ["fr_FR.UTF-8", "en_GB.UTF-8"])
def test_help_names_every_command(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    assert cli.main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"  {name} " in said for name in cli.COMMANDS)


@pytest.mark.parametrize("name", cli.COMMANDS)
@pytest.mark.parametrize("lang", ["fr_FR.UTF-8", "en_GB.UTF-8"])
def test_every_command_has_help(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    with pytest.raises(SystemExit) as left:
        cli.main([name, "--help"])
    assert left.value.code == 0
    assert f"ludotheque {name}" in capsys.readouterr().out


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_is_a_file_with_two_functions(name: str) -> None:
    module = import_module(f"ludotheque.cli.{name}")
    assert callable(module.add_arguments)
    assert callable(module.run)


def test_a_reader_that_has_enough_ends_the_command_quietly() -> None:
    program = "import sys; from ludotheque.cli import main; sys.exit(main(['--help']))"
    command = f"'{sys.executable}' -c \"{program}\" | head -c 0"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
