"""Finished games are looked back on in turn, kept, and shown to who may see them."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Barrier

import msgspec
import pytest

from ludotheque.bots.hindsight import Judgement, Reply
from ludotheque.server.analyses import Work
from ludotheque.server.analysis import Game, analysis_of, game_of
from ludotheque.server.lookback import Analysis
from ludotheque.server.thinker import Foresee, Judge
from ludotheque.server.worker import BotFailed
from ludotheque.table import SeatPlan, Table
from tests.server.finished import judged_by_all_that_is_told, over, replied_by_all_that_is_told
from tests.server.served import WAIT, Json, Served, Thinking, any_legal, kept, play, serving

BOT = SeatPlan("bot", "Basile", 1, "discovery")
NO_ACTION = 10**6


@dataclass
class Judges(Thinking):
    """Those of the easygoing level look ahead; `may_answer` says which question of all they answer, by its number."""

    ready: bool = True
    asked: list[Judge] = field(default_factory=list)
    may_answer: Callable[[int], bool] = lambda _: True

    def seconds_of(self, game: str, level: str) -> float:
        return 1.0 if level == "easygoing" else 0.0

    def is_ready(self, game: str, level: str) -> bool:
        return self.ready

    async def judge(self, question: Judge) -> Judgement:
        self.asked.append(question)
        if not self.may_answer(len(self.asked)):
            raise BotFailed("it fell asleep")
        return judged_by_all_that_is_told(question)

    async def foresee(self, question: Foresee) -> Reply | None:
        return replied_by_all_that_is_told(question)


@pytest.fixture
def judges() -> Judges:
    return Judges(any_legal)


@pytest.fixture
def house(tmp_path: Path, judges: Judges) -> Iterator[Served]:
    with serving(tmp_path, think=judges) as served:
        yield served


def asked(served: Served, made: Json, secret: str) -> tuple[int, Json]:
    answer = served.ask("GET", f"/api/tables/{made['table']}/analysis", authorization=f"Bearer {secret}")
    told: Json = json.loads(answer.text)
    return answer.status, told


def until_whole(served: Served, made: Json) -> Json:
    """Asks again until it is."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        status, told = asked(served, made, made["watch"])
        assert status == 200
        if told["whole"]:
            return told
        time.sleep(0.2)
    raise TimeoutError(told)


def test_a_finished_game_is_looked_back_on_and_kept_so_that_it_is_not_looked_at_again(
    tmp_path: Path, judges: Judges
) -> None:
    table = over("korsar", 3, {})
    with serving(tmp_path, think=judges) as served:
        made = kept(served.house.store, table)
        status, first = asked(served, made, made["seats"][0]["secret"])
        assert (status, first["basis"], first["whole"]) == (200, "ahead", False)
        whole = until_whole(served, made)
    assert msgspec.convert(whole, Analysis) == looked_back_by(judges, table)
    n = len(judges.asked)
    with serving(tmp_path, think=judges) as served:
        assert asked(served, made, made["watch"]) == (200, whole)
    assert len(judges.asked) == n == len(game_of(table).pasts)


def looked_back_by(judges: Judges, table: Table) -> Analysis:
    """What comes of the questions that the house asked."""
    game = game_of(table)
    by_row = {each.seed: each for each in judges.asked}
    assert {each.level for each in judges.asked} == {"easygoing"}
    work = Work("t", game, "easygoing", 0)
    for each, action in work.steps:
        if action is None:
            assert by_row[each.decided] == work.judge(each)
            game.judgements[each.decided] = judged_by_all_that_is_told(by_row[each.decided])
        else:
            game.replies[each.decided, action] = replied_by_all_that_is_told(work.foresee(each, action))
    return analysis_of(game, "ahead", whole=True)


def test_before_the_end_there_is_none(house: Served, judges: Judges) -> None:
    made = house.make("me", "device", game="korsar")
    for secret in (made["watch"], made["seats"][0]["secret"]):
        status, told = asked(house, made, secret)
        assert (status, told["error"]["id"]) == (422, "error-not-played-out")
    made = house.make("me", "open", game="korsar")
    assert asked(house, made, made["watch"])[0] == 422
    assert not judges.asked


def test_who_has_no_secret_of_the_table_is_told_nothing(house: Served, judges: Judges) -> None:
    made = kept(house.house.store, over("korsar", 3, {}))
    other = house.make("me", "device", game="korsar")
    for secret in ("wrong", other["seats"][0]["secret"]):
        status, told = asked(house, made, secret)
        assert (status, told["error"]["id"]) == (401, "error-secret")
    assert asked(house, {"table": "nothing"}, "wrong")[0] == 404
    assert not judges.asked


def test_until_the_bots_are_ready_it_says_so_and_goes_on_then(
    house: Served, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.analyses.AGAIN", 0.01)
    judges.ready = False
    made = kept(house.house.store, over("korsar", 3, {}))
    assert asked(house, made, made["watch"])[1]["basis"] == "not_ready"
    assert not judges.asked
    judges.ready = True
    assert until_whole(house, made)["basis"] == "ahead"


def test_where_no_bot_of_the_game_looks_ahead_it_says_so(served: Served) -> None:
    made = served.make("me", "discovery")
    with served.seat(made, 0) as line:
        play(line, random.Random(1))
    told = asked(served, made, made["watch"])[1]
    assert (told["basis"], told["whole"], told["seats"]) == ("none", True, [])


def test_a_decision_that_could_not_be_judged_is_a_gap_that_the_next_house_fills(tmp_path: Path, judges: Judges) -> None:
    judges.may_answer = lambda number: number != 4
    with serving(tmp_path, think=judges) as served:
        made = kept(served.house.store, over("korsar", 3, {}))
        assert until_whole(served, made)["unknown"] == 1
        assert served.house.store.analysis(made["table"]) is None
    judges.may_answer = lambda _: True
    with serving(tmp_path, think=judges) as served:
        assert until_whole(served, made)["unknown"] == 0


@dataclass
class Misled(Judges):
    """At one game they hold best what is no action at all."""

    misled_at: str = "katana"

    async def judge(self, question: Judge) -> Judgement:
        if question.game == self.misled_at:
            return Judgement(NO_ACTION, 0.9, 0.1, 0.01)
        return await super().judge(question)


def test_a_game_whose_analysis_fails_is_given_up_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    judges = Misled(any_legal)
    with serving(tmp_path, think=judges) as served:
        broken = kept(served.house.store, over("katana", 5, {}))
        sound = kept(served.house.store, over("korsar", 3, {}))
        asked(served, broken, broken["watch"])
        assert until_whole(served, sound)["basis"] == "ahead"
        told = until_whole(served, broken)
        assert (told["basis"], told["seats"], told["turning_points"]) == ("failed", [], [])
        assert served.house.store.analysis(broken["table"]) is None
    assert f"table {broken['table']}: its analysis failed" in caplog.messages
    assert not any(str(NO_ACTION) in message for message in caplog.messages)
    with serving(tmp_path, think=Judges(any_legal)) as served:
        assert until_whole(served, broken)["basis"] == "ahead"


def test_one_that_another_program_wrote_in_another_shape_is_made_anew(house: Served, judges: Judges) -> None:
    made = kept(house.house.store, over("korsar", 3, {}))
    house.house.store.keep_analysis(made["table"], '{"basis": "stars"}').result(WAIT)
    assert until_whole(house, made)["basis"] == "ahead"
    assert judges.asked


def test_games_are_looked_back_on_in_turn_and_not_more_than_so_many_at_once(
    house: Served, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.analyses.MOST_AT_ONCE", 2)
    monkeypatch.setattr("ludotheque.server.analyses.AGAIN", 0.01)
    judges.ready = False
    tables = [kept(house.house.store, over("korsar", 2, {}, seed)) for seed in (1, 2, 3)]
    for made in tables:
        asked(house, made, made["watch"])
    assert len(house.house.analyses._works) == 2
    judges.ready = True
    for made in tables:
        until_whole(house, made)
    seats = [each.observation for each in judges.asked[:2]]
    assert seats[0] != seats[1]


def test_one_address_leaves_room_for_games_of_others(
    house: Served, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ["here"]
    monkeypatch.setattr("ludotheque.server.app.address_of", lambda _: place[-1])
    monkeypatch.setattr("ludotheque.server.analyses.MOST_OF_ONE", 1)
    monkeypatch.setattr("ludotheque.server.analyses.AGAIN", 0.01)
    judges.ready = False
    first, second, third = (kept(house.house.store, over("korsar", 2, {}, seed)) for seed in (1, 2, 3))
    asked(house, first, first["watch"])
    asked(house, second, second["watch"])
    place.append("there")
    asked(house, third, third["watch"])
    assert set(house.house.analyses._works) == {first["table"], third["table"]}
    judges.ready = True
    until_whole(house, second)


def test_one_address_that_asks_for_two_games_at_once_gets_no_more_room(
    house: Served, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    both_are_read = Barrier(2)

    def read(table: Table) -> Game:
        both_are_read.wait(WAIT)
        return game_of(table)

    monkeypatch.setattr("ludotheque.server.analyses.MOST_OF_ONE", 1)
    monkeypatch.setattr("ludotheque.server.analyses.game_of", read)
    judges.ready = False
    tables = [kept(house.house.store, over("korsar", 2, {}, seed)) for seed in (1, 2)]
    with ThreadPoolExecutor() as askers:
        assert [*askers.map(lambda made: asked(house, made, made["watch"])[0], tables)] == [200, 200]
    assert len(house.house.analyses._works) == 1


def test_who_asks_is_looked_at_first_and_people_before_bots() -> None:
    table = over("korsar", 3, {})
    with_bot = Table(table.game, [replace(table.opened, seats=(BOT, *table.opened.seats[1:])), *table.rows[1:]])
    seats = [past.seat for past, _ in Work("t", game_of(with_bot), "strong", 2).steps]
    assert list(dict.fromkeys(seats)) == [2, 1, 0]
    assert seats == sorted(seats, reverse=True)
