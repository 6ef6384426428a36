"""Python is formatted and linted: what pyproject.toml asks of ruff."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def ruff(*arguments: str, source: str | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ruff", *arguments]
    return subprocess.run(command, cwd=ROOT, input=source, capture_output=True, text=True, check=False)


def test_every_file_is_formatted() -> None:
    done = ruff("format", "--check", "--diff", ".")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_linter_finds_nothing() -> None:
    done = ruff("check", ".")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_line_out_of_format_is_told() -> None:
    assert ruff("format", "--check", "--stdin-filename=src/ludotheque/a.py", "-", source="a=1\n").returncode == 1


def test_an_unused_import_is_told() -> None:
    done = ruff("check", "--stdin-filename=src/ludotheque/a.py", "-", source="import os\n")
    assert done.returncode == 1
    assert "F401" in done.stdout
