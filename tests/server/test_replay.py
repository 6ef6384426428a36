"""A game seen again: with any eyes once it is over, before that with one's own."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path

import pytest

from ludotheque.records.writing import closed
from ludotheque.server.limits import Limits, Rate
from ludotheque.server.record import record_text
from ludotheque.server.replay import frame
from ludotheque.table import Closed
from tests.server.finished import over
from tests.server.served import Answer, Json, Served, play, secret_of, serving


def asked(served: Served, made: Json, seat: int | None, eye: str | None = None) -> Answer:
    query = "" if eye is None else f"?eye={eye}"
    secret = secret_of(made, seat)
    return served.ask("GET", f"/api/tables/{made['table']}/replay{query}", authorization=f"Bearer {secret}")


def replay(served: Served, made: Json, seat: int | None, eye: str | None = None) -> Json:
    answer = asked(served, made, seat, eye)
    assert answer.status == 200, answer.text
    told: Json = json.loads(answer.text)
    return told


def finished(served: Served, game: str = "highcard") -> Json:
    """A table at which a game is over: one person and two bots."""
    made = served.make("me", "discovery", "easygoing", game=game)
    with served.seat(made, 0) as line:
        play(line, random.Random(4))
    return made


def record_of(served: Served, made: Json) -> str:
    path = f"/api/tables/{made['table']}/record"
    return served.ask("GET", path, authorization=f"Bearer {made['watch']}").text


def posted(served: Served, text: str, eye: str = "open") -> Answer:
    return served.ask("POST", f"/api/replay?eye={eye}", text, content_type="text/plain")


def test_a_seat_sees_again_what_it_saw(served: Served) -> None:
    made = served.make("me", "discovery", "easygoing")
    with served.seat(made, 0) as line:
        play(line, random.Random(4))
        views = [view for view in map(json.loads, line.raw) if view["type"] == "view"]
        log = line.log
    told = replay(served, made, 0)
    frames = {frame["seq"]: frame for frame in told["frames"]}
    for view in views:
        assert [frames[view["seq"]][part] for part in ("observation", "facts", "to_act")] == [
            view[part] for part in ("observation", "facts", "to_act")
        ]
    assert (told["you"], told["eye"], told["log"]) == (0, "0", log)


def test_after_the_end_there_are_all_eyes_for_everybody(served: Served) -> None:
    made = finished(served)
    for seat in (0, None):
        told = replay(served, made, seat)
        assert told["eyes"] == ["0", "1", "2", "spectator", "open"]
        assert [replay(served, made, seat, eye)["eye"] for eye in told["eyes"]] == told["eyes"]


@pytest.mark.parametrize(("seat", "own"), [(0, "0"), (1, "1"), (None, "spectator")])
def test_before_the_end_there_is_only_ones_own(served: Served, seat: int | None, own: str) -> None:
    made = served.make("me", "device", "device")
    assert replay(served, made, seat)["eyes"] == [own]
    assert replay(served, made, seat, own)["eye"] == own
    for eye in {"0", "1", "2", "spectator", "open", "x"} - {own}:
        answer = asked(served, made, seat, eye)
        assert (answer.status, answer.error) == (403, "error-eye")


def test_open_eyes_see_every_hand_and_what_each_drew(served: Served) -> None:
    made = finished(served, "korsar")
    told = replay(served, made, 0, "open")
    for each in told["frames"]:
        hands = [facts["hand"] for facts in each["seats"]]
        assert [sum(card["copies"] for card in hand) for hand in hands] == each["facts"]["cards"]
    draws = [entry["sentence"]["args"] for entry in told["log"] if entry["sentence"]["id"] == "korsar-event-draw"]
    assert draws
    assert all(args["card"] != "none" for args in draws)
    assert not any(entry["mine"] for entry in told["log"])


def test_other_eyes_have_no_facts_of_each_seat(served: Served) -> None:
    made = finished(served)
    assert not any(frame["seats"] for frame in replay(served, made, 0, "1")["frames"])


def test_there_is_no_replay_before_the_game_nor_without_a_secret(served: Served) -> None:
    made, other = served.make("me", "open"), served.make("me", "device")
    assert asked(served, made, 0).error == "error-not-begun"
    path = f"/api/tables/{made['table']}/replay"
    for header in ({}, {"authorization": f"Bearer {secret_of(other, 0)}"}):
        assert served.ask("GET", path, **header).status == 401
    assert served.ask("GET", "/api/tables/nothing/replay").status == 404


def test_there_is_no_replay_of_a_table_that_was_closed_before_its_game(served: Served) -> None:
    made = served.make("me", "open")
    with served.seat(made, 0):
        served.house.tables._live[made["table"]].table.apply(Closed("abandoned"))
        assert asked(served, made, 0).error == "error-not-begun"


def test_a_replay_travels_small_where_the_browser_can_read_that(served: Served) -> None:
    made = finished(served, "keylargo")
    path, secret = f"/api/tables/{made['table']}/replay", secret_of(made, 0)
    headers = {"authorization": f"Bearer {secret}"}
    whole = served.ask("GET", path, **headers)
    small = served.ask("HEAD", path, accept_encoding="gzip, br", **headers)
    assert small.headers["content-encoding"] == "gzip"
    assert 10 * int(small.headers["content-length"]) < len(whole.text)


def test_a_file_is_seen_again_as_its_table_is(served: Served) -> None:
    made = finished(served, "korsar")
    text = record_of(served, made)
    for eye in ("0", "2", "spectator", "open"):
        there, here = replay(served, made, 0, eye), json.loads(posted(served, text, eye).text)
        assert [{**frame, "seq": 0} for frame in here["frames"]] == [{**frame, "seq": 0} for frame in there["frames"]]
        assert here["eyes"] == there["eyes"]
        assert (here["you"], here["table"]["status"]) == (None, "over")


def test_a_file_that_was_edited_is_told_by_its_line(served: Served) -> None:
    made = finished(served, "korsar")
    lines = record_of(served, made).split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("scores"))
    answer = posted(served, closed([*lines[:at], "scores 99 0 0", *lines[at + 1 : -2]]))
    failure = json.loads(answer.text)
    assert (answer.status, answer.error, failure["line"]) == (422, "error-record-scores", at + 1)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (" ", "error-file-empty"),
        ("once upon a time", "error-record-format"),
        ("ludotheque record 1\ngame chess", "error-game"),
        ("\x00", "error-file-no-text"),
    ],
)
def test_what_is_no_record_is_told_so(served: Served, text: str, error: str) -> None:
    answer = posted(served, text)
    assert (answer.status, answer.error) == (422, error)


def test_what_one_seat_saw_and_what_began_from_a_position_is_not_shown_on_a_board(served: Served) -> None:
    made = served.make("me", "device", game="korsar")
    assert posted(served, record_of(served, made)).error == "error-replay-view"
    text = Path("tests/records/korsar-worked-example.record").read_text(encoding="utf-8")
    assert posted(served, text).error == "error-replay-position"


def test_a_file_that_says_not_where_its_game_begins_is_told_so(served: Served) -> None:
    lines = record_of(served, finished(served, "korsar")).split("\n")
    without = [line for line in lines[:-1] if not line.startswith(("commitment ", "seed ", "nonce ", "end "))]
    answer = posted(served, closed(without))
    assert (answer.status, answer.error) == (422, "error-record-start")


def test_a_file_of_a_game_that_was_abandoned_is_seen_with_any_eyes_and_gone_on_with(served: Served) -> None:
    made = served.make("me", "device", game="korsar", start_player=0)
    with served.seat(made, 0) as line:
        line.decide()
        line.until(lambda view: view["to_act"] == [1])
    live = served.house.tables._live[made["table"]]
    live.table.apply(Closed("abandoned"))
    text = record_text(live.table, None)
    told = json.loads(posted(served, text).text)
    assert (told["eye"], told["table"]["status"], len(told["frames"])) == ("open", "over", 2)
    body = {"moment": told["frames"][0]["seq"], "seat": 0, "level": "discovery", "record": text}
    answer = served.ask("POST", "/api/what-if", json.dumps(body), content_type="application/json")
    assert answer.status == 201, answer.text


def test_a_file_is_neither_endless_nor_sent_all_the_time(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(records=Rate(2, 0.001), record_bytes=100)) as served:
        assert posted(served, "x" * 101).status == 413
        assert [posted(served, "x").status for _ in range(2)] == [422, 429]


def what_if(served: Served, made: Json, **wanted: object) -> Answer:
    path, secret = f"/api/tables/{made['table']}/what-if", secret_of(made, 0)
    body = json.dumps({"level": "easygoing", **wanted})
    return served.ask("POST", path, body, content_type="application/json", authorization=f"Bearer {secret}")


def test_a_finished_game_is_gone_on_with_from_any_of_its_moments(served: Served) -> None:
    made = finished(served, "korsar")
    frames = replay(served, made, 0, "1")["frames"]
    at = frames[len(frames) // 2]
    answer = what_if(served, made, moment=at["seq"], seat=1)
    assert answer.status == 201, answer.text
    other = json.loads(answer.text)
    assert [seat["secret"] is None for seat in other["seats"]] == [True, False, True]
    with served.seat(other, 1) as line:
        before = line.view["table"]["origin"]
        assert before == {"table": made["table"], "moment": at["seq"], "decisions": len(frames) // 2}
        assert line.view["table"]["host"] == 1
        play(line, random.Random(3))
    again = replay(served, other, 1)["frames"]
    assert [frame["facts"] for frame in again[: len(frames) // 2 + 1]] == [
        frame["facts"] for frame in frames[: len(frames) // 2 + 1]
    ]


def test_a_file_is_gone_on_with_too(served: Served) -> None:
    text = record_of(served, finished(served, "korsar"))
    frames = json.loads(posted(served, text).text)["frames"]
    body = {"moment": frames[3]["seq"], "seat": 2, "level": "discovery", "record": text}
    answer = served.ask("POST", "/api/what-if", json.dumps(body), content_type="application/json")
    assert answer.status == 201, answer.text
    with served.seat(json.loads(answer.text), 2) as line:
        assert line.view["table"]["origin"] == {"table": "", "moment": frames[3]["seq"], "decisions": 3}


def test_a_game_that_is_not_over_is_not_gone_on_with(served: Served) -> None:
    made = served.make("me", "device", game="korsar")
    assert what_if(served, made, moment=1, seat=0).error == "error-not-over"


def test_who_goes_on_chooses_a_moment_a_seat_and_a_level_that_there_are(served: Served) -> None:
    made = finished(served)
    moment = replay(served, made, 0)["frames"][0]["seq"]
    assert what_if(served, made, moment=moment + 500, seat=0).error == "error-no-moment"
    assert what_if(served, made, moment=moment, seat=7).error == "error-no-seat"
    assert what_if(served, made, moment=moment, seat=0, level="fearsome").error == "error-level"


@pytest.mark.parametrize(("game", "players"), [("korsar", 3), ("katana", 5)])
def test_open_eyes_see_the_deck_in_the_order_in_which_it_is_drawn(game: str, players: int) -> None:
    """What is left of it is its end, until the discards make a new one."""
    table = over(game, players, {})
    decks = [deck for seq in table.line for pile in frame(table, seq, "open").piles for deck in [pile["cards"]]]
    assert len(decks) == len(table.line)
    for before, after in pairwise(decks):
        assert len(after) > len(before) or before[len(before) - len(after) :] == after
    assert len({len(deck) for deck in decks}) > 10


def test_open_eyes_see_what_lies_in_each_wreck() -> None:
    """KL 2.10: whoever dives draws the card on top, if it is not a monster that has gone back."""
    table = over("keylargo", 3, {})
    for seq in table.line:
        seen = frame(table, seq, "open")
        piles = {pile["pile"]: pile["cards"] for pile in seen.piles}
        wrecks = seen.facts["wrecks"]
        assert [len(piles[wreck["letter"]]) for wreck in wrecks] == [wreck["left"] for wreck in wrecks]
        for wreck in wrecks:
            assert {card["depth"] for card in piles[wreck["letter"]]} <= {wreck["depth"]}


@pytest.mark.parametrize(("game", "players"), [("korsar", 3), ("keylargo", 3), ("katana", 5)])
def test_no_other_eyes_see_what_nobody_saw(game: str, players: int) -> None:
    table = over(game, players, {})
    for eye in (*range(players), None):
        assert {str(frame(table, seq, eye).piles) for seq in table.line} == {"[]"}
