"""Games of a contest: fair, and the same wherever they are played."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from traceback import format_exception
from typing import Any

import pytest

from ludotheque.arena.contest import Contest, contest_of, schedule_of, sources_of
from ludotheque.arena.executors import Here, Workers, on_a_cluster, on_this_machine
from ludotheque.arena.playing import Table, table_of
from ludotheque.arena.results import Row, by_number
from ludotheque.arena.running import run
from ludotheque.arena.seating import Seating
from ludotheque.arena.standing import camps, standings
from ludotheque.bots import Bot, bots_of
from ludotheque.bots.random import RandomBot
from ludotheque.bots.searching import Searching
from ludotheque.core.modes import Rules
from ludotheque.core.sentence import Refused
from ludotheque.games import find_game
from ludotheque.search import Budget

HIGHCARD = find_game("highcard")


def contest(*bots: str, players: int = 2, game: str = "highcard", **wanted: bool) -> Contest:
    return contest_of(find_game(game), {"players": players}, bots, 1, **wanted)


def games_of(contest: Contest, n: int, executor: Executor | None = None) -> dict[int, list[Row]]:
    """The first n games without the time thought and the day, which alone are others each time."""
    played = run(contest, schedule_of(contest).games(n), executor or Here(), workers=2)
    games = by_number(row for rows in played for row in rows)
    return {number: [replace(row, seconds=0.0, day="") for row in games[number]] for number in sorted(games)}


# ---- the same everywhere


def many_processes() -> AbstractContextManager[Workers]:
    return on_this_machine(2)


@contextmanager
def dask_cluster() -> Iterator[Workers]:
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster,
        on_a_cluster(cluster.scheduler_address) as workers,
    ):
        assert workers.n == 2
        yield workers


@pytest.mark.parametrize("elsewhere", [many_processes, dask_cluster])
def test_games_are_the_same_on_every_executor(elsewhere: Any) -> None:
    asked = contest("highest", "random", players=3, duplicate=True)
    with elsewhere() as (executor, _):
        assert games_of(asked, 60, executor) == games_of(asked, 60)


def test_games_are_the_same_each_time_and_others_from_another_seed() -> None:
    asked = contest("highest", "random")
    assert games_of(asked, 40) == games_of(asked, 40)
    assert games_of(asked, 40) != games_of(replace(asked, seed=2), 40)


def test_a_search_of_so_many_simulations_plays_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    deep = Searching(HIGHCARD, Budget(1000))
    monkeypatch.setattr("ludotheque.arena.entrants.bots_of", lambda game: {**bots_of(game), "deep": deep})
    asked = contest("deep@64", "random", players=3)
    first = games_of(asked, 6)
    table_of.cache_clear()
    assert games_of(asked, 6) == first


def test_what_fails_here_is_not_kept_waiting_by_a_game_without_an_end(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), on_this_machine(2) as (executor, _):
        interrupted_at_work(executor, tmp_path / "asleep")


def interrupted_at_work(executor: Executor, sign: Path) -> None:
    executor.submit(sleep_for_ever, sign)
    while not sign.exists():
        time.sleep(0.05)
    raise KeyboardInterrupt


def sleep_for_ever(sign: Path) -> None:
    sign.touch()
    while True:
        time.sleep(1)


LASTING = """
import os, time
from ludotheque.arena.executors import on_this_machine
with on_this_machine(2) as (executor, _):
    print(executor.submit(os.getpid).result(), flush=True)
    executor.submit(time.sleep, 1000)
    time.sleep(1000)
"""


def test_no_process_lives_longer_than_the_first_one() -> None:
    with subprocess.Popen([sys.executable, "-c", LASTING], stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline().strip().isdigit()
        first.kill()
        # What is read ends when nobody is left who could write it.
        assert first.communicate(timeout=30)[0] == b""


def test_one_job_needs_no_other_process() -> None:
    with on_this_machine(1) as (executor, n):
        assert isinstance(executor, Here)
        assert n == 1


# ---- what is played


def test_a_bot_is_given_what_its_seat_sees_and_the_legal_actions_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, bytes, list[int]]] = []

    class Witness:
        def __init__(self, rules: Rules, seat: int, seed: int) -> None:
            self.seat = seat

        def decide(self, observation: bytes, legal: list[int]) -> int:
            seen.append((self.seat, observation, list(legal)))
            return legal[0]

    table = Table(contest("random"))
    monkeypatch.setitem(table.makers, "random", Witness)
    table.play(next(schedule_of(table.contest).games(1)))
    rules, s = table.rules, table.deal(0)
    for seat, observation, legal in seen:
        assert observation == rules.observe(s, seat) != rules.dump(s)
        assert legal == rules.legal_actions(s, seat)
        rules.apply_action(s, seat, legal[0])
    assert rules.is_terminal(s)


class Stubborn:
    """Answers 11, which it puts among the legal actions."""

    def __init__(self, rules: Rules, seat: int, seed: int) -> None:
        pass

    def decide(self, observation: bytes, legal: list[int]) -> int:
        legal[:] = [11]
        return 11


class Broken(Stubborn):
    def decide(self, observation: bytes, legal: list[int]) -> int:
        raise ZeroDivisionError


def is_without_the_highest(table: Table, seating: Seating) -> bool:
    """Whether the first to choose does not hold the 11."""
    return 11 not in table.rules.legal_actions(table.deal(seating.deal), 0)


class Leaving(Stubborn):
    def decide(self, observation: bytes, legal: list[int]) -> int:
        sys.exit()


class StillBorn(Stubborn):
    def __init__(self, rules: Rules, seat: int, seed: int) -> None:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("maker", "id", "what"),
    [
        (Stubborn, "error-arena-bot-illegal", ("got", "11")),
        (Broken, "error-arena-bot-failed", ("error", "ZeroDivisionError()")),
        (StillBorn, "error-arena-bot-failed", ("error", "ZeroDivisionError()")),
        (Leaving, "error-arena-bot-failed", ("error", "SystemExit()")),
    ],
)
def test_a_bot_that_answers_wrong_or_fails_is_named_with_game_and_seat(
    maker: type[Bot], id: str, what: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(contest("random"))
    monkeypatch.setitem(table.makers, "random", maker)
    seating = next(
        seating for seating in schedule_of(table.contest).games(20) if is_without_the_highest(table, seating)
    )
    with pytest.raises(Refused) as failed:
        table.play(seating)
    said = failed.value.sentence
    assert said.id == id
    assert {"bot": "random", "game": seating.number, "seat": 0}.items() <= said.args.items()
    assert what in said.args.items()


@pytest.mark.parametrize("jobs", [1, 2])
def test_where_a_bot_failed_is_known_whoever_played_the_game(jobs: int, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def Mine(rules, seat, seed):\n    return 1 / 0\n", "utf-8")
    with on_this_machine(jobs) as (executor, _), pytest.raises(Refused) as failed:
        games_of(contest(f"{mine}:Mine"), 2, executor)
    assert "return 1 / 0" in "".join(format_exception(failed.value))


@pytest.mark.parametrize("duplicate", [False, True])
def test_a_bot_has_dice_of_its_own_in_every_seat_of_every_game(
    duplicate: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    def seeded(rules: Rules, seat: int, seed: int) -> Bot:
        seeds.append(seed)
        return RandomBot(rules, seat, seed)

    table = Table(contest("random", "highest", players=4, duplicate=duplicate))
    monkeypatch.setattr(table, "makers", dict.fromkeys(table.makers, seeded))
    for seating in schedule_of(table.contest).games(30):
        table.play(seating)
    assert len(set(seeds)) == len(seeds) == 30 * 4


def test_duplicate_deals_are_the_same_cards_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two names for a bot that plays its highest card: the deal decides, whoever sits where."""
    alike = {name: bots_of("highcard")["highest"] for name in ("one", "other")}
    monkeypatch.setattr("ludotheque.arena.entrants.bots_of", lambda game: alike)

    def pairs(*, duplicate: bool) -> list[bool]:
        """Whether the seats have the same scores in both games of a round, in which the bots change seats."""
        games = games_of(contest("one", "other", duplicate=duplicate), 40)
        assert all({games[n][0].bot, games[n + 1][0].bot} == {"one", "other"} for n in range(0, 40, 2))
        scores = [[row.score for row in rows] for rows in games.values()]
        return [first == second for first, second in zip(scores[::2], scores[1::2], strict=True)]

    assert all(pairs(duplicate=True))
    assert not all(pairs(duplicate=False))


def test_a_game_won_together_counts_in_parts() -> None:
    games = games_of(contest("random", players=3), 60)
    shared = [rows for rows in games.values() if sum(row.won > 0 for row in rows) > 1]
    assert shared
    assert all(sum(row.won for row in rows) == pytest.approx(1) for rows in games.values())


def test_a_team_is_played_by_one_bot() -> None:
    """KO 3.1"""
    asked = contest_of(find_game("korsar"), {"players": 4, "teams": True}, ("easygoing", "random"), 1, duplicate=True)
    for rows in games_of(asked, 8).values():
        bots = [row.bot for row in rows]
        assert bots[:2] == bots[:1] * 2 != bots[2:] == bots[2:3] * 2
        assert [row.side for row in rows] == [0, 0, 2, 2]


def test_camps_are_played_in_turn_as_they_are_dealt() -> None:
    """KA 2.6: with two bots, each camp is played by one of them and all others by the other one, on the same deal."""
    asked = contest("easygoing", "random", game="katana", players=5, duplicate=True, by_camp=True)
    games = games_of(asked, 12)
    alone: Counter[tuple[int, str]] = Counter()
    for rows in games.values():
        players = {side: {row.bot for row in rows if row.side == side} for side in range(3)}
        assert all(len(bots) == 1 for bots in players.values())
        bots = [bot for side in range(3) for bot in players[side]]
        alone[next((side, bot) for side, bot in enumerate(bots) if bots.count(bot) == 1)] += 1
    assert alone == {(side, bot): 2 for side in range(3) for bot in ("easygoing", "random")}
    assert {line.name for line in camps(games)} <= {"shogun", "ninja", "ronin"}


def test_what_a_game_says_of_its_end_is_kept() -> None:
    games = games_of(contest("easygoing", game="katana", players=4), 3)
    for rows in games.values():
        assert {row.end["camp"] for row in rows} < {"shogun", "ninja", "ronin"}
        assert len({row.side for row in rows if row.won}) == 1


# ---- what it comes to


def test_the_better_bot_stands_first() -> None:
    asked = contest("random", "easygoing", "random", game="korsar", players=3, duplicate=True)
    first, second = standings(games_of(asked, 90))
    assert (first.bot, second.bot) == ("easygoing", "random")
    assert first.share.low > first.seats == pytest.approx(1 / 3)
    assert first.share.middle + second.share.middle == pytest.approx(1)
    assert first.rating.mu > 0 > second.rating.mu
    assert first.score.low > second.score.high


def test_a_bot_among_its_like_has_the_rating_that_it_began_with() -> None:
    (alone,) = standings(games_of(contest("random", players=3), 30))
    assert alone.rating.mu == pytest.approx(0, abs=1e-9)
    assert alone.share.middle == pytest.approx(1)


# ---- what would make them other games


def test_other_rules_or_bots_make_another_contest(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("", encoding="utf-8")
    before = sources_of(HIGHCARD, (f"{mine}:Mine",))
    mine.write_text("# better\n", encoding="utf-8")
    assert before != sources_of(HIGHCARD, (f"{mine}:Mine",)) != sources_of(find_game("korsar"), ())
    assert sources_of(HIGHCARD, ()) == sources_of(HIGHCARD, ())


def test_a_process_keeps_one_table_of_a_contest() -> None:
    asked = contest("random")
    assert table_of(asked) is table_of(contest("random"))
