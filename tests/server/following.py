"""Links that are followed as the page follows them, and what is told to whoever asks by a secret."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.served import Json, Line, Served, secret_of

WHAT = ["record", "replay", "replay?eye=1", "replay?eye=spectator", "analysis", "course", "deal"]
"""What is asked of a game by a secret of its table."""


def follow(line: Line, own: str, invitation: str, seen: int = -1) -> None:
    line.say(type="sit", secret=own, invitation=invitation, seen=seen)


@contextmanager
def following(served: Served, made: Json, seat: int | None, own: str, by: str = "secret") -> Iterator[Line]:
    """A socket that follows a link as the page does; `by`: which of the two secrets opens the place then."""
    with served.line(made["table"]) as line:
        follow(line, own, secret_of(made, seat))
        assert line.hear() == {"type": "seated", "by": by}
        line.look()
        yield line


@contextmanager
def sitting(served: Served, made: Json, secret: str) -> Iterator[Line]:
    with served.line(made["table"]) as line:
        line.say(type="sit", secret=secret, seen=-1)
        line.look()
        yield line


def turned_away(served: Served, made: Json, own: str, invitation: str | None = None) -> list[str]:
    """What one is told whose secrets open nothing."""
    with served.line(made["table"]) as line:
        line.say(type="sit", secret=own, seen=-1, **({} if invitation is None else {"invitation": invitation}))
        assert line.closed() == 4401
        assert line.view == {}
        return [each["sentence"]["id"] for each in line.refused]


def asked(served: Served, made: Json, secret: str, what: str = "record") -> tuple[int, str]:
    answer = served.ask("GET", f"/api/tables/{made['table']}/{what}", authorization=f"Bearer {secret}")
    return answer.status, "" if answer.status == 200 else answer.error


def begin(host: Line, *others: Line) -> None:
    host.say(type="begin")
    for line in (host, *others):
        line.until(lambda view: view["table"]["status"] == "playing")
