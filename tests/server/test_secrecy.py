"""What goes over a seat's wire: its own cards, and not a byte that depends on what it does not see."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import random
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludotheque.games.keylargo.state import Phase
from ludotheque.search import Choice
from ludotheque.server.hints import Hints
from ludotheque.server.limits import Limits, Rate
from ludotheque.server.thinker import Choose, Weigh
from tests.server.hands import Hands
from tests.server.lies import advance, expect_nothing_hidden, lie, live_table, wire
from tests.server.served import Json, Served, Thinking, any_legal, secret_of, serving

TEAMS = {"teams": True}


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
