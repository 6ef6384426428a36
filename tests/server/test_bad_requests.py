"""Bad requests: a short answer, and nothing changed."""

from __future__ import annotations

import json
import time

import pytest

from ludotheque.server import app as app_module
from ludotheque.server import serving as serving_module
from tests.server.served import Served, secret_of

GOOD = {"game": "highcard", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "device"}]}
BAD_TABLES = [
    ("{", 400, "error-malformed"),
    ("[]", 400, "error-malformed"),
    ("[" * 5000, 400, "error-malformed"),
    (json.dumps({**GOOD, "secret": "x"}), 400, "error-malformed"),
    (json.dumps({**GOOD, "seats": "me"}), 400, "error-malformed"),
    (json.dumps({**GOOD, "seats": [{"kind": "god"}] * 2}), 400, "error-malformed"),
    (json.dumps({**GOOD, "seats": [{"kind": "me"}] * 100}), 400, "error-malformed"),
    (json.dumps({**GOOD, "options": {"players": None}}), 400, "error-malformed"),
    (json.dumps({**GOOD, "game": "chess"}), 404, "error-game"),
    (json.dumps({**GOOD, "options": {"players": 9}}), 422, "error-option-value"),
    (json.dumps({**GOOD, "options": {"players": True}}), 422, "error-option-value"),
    (json.dumps({**GOOD, "options": {"cheat": True}}), 422, "error-option-name"),
    (json.dumps({**GOOD, "seats": [{"kind": "me"}]}), 422, "error-seats"),
    (json.dumps({**GOOD, "seats": [{"kind": "me"}, {"kind": "bot"}]}), 422, "error-level"),
    (json.dumps({**GOOD, "seats": [{"kind": "me"}, {"kind": "bot", "level": "fearsome"}]}), 422, "error-level"),
    (json.dumps({**GOOD, "seats": [{"kind": "me", "name": "x" * 30}, {"kind": "me"}]}), 422, "error-name-long"),
    (json.dumps({**GOOD, "seats": [{"kind": "me", "name": "a\u202eb"}, {"kind": "me"}]}), 422, "error-name-signs"),
    (json.dumps(GOOD).ljust(20_000), 413, "error-too-large"),
]


@pytest.mark.parametrize(("body", "status", "said"), BAD_TABLES, ids=range(len(BAD_TABLES)))
def test_a_table_badly_asked_for_is_not_made(served: Served, body: str, status: int, said: str) -> None:
    asked = served.post(body)
    assert (asked.status, asked.error) == (status, said)
    assert "Traceback" not in asked.text


def test_a_form_from_a_page_makes_no_table(served: Served) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        asked = served.post(json.dumps(GOOD), content_type=kind)
        assert (asked.status, asked.error) == (415, "error-not-json")


@pytest.mark.parametrize(
    ("method", "path"),
    [("DELETE", "/api/tables"), ("GET", "/api/tables"), ("GET", "/api/x"), ("PUT", "/"), ("GET", "/locale/de.ftl")],
)
def test_what_is_not_there_is_said_to_be_not_there(served: Served, method: str, path: str) -> None:
    asked = served.ask(method, path)
    assert asked.status in (404, 405)
    assert asked.error.startswith("error-")


def test_who_says_that_no_request_follows_is_answered_though_it_takes_long(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_module, "ASKING_SECONDS", 0.3)
    made = served.make("me", "discovery")

    def slow(*_: object) -> str:
        time.sleep(1.0)
        return "done"

    monkeypatch.setattr(app_module, "replay_of", slow)
    headers = {"authorization": f"Bearer {secret_of(made, 0)}", "connection": "close"}
    answer = served.ask("GET", f"/api/tables/{made['table']}/replay", **headers)
    assert (answer.status, answer.text) == (200, '"done"')
