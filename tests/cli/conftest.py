"""Commands that refuse: run here, since nothing is left behind that would need a process of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotheque import cli

Refuse = Callable[..., str]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refuse:
    """What a command says as it refuses: one sentence, unless it has more to tell."""

    def refused(*arguments: object, language: str = "C", has_more_to_tell: bool = False) -> str:
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        assert cli.main([str(each) for each in arguments]) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert has_more_to_tell or said.err.count("\n") == 1
        return said.err

    return refused
