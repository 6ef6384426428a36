"""The link of an open seat is good for sitting down once."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from ludotheque.server.keys import hashed, new_secret
from ludotheque.server.limits import Limits, Rate
from ludotheque.store import Address
from tests.server.following import WHAT, asked, begin, follow, following, sitting, turned_away
from tests.server.served import WAIT, Json, Served, secret_of, serving


def test_an_invitation_is_good_for_sitting_down_once(served: Served) -> None:
    made, own = served.make("me", "open"), new_secret()
    link = secret_of(made, 1)
    with following(served, made, 1, own) as guest:
        assert guest.view["you"] == 1
        assert turned_away(served, made, link) == []
        assert turned_away(served, made, new_secret(), link) == ["error-invitation-used"]
        assert turned_away(served, made, new_secret(), link[:-1]) == []
        guest.say(type="name", name="Inès", token=4)
        guest.until(lambda view: view["table"]["seats"][1]["name"] == "Inès")
    with sitting(served, made, own) as again:
        assert again.view["you"] == 1
    with following(served, made, 1, own) as again:
        assert again.view["you"] == 1


@pytest.mark.parametrize("what", WHAT)
def test_the_link_that_somebody_kept_shows_nothing_of_the_seat(served: Served, what: str) -> None:
    made, own = served.make("me", "open", game="korsar"), new_secret()
    link = secret_of(made, 1)
    assert asked(served, made, link, what) == (401, "error-secret")
    with served.seat(made, 0) as host, following(served, made, 1, own) as guest:
        begin(host, guest)
        assert asked(served, made, link, what) == (401, "error-secret")
        assert asked(served, made, own, what)[1] != "error-secret"
        assert asked(served, made, own)[0] == 200


def test_a_house_that_opens_again_knows_whose_a_seat_is(tmp_path: Path) -> None:
    own = new_secret()
    with serving(tmp_path) as served:
        made = served.make("me", "open")
        with following(served, made, 1, own):
            pass
    with serving(tmp_path) as served, sitting(served, made, own) as guest:
        assert guest.view["you"] == 1
        assert turned_away(served, made, new_secret(), secret_of(made, 1)) == ["error-invitation-used"]


def test_a_house_over_the_same_folder_hears_who_has_sat_down(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as other:
        made, own = one.make("me", "open"), new_secret()
        # It has the table in memory, and its links as they were.
        with other.seat(made, None), following(one, made, 1, own):
            pass
        assert turned_away(other, made, new_secret(), secret_of(made, 1)) == ["error-invitation-used"]
        with sitting(other, made, own) as guest:
            assert guest.view["you"] == 1


def test_of_many_who_follow_one_link_at_once_one_sits_down(served: Served) -> None:
    made, owns = served.make("me", "open"), [new_secret() for _ in range(6)]
    with ExitStack() as stack:
        lines = [stack.enter_context(served.line(made["table"])) for _ in owns]
        for line, own in zip(lines, owns, strict=True):
            follow(line, own, secret_of(made, 1))
        first = [line.hear() for line in lines]
        seated = [own for own, said in zip(owns, first, strict=True) if said == {"type": "seated", "by": "secret"}]
        assert [said["sentence"]["id"] for said in first if "sentence" in said] == ["error-invitation-used"] * 5
    with sitting(served, made, *seated) as winner:
        assert winner.view["you"] == 1


def test_one_browser_that_comes_several_times_at_once_is_never_told_that_its_link_was_used(served: Served) -> None:
    """As after a line that broke before anything came over it."""
    made, own = served.make("me", "open"), new_secret()
    with ExitStack() as stack:
        lines = [stack.enter_context(served.line(made["table"])) for _ in range(4)]
        for line in lines:
            follow(line, own, secret_of(made, 1))
        assert [line.hear() for line in lines] == [{"type": "seated", "by": "secret"}] * 4


@pytest.mark.parametrize("own", ["x", "x" * 23, "x" * 25, "x" * 23 + "é", "x" * 23 + "=", "x" * 23 + "\n", "x" * 129])
def test_a_secret_of_ones_own_is_as_long_as_those_of_the_house(served: Served, own: str) -> None:
    made = served.make("me", "open")
    with served.line(made["table"]) as line:
        follow(line, own, secret_of(made, 1))
        assert line.closed() == 4400
    with following(served, made, 1, new_secret()):
        pass


def test_who_brings_no_secret_keeps_the_one_of_the_link(served: Served) -> None:
    made = served.make("me", "open")
    with served.seat(made, 1):
        pass
    # As at a table of an earlier program: what is the seat's secret by now stays that, however it is brought.
    with served.seat(made, 1) as line, following(served, made, 1, new_secret(), "invitation"):
        assert line.closed() == 4409
    with served.seat(made, 1) as line:
        assert line.view["you"] == 1


@pytest.mark.parametrize("seat", [0, None])
def test_the_link_of_a_place_that_is_nobodys_to_take_is_what_opens_it(served: Served, seat: int | None) -> None:
    """One's own seat on another device, and the watchers' link."""
    made = served.make("me", "open")
    for _ in range(2):
        with following(served, made, seat, new_secret(), "invitation") as line:
            assert line.view["you"] == seat


def test_the_link_of_a_seat_that_a_bot_has_says_so(served: Served) -> None:
    made = served.make("me", "open")
    with served.seat(made, 0) as host:
        host.say(type="fill", seat=1, level="discovery")
        host.until(lambda view: view["table"]["seats"][1]["kind"] == "bot")
    assert turned_away(served, made, new_secret(), secret_of(made, 1)) == ["error-seat-of-bot"]


def test_too_many_links_that_are_used_up_are_a_flood(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(wrong_secrets=Rate(2, 0.001))) as served:
        made = served.make("me", "open")
        with following(served, made, 1, new_secret()):
            codes = []
            for _ in range(3):
                with served.line(made["table"]) as line:
                    follow(line, new_secret(), secret_of(made, 1))
                    codes.append(line.closed())
    assert codes == [4401, 4401, 4429]


def told_at(served: Served, made: Json, seat: int) -> list[str]:
    """Where somebody is told that it is the seat's turn."""
    return [each.endpoint for each in served.house.store.to_tell(made["table"], seat, 99)]


def wants_to_be_told(served: Served, made: Json, seat: int, secret: str) -> None:
    address = Address(f"https://push.example/{seat}", "p", "a", "fr")
    served.house.store.subscribe(made["table"], seat, hashed(secret), address, 0).result(WAIT)


def test_a_seat_that_changes_hands_tells_nobody_who_was_there_before(served: Served) -> None:
    made, own = served.make("me", "open"), new_secret()
    for seat in (0, 1):
        wants_to_be_told(served, made, seat, secret_of(made, seat))
    with served.seat(made, 0), following(served, made, 1, own) as guest:
        assert (told_at(served, made, 0), told_at(served, made, 1)) == (["https://push.example/0"], [])
        wants_to_be_told(served, made, 1, secret_of(made, 1))
        assert told_at(served, made, 1) == []
        wants_to_be_told(served, made, 1, own)
        assert told_at(served, made, 1) == ["https://push.example/1"]
        guest.say(type="invite", seat=1, invitation=new_secret())
        guest.closed()
        assert (told_at(served, made, 0), told_at(served, made, 1)) == (["https://push.example/0"], [])


def test_no_secret_of_a_seat_is_on_any_wire(served: Served) -> None:
    """Neither of who sits there, nor the invitation that was made for them, nor a hash of one."""
    made, own, link = served.make("me", "open", game="korsar"), new_secret(), new_secret()
    with served.seat(made, 0) as host, served.seat(made, None) as watcher:
        with following(served, made, 1, own) as guest:
            begin(host, guest)
            guest.say(type="invite", seat=1, invitation=link)
            guest.closed()
        for line in (host, watcher):
            line.until(lambda view: view["table"]["seats"][1]["invited_by"] == 1)
        told = [*guest.raw, *host.raw, *watcher.raw]
    for secret in (secret_of(made, 0), made["watch"]):
        for what in ("record", "replay"):
            answer = served.ask("GET", f"/api/tables/{made['table']}/{what}", authorization=f"Bearer {secret}")
            told.append(answer.text)
    for secret in (own, link, secret_of(made, 0), secret_of(made, 1), made["watch"]):
        assert not [text for text in told if secret in text or hashed(secret).hex() in text]
