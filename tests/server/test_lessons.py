"""A lesson over the wire: made in one request, the others play by what is written, and the learner is guided."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.server.served import Json, Line, Served, serving


def make(served: Served, **wanted: object) -> Json:
    body = json.dumps({"game": "korsar", **wanted})
    answer = served.ask("POST", "/api/lessons", body, content_type="application/json")
    assert answer.status == 201, answer.text
    made: Json = json.loads(answer.text)
    return made


def until(line: Line, wanted: Callable[[Json], bool]) -> Json:
    while not wanted(line.view):
        line.hear()
    return line.view


def decide(line: Line) -> None:
    """What the lesson proposes."""
    line.say(type="decide", decision=line.view["decision"], action=line.view["lesson"]["tried"][0])


def test_a_lesson_is_made_and_begun_and_guides_its_learner(served: Served) -> None:
    made = make(served, name="Zoé", token=3)
    assert [bool(each["secret"]) for each in made["seats"]] == [True, False, False]
    with served.seat(made, 0) as line:
        view = line.view
        assert view["table"]["status"] == "playing"
        assert [(each["name"], each["kind"]) for each in view["table"]["seats"]] == [
            ("Zoé", "human"),
            ("Basile", "bot"),
            ("Colette", "bot"),
        ]
        assert {key: view["lesson"][key] for key in ("chapter", "state", "step", "rule")} == {
            "chapter": 0,
            "state": "try",
            "step": "lay",
            "rule": "KO 2.4",
        }
        decide(line)
        # The others play by themselves, one after the other.
        until(line, lambda view: view["lesson"]["step"] == "attack")
        assert [entry["sentence"]["id"] for entry in line.log][-4:] == [
            "korsar-event-lay-ship",
            "korsar-event-draw",
            "korsar-event-lay-ship",
            "korsar-event-collect",
        ]


def test_another_move_is_answered_and_nothing_changes(served: Served) -> None:
    with served.seat(make(served), 0) as line:
        before = line.view
        other = next(offer["action"] for offer in before["legal"] if offer["action"] not in before["lesson"]["tried"])
        line.say(type="decide", decision=before["decision"], action=other)
        while not line.refused:
            line.hear()
        assert line.refused[0]["sentence"]["id"] == "korsar-lesson-lay-wrong"
        assert line.view["seq"] == before["seq"]


def test_another_chapter_is_opened_by_whoever_learns_and_by_nobody_else(served: Served) -> None:
    made = make(served)
    with served.seat(made, 0) as line, served.seat(made, None) as watching:
        watching.say(type="open_chapter", chapter=1)
        while not watching.refused:
            watching.hear()
        assert watching.refused[0]["sentence"]["id"] == "error-not-seated"
        line.say(type="open_chapter", chapter=3)
        until(line, lambda view: view["lesson"]["chapter"] == 3)
        until(watching, lambda view: view["lesson"]["chapter"] == 3)
        # What is to be tried is told to the learner; who looks on plays no card of it.
        assert line.view["lesson"]["tried"]
        assert watching.view["lesson"]["tried"] == []


def test_a_lesson_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        made = make(served)
        with served.seat(made, 0) as line:
            decide(line)
            until(line, lambda view: view["lesson"]["step"] == "attack" and view["lesson"]["state"] == "try")
    with serving(tmp_path) as served, served.seat(made, 0) as line:
        assert (line.view["lesson"]["step"], line.view["lesson"]["state"]) == ("attack", "try")


def test_a_lesson_has_no_file_and_is_offered_where_there_is_one(served: Served) -> None:
    made = make(served)
    secret = made["seats"][0]["secret"]
    answer = served.ask("GET", f"/api/tables/{made['table']}/record", authorization=f"Bearer {secret}")
    assert (answer.status, answer.error) == (422, "error-lesson-record")
    offered = {each["name"]: each["lesson"] for each in json.loads(served.ask("GET", "/api/games").text)["games"]}
    assert offered["korsar"]
    assert not offered["highcard"]
    body = json.dumps({"game": "highcard"})
    answer = served.ask("POST", "/api/lessons", body, content_type="application/json")
    assert (answer.status, answer.error) == (422, "error-no-lesson")
