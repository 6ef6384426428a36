"""Types hold, strictly, in package, tests, examples and build hook: what pyproject.toml asks of mypy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def mypy(*arguments: str, cache: Path | None = None) -> subprocess.CompletedProcess[str]:
    place = ["--cache-dir", str(cache)] if cache else []
    command = [sys.executable, "-m", "mypy", *place, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_types_hold() -> None:
    done = mypy()
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_function_without_types_is_told(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def f(x):\n    return x\n", encoding="utf-8")
    done = mypy(str(wrong), cache=tmp_path / "cache")
    assert done.returncode == 1
    assert "no-untyped-def" in done.stdout
