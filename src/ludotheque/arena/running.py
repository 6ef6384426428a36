"""Many games on any executor of `concurrent.futures`. Which worker plays a game changes nothing about it."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from threading import Lock

from ludotheque.arena.contest import Contest
from ludotheque.arena.playing import table_of
from ludotheque.arena.results import Row
from ludotheque.arena.seating import Seating

WORTH_SENDING = 0.25
"""Seconds of play that a worker is given at once, more or less."""
MOST = 256
"""Games that a worker is given at once, at most."""
WAITING = 2
"""Batches that are ready for each worker."""

AT_THE_TABLE = Lock()
"""A process has one set of compiled rules: if its executor has it play in many threads, they take turns."""


def play_batch(contest: Contest, seatings: list[Seating]) -> tuple[list[list[Row]], float]:
    """Plays some games; gives them and the seconds that they took."""
    with AT_THE_TABLE:
        begun = time.perf_counter()
        table = table_of(contest)
        return [table.play(seating) for seating in seatings], time.perf_counter() - begun


def run(
    contest: Contest, seatings: Iterable[Seating], executor: Executor, workers: int
) -> Generator[list[Row], None, None]:
    """Plays games, as they end. The first one is played alone: it compiles what the others find compiled."""
    waiting, size = iter(seatings), 1
    futures: set[Future[tuple[list[list[Row]], float]]] = set()
    try:
        futures |= {executor.submit(play_batch, contest, batch) for batch in batches(waiting, 1, 1)}
        while futures:
            done, futures = wait(futures, return_when=FIRST_COMPLETED)
            for future in done:
                games, seconds = future.result()
                size = max(1, min(MOST, int(len(games) * WORTH_SENDING / seconds)))
                yield from games
            for batch in batches(waiting, size, WAITING * workers - len(futures)):
                futures.add(executor.submit(play_batch, contest, batch))
    finally:
        for future in futures:
            future.cancel()


def batches(waiting: Iterator[Seating], size: int, n: int) -> Iterator[list[Seating]]:
    """The next games, at most n batches of them."""
    for _ in range(n):
        if batch := list(islice(waiting, size)):
            yield batch
