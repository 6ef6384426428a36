"""Tables of earlier programs go on; where one cannot, it says so and is not lost."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused
from ludotheque.games import find_game
from ludotheque.records import read_record, verify
from ludotheque.server.thinker import Choose
from tests.data.stored import GAMES, VERSIONS, record_of, stored
from tests.server.served import Json, Line, Served, Thinking, any_legal, secret_of, serving

SECOND_RULES: Game[Any] = replace(HIGHCARD, version=HIGHCARD.version + 1)
BOTH_RULES: Game[Any] = replace(SECOND_RULES, earlier=(HIGHCARD,))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_an_earlier_program_goes_on_where_it_was(game: str, version: str, tmp_path: Path) -> None:
    made = stored(version, game, tmp_path)["playing"]
    with serving(tmp_path) as house:
        for who, seen in made["seen"].items():
            with house.seat(made, None if who == "spectator" else int(who)) as line:
                compare(line, seen)
        play_on(house, made)


def compare(line: Line, seen: Json) -> None:
    """All that this viewer saw then is there; a later program may show more."""
    view = line.view
    assert [seat["name"] for seat in view["table"]["seats"]] == seen["names"]
    assert (view["seq"], view["to_act"], view["decision"]) == (seen["seq"], seen["to_act"], seen["decision"])
    assert [offer["action"] for offer in view["legal"]] == seen["legal"]
    assert seen["observation"].items() <= view["observation"].items()
    assert len(line.log) == seen["entries"]


def play_on(house: Served, made: Json) -> None:
    """Both people play to the end, each on a line of their own; then the record proves the whole game."""
    chance, done = random.Random(3), {0: 0, 2: 0}
    with house.seat(made, 0) as one, house.seat(made, 2) as other:
        lines = {0: one, 2: other}
        while one.view["table"]["status"] != "over":
            for seat, line in lines.items():
                decision = line.view["decision"] or 0
                if decision > done[seat]:
                    line.decide(chance.randrange(len(line.view["legal"])))
                    done[seat] = decision
                line.is_quiet(0.01)
    verify(read_record(record_text(house, made)))


def record_text(house: Served, made: Json, seat: int | None = 0) -> str:
    secret = f"Bearer {secret_of(made, seat)}"
    answer = house.ask("GET", f"/api/tables/{made['table']}/record", authorization=secret)
    assert answer.status == 200, answer.text
    return answer.text


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_of_an_earlier_program_gives_its_record(game: str, version: str, tmp_path: Path) -> None:
    tables, before = stored(version, game, tmp_path), read_record(record_of(version, game))
    verify(before)
    with serving(tmp_path) as house:
        now = read_record(record_text(house, tables["over"]))
    verify(now)
    assert [(each.seat, each.text) for each in now.decisions] == [(each.seat, each.text) for each in before.decisions]
    assert (now.seed, now.nonces, now.result) == (before.seed, before.nonces, before.result)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_an_earlier_program_that_waits_for_somebody_can_begin(
    game: str, version: str, tmp_path: Path
) -> None:
    made = stored(version, game, tmp_path)["open"]
    with serving(tmp_path) as house, house.seat(made, 0) as host, house.seat(made, 2):
        host.say(type="begin")
        host.until(lambda view: view["table"]["status"] == "playing")


def begun(folder: Path) -> Json:
    """A table of the first rules, in mid-game."""
    with serving(folder) as house:
        made = house.make("me", "device")
        for seat in (0, 1):
            with house.seat(made, seat) as line:
                line.decide()
                line.look()
    return made


def plays(house: Served, game: Game[Any]) -> None:
    cast(dict[str, Game[Any]], house.house.games)[game.name] = game


def test_a_table_goes_on_under_the_rules_that_it_began_with(tmp_path: Path) -> None:
    made = begun(tmp_path)
    with serving(tmp_path) as house:
        plays(house, BOTH_RULES)
        with house.seat(made, 0) as line:
            line.decide()
            line.look()
        again = house.make("me", "device")
        with house.seat(again, 0):
            pass
        versions = [house.house.store.read(each["table"])[0] for each in (made, again)]
    assert [opened.version for opened in versions] == [HIGHCARD.version, SECOND_RULES.version]  # type: ignore[union-attr]


def test_bots_are_asked_under_the_rules_of_the_table(tmp_path: Path) -> None:
    asked: list[str] = []

    async def think(question: Choose) -> int:
        asked.append(question.game)
        return await any_legal(question)

    with serving(tmp_path) as house:
        made = house.make("device", "me", "discovery", game="korsar")
    with serving(tmp_path, think=think) as house:
        korsar = find_game("korsar")
        plays(house, replace(korsar, version=korsar.version + 1, earlier=(korsar,)))
        with house.seat(made, 0) as one, house.seat(made, 1) as other:
            while not asked:
                for line in (one, other):
                    if line.view["decision"]:
                        line.decide()
                    line.is_quiet(0.05)
    assert set(asked) == {f"korsar@{korsar.version}"}


class Looking(Thinking):
    """Bots that look ahead, and have nothing to get ready for it."""

    def seconds_of(self, game: str, level: str) -> float:
        return 1.0

    def is_ready(self, game: str, level: str) -> bool:
        return False


def test_bots_look_back_on_games_of_the_rules_of_today_only(tmp_path: Path) -> None:
    made, korsar = stored("0001", "korsar", tmp_path)["over"], find_game("korsar")
    bases = []
    for game in (korsar, replace(korsar, version=korsar.version + 1, earlier=(korsar,))):
        with serving(tmp_path, think=Looking(any_legal)) as house:
            plays(house, game)
            secret = f"Bearer {secret_of(made, 0)}"
            answer = house.ask("GET", f"/api/tables/{made['table']}/analysis", authorization=secret)
            bases.append(json.loads(answer.text)["basis"])
    assert bases == ["not_ready", "none"]


def test_a_game_is_found_under_the_versions_of_its_rules_that_it_can_be_played_under() -> None:
    korsar = find_game("korsar")
    assert find_game(f"korsar@{korsar.version}") is korsar
    assert BOTH_RULES.under(HIGHCARD.version) is HIGHCARD
    for unknown in ("korsar@99", "korsar@", "korsar@one", "nothing@1"):
        with pytest.raises(Refused):
            find_game(unknown)


@pytest.fixture
def behind(tmp_path: Path) -> Json:
    """A table of rules that the next program does not know."""
    return begun(tmp_path)


def test_a_table_of_unknown_rules_says_so_and_hangs_up_for_good(behind: Json, tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        plays(house, SECOND_RULES)
        with house.line(behind["table"]) as line:
            assert line.closed() == 4410
            assert [refused["sentence"]["id"] for refused in line.refused] == ["error-rules-version"]


def test_a_table_of_a_game_that_is_not_there_says_so(behind: Json, tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        del cast(dict[str, Game[Any]], house.house.games)["highcard"]
        with house.line(behind["table"]) as line:
            assert line.closed() == 4410
            assert [refused["sentence"]["id"] for refused in line.refused] == ["error-game"]


# Rows that nobody can read, and some of what cannot have happened: a seat, a moment, a person that there is not.
UNREADABLE = [
    "{garbage",
    '{"row": ["garbage"]}',
    '{"row": "decided", "seat": 9, "decision": 1, "action": 0, "by": "bot"}',
    '{"row": "undone", "seat": 0, "to": 99}',
    '{"row": "begun", "nonces": ["", "", ""]}',
]


@pytest.mark.parametrize(("seq", "row"), [(0, UNREADABLE[0]), *((2, row) for row in UNREADABLE)])
def test_a_table_that_cannot_be_read_says_so_and_the_log_holds_nothing_of_it(
    behind: Json, seq: int, row: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("UPDATE log SET row = ? WHERE seq = ?", (row, seq))
    with serving(tmp_path) as house:
        with house.line(behind["table"]) as line:
            assert line.closed() == 4411
            assert [refused["sentence"]["id"] for refused in line.refused] == ["error-unreadable"]
        answer = house.ask("GET", f"/api/tables/{behind['table']}/record", authorization="Bearer x")
        assert (answer.status, answer.error) == (422, "error-unreadable")
    assert f"table {behind['table']}: its log cannot be read" in caplog.messages
    assert not any("garbage" in message for message in caplog.messages)


def test_a_table_with_a_time_that_nobody_can_read_says_so(behind: Json, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("UPDATE log SET written = 'yesterday' WHERE seq = 2")
    with serving(tmp_path) as house, house.line(behind["table"]) as line:
        assert line.closed() == 4411


def failing(*_: object) -> None:
    raise KeyError("garbage")


def test_where_the_program_fails_it_says_so_and_blames_no_table(
    behind: Json, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as house:
        plays(house, replace(HIGHCARD, apply_action=failing))
        with house.line(behind["table"]) as line:
            assert line.closed() == 1011
            assert [refused["sentence"]["id"] for refused in line.refused] == ["error-not-opened"]
        answer = house.ask("GET", f"/api/tables/{behind['table']}/record", authorization="Bearer x")
        assert (answer.status, answer.error) == (500, "error-not-opened")
        plays(house, HIGHCARD)
        with house.seat(behind, 0) as line:
            assert line.view["table"]["status"] == "playing"
    assert f"table {behind['table']}: this program failed to open it" in caplog.messages
    assert any(message.startswith("KeyError at ") for message in caplog.messages)
    assert not any("garbage" in message for message in caplog.messages)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_of_a_table_of_unknown_rules_each_seat_is_given_what_it_knows(
    behind: Json, seat: int | None, tmp_path: Path
) -> None:
    with serving(tmp_path) as house:
        plays(house, SECOND_RULES)
        rows = [json.loads(line) for line in record_text(house, behind, seat).splitlines()]
    assert [row["row"] for row in rows] == ["opened", "begun", "decided", "decided"]
    assert [row["seat"] for row in rows if "action" in row] == ([] if seat is None else [seat])
    assert {"seed", "nonces"}.isdisjoint(name for row in rows for name in row)
    assert rows[0]["version"] == HIGHCARD.version


def test_a_finished_table_of_unknown_rules_is_given_whole(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        made = house.make("me", "discovery")
        with house.seat(made, 0) as line:
            while line.view["table"]["status"] != "over":
                if line.view["decision"] is not None:
                    line.decide()
                line.look()
    with serving(tmp_path) as house:
        plays(house, SECOND_RULES)
        rows = [json.loads(line) for line in record_text(house, made, None).splitlines()]
    assert rows[0]["seed"]
    assert all("action" in row for row in rows if row["row"] == "decided")


def test_the_log_of_a_table_is_for_those_who_have_a_secret_of_it(behind: Json, tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        plays(house, SECOND_RULES)
        path = f"/api/tables/{behind['table']}/record"
        for header in ("", "Bearer x"):
            assert house.ask("GET", path, authorization=header).status == 401


def test_the_log_of_a_table_is_not_for_those_whose_seat_a_bot_has(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        made = house.make("me", "open")
        with house.seat(made, 0) as line:
            line.say(type="fill", seat=1, level="discovery")
            line.until(lambda view: view["table"]["seats"][1]["kind"] == "bot")
    with serving(tmp_path) as house:
        plays(house, SECOND_RULES)
        path, right = f"/api/tables/{made['table']}/record", f"Bearer {secret_of(made, 1)}"
        assert house.ask("GET", path, authorization=right).status == 401
        record_text(house, made, 0)
