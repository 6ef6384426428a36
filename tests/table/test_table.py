"""The table: who may sit, begin and decide, and that its log is all there is."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.modes import State
from ludotheque.core.seal import deal_key
from ludotheque.core.sentence import Refused
from ludotheque.core.sight import noise
from ludotheque.games import find_game
from ludotheque.table import (
    NO_PACE,
    Begin,
    Begun,
    Contribute,
    Contributed,
    Decide,
    Decided,
    Fill,
    Filled,
    Hinted,
    Intent,
    Invite,
    Invited,
    Name,
    Named,
    Opened,
    Pace,
    Row,
    Sat,
    SeatPlan,
    Sit,
    Table,
    TakeHint,
    open_table,
)
from ludotheque.table.telling import entries
from tests.second import SECOND

SEED = bytes(range(32))
HUMAN, OPEN, BOT = SeatPlan("human"), SeatPlan("open"), SeatPlan("bot", "Basile", level="discovery")


def table(*seats: SeatPlan, seed: bytes = SEED, pace: Pace = NO_PACE, hints: bool = False) -> Table:
    return Table(HIGHCARD, open_table(HIGHCARD, {"players": len(seats)}, seats, seed, pace=pace, hints=hints))


def do(table: Table, *intents: Intent) -> list[Row]:
    rows: list[Row] = []
    for intent in intents:
        for row in table.intend(intent):
            table.apply(row)
            rows.append(row)
    return rows


def why_not(table: Table, intent: Intent) -> str:
    before = len(table.rows), table.worlds[-1]
    with pytest.raises(Refused) as refused:
        table.intend(intent)
    assert (len(table.rows), table.worlds[-1]) == before
    return refused.value.sentence.id


def choose(table: Table, seat: int, which: int = 0) -> Decide:
    """The seat's decision for one of its cards, counted from the lowest."""
    return Decide(seat, table.decision(seat), cards(table, seat)[which], "human")


def cards(table: Table, seat: int) -> list[int]:
    state = table.rules.load(table.worlds[table.moment])
    return [card for card in range(12) if state.hands[seat, card]]


def sentences(table: Table, seat: int | None, after: int = -1) -> list[tuple[str, dict[str, int | str]]]:
    return [(entry.sentence.id, dict(entry.sentence.args)) for entry in table.log(seat, after)]


def test_a_table_without_open_seats_begins_at_once() -> None:
    assert table(HUMAN, BOT).status == "playing"


def test_a_table_with_an_open_seat_waits_and_shows_no_card() -> None:
    waiting = table(HUMAN, OPEN)
    assert waiting.status == "open"
    assert waiting.position(0) is None
    assert waiting.to_act() == []


def test_an_open_seat_is_taken_named_and_the_game_begun() -> None:
    waiting = table(SeatPlan("human", "Inès", token=3), OPEN)
    rows = do(waiting, Sit(1), Name(1, "  Malo   le  Grand ", 5), Begin(1))
    assert rows == [Sat(1, 1), Named(1, "Malo le Grand", 5), Begun((b"", b""))]
    assert waiting.status == "playing"


def test_an_open_seat_may_be_given_to_a_bot() -> None:
    waiting = table(HUMAN, OPEN)
    assert do(waiting, Fill(0, 1, "easygoing", "Colette")) == [Filled(1, "easygoing", "Colette", 2)]
    assert (waiting.seats[1].kind, waiting.seats[1].level) == ("bot", "easygoing")


def test_the_game_does_not_begin_while_a_seat_is_open() -> None:
    assert why_not(table(HUMAN, OPEN), Begin(0)) == "error-seats-open"


def test_who_only_watches_neither_begins_nor_fills() -> None:
    waiting = table(HUMAN, OPEN)
    assert why_not(waiting, Begin(None)) == "error-not-seated"
    assert why_not(waiting, Fill(None, 1, "discovery", "Colette")) == "error-not-seated"


def test_a_taken_seat_is_not_given_to_a_bot() -> None:
    waiting = table(HUMAN, OPEN)
    assert why_not(waiting, Fill(0, 0, "discovery", "Colette")) == "error-seat-taken"
    assert why_not(waiting, Fill(0, 9, "discovery", "Colette")) == "error-seat-taken"


def test_a_bots_seat_is_not_taken_by_a_person() -> None:
    waiting = table(HUMAN, OPEN)
    do(waiting, Fill(0, 1, "discovery", "Colette"))
    assert why_not(waiting, Sit(1)) == "error-seat-of-bot"
    assert why_not(waiting, Name(1, "Malo", 1)) == "error-not-seated"


def test_sitting_down_again_changes_nothing() -> None:
    assert do(table(HUMAN, OPEN), Sit(0), Sit(1), Sit(1)) == [Sat(1, 2)]


def test_who_is_invited_anew_keeps_name_and_token_but_not_what_was_added_to_the_seed() -> None:
    waiting = table(HUMAN, OPEN)
    do(waiting, Sit(1), Name(1, "Inès", 5), Contribute(1, "sea"))
    assert do(waiting, Invite(0, 1, b"")) == [Invited(1, 0)]
    assert do(waiting, Sit(1), Sit(1)) == [Sat(1, 5)]
    assert (waiting.seats[1].name, waiting.seats[1].nonce) == ("Inès", b"")
    do(waiting, Contribute(1, "wind"), Begin(0), Invite(0, 1, b""))
    # What the game was dealt from stays.
    assert waiting.seats[1].nonce == b"wind"
    assert sentences(waiting, None)[-1] == ("table-invited", {})


def test_nobody_invites_for_ever() -> None:
    t = table(HUMAN, HUMAN)
    do(t, *[Invite(0, 1, b"")] * 50)
    assert why_not(t, Invite(0, 1, b"")) == "error-invite-often"
    assert do(t, Invite(1, 0, b"")) == [Invited(0, 1)]


def test_a_game_begins_once() -> None:
    playing = table(HUMAN, HUMAN)
    assert why_not(playing, Begin(0)) == "error-already-begun"
    assert why_not(playing, Fill(0, 1, "discovery", "Colette")) == "error-already-begun"


def test_a_name_is_not_changed_for_ever() -> None:
    """A log is kept for ever."""
    t = table(HUMAN, HUMAN)
    for i in range(100):
        do(t, Name(0, f"Malo {i}", 1))
    assert why_not(t, Name(0, "Malo", 1)) == "error-name-often"
    assert do(t, Name(0, "Malo 99", 1)) == []
    assert do(t, Name(1, "Inès", 2)) == [Named(1, "Inès", 2)]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("x" * 25, "error-name-long"),
        ("a\u202eb", "error-name-signs"),
        ("a\x00", "error-name-signs"),
        ("\u3164", "error-name-signs"),
        ("\u2800 \ufe0f", "error-name-signs"),
        ("\u0301", "error-name-signs"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(name: str, said: str) -> None:
    assert why_not(table(HUMAN, HUMAN), Name(0, name, 1)) == said
    with pytest.raises(Refused, match=said):
        table(SeatPlan("human", name), HUMAN)


def test_two_have_never_the_same_token() -> None:
    playing = table(SeatPlan("human", token=2), SeatPlan("human", token=2))
    assert [seat.token for seat in playing.seats] == [2, 3]
    assert do(playing, Name(0, "Inès", 3)) == [Named(0, "Inès", 4)]


def test_a_table_has_as_many_seats_as_players() -> None:
    with pytest.raises(Refused, match="error-seats"):
        open_table(HIGHCARD, {"players": 3}, [HUMAN, HUMAN], SEED)
    with pytest.raises(Refused, match="error-option-value"):
        table(HUMAN)


def test_both_decide_at_once_in_either_order() -> None:
    playing = table(HUMAN, HUMAN)
    assert playing.to_act() == [0, 1]
    second, first = choose(playing, 1), choose(playing, 0)
    do(playing, second, first)
    assert [playing.seats[seat].decided for seat in (0, 1)] == [1, 1]
    assert playing.to_act() == [0, 1]


def test_a_decision_is_stale_by_its_own_number_alone() -> None:
    playing = table(HUMAN, HUMAN)
    first, others = choose(playing, 0), choose(playing, 1)
    do(playing, first)
    assert why_not(playing, first) == "error-stale"
    # What somebody else decided meanwhile makes nobody's decision stale.
    do(playing, others)
    # A number to come is no better than one gone by.
    assert why_not(playing, replace(choose(playing, 0), decision=3)) == "error-stale"


def test_who_has_decided_waits() -> None:
    playing = table(HUMAN, HUMAN)
    do(playing, choose(playing, 0))
    assert why_not(playing, choose(playing, 0, 1)) == "highcard-reason-not-now"


def test_an_illegal_action_is_refused_with_the_games_reason() -> None:
    playing = table(HUMAN, HUMAN)
    foreign = cards(playing, 0)[0]
    assert why_not(playing, Decide(1, 1, foreign, "human")) == "highcard-reason-not-in-hand"
    for action in (-1, 12, 2**31):
        assert why_not(playing, Decide(1, 1, action, "human")) == "error-illegal-action"


def test_nobody_decides_for_a_bot_and_no_bot_for_a_person() -> None:
    playing = table(HUMAN, BOT)
    assert why_not(playing, choose(playing, 1)) == "error-not-seated"
    assert why_not(playing, replace(choose(playing, 0), by="bot")) == "error-not-seated"
    card = cards(playing, 1)[0]
    assert do(playing, Decide(1, 1, card, "stand_in")) == [Decided(1, 1, card, "stand_in")]
    assert sentences(playing, None)[-1][0] == "table-stand-in"


def test_of_a_bot_that_is_not_ready_all_are_told_once_while_a_simpler_one_decides() -> None:
    playing = table(BOT, BOT)
    for _ in range(2):
        for seat in (0, 1):
            decision = replace(choose(playing, seat), by="not_ready")
            assert do(playing, decision) == [Decided(seat, decision.decision, decision.action, "not_ready")]
    told = [entry.sentence for entry in playing.log(None) if entry.sentence.id == "table-not-ready"]
    assert [sentence.seats for sentence in told] == [{"seat": 0}, {"seat": 1}]
    assert why_not(table(HUMAN, BOT), replace(choose(table(HUMAN, BOT), 0), by="not_ready")) == "error-not-seated"


def test_where_there_is_a_clock_a_bot_decides_for_who_lets_the_time_run_out_and_all_are_told() -> None:
    playing = table(HUMAN, BOT, HUMAN, pace=Pace(clock=60))
    late, own = replace(choose(playing, 0), by="time_up"), choose(playing, 0)
    assert do(playing, late) == [Decided(0, 1, late.action, "time_up")]
    for seat in (0, 1, 2, None):
        assert sentences(playing, seat)[-1] == ("table-time-up", {})
        assert playing.log(seat)[-1].sentence.seats == {"seat": 0}
    # The own decision came after it.
    assert why_not(playing, own) == "error-stale"


def test_nobodys_time_runs_out_without_a_clock_nor_ever_a_bots() -> None:
    assert why_not(table(HUMAN, HUMAN), replace(choose(table(HUMAN, HUMAN), 0), by="time_up")) == "error-not-seated"
    playing = table(HUMAN, BOT, pace=Pace(clock=60))
    assert why_not(playing, replace(choose(playing, 1), by="time_up")) == "error-not-seated"
    assert why_not(playing, replace(choose(playing, 0), by="bot")) == "error-not-seated"


def test_a_hint_is_told_to_all_once_a_decision_and_changes_nothing_else() -> None:
    playing = table(HUMAN, BOT, HUMAN, hints=True)
    before = playing.state
    assert do(playing, TakeHint(0, 1), TakeHint(0, 1)) == [Hinted(0, 1)]
    for seat in (0, 1, 2, None):
        assert sentences(playing, seat)[-1] == ("table-hinted", {})
        assert playing.log(seat)[-1].sentence.seats == {"seat": 0}
    assert (playing.state, playing.to_act()) == (before, [0, 1, 2])
    do(playing, choose(playing, 0), *(replace(choose(playing, 1), by="bot"), choose(playing, 2)))
    assert do(playing, TakeHint(0, 2)) == [Hinted(0, 2)]


def test_that_hints_may_be_had_is_said_when_the_table_is_made() -> None:
    assert [id for id, _ in sentences(table(HUMAN, OPEN, hints=True), None)] == ["table-opened", "table-hints-allowed"]
    assert [id for id, _ in sentences(table(HUMAN, OPEN), None)] == ["table-opened"]


def test_a_hint_is_for_a_person_whose_turn_it_is_where_hints_may_be_had() -> None:
    assert why_not(table(HUMAN, BOT), TakeHint(0, 1)) == "error-no-hints"
    assert why_not(table(HUMAN, OPEN, hints=True), TakeHint(0, 1)) == "error-not-begun"
    playing = table(HUMAN, BOT, hints=True)
    assert why_not(playing, TakeHint(0, 2)) == "error-stale"
    assert why_not(playing, TakeHint(1, 1)) == "error-not-seated"
    do(playing, choose(playing, 0))
    assert why_not(playing, TakeHint(0, 1)) == "error-stale"
    assert why_not(playing, TakeHint(0, 2)) == "error-not-your-turn"
    over = played(table(HUMAN, HUMAN, hints=True))
    assert why_not(over, TakeHint(0, over.decision(0))) == "error-table-over"


def test_nothing_is_decided_before_the_game_or_after_it() -> None:
    assert why_not(table(HUMAN, OPEN), Decide(0, 1, 0, "human")) == "error-not-begun"
    over = played(table(HUMAN, HUMAN))
    assert over.status == "over"
    assert why_not(over, Decide(0, over.decision(0), 0, "human")) == "error-table-over"


def played(table: Table, seed: int = 1) -> Table:
    chance = random.Random(seed)
    while table.status == "playing":
        seat = chance.choice(table.to_act())
        do(table, Decide(seat, table.decision(seat), chance.choice(table.legal_actions(seat)), "human"))
    return table


def test_of_the_rows_of_a_game_only_the_last_one_ends_it() -> None:
    rows = played(table(HUMAN, HUMAN)).rows
    growing = Table(HIGHCARD, rows[:1])
    ending = []
    for row in rows[1:]:
        ending.append(growing.ends([row]))
        assert growing.status != "over"
        growing.apply(row)
    assert ending == [False] * (len(rows) - 2) + [True]


def test_the_same_rows_give_the_same_table_byte_for_byte() -> None:
    first = played(table(HUMAN, HUMAN))
    again = Table(HIGHCARD, first.rows)
    assert again.worlds == first.worlds
    assert [again.log(seat) for seat in (0, 1, None)] == [first.log(seat) for seat in (0, 1, None)]


def korsar(players: int, seed: bytes = SEED) -> Table:
    game = find_game("korsar")
    return Table(game, open_table(game, {"players": players, "teams": players > 4}, [HUMAN] * players, seed))


def test_a_whole_game_of_korsar_is_its_rows() -> None:
    first = played(korsar(6))
    again = Table(first.game, first.rows)
    assert again.worlds == first.worlds
    assert [again.position(seat) for seat in (0, 5, None)] == [first.position(seat) for seat in (0, 5, None)]
    assert [again.log(seat) for seat in (0, 5, None)] == [first.log(seat) for seat in (0, 5, None)]


def with_second_edition() -> Table:
    game = find_game("korsar")
    return Table(game, open_table(game, {"players": 2}, [HUMAN] * 2, SEED, SECOND))


def test_a_table_is_dealt_with_its_edition_and_so_again_from_its_rows() -> None:
    first = with_second_edition()
    assert first.edition == SECOND
    assert tuple(first.game.open(first.worlds[-1]).copies) == SECOND.figures[:28]
    again = Table(first.game, first.rows)
    assert (again.edition, again.worlds) == (first.edition, first.worlds)
    assert first.worlds[-1] != korsar(2).worlds[-1]


def test_a_table_of_a_program_that_knew_no_editions_has_the_games_own() -> None:
    opened, *later = korsar(2).rows
    assert isinstance(opened, Opened)
    table = Table(find_game("korsar"), [replace(opened, edition=""), *later])
    assert table.edition == find_game("korsar").edition


def test_a_table_with_figures_that_no_box_has_is_not_opened() -> None:
    opened, *later = with_second_edition().rows
    assert isinstance(opened, Opened)
    with pytest.raises(Refused) as refused:
        Table(find_game("korsar"), [replace(opened, figures=(99, *opened.figures[1:])), *later])
    assert refused.value.sentence.id == "error-figures"


def test_the_log_asked_for_step_by_step_is_the_log() -> None:
    whole = played(table(HUMAN, HUMAN))
    stepwise = Table(HIGHCARD, whole.rows[:1])
    told = list(stepwise.log(0))
    for row in whole.rows[1:]:
        before = stepwise.seq
        stepwise.apply(row)
        told += stepwise.log(0, before)
    assert told == whole.log(0)


def test_the_log_tells_private_details_to_their_owner_only() -> None:
    playing = korsar(3)
    seat = playing.to_act()[0]
    do(playing, Decide(seat, 1, playing.game.action_of(playing.seen(seat, playing.moment), "draw"), "human"))
    own, others = sentences(playing, seat)[-1], sentences(playing, None)[-1]
    assert own[0] == others[0] == "korsar-event-draw"
    assert own[1]["card"] != "none"
    assert others[1] == sentences(playing, (seat + 1) % 3)[-1][1] == {"card": "none"}
    assert [playing.log(each)[-1].mine for each in (seat, (seat + 1) % 3, None)] == [True, False, False]


@pytest.mark.parametrize("start", [table(HUMAN, HUMAN, HUMAN), korsar(3), korsar(6)], ids=["highcard", "3", "6"])
def test_what_a_seat_is_shown_does_not_depend_on_what_it_does_not_see(start: Table) -> None:
    """For every seat and a spectator, in moments of a whole game, with all that is hidden turned to noise."""
    chance = random.Random(5)
    whole = played(start)
    for seq in range(1, len(whole.rows), 1 + len(whole.rows) // 10):
        truth, lie = Table(whole.game, whole.rows[: seq + 1]), Table(whole.game, whole.rows[: seq + 1])
        for seat in (*range(len(whole.seats)), None):
            lie.state = blurred(truth, seat, chance)
            lie.worlds[seq] = lie.rules.dump(lie.state)
            assert lie.worlds[seq] != truth.worlds[seq]
            assert lie.position(seat) == truth.position(seat)
            assert entries(lie, seq, seat) == entries(truth, seq, seat)


def blurred(table: Table, seat: int | None, chance: random.Random) -> State:
    """The table's state with noise wherever the seat does not see."""
    state = table.rules.load(table.worlds[-1])
    sight = table.game.sight(state, seat)
    noise(state, lambda field: sight.rows(field.seen), chance.randint)
    return state


def test_the_commitment_is_to_the_seed_and_the_seed_is_never_printed() -> None:
    opened = table(HUMAN, HUMAN).opened
    assert opened.commitment == hashlib.sha256(SEED).hexdigest()
    assert "seed" not in repr(opened)


def test_every_nonce_changes_the_deal() -> None:
    keys = {deal_key(SEED, nonces) for nonces in [(b"", b""), (b"a", b""), (b"", b"a"), (b"aa", b""), (b"a", b"a")]}
    assert len(keys) == 5
    assert {len(key) for key in keys} == {32}


def test_a_game_is_dealt_from_the_seed_and_what_people_added_last() -> None:
    t = table(HUMAN, OPEN, OPEN)
    do(t, Sit(1), Contribute(0, "wind"), Contribute(1, "sea"), Contribute(0, "sail"))
    do(t, Fill(0, 2, "discovery", "Basile"), Begin(0))
    assert t.rows[-1] == Begun((b"sail", b"sea", b""))
    dealt = t.rules.new_state()
    t.rules.setup(dealt, t.opened.options, deal_key(SEED, (b"sail", b"sea", b"")), t.edition.figures)
    assert t.worlds[-1] == t.rules.dump(dealt)
    assert Table(HIGHCARD, t.rows).worlds == t.worlds


def test_a_table_that_begins_at_once_is_dealt_with_what_came_with_it() -> None:
    rows = open_table(HIGHCARD, {"players": 3}, [HUMAN, BOT, HUMAN], SEED, nonces=["wind", "", "Élan ☂"])
    assert rows[1:] == [
        Contributed(0, b"wind"),
        Contributed(2, "Élan ☂".encode()),
        Begun((b"wind", b"", "Élan ☂".encode())),
    ]


def test_what_comes_with_a_table_waits_for_who_is_still_to_come() -> None:
    rows = open_table(HIGHCARD, {"players": 2}, [HUMAN, OPEN], SEED, nonces=["wind", ""])
    assert rows[1:] == [Contributed(0, b"wind")]


@pytest.mark.parametrize("plan", [OPEN, BOT])
def test_nobody_adds_to_the_deal_for_a_seat_where_no_person_is(plan: SeatPlan) -> None:
    with pytest.raises(Refused, match="error-not-seated"):
        open_table(HIGHCARD, {"players": 2}, [HUMAN, plan], SEED, nonces=["wind", "sea"])
    t = table(HUMAN, plan, OPEN)
    assert why_not(t, Contribute(1, "sea")) == "error-not-seated"


def test_nothing_is_added_once_the_cards_are_dealt() -> None:
    assert why_not(table(HUMAN, HUMAN), Contribute(0, "wind")) == "error-dealt"


def test_the_same_word_again_writes_nothing_and_nobody_fills_the_log() -> None:
    t = table(HUMAN, OPEN)
    assert do(t, Contribute(0, "wind"), Contribute(0, "wind")) == [Contributed(0, b"wind")]
    for number in range(99):
        do(t, Contribute(0, str(number)))
    assert why_not(t, Contribute(0, "wind")) == "error-nonce-often"


@pytest.mark.parametrize(
    ("nonce", "why"),
    [
        ("x" * 41, "error-nonce-long"),
        ("", "error-nonce-signs"),
        ("  ", "error-nonce-signs"),
        ("a\x1b[2J", "error-nonce-signs"),
        ("\u202eabc", "error-nonce-signs"),
        ("\ud800", "error-nonce-signs"),
    ],
)
def test_what_is_added_can_be_shown_in_a_line(nonce: str, why: str) -> None:
    assert why_not(table(HUMAN, OPEN), Contribute(0, nonce)) == why


def test_a_log_of_other_rules_is_not_continued() -> None:
    rows = table(HUMAN, HUMAN).rows
    with pytest.raises(Refused, match="error-rules-version"):
        Table(replace(HIGHCARD, version=2), rows)
    with pytest.raises(ValueError, match="begins with its Opened row"):
        Table(HIGHCARD, rows[1:])


def test_what_is_not_used_of_a_decisions_time_is_kept_for_the_game_and_no_more_than_that_is_lost() -> None:
    playing = table(HUMAN, HUMAN, pace=Pace(clock=10, bank=300))
    assert [seat.kept for seat in playing.seats] == [300_000, 300_000]
    do(playing, replace(choose(playing, 0), spent=4_000), replace(choose(playing, 1), spent=320_000))
    assert [seat.kept for seat in playing.seats] == [306_000, 0]
    again = Table(HIGHCARD, playing.rows)
    assert [seat.kept for seat in again.seats] == [306_000, 0]
    assert [again.opened.pace.given(seat.kept) for seat in again.seats] == [316, 10]


def test_without_a_reserve_nothing_is_kept() -> None:
    playing = table(HUMAN, HUMAN, pace=Pace(clock=10))
    do(playing, replace(choose(playing, 0), spent=4_000))
    assert playing.opened.pace.given(playing.seats[0].kept) == 10


def test_a_seat_is_asked_since_the_row_by_which_it_owes_its_decision() -> None:
    playing = table(HUMAN, HUMAN, HUMAN)
    begun = playing.seq
    assert [seat.asked for seat in playing.seats] == [begun] * 3
    do(playing, choose(playing, 1))
    # Who has not decided yet has been asked all the while.
    assert [seat.asked for seat in playing.seats] == [begun, -1, begun]
    do(playing, choose(playing, 0), choose(playing, 2))
    assert [seat.asked for seat in playing.seats] == [playing.seq] * 3
