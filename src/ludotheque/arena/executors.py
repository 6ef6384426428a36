"""Where games are played: in this process, in many, or on a Dask cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import NamedTuple

from ludotheque.core.sentence import Refused, Sentence

PATIENCE = 10
"""Seconds in which a scheduler has to answer."""


class Workers(NamedTuple):
    """An executor, and how many tasks it does at once."""

    executor: Executor
    n: int


@contextmanager
def on_this_machine(jobs: int) -> Iterator[Workers]:
    """So many processes, or this one alone. What they are at is dropped when something fails here."""
    if jobs == 1:
        yield Workers(Here(), 1)
        return
    # A process that was forked while others compile or think may wait for their locks for ever.
    context = get_context("spawn")
    others = set(active_children())
    with ProcessPoolExecutor(jobs, context, initializer=follow_the_first_process) as pool:
        try:
            yield Workers(pool, jobs)
        except BaseException:
            # The pool would wait for games that take minutes, or do not end.
            for process in set(active_children()) - others:
                process.kill()
            raise


def follow_the_first_process() -> None:
    """Ctrl+C reaches every process; the first one keeps what is played and ends the others. They end with it, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_first_process, daemon=True).start()


def end_with_the_first_process() -> None:
    first = parent_process()
    assert first is not None
    first.join()
    os._exit(1)


@contextmanager
def on_a_cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask scheduler; raises Refused if there is none."""
    from distributed import Client

    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise Refused(Sentence("error-arena-cluster", {"got": address})) from error
    with client:
        # Not `pure`: the same games again are played again.
        yield Workers(client.get_executor(pure=False), max(1, sum(client.nthreads().values())))


class Here(Executor):
    """Does at once, in this process, what it is given."""

    def submit(self, fn: Callable[..., object], /, *args: object, **kwargs: object) -> Future[object]:  # type: ignore[override]  # any result
        future: Future[object] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future
