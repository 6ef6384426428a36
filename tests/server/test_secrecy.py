"""What goes over a seat's wire: its own cards, and not a byte that depends on what it does not see."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import random
from collections.abc import Collection
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.core.sight import noise
from ludotheque.games.katana.state import WEAPONS, Card
from ludotheque.games.keylargo.state import Phase
from ludotheque.search import Choice
from ludotheque.server.clock import Time
from ludotheque.server.desk import Desk
from ludotheque.server.hints import Hints
from ludotheque.server.limits import Limits, Rate
from ludotheque.server.live import LiveTable
from ludotheque.server.record import record_text
from ludotheque.server.thinker import Choose, Weigh
from ludotheque.store import open_store
from ludotheque.table import Decide, Opened, Table
from tests.games.katana.moments import MOMENTS, played_to, without
from tests.server.hands import Hands
from tests.server.served import Json, Served, Thinking, any_legal, kept, secret_of, serving

TEAMS = {"teams": True}


def live_table(served: Served, made: Json) -> LiveTable:
    """The server's own table; nobody uses it while the test changes it."""
    return served.house.tables._live[made["table"]]


def advance(served: Served, made: Json, decisions: int, chance: random.Random) -> None:
    """Plays so many decisions at the server's table, and in its store, without a socket."""
    live = live_table(served, made)
    for _ in range(decisions):
        table = live.table
        if table.status == "over":
            return
        seat = table.to_act()[0]
        action = chance.choice(table.legal_actions(seat))
        rows = table.intend(Decide(seat, table.decision(seat), action, "bot" if table.seats[seat].is_bots else "human"))
        served.house.store.append(live.id, table.seq + 1, rows).result(timeout=10)
        for row in rows:
            table.apply(row)


def wire(served: Served, made: Json, seat: int | None, seen: int = -1) -> str:
    """The first message that somebody gets who sits down now and knows nothing, or all until the row `seen`."""
    with served.seat(made, seat, seen) as line:
        return line.raw[0]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("korsar", 3, {}),
        ("korsar", 4, TEAMS),
        ("korsar", 4, {**TEAMS, "partner_sees_hand": False}),
        ("keylargo", 3, {"encounters": True}),
        ("keylargo", 5, {}),
        ("katana", 3, {}),
        ("katana", 7, {}),
    ],
)
def test_no_byte_on_a_seats_wire_depends_on_what_it_does_not_see(
    served: Served, game: str, players: int, options: Json
) -> None:
    made = served.make("me", *["device"] * (players - 1), game=game, **options)
    expect_nothing_hidden(served, made, players)


@pytest.mark.parametrize(("game", "players"), [("keylargo", 3), ("katana", 5), ("highcard", 3)])
def test_no_byte_of_the_time_left_depends_on_what_a_seat_does_not_see(tmp_path: Path, game: str, players: int) -> None:
    """Some seconds after somebody was asked."""
    hands = Hands()
    with serving(tmp_path, time=hands) as served:
        made = served.make("me", *["open"] * (players - 1), game=game, clock=60)
        with ExitStack() as stack:
            lines = [stack.enter_context(served.seat(made, seat)) for seat in range(players)]
            lines[0].say(type="begin")
            lines[0].until(lambda view: view["table"]["status"] == "playing")
            hands.turn(13)
        assert {each["seconds"] for each in json.loads(wire(served, made, None))["time_left"]} == {47}
        expect_nothing_hidden(served, made, players)


@pytest.mark.parametrize(("game", "players"), [("korsar", 3), ("keylargo", 3), ("katana", 5)])
def test_no_byte_depends_on_what_is_hidden_where_a_bot_plays_for_a_person_and_time_runs(
    tmp_path: Path, game: str, players: int
) -> None:
    """Neither on the wire of the one who is away, to whom nothing is offered, nor on any other."""

    async def thinks(question: Choose) -> int:
        await asyncio.Event().wait()
        raise AssertionError("the test goes on without this bot")

    hands = Hands()
    with serving(tmp_path, think=thinks, time=hands) as served:
        made = served.make("me", *["open"] * (players - 1), game=game, clock=60)
        with ExitStack() as stack:
            lines = [stack.enter_context(served.seat(made, seat)) for seat in range(players)]
            lines[0].say(type="begin")
            lines[0].until(lambda view: view["table"]["status"] == "playing")
            lines[1].say(type="hand_over")
            lines[0].until(lambda view: view["table"]["seats"][1]["deputy"])
            hands.turn(13)
        # Who only comes back on a line that broke does not take the seat back.
        expect_nothing_hidden(served, made, players, seen=0)
        told = json.loads(wire(served, made, 1, seen=0))
        assert told["table"]["seats"][1]["deputy"]
        assert (told["legal"], told["decision"]) == ([], None)
        assert 1 not in {each["seat"] for each in told["time_left"]}


def expect_nothing_hidden(served: Served, made: Json, players: int, seen: int = -1) -> None:
    """Moments of a game, for each seat and a spectator: all that is hidden turned to noise."""
    chance = random.Random(11)
    live = live_table(served, made)
    for _ in range(4):
        truth = live.table
        for seat in (*range(players), None):
            live.table = truth
            before = wire(served, made, seat, seen)
            live.table = lie(truth, seat, chance)
            assert wire(served, made, seat, seen) == before
        live.table = truth
        advance(served, made, 37, chance)


def seen_again(served: Served, made: Json, own: int | None, eye: int | None) -> str:
    """The replay that the holder of a seat is given with these eyes."""
    path = f"/api/tables/{made['table']}/replay?eye={'spectator' if eye is None else eye}"
    answer = served.ask("GET", path, authorization=f"Bearer {secret_of(made, own)}")
    assert answer.status == 200, answer.text
    return answer.text


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("korsar", 4, TEAMS),
        ("korsar", 4, {**TEAMS, "partner_sees_hand": False}),
        ("keylargo", 3, {"encounters": True}),
        ("katana", 5, {}),
    ],
)
def test_no_byte_of_a_replay_depends_on_what_its_eyes_did_not_see(
    tmp_path: Path, game: str, players: int, options: Json
) -> None:
    """During the game with one's own eyes; after it with anybody's, whoever asks."""
    chance = random.Random(11)
    with serving(tmp_path, Limits(records=Rate(200, 1))) as served:
        made = served.make("me", *["device"] * (players - 1), game=game, **options)
        for decisions in (0, 40, 10_000):
            advance(served, made, decisions, chance)
            truth = live_table(served, made).table
            for eye in (*range(players), None):
                own = chance.randrange(players) if truth.status == "over" else eye
                told = seen_again(served, made, own, eye)
                live_table(served, made).table = lie(truth, eye, chance)
                assert seen_again(served, made, own, eye) == told
                live_table(served, made).table = truth
        assert truth.status == "over"


def test_the_seed_of_a_game_that_is_on_is_in_no_replay_and_cannot_be_played_with(served: Served) -> None:
    made = served.make("me", "device", game="korsar")
    table = live_table(served, made).table
    advance(served, made, 9, random.Random(3))
    for seat in (0, 1, None):
        told = seen_again(served, made, seat, seat)
        assert table.opened.seed.hex() not in told
        assert base64.b64encode(table.opened.seed).decode() not in told
    body = json.dumps({"moment": table.line[2], "seat": 0, "level": "easygoing"})
    path, secret = f"/api/tables/{made['table']}/what-if", secret_of(made, 0)
    answer = served.ask("POST", path, body, content_type="application/json", authorization=f"Bearer {secret}")
    assert answer.error == "error-not-over"


def lie(table: Table, seat: int | None, chance: random.Random) -> Table:
    """The same table with noise in every moment wherever the seat did not see."""
    other = Table(table.game, table.rows)
    for seq, world in enumerate(table.worlds):
        if world:
            other.state = table.rules.load(world)
            sight = table.game.sight(other.state, seat)
            noise(other.state, lambda field, sight=sight: sight.rows(field.seen), chance.randint)  # type: ignore[misc]  # a lambda's default has no type
            other.worlds[seq] = table.rules.dump(other.state)
            assert other.worlds[seq] != world
    return other


class Seers(Thinking):
    """Bots that look ahead; what they think follows from every byte that they are told, and from nothing else."""

    def __init__(self) -> None:
        super().__init__(any_legal)

    def seconds_of(self, game: str, level: str) -> float:
        return 1.0

    async def weigh(self, question: Weigh, table: str) -> list[Choice]:
        dice = random.Random(question.observation + bytes([question.seat]))
        actions = dice.sample(question.legal, min(3, len(question.legal)))
        return [Choice(action, 100, dice.random()) for action in actions]


@pytest.mark.parametrize(("game", "players"), [("korsar", 3), ("keylargo", 3), ("katana", 5), ("highcard", 3)])
def test_no_byte_of_a_hint_depends_on_what_a_seat_does_not_see(tmp_path: Path, game: str, players: int) -> None:
    chance, basis = random.Random(11), set()
    with serving(tmp_path, think=Seers()) as served:
        made = served.make("me", *["device"] * (players - 1), game=game, hints=True)
        live = live_table(served, made)
        for _ in range(3):
            truth, seat = live.table, live.table.to_act()[0]
            told = hint_of(served, made, seat)
            live.table = lie(live.table, seat, chance)
            assert hint_of(served, made, seat) == told
            live.table = truth
            basis.add(json.loads(told)["basis"])
            advance(served, made, 2 if game == "highcard" else 23, chance)
    # Where but one move is legal, nothing is weighed.
    assert {"ahead"} <= basis <= {"ahead", "only"}


def hint_of(served: Served, made: Json, seat: int) -> str:
    """What comes to a seat that asks, as to one that has not asked before."""
    served.house.hints = Hints(served.house.desk.thinkers, served.house.levels)
    with served.seat(made, seat) as line:
        line.ask_hint()
        line.hint()
        return line.raw[-1]


def test_hands_and_deck_of_others_are_not_there_at_all(served: Served) -> None:
    made = served.make("me", "device", "device", game="korsar")
    advance(served, made, 30, random.Random(2))
    for seat in range(3):
        seen = json.loads(wire(served, made, seat))["observation"]
        assert [other for other in range(8) if seen["hands"][other] is not None] == [seat]
        assert [other for other in range(8) if seen["details"][other] is not None] == [seat]
        assert seen["deck"] is None
        assert seen["chance"] is None


def test_at_key_largo_neither_programs_nor_wrecks_nor_encounters_of_others_are_there(served: Served) -> None:
    """In the middle of a day's programming, after some days."""
    made = served.make("me", "device", "device", game="keylargo", encounters=True)
    advance(served, made, 40, random.Random(2))
    while len(live_table(served, made).table.to_act()) != 1 or not is_programming(served, made):
        advance(served, made, 1, random.Random(2))
    for seat in (0, 1, 2, None):
        seen = json.loads(wire(served, made, seat))["observation"]
        for field in KEYLARGO_OWNED:
            rows = seen[field] or [None] * 5
            assert [other for other, row in enumerate(rows) if row is not None] == ([] if seat is None else [seat])
        assert [seen[field] for field in ("stack", "pile", "encounter_deck", "chance")] == [None] * 4


HELD = ("program", "hands", "held", "fresh", "encounter_hands")
KEYLARGO_OWNED = (*HELD, "seen", "known", "took", "doubtful", "guess", "weight", "details")


def is_programming(served: Served, made: Json) -> bool:
    state = live_table(served, made).table.state
    return state is not None and bool(state.phase == Phase.PROGRAM)


@pytest.mark.parametrize("moment", MOMENTS)
def test_at_katana_neither_roles_nor_hands_nor_memories_of_others_are_there(served: Served, moment: str) -> None:
    table, _ = played_to(moment, 7)
    made = kept(served.house.store, table)
    for seat in (*range(7), None):
        seen = json.loads(wire(served, made, seat))["observation"]
        for field in KATANA_OWNED:
            rows = seen[field] or [None] * 7
            assert [other for other, row in enumerate(rows) if row is not None] == ([] if seat is None else [seat])
        assert [seen[field] for field in ("deck", "chance")] == [None] * 2
        assert [role for role in seen["revealed"] if role] == ([1] if table.status == "playing" else seen["revealed"])


@pytest.mark.parametrize("seat", [0, 3, 6, None])
def test_at_katana_no_byte_of_the_record_before_the_end_depends_on_what_a_seat_does_not_see(seat: int | None) -> None:
    chance = random.Random(11)
    for table in (played_to(moment, 7)[0] for moment in MOMENTS):
        if table.status == "playing":
            told = record_text(table, seat)
            assert told == record_text(lie(table, seat, chance), seat)
            assert table.opened.seed.hex() not in told


KATANA_OWNED = ("role", "hands", "held", "known", "doubtful", "guess", "weight", "recent", "elder", "details")
ALL_WEAPONS = tuple(Card(each) for each in range(WEAPONS))
# What Hanzō may parry with, too.
ANSWERS = (*ALL_WEAPONS, Card.PARRY)
# The moments in which a seat is asked that may have but one answer, and what it could answer with.
ASKED = [("attacked", ANSWERS), ("cry", ANSWERS), ("jujutsu", ALL_WEAPONS), ("bushido", ALL_WEAPONS)]


@pytest.mark.parametrize(("moment", "answers"), ASKED)
@pytest.mark.parametrize("players", [3, 7])
def test_at_katana_a_seat_is_asked_with_the_same_bytes_whatever_it_could_answer(
    served: Served, moment: str, answers: Collection[Card], players: int
) -> None:
    """KA-R53: to everybody else. The seat itself is told, and waited for, though there is but one answer."""
    table, asked = played_to(moment, players)
    made = kept(served.house.store, table)
    others = [None, *(seat for seat in range(players) if seat != asked)]
    with served.seat(made, None):
        live = live_table(served, made)
        told = {seat: wire(served, made, seat) for seat in others}
        own = wire(served, made, asked)
        live.table = without(table, asked, answers)
        assert {seat: wire(served, made, seat) for seat in others} == told
        with served.seat(made, asked) as line:
            assert line.raw[0] != own
            assert [each["fields"]["type"] for each in line.view["legal"]] in (["suffer"], ["lose_honour"])
            assert line.is_quiet()


class Standing(asyncio.SelectorEventLoop):
    """Its time passes only while a bot thinks or sleeps."""

    at = 0.0

    def time(self) -> float:
        return self.at


@pytest.mark.parametrize(("tempo", "seconds"), [(60, 0), (1, 1), (0, 1)])
def test_at_katana_a_bot_answers_at_the_same_moment_whatever_it_could_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tempo: float, seconds: float
) -> None:
    """Though it thinks the longer the more answers it has, and one that looks ahead up to all its time."""
    moments = []
    table, asked = played_to("attacked", 7)
    opened = table.rows[0]
    assert isinstance(opened, Opened)
    seats = [
        replace(plan, kind="bot", level="any") if seat == asked else plan for seat, plan in enumerate(opened.seats)
    ]
    with_parry = Table(table.game, [replace(opened, seats=tuple(seats)), *table.rows[1:]])
    for number, each in enumerate((with_parry, without(with_parry, asked, ANSWERS))):
        store = open_store(f"sqlite:///{tmp_path / str(number)}")
        store.create("table", each.rows, {}).result(timeout=10)
        moments.append(answered_at(LiveTable("table", each, {}, store, Time()), monkeypatch, tempo, seconds))
        store.close()
    assert moments[0] == moments[1] > seconds


class LookingAhead(Thinking):
    """Bots of every level look ahead for so many seconds."""

    seconds = 0.0

    def seconds_of(self, game: str, level: str) -> float:
        return self.seconds


def answered_at(live: LiveTable, monkeypatch: pytest.MonkeyPatch, tempo: float, seconds: float) -> float:
    """When a bot's answer comes that is asked at the moment 0."""
    loop, answered = Standing(), asyncio.Event()

    async def passes(seconds: float) -> None:
        loop.at += seconds

    async def thinks(question: Choose) -> int:
        needed = len(question.legal) / (20 if question.seconds else 1)
        assert needed < (question.seconds or tempo)
        await passes(needed)
        return question.legal[-1]

    async def ask() -> float:
        desk.look_at(live)
        await answered.wait()
        return loop.at

    thinkers = LookingAhead(thinks)
    thinkers.seconds = seconds
    desk = Desk(thinkers, tempo)
    monkeypatch.setattr(desk, "_chance", random.Random(5))
    monkeypatch.setattr(asyncio, "sleep", passes)
    live.after_change = lambda _: answered.set()
    try:
        return loop.run_until_complete(ask())
    finally:
        loop.close()


@pytest.mark.parametrize(("game", "players"), [("korsar", 2), ("keylargo", 3), ("katana", 3)])
def test_the_seed_is_on_no_wire_and_its_commitment_on_all(served: Served, game: str, players: int) -> None:
    made = served.make("me", *["device"] * (players - 1), game=game)
    opened = live_table(served, made).table.opened
    for seat in (0, 1, None):
        sent = wire(served, made, seat)
        assert opened.commitment in sent
        assert opened.seed.hex() not in sent
        assert base64.b64encode(opened.seed).decode() not in sent


def test_logs_hold_neither_secrets_nor_cards(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Everything goes wrong that can: bots fail, tables break, secrets are wrong."""

    async def fails(question: object) -> int:
        raise RuntimeError(f"a bot that tells what it holds: {question}")

    caplog.set_level(logging.DEBUG, "ludotheque")
    caplog.set_level(logging.WARNING)
    with serving(tmp_path, think=fails) as served:
        made = served.make("me", "discovery", game="korsar")
        with served.seat(made, 0) as line:
            for number in (1, 2):
                line.turn(number)
                line.decide()
            line.turn(3)
            live_table(served, made).table.game = None  # type: ignore[assignment]  # broken on purpose
            line.decide()
            assert line.closed() == 1011
        with served.line(made["table"]) as line:
            line.say(type="sit", secret="wrong-secret", seen=-1)
            line.closed()
        with served.line(made["table"]) as line:
            line.say(type="sit", secret="wrong-secret-of-ones-own", invitation="w" * 24, seen=-1)
            line.closed()
    assert "RuntimeError" in caplog.text
    for told in (secret_of(made, 0), made["watch"], "wrong-secret", "w" * 24, "observation", "a bot that tells"):
        assert told not in caplog.text
