"""After the game: what each seat could expect, from what it saw then, and who may ask."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from threading import Barrier
from typing import Any

import msgspec
import pytest

from ludotheque.bots.hindsight import Judgement, Reply
from ludotheque.core.sentence import Sentence
from ludotheque.games import find_game
from ludotheque.server.analyses import Work
from ludotheque.server.analysis import COSTLIEST, Game, Past, analysis_of, cost, game_of
from ludotheque.server.lookback import Analysis, SeatAnalysis
from ludotheque.server.thinker import Foresee, Judge
from ludotheque.server.worker import BotFailed
from ludotheque.table import Decided, SeatPlan, Table, Undone, open_table
from tests.server.lies import lie
from tests.server.served import WAIT, Json, Served, Thinking, any_legal, kept, play, serving

BOT = SeatPlan("bot", "Basile", 1, "discovery")
GAMES: list[Any] = [("korsar", 3, {}), ("korsar", 4, {"teams": True}), ("keylargo", 3, {}), ("katana", 5, {})]


def over(game: str, players: int, options: Json, seed: int = 3) -> Table:
    """A table of people only, played at random to its end; not to be changed."""
    return played(game, players, tuple(options.items()), seed)


@cache
def played(game: str, players: int, options: tuple[tuple[str, bool], ...], seed: int) -> Table:
    found, chance = find_game(game), random.Random(seed)
    seats = [SeatPlan("human") for _ in range(players)]
    table = Table(found, open_table(found, {"players": players, **dict(options)}, seats, bytes([seed] * 32)))
    while table.status != "over":
        seat = table.to_act()[0]
        table.apply(Decided(seat, table.decision(seat), chance.choice(table.legal_actions(seat)), "human"))
    return table


def judged_by_all_that_is_told(question: Judge) -> Judgement:
    """Another judgement for every other byte of the question."""
    dice = random.Random(msgspec.json.encode(question))
    best = dice.choice([question.taken, *question.legal])
    kept = dice.random()
    return Judgement(best, kept if best == question.taken else dice.random(), kept, dice.random() / 10)


def replied_by_all_that_is_told(question: Foresee) -> Reply:
    dice = random.Random(msgspec.json.encode(question))
    return Reply(0, Sentence("page-hint", {"n": dice.randrange(1000)}), dice.uniform(0.2, 1))


def looked_back(table: Table) -> Analysis:
    """The whole analysis, of judges who use every byte that they are told."""
    work = Work("t", game_of(table), "strong", None)
    for past, action in work.steps:
        if action is None:
            work.game.judgements[past.decided] = judged_by_all_that_is_told(work.judge(past))
        else:
            work.game.replies[past.decided, action] = replied_by_all_that_is_told(work.foresee(past, action))
    return analysis_of(work.game, "ahead", whole=True)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_no_byte_of_a_seats_analysis_depends_on_what_it_did_not_see(game: str, players: int, options: Json) -> None:
    table, chance = over(game, players, options), random.Random(5)
    before = looked_back(table)
    for seat in range(players):
        other = lie(table, seat, chance)
        # Who won is what all know.
        other.state = table.state
        assert msgspec.json.encode(looked_back(other).seats[seat]) == msgspec.json.encode(before.seats[seat])
        assert before.seats[seat].expectations


def test_what_the_seat_saw_does_count() -> None:
    """The test above can fail: with other eyes the same game looks otherwise."""
    table = over("korsar", 3, {})
    other = lie(table, 1, random.Random(5))
    other.state = table.state
    assert looked_back(other).seats[0] != looked_back(table).seats[0]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_the_parts_of_a_seats_game_add_up_to_its_result(game: str, players: int, options: Json) -> None:
    analysis = looked_back(over(game, players, options))
    for seat in analysis.seats:
        assert None not in (seat.deal, seat.own, seat.came)
        assert seat.fair + seat.deal + seat.own + seat.came == seat.result  # type: ignore[operator]  # None was looked for
        assert seat.own == -sum(each.before - each.after for each in seat.expectations)
    assert {seat.result for seat in analysis.seats} == {0, 100}


def test_partners_share_their_result_and_sides_share_what_is_fair() -> None:
    table = over("korsar", 4, {"teams": True})
    seats = looked_back(table).seats
    assert [seat.fair for seat in seats] == [50] * 4
    by_side = {(table.seats[seat.seat].side, seat.result) for seat in seats}
    assert sorted(result for _, result in by_side) == [0, 100]


def past(seat: int = 0, *, own: bool = True) -> Past:
    return Past(2, 3, seat, 7, own, b"", [7, 8])


@pytest.mark.parametrize(
    ("judgement", "points"),
    [
        (Judgement(8, 0.60, 0.50, 0.01), 10),
        (Judgement(8, 0.60, 0.50, 0.05), 0),
        (Judgement(8, 0.50, 0.60, 0.01), 0),
        (Judgement(8, 0.504, 0.503, 0.0001), 0),
        (Judgement(7, 0.60, 0.60, 0.0), 0),
    ],
    ids=["surely", "perhaps by chance", "the one taken is better", "less than a point", "the best was taken"],
)
def test_a_decision_costs_what_is_surely_lost_by_it(judgement: Judgement, points: int) -> None:
    assert cost(past(), judgement) == points


def test_what_was_decided_for_somebody_cost_them_nothing() -> None:
    assert cost(past(own=False), Judgement(8, 0.9, 0.1, 0.01)) == 0


def test_the_costliest_decisions_come_first_and_are_few() -> None:
    costly = looked_back(over("korsar", 3, {})).seats[0].costly
    lost = [each.wins_better - each.wins_taken for each in costly]
    assert len(costly) == COSTLIEST
    assert lost == sorted(lost, reverse=True)
    assert min(lost) > 0


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_dear_decision_names_its_parts_as_they_were_offered(game: str, players: int, options: Json) -> None:
    table = over(game, players, options)
    for seat, played in enumerate(looked_back(table).seats):
        for each in played.costly:
            seen = table.seen(seat, each.moment)
            row = table.rows[each.decided]
            assert isinstance(row, Decided)
            assert each.taken_fields == table.game.action_fields(seen, row.action)
            legal = table.rules.legal_actions(table.rules.load(table.observation(seat, each.moment)), seat)
            assert each.better_fields in [table.game.action_fields(seen, action) for action in legal]


def test_what_was_taken_back_is_not_looked_at() -> None:
    table = over("korsar", 3, {})
    longer = Table(table.game, table.rows[: table.line[5] + 1])
    longer.apply(Undone(0, table.line[3]))
    taken_back = {table.line[4], table.line[5]}
    while longer.status != "over":
        seat = longer.to_act()[0]
        longer.apply(Decided(seat, longer.decision(seat), longer.legal_actions(seat)[-1], "human"))
    pasts = game_of(longer).pasts
    assert taken_back.isdisjoint(each.decided for each in pasts)
    assert {each.moment for each in pasts} | {each.decided for each in pasts} <= set(longer.line)


def test_a_game_turns_where_an_expectation_changes_most() -> None:
    analysis = looked_back(over("korsar", 3, {}))
    turns = analysis.turning_points
    assert 0 < len(turns) <= 5
    assert [turn.moment for turn in turns] == sorted({turn.moment for turn in turns})
    largest = max(abs(b.before - a.after) for seat in analysis.seats for a, b in pairs(seat))
    assert max(abs(turn.change) for turn in turns) >= largest


def pairs(seat: SeatAnalysis) -> list[Any]:
    return list(zip(seat.expectations, seat.expectations[1:], strict=False))


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


NO_ACTION = 10**6


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
