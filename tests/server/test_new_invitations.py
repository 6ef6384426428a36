"""Who has lost a seat is invited to it anew, who is there takes it elsewhere, and everybody knows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.server.keys import new_secret
from ludotheque.server.live import AWAY, LiveTable, passed_round
from ludotheque.table import Close, HandedOver, Intent, Invited, Row, SeatPlan, Table, open_table
from tests.server.following import asked, begin, follow, following, turned_away
from tests.server.hands import Hands
from tests.server.lies import live_table
from tests.server.served import WAIT, Json, Line, Served, secret_of, serving, settled
from tests.store.held import Held


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def served(tmp_path: Path, hands: Hands) -> Iterator[Served]:
    """A house whose bots think so long that no game goes on by itself."""
    with serving(tmp_path, time=hands, tempo=60) as house:
        yield house


def expect_gone(served: Served, made: Json, seat: int) -> None:
    """Until the house knows that nobody is at the seat."""
    settled(lambda: not live_table(served, made).is_present(seat))


def sit_and_go(served: Served, made: Json, hands: Hands) -> None:
    """Somebody follows the link of seat 1, and is away since long."""
    with following(served, made, 1, new_secret()):
        pass
    expect_gone(served, made, 1)
    hands.turn(AWAY)


def were_late(served: Served, made: Json, host: Line, *seats: int) -> None:
    """A bot plays for them, though their pages are open."""
    rows = [HandedOver(seat, "discovery", "late") for seat in seats]
    served.house.store.append(made["table"], live_table(served, made).table.seq + 1, rows).result(WAIT)
    # The table hears of it by what it cannot store.
    host.say(type="name", name="Malo", token=3)
    host.until(lambda view: all(view["table"]["seats"][seat]["deputy"] for seat in seats))


def refused_to_invite(host: Line, seat: int) -> str:
    host.say(type="invite", seat=seat, invitation=new_secret())
    return host.refusal()


@pytest.mark.parametrize("playing", [False, True])
def test_who_has_lost_a_seat_is_invited_anew_and_everybody_is_told(served: Served, hands: Hands, playing: bool) -> None:
    made, own, later = served.make("me", "open", game="korsar"), new_secret(), new_secret()
    again = {"table": made["table"], "seats": [{}, {"secret": new_secret()}]}
    with served.seat(made, 0) as host:
        with served.seat(made, None) as watcher:
            with following(served, made, 1, own) as guest:
                guest.say(type="name", name="Inès", token=4)
                host.until(lambda view: view["table"]["seats"][1]["name"] == "Inès")
                if playing:
                    begin(host, guest)
            expect_gone(served, made, 1)
            hands.turn(AWAY)
            host.say(type="invite", seat=1, invitation=secret_of(again, 1))
            for line in (host, watcher):
                seat = line.until(lambda view: view["table"]["seats"][1]["invited_by"] == 0)["table"]["seats"][1]
                assert (seat["present"], seat["name"], seat["token"]) == (False, "Inès", 4)
                assert line.log[-1]["sentence"]["id"] == "table-invited"
        assert turned_away(served, made, own) == []
        for link in (own, secret_of(made, 1), secret_of(again, 1)):
            assert asked(served, made, link) == (401, "error-secret")
        with following(served, again, 1, later) as guest:
            host.until(lambda view: view["table"]["seats"][1]["invited_by"] is None)
            assert [entry["sentence"]["id"] for entry in host.log[-2:]] == ["table-invited", "table-sat"]
            seat = host.view["table"]["seats"][1]
            assert (seat["invited_by"], seat["name"], seat["token"]) == (None, "Inès", 4)
            if not playing:
                begin(host, guest)
            assert turned_away(served, made, new_secret(), secret_of(again, 1)) == ["error-invitation-used"]
            assert [asked(served, made, link)[0] for link in (later, secret_of(again, 1), own)] == [200, 401, 401]


def test_nobody_who_is_at_the_table_is_turned_out(served: Served, hands: Hands) -> None:
    """Nor who only loads the page again, however often and soon the others make new links."""
    made, own = served.make("me", "open", game="korsar"), new_secret()
    with served.seat(made, 0) as host:
        for _ in range(2):
            with following(served, made, 1, own):
                assert refused_to_invite(host, 1) == "error-invite-present"
            expect_gone(served, made, 1)
            assert refused_to_invite(host, 1) == "error-invite-present"
            hands.turn(AWAY - 1)
            assert refused_to_invite(host, 1) == "error-invite-present"
        hands.turn(1)
        host.say(type="invite", seat=1, invitation=new_secret())
        host.until(lambda view: view["table"]["seats"][1]["invited_by"] == 0)
        assert turned_away(served, made, own) == []


def test_who_comes_first_to_a_house_that_opens_again_takes_nobodys_seat(tmp_path: Path) -> None:
    """The others' lines broke as well, and they are on their way back."""
    own, later = new_secret(), Hands()
    with serving(tmp_path, tempo=60) as served:
        made = served.make("me", "open", game="korsar")
        with served.seat(made, 0) as host, following(served, made, 1, own) as guest:
            begin(host, guest)
    with serving(tmp_path, time=later, tempo=60) as served, served.seat(made, 0) as host:
        assert refused_to_invite(host, 1) == "error-invite-present"
        later.turn(AWAY)
        host.say(type="invite", seat=1, invitation=new_secret())
        host.until(lambda view: view["table"]["seats"][1]["invited_by"] == 0)


def test_who_was_late_again_and_again_is_away_whatever_page_stands_open(served: Served) -> None:
    made, own = served.make("me", "open", game="korsar"), new_secret()
    with served.seat(made, 0) as host, following(served, made, 1, own) as guest:
        begin(host, guest)
        were_late(served, made, host, 1)
        host.say(type="invite", seat=1, invitation=new_secret())
        assert guest.refusal() == "error-seat-invited"
        assert guest.closed() == 4401


def test_who_takes_their_seat_to_another_device_keeps_nothing_here_and_everybody_is_told(
    served: Served, hands: Hands
) -> None:
    made, own, later = served.make("me", "open", game="korsar"), new_secret(), new_secret()
    moved = {"table": made["table"], "seats": [{}, {"secret": new_secret()}]}
    with served.seat(made, 0) as host:
        with following(served, made, 1, own) as guest:
            begin(host, guest)
            guest.say(type="invite", seat=1, invitation=secret_of(moved, 1))
            assert guest.refusal() == "error-seat-moved"
            assert guest.closed() == 4401
        host.until(lambda view: view["table"]["seats"][1]["invited_by"] == 1)
        assert host.log[-1]["sentence"] == {"id": "table-moved", "args": {}, "seats": {"seat": 1}}
        assert turned_away(served, made, own) == []
        assert asked(served, made, own) == (401, "error-secret")
        # On the way to the other device nobody else takes it away.
        assert refused_to_invite(host, 1) == "error-invite-present"
        with following(served, moved, 1, later) as guest:
            host.until(lambda view: view["table"]["seats"][1]["invited_by"] is None)
            assert host.log[-1]["sentence"]["id"] == "table-sat"
            assert guest.view["you"] == 1
            guest.say(type="invite", seat=1, invitation=new_secret())
            guest.closed()
        hands.turn(AWAY)
        host.say(type="invite", seat=1, invitation=new_secret())
        host.until(lambda view: view["table"]["seats"][1]["invited_by"] == 0)


def test_from_a_device_that_is_passed_round_a_seat_goes_by_its_own_hand_alone(served: Served, hands: Hands) -> None:
    """Whoever made the table knows what opened it, and is told no more than the others."""
    made, own = served.make("me", "device", "open", game="korsar"), new_secret()
    moved = {"table": made["table"], "seats": [{}, {"secret": new_secret()}]}
    with following(served, made, 2, new_secret()) as remote:
        with served.seat(made, 0) as host:
            for line in (host, remote):
                assert refused_to_invite(line, 1) == "error-invite-present"
        with served.seat(made, 1) as hand:
            hand.say(type="invite", seat=1, invitation=secret_of(moved, 1))
            assert hand.closed() == 4401
        remote.until(lambda view: view["table"]["seats"][1]["invited_by"] == 1)
        with following(served, moved, 1, own) as guest, served.seat(made, 0):
            assert turned_away(served, made, secret_of(made, 1)) == []
            assert asked(served, made, secret_of(made, 1)) == (401, "error-secret")
            assert guest.view["you"] == 1
        expect_gone(served, made, 1)
        hands.turn(AWAY)
        remote.say(type="invite", seat=1, invitation=new_secret())
        remote.until(lambda view: view["table"]["seats"][1]["invited_by"] == 2)


def test_a_new_invitation_is_good_though_nobody_had_followed_the_one_before(served: Served, hands: Hands) -> None:
    made, first, second = served.make("me", "open"), new_secret(), new_secret()
    with served.seat(made, 0) as host:
        sit_and_go(served, made, hands)
        for invitation in (first, second):
            host.say(type="invite", seat=1, invitation=invitation)
        host.until(lambda _: [each["sentence"]["id"] for each in host.log].count("table-invited") == 2)
        assert turned_away(served, made, new_secret(), first) == ["error-invitation-used"]
        with served.line(made["table"]) as line:
            follow(line, new_secret(), second)
            assert line.hear() == {"type": "seated", "by": "secret"}


def test_only_a_person_at_the_table_invites_and_only_a_person(served: Served) -> None:
    made = served.make("me", "open", "discovery")
    with served.seat(made, None) as watcher, served.seat(made, 0) as host:
        watcher.say(type="invite", seat=0, invitation=new_secret())
        assert watcher.refusal() == "error-not-seated"
        for seat in (1, 2, 3, 63):
            assert refused_to_invite(host, seat) == "error-invite-whom"
        with served.seat(made, 1) as guest:
            # What opens another place stays what opens that one.
            guest.say(type="invite", seat=1, invitation=secret_of(made, 0))
            assert guest.refusal() == "error-malformed"
    for none in ("x" * 23, "x" * 23 + "\n", "x" * 25):
        with served.seat(made, 0) as host:
            host.say(type="invite", seat=1, invitation=none)
            assert host.closed() == 4400
    for seat in (0, 1):
        with served.seat(made, seat) as line:
            assert line.view["you"] == seat


def test_of_two_who_invite_anew_to_each_others_seats_at_once_one_does(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else either would have what opens the other's seat: what waited when its seat was lost is not done.

    Both had been late again and again, so that either may.
    """
    made, intents, held = served.make("me", "device", game="korsar"), list[Intent](), Held()
    take = LiveTable._take

    async def noted(live: LiveTable, intent: Intent, key: bytes | None) -> None:
        intents.append(intent)
        await take(live, intent, key)

    with served.seat(made, 0) as host, served.seat(made, 1) as guest:
        were_late(served, made, host, 0, 1)
        monkeypatch.setattr(LiveTable, "_take", noted)
        served.house.store._writer.put(held)
        host.say(type="invite", seat=1, invitation=new_secret())
        settled(lambda: len(intents) == 1)
        guest.say(type="invite", seat=0, invitation=new_secret())
        settled(lambda: len(intents) == 2)
        held.may_go_on.set()
        assert guest.closed() == 4401
        host.until(lambda view: view["table"]["seats"][1]["invited_by"] == 0)
        # Whatever it asks now comes after what was asked before.
        assert refused_to_invite(host, 63) == "error-invite-whom"
        assert host.view["table"]["seats"][0]["invited_by"] is None


def test_nobody_is_invited_to_what_is_over(served: Served) -> None:
    made, link = served.make("me", "device"), new_secret()
    with served.seat(made, 0) as host:
        with served.seat(made, 1) as guest:
            guest.say(type="invite", seat=1, invitation=link)
            guest.closed()
        host.until(lambda view: view["table"]["seats"][1]["invited_by"] == 1)
        closing = live_table(served, made).table.intend(Close("abandoned"))
    served.house.store.append(made["table"], host.view["seq"] + 1, closing, True).result(WAIT)
    with served.seat(made, 0) as host:
        host.until(lambda view: view["table"]["status"] == "over")
        host.say(type="invite", seat=1, invitation=new_secret())
        assert host.refusal() == "error-table-over"
    assert turned_away(served, made, new_secret(), link) == ["error-table-over"]


def test_a_device_is_not_passed_round_for_a_seat_that_was_invited_elsewhere() -> None:
    def rows(*more: Row) -> list[Row]:
        opened = open_table(HIGHCARD, {"players": 3}, [SeatPlan("human")] * 3, bytes(32))
        return [*opened, *more]

    assert passed_round(Table(HIGHCARD, rows())) == [0, 1, 2]
    assert passed_round(Table(HIGHCARD, rows(Invited(1, 0)))) == [0, 2]
    assert passed_round(Table(HIGHCARD, rows(Invited(1, 0), Invited(2, 0)))) == []
