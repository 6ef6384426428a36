"""Somebody at a page of their own: what they see, what goes over their wire, and what the page complains of."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page, Request, TimeoutError, WebSocket

from ludotheque.words import Words
from tests.browser.house import STRANGERS_WORDS

# What a game says in JSON; the tests look into it freely.
Json = dict[str, Any]
# Seconds. Long, because other tests may have the processor; nothing waits longer than what it waits for.
PATIENCE = 40.0


class Line:
    """A socket of a page, and all that went over it, in order."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.sent: list[Json] = []
        self.received: list[str] = []
        self.views: list[Json] = []
        self.refused: list[Json] = []
        self.is_open = True
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)
        socket.on("close", self._ended)
        socket.on("socketerror", self._ended)

    @property
    def secrets(self) -> list[str]:
        """Whose line it is: what it sat down with, and the invitation that it followed, if it did."""
        return [self.sent[0][each] for each in ("secret", "invitation") if each in self.sent[0]]

    def _ended(self, _: object) -> None:
        self.is_open = False

    def _sent(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    def _received(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.received.append(frame)
        message = json.loads(frame)
        if message["type"] == "view":
            self.views.append(message)
        elif message["type"] == "refused":
            self.refused.append(message)


class Person:
    """One tab. `say` gives a message of the catalogue as this page words it."""

    def __init__(self, page: Page, origin: str, lang: str) -> None:
        self.page, self.origin = page, origin
        self.lang = lang
        self.say = self.words().say
        self.lines: list[Line] = []
        # Of these, the first one of the page that is open now.
        self.first = 0
        self.complaints: list[str] = []
        self.asked: list[str] = []
        self._forgiven: list[str] = []
        page.on("websocket", lambda socket: self.lines.append(Line(socket)))
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._asked)

    def words(self, *names: str) -> Words:
        """The catalogue as this page reads it at a table of these names."""
        seat = self.seat if names else None
        return Words(self.lang, names, seat, [STRANGERS_WORDS])

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        self.asked.append(request.url)
        if not request.url.startswith((f"{self.origin}/", "blob:", "data:")):
            self.complaints.append(f"asked elsewhere: {request.url}")

    def forgive(self, pattern: str) -> None:
        """What the page may complain of in this test."""
        self._forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        return [said for said in self.complaints if not any(re.search(each, said) for each in self._forgiven)]

    def go(self, path: str) -> None:
        """Opens an address of the house, given whole or as a path."""
        self._leave()
        self.page.goto(path if path.startswith("http") else self.origin + path)

    def reload(self) -> None:
        self._leave()
        self.page.reload()

    def _leave(self) -> None:
        # A page that is left takes its lines along, and nothing is told of their end.
        for line in self.lines:
            line.is_open = False
        self.first = len(self.lines)

    @property
    def view(self) -> Json:
        """The newest view that came."""
        return self.views[-1]

    @property
    def views(self) -> list[Json]:
        """All that came to the page that is open now."""
        return [view for line in self.lines[self.first :] for view in line.views]

    def heard(self) -> list[Json]:
        """All messages that came to the page that is open now."""
        return [json.loads(text) for line in self.lines[self.first :] for text in line.received]

    @property
    def seat(self) -> int:
        seat: int = self.view["you"]
        return seat

    @property
    def is_asked(self) -> bool:
        return bool(self.view["legal"])

    def until(self, wanted: Callable[[Json], object]) -> Json:
        """Waits for a view as wanted; nothing that comes meanwhile is missed."""
        deadline = monotonic() + PATIENCE
        while not (self.views and wanted(self.view)):
            self._next_frame(deadline)
        return self.view

    def _next_frame(self, deadline: float) -> None:
        left = (deadline - monotonic()) * 1000
        assert left > 0, f"the awaited view did not come: {self._last()}"
        try:
            if not self.lines or not self.lines[-1].is_open:
                self.page.wait_for_event("websocket", timeout=left)
            else:
                self.lines[-1].socket.wait_for_event("framereceived", timeout=left)
        except Error as error:
            # A line that breaks is followed by another; time that has run out is told above.
            if not isinstance(error, TimeoutError) and "Socket" not in error.message:
                raise

    def _last(self) -> str:
        if not self.views:
            return "no view ever came"
        told = {key: self.view[key] for key in ("seq", "you", "to_act", "decision")}
        return f"the last was {told}, refused: {self.lines[-1].refused}"

    def until_back(self) -> None:
        """Waits until the line that broke is followed by one that works."""
        self.until(lambda _: self.lines[-1].is_open and self.lines[-1].views)

    def decided(self, number: int) -> list[int]:
        """The actions that went out as this decision over the line that is open now."""
        sent = [message for message in self.lines[-1].sent if message["type"] == "decide"]
        return [message["action"] for message in sent if message["decision"] == number]


def is_over(view: Json) -> bool:
    return bool(view["table"]["status"] == "over")
