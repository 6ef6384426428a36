"""Who is thought for next, and when it is told. Time passes only while all wait, and then at once."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.server.crew import IN_THE_LINE, REST, Crew, held
from ludotheque.server.thinker import Answer, Asked, Choose, Chosen, Prepare, Ready
from ludotheque.server.worker import Kind, Worker, Workplace

QUESTION = Choose("highcard", "strong", b"", 0, [0, 1], 7, seconds=1.0)


class Leaping(selectors.SelectSelector):
    """Never waits: the time has passed."""

    at = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.at += timeout or 0.0
        return super().select(0)


class LeapingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.leaping = Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.at


def in_no_time(deed: Coroutine[Any, Any, None]) -> None:
    loop = LeapingLoop()
    try:
        loop.run_until_complete(deed)
    finally:
        loop.close()


class Thinking(Worker):
    """Thinks for so many hundredths of a second as the question's seed says; to be prepared takes it three seconds."""

    def __init__(self) -> None:
        self.prepared: set[Kind] = set()
        self.is_ended = False

    @property
    def is_alive(self) -> bool:
        return not self.is_ended

    async def _exchange(self, line: bytes) -> Answer:
        asked = msgspec.json.decode(line, type=Asked)
        if isinstance(asked, Prepare):
            await asyncio.sleep(3)
            return Ready()
        await asyncio.sleep(asked.seed / 100)
        return Chosen(asked.seed)

    async def end(self) -> None:
        self.is_ended = True


class Pretended(Workplace):
    async def start(self) -> Worker:
        return Thinking()


def crew(count: int) -> Crew:
    return Crew(count, patience=10.0, workplace=Pretended(memory=0, niceness=0, command=()))


def moments(asked: Sequence[tuple[str, Choose]], count: int) -> list[tuple[float, str]]:
    """When which table is told, of questions that are all asked at the moment 0, of workers that are prepared."""
    told: list[tuple[float, str]] = []

    async def ask(workers: Crew, question: Choose, table: str) -> None:
        await workers.ask(question, table)
        told.append((round(asyncio.get_running_loop().time() - 6, 6), table))

    async def ask_all() -> None:
        workers = crew(count)
        await asyncio.gather(*(workers.prepare(("highcard", "strong"), 10.0) for _ in range(count)))
        await asyncio.gather(*(ask(workers, question, table) for table, question in asked))

    in_no_time(ask_all())
    return told


@pytest.mark.parametrize("hundredths", [(5, 5, 5, 5), (100, 100, 100, 100), (3, 100, 12, 60)])
@pytest.mark.parametrize(("count", "rounds"), [(2, [1, 2, 3, 4]), (3, [1, 1, 2, 2])])
def test_when_an_answer_is_told_does_not_depend_on_how_long_this_one_or_another_was_thought_over(
    count: int, rounds: list[int], hundredths: Sequence[int]
) -> None:
    asked = [("a", replace(QUESTION, seed=seed)) for seed in hundredths]
    assert moments(asked, count) == [(held(1.0) * number, "a") for number in rounds]


def test_a_search_that_ends_a_little_late_is_told_in_time_still() -> None:
    assert moments([("a", replace(QUESTION, seed=110))], 2) == [(held(1.0), "a")]


def test_what_does_not_look_ahead_is_told_at_once() -> None:
    plain = replace(QUESTION, level="easygoing", seconds=0.0, seed=2)
    assert moments([("a", plain)], 2) == [(0.02, "a")]


def test_a_table_that_asks_much_leaves_a_worker_to_the_others() -> None:
    asked = [("much", replace(QUESTION, seed=100)) for _ in range(8)] + [("little", replace(QUESTION, seed=100))]
    told = moments(asked, 2)
    assert (held(1.0), "little") in told
    assert told[-1] == (8 * held(1.0), "much")


def test_tables_take_turns() -> None:
    asked = [(table, replace(QUESTION, seed=100)) for table in "aaabbbccc"]
    first, second = moments(asked, 2)[:3], moments(asked, 2)[3:6]
    assert sorted(table for _, table in first) == ["a", "b", "c"]
    assert sorted(table for _, table in second) == ["a", "b", "c"]


def test_who_has_too_many_before_them_is_not_kept_waiting() -> None:
    async def ask() -> None:
        workers = crew(2)
        asked = (workers.ask(replace(QUESTION, seed=100), str(table)) for table in range(100))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(answer) for answer in answers} == {Chosen, TimeoutError}
        assert asyncio.get_running_loop().time() < IN_THE_LINE + 3 + held(1.0)
        assert await workers.ask(QUESTION, "a") == Chosen(7)

    in_no_time(ask())


def test_who_is_asked_is_one_that_is_prepared_and_a_new_one_is_prepared_first() -> None:
    async def ask() -> None:
        workers = crew(3)
        for level in ("shrewd", "strong"):
            async with workers._worker(("highcard", "none")), workers._worker(("highcard", "none")) as other:
                await other.load(("highcard", level))
        assert sorted(len(worker.prepared) for worker in workers.idle) == [1, 1]
        for level in ("strong", "shrewd", "strong"):
            await workers.ask(replace(QUESTION, level=level), "a")
        assert sorted(len(worker.prepared) for worker in workers.idle) == [1, 1]
        await workers.ask(replace(QUESTION, level="fearsome"), "a")
        assert sorted(len(worker.prepared) for worker in workers.idle) == [1, 2]

    in_no_time(ask())


def test_a_worker_that_rests_too_long_is_ended_and_another_takes_its_place() -> None:
    async def ask() -> None:
        workers = crew(2)
        assert await workers.ask(QUESTION, "a") == Chosen(7)
        (worker,) = workers.idle
        await asyncio.sleep(REST - 10)
        assert await workers.ask(QUESTION, "a") == Chosen(7)
        await asyncio.sleep(REST - 10)
        assert workers.idle == [worker]
        await asyncio.sleep(10)
        assert workers.idle == []
        assert not worker.is_alive
        assert await workers.ask(QUESTION, "a") == Chosen(7)

    in_no_time(ask())


def test_a_late_worker_is_ended_and_nobody_is_kept_waiting_by_it() -> None:
    async def ask() -> None:
        workers = crew(2)
        with pytest.raises(TimeoutError):
            await workers.ask(replace(QUESTION, seed=100_000), "a")
        assert workers.idle == []
        assert await workers.ask(QUESTION, "a") == Chosen(7)

    in_no_time(ask())


def test_what_nobody_waits_for_leaves_a_worker_to_those_who_wait_and_holds_none_back() -> None:
    """It is told as soon as it is thought over, one after the other, and waits while all workers are busy."""
    told: list[tuple[float, str]] = []

    async def ask_all() -> None:
        workers = crew(2)
        await asyncio.gather(*(workers.prepare(("highcard", "strong"), 10.0) for _ in range(2)))
        start = asyncio.get_running_loop().time()

        async def noted(asking: Coroutine[Any, Any, Answer], who: str) -> None:
            await asking
            told.append((round(asyncio.get_running_loop().time() - start, 6), who))

        half = replace(QUESTION, seed=50)
        async with asyncio.TaskGroup() as group:
            group.create_task(noted(workers.ask(half, "a"), "live a"))
            group.create_task(noted(workers.ask(half, "b"), "live b"))
            await asyncio.sleep(0.01)
            for _ in range(2):
                group.create_task(noted(workers.ask_aside(half), "aside"))
            await asyncio.sleep(0.6)
            group.create_task(noted(workers.ask(replace(QUESTION, seed=10), "c"), "live c"))

    in_no_time(ask_all())
    asides = [at for at, who in told if who == "aside"]
    assert (held(1.0), "live a") in told
    assert (held(1.0), "live b") in told
    assert 1.0 < asides[0] < asides[1]
    assert asides[1] - asides[0] == pytest.approx(0.5, abs=0.11)
    # It did not wait for those who look back.
    assert {who: at for at, who in told}["live c"] == pytest.approx(0.61 + held(1.0))
