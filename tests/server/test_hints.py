"""Hints: who may ask, what is told to whom, and what they rest on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from ludotheque.bots.searching import SearchingBot
from ludotheque.core.modes import plain
from ludotheque.games import find_game
from ludotheque.search import Budget, Choice
from ludotheque.server import thinker
from ludotheque.server.hints import Asked, Hints, best_of
from ludotheque.server.messages import Hint, HintedMove
from ludotheque.server.thinker import Answer, Choose, Failed, Weigh, Weighed, answer
from ludotheque.server.worker import BotFailed
from ludotheque.table import Hinted, Table
from tests.server.asking import question
from tests.server.served import Json, Line, Served, Thinking, any_legal, serving


@dataclass
class Seers(Thinking):
    """The easygoing ones look ahead, once they are ready, and judge as they are told; the test counts the questions."""

    choices: list[Choice] = field(default_factory=list)
    ready: bool = True
    prepared: set[tuple[str, str]] = field(default_factory=set)
    asked: list[Weigh] = field(default_factory=list)
    may_answer: threading.Event | None = None

    def seconds_of(self, game: str, level: str) -> float:
        return 1.0 if level == "easygoing" else 0.0

    def prepare(self, game: str, level: str) -> None:
        self.prepared.add((game, level))

    def is_ready(self, game: str, level: str) -> bool:
        return self.ready

    async def weigh(self, question: Weigh, table: str) -> list[Choice]:
        self.asked.append(question)
        if self.may_answer is not None:
            await asyncio.to_thread(self.may_answer.wait)
        if not self.choices:
            raise BotFailed("it fell asleep")
        return self.choices


@pytest.fixture
def seers() -> Seers:
    return Seers(any_legal)


@pytest.fixture
def house(tmp_path: Path, seers: Seers, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """Every deal the same: a random one may leave a seat a single action."""
    monkeypatch.setattr("ludotheque.server.promises.new_seed", lambda: bytes([15]) * 32)
    with serving(tmp_path, think=seers) as served:
        yield served


def judged(line: Line, *judgements: tuple[int, float]) -> list[Choice]:
    """Of the line's legal actions, in their order: how often each was tried, and what it brought."""
    legal = [offer["action"] for offer in line.view["legal"]]
    assert len(legal) >= len(judgements)
    return [Choice(action, visits, worth) for action, (visits, worth) in zip(legal, judgements, strict=False)]


def hear_of_it(line: Line) -> None:
    """Listens until the log says that somebody asked."""
    line.until(lambda _: line.log[-1]["sentence"]["id"] == "table-hinted")


def kinds(line: Line) -> set[str]:
    """Of the messages that came."""
    return {msgspec.json.decode(text)["type"] for text in line.raw}


def hinted(house: Served, made: Json) -> int:
    return sum(isinstance(row, Hinted) for row in house.house.store.read(made["table"]))


def test_the_three_best_actions_come_with_what_they_promise_and_to_nobody_else(house: Served, seers: Seers) -> None:
    made = house.make("me", "device", "discovery", game="korsar", hints=True, start_player=0)
    with house.seat(made, 0) as line, house.seat(made, 1) as other, house.seat(made, None) as watcher:
        seers.choices = judged(line, (500, 0.613), (300, 0.58), (90, 0.5), (80, 0.4))
        line.ask_hint()
        moves = [
            {"action": choice.action, "wins": wins} for choice, wins in zip(seers.choices, (61, 58, 50), strict=False)
        ]
        assert line.hint() == {"type": "hint", "decision": 1, "basis": "ahead", "moves": moves}
        for each in (other, watcher):
            hear_of_it(each)
            assert each.is_quiet()
            assert "hint" not in kinds(each)


def test_whoever_gives_it_knows_what_the_seat_sees(house: Served, seers: Seers) -> None:
    made = house.make("me", "device", game="korsar", hints=True, start_player=0)
    with house.seat(made, 0) as line:
        seers.choices = judged(line, (1, 0.5))
        line.ask_hint()
        line.hint()
    table = Table(find_game("korsar"), house.house.store.read(made["table"]))
    (asked,) = seers.asked
    assert asked.observation == table.observation(0, table.moment)
    assert (asked.level, asked.seat, asked.legal) == ("easygoing", 0, table.legal_actions(0))
    assert list(table.game.open(asked.observation).chance.key) == [0] * 8


def test_what_was_hardly_tried_is_not_told(house: Served, seers: Seers) -> None:
    made = house.make("me", "device", game="korsar", hints=True, start_player=0)
    with house.seat(made, 0) as line:
        seers.choices = judged(line, (500, 0.5), (49, 0.9))
        line.ask_hint()
        assert [move["wins"] for move in line.hint()["moves"]] == [50]


def test_what_is_told_is_in_the_order_of_what_it_brings() -> None:
    """Key Largo's bots go by fortune, and the second may win more games."""
    told = best_of([Choice(1, 200, 0.4), Choice(2, 200, 0.45), Choice(3, 100, 0.42), Choice(4, 100, 0.3)])
    assert [(move.action, move.wins) for move in told] == [(2, 45), (3, 42), (1, 40)]


def test_what_was_tried_less_often_is_not_named_before_what_is_known_well() -> None:
    told = best_of([Choice(1, 200, 0.4), Choice(2, 60, 0.7), Choice(3, 60, 0.35)])
    assert [move.action for move in told] == [1, 3]


def test_of_a_single_move_it_is_said_that_there_is_no_other() -> None:
    asked = Asked("korsar", b"", 0, [7])
    hint = asyncio.run(Hints(cast(Any, None), lambda game: [])._think(cast(Any, None), asked, 3))
    assert hint == Hint(3, "only", [HintedMove(7, None)])


def test_until_looking_ahead_is_ready_rules_of_thumb_name_one_action_without_a_figure(
    house: Served, seers: Seers
) -> None:
    seers.ready = False
    made = house.make("me", "device", game="korsar", hints=True, start_player=0)
    assert seers.prepared == {("korsar", "easygoing")}
    with house.seat(made, 0) as line:
        seers.choices = judged(line, (1, 0.5))
        line.ask_hint()
        hint = line.hint()
        assert (hint["basis"], [move["wins"] for move in hint["moves"]]) == ("not_ready", [None])
        assert hint["moves"][0]["action"] in [offer["action"] for offer in line.view["legal"]]
        seers.ready = True
        line.ask_hint()
        assert line.hint()["basis"] == "ahead"


def test_nobody_gets_ready_for_a_table_without_hints(house: Served, seers: Seers) -> None:
    house.make("me", "discovery", game="korsar")
    assert seers.prepared <= {("korsar", "discovery")}


def test_where_no_bot_looks_ahead_the_rules_of_thumb_are_asked(served: Served) -> None:
    made = served.make("me", "device", hints=True)
    with served.seat(made, 0) as line:
        line.ask_hint()
        hint = line.hint()
        assert (hint["basis"], [move["wins"] for move in hint["moves"]]) == ("thumb", [None])


def test_where_looking_ahead_fails_too(house: Served) -> None:
    made = house.make("me", "device", hints=True)
    with house.seat(made, 0) as line:
        line.ask_hint()
        assert line.hint()["basis"] == "thumb"


def test_where_all_fails_it_is_refused_and_may_be_asked_again(house: Served, seers: Seers) -> None:
    made = house.make("me", "device", hints=True)
    with house.seat(made, 0) as line:

        async def fails(question: Choose) -> int:
            raise BotFailed("it fell asleep too")

        seers.think = fails
        line.ask_hint()
        assert line.refusal() == "error-hint-failed"
        seers.think = any_legal
        line.ask_hint()
        assert line.hint()["basis"] == "thumb"
        line.decide()
        line.until(lambda view: 0 not in view["to_act"])


def test_a_second_question_has_the_same_answer_thought_over_and_told_once(house: Served, seers: Seers) -> None:
    made = house.make("me", "device", hints=True)
    with house.seat(made, 0) as line:
        seers.choices = judged(line, (3, 0.5))
        line.ask_hint()
        first = line.hint()
        line.ask_hint()
        assert line.hint() == first
    with house.seat(made, 0) as again:
        again.ask_hint()
        assert again.hint() == first
    assert (len(seers.asked), hinted(house, made)) == (1, 1)


def test_who_decides_before_it_comes_gets_none(house: Served, seers: Seers) -> None:
    made = house.make("me", "device", hints=True)
    seers.may_answer = threading.Event()
    with house.seat(made, 0) as line, house.seat(made, 1) as other:
        seers.choices = judged(line, (3, 0.5))
        line.ask_hint()
        line.decide()
        line.until(lambda view: 0 not in view["to_act"])
        assert hinted(house, made) == 1
        seers.may_answer.set()
        assert line.is_quiet()
        assert "hint" not in kinds(line)
        other.decide()
        line.turn(2)
        line.say(type="ask_hint", decision=1)
        assert line.refusal() == "error-stale"
        line.ask_hint()
        assert line.hint()["decision"] == 2


def test_who_may_not_ask_is_told_why(house: Served) -> None:
    made = house.make("me", "device", game="korsar", hints=True, start_player=0)
    with house.seat(made, 1) as other, house.seat(made, None) as watcher:
        other.say(type="ask_hint", decision=1)
        assert other.refusal() == "error-not-your-turn"
        watcher.say(type="ask_hint", decision=1)
        assert watcher.refusal() == "error-not-seated"
    made = house.make("me", "device")
    with house.seat(made, 0) as line:
        assert line.view["table"]["hints"] is False
        line.ask_hint()
        assert line.refusal() == "error-no-hints"
    assert hinted(house, made) == 0


def test_on_a_device_passed_round_only_the_open_hand_that_is_to_play_may_ask(house: Served, seers: Seers) -> None:
    made = house.make("me", "device", game="korsar", hints=True, start_player=0)
    with house.seat(made, None) as covered:
        covered.say(type="ask_hint", decision=1)
        assert covered.refusal() == "error-not-seated"
        with house.seat(made, 1) as line:
            line.say(type="ask_hint", decision=1)
            assert line.refusal() == "error-not-your-turn"
        with house.seat(made, 0) as line:
            seers.choices = judged(line, (1, 0.5))
            line.ask_hint()
            assert line.hint()["basis"] == "ahead"


def test_a_finished_game_has_no_hints(house: Served) -> None:
    made = house.make("me", "discovery", hints=True)
    with house.seat(made, 0) as line:
        for number in (1, 2, 3):
            line.turn(number)
            line.decide()
        line.until(lambda view: view["table"]["status"] == "over")
        line.say(type="ask_hint", decision=4)
        assert line.refusal() == "error-table-over"


def test_an_answer_that_makes_no_sense_is_refused_and_nobody_waits_for_ever(house: Served, seers: Seers) -> None:
    made = house.make("me", "device", game="korsar", hints=True, start_player=0)
    with house.seat(made, 0) as line:
        seers.choices = judged(line, (1, float("nan")))
        line.ask_hint()
        assert line.refusal() == "error-hint-failed"
        seers.choices = judged(line, (1, 0.5))
        line.ask_hint()
        assert line.hint()["basis"] == "ahead"


def test_who_asks_without_end_is_hung_up_on(house: Served, seers: Seers) -> None:
    made = house.make("me", "device", hints=True)
    with house.seat(made, 0) as line:
        seers.choices = judged(line, (3, 0.5))
        for _ in range(200):
            line.ask_hint()
        assert line.closed() == 4429
    assert (len(seers.asked), hinted(house, made)) == (1, 1)


def weighing(level: str) -> Weigh:
    return Weigh(**msgspec.structs.asdict(question(level)))


def test_a_worker_tells_what_a_bot_that_looks_ahead_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = SearchingBot(plain(find_game("korsar")), 0, 7, Budget(20), 0.5)
    monkeypatch.setattr(thinker, "bot_of", lambda *_: bot)
    sent = msgspec.json.encode(answer(weighing("strong")))
    told = msgspec.json.decode(sent, type=Answer)
    assert isinstance(told, Weighed)
    assert sum(choice.visits for choice in told.choices) == 20
    assert {choice.action for choice in told.choices} <= set(question().legal)
    assert all(0 <= choice.worth <= 1 for choice in told.choices)


def test_a_bot_that_does_not_look_ahead_weighs_nothing() -> None:
    told = answer(weighing("easygoing"))
    assert isinstance(told, Failed)
    assert told.what.startswith("TypeError")
