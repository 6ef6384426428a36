"""Who is away from a table in days is told that it is their turn: once, by a push service, in their language."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from py_vapid import Vapid

from ludotheque.core.sentence import Refused
from ludotheque.server.callers import GRACE
from ludotheque.server.keys import hashed, new_secret
from ludotheque.server.webpush import KEY, WebPush, key_in
from ludotheque.store import Address
from ludotheque.table import Close
from tests.server.hands import HandBell, Hands
from tests.server.lies import advance, lie, live_table
from tests.server.push_service import CONTACT, PushBrowser, PushService, push_service
from tests.server.served import WAIT, Answer, Json, Served, secret_of, serving, settled
from tests.server.test_clock import DAY
from tests.server.test_seed import leaks
from tests.store.held import Held


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


@contextmanager
def house(folder: Path, service: PushService, hands: Hands) -> Iterator[Served]:
    with serving(folder, time=hands, post=service.post(folder)) as served:
        yield served


def ask(served: Served, method: str, made: Json, seat: int | None, body: Json) -> Answer:
    right = f"Bearer {secret_of(made, seat)}"
    path = f"/api/tables/{made['table']}/push"
    return served.ask(method, path, json.dumps(body), content_type="application/json", authorization=right)


def subscribe(served: Served, made: Json, seat: int, browser: PushBrowser, lang: str = "en") -> None:
    answer = ask(served, "POST", made, seat, browser.address(lang))
    assert (answer.status, answer.text) == (204, "")


def leave(served: Served, made: Json) -> None:
    """Until the house knows that nobody is there."""
    settled(lambda: not live_table(served, made).viewers)


def expect_told(served: Served, service: PushService, hands: Hands, times: int) -> None:
    """So many messages have come, and no other is on its way: whoever may still call waits for a bell."""
    calls = served.house.callers._tasks
    settled(lambda: len(calls) <= asleep(hands))
    assert (len(calls), len(service.arrived)) == (asleep(hands), times)


def asleep(hands: Hands) -> int:
    """How many wait for a time that has not come."""
    return sum(isinstance(getattr(bell.deed, "__self__", None), asyncio.Event) for bell in hands.bells)


def decide(served: Served, made: Json, seat: int) -> None:
    """The seat's person comes, decides and goes."""
    with served.seat(made, seat) as line:
        line.decide()
        line.until(lambda view: seat not in view["to_act"])
    leave(served, made)


def test_who_is_away_is_told_once_a_decision_and_who_wished_it_in_their_language(
    tmp_path: Path, service: PushService
) -> None:
    hands, english, french = Hands(), service.browser("english"), service.browser("french")
    with house(tmp_path, service, hands) as served:
        made = served.make("me", "device", game="korsar", start_player=0, days=2)
        with served.seat(made, 1) as line:
            line.say(type="name", name="Camille", token=2)
            line.until(lambda view: view["table"]["seats"][1]["name"])
        subscribe(served, made, 1, english)
        subscribe(served, made, 1, french, "fr")
        decide(served, made, 0)
        hands.turn(GRACE - 1)
        expect_told(served, service, hands, 0)
        hands.turn(1)
        expect_told(served, service, hands, 2)
        said = "Camille, it is your turn. Time to decide: 2 days."
        path = f"/t/{made['table']}"
        assert service.at(english) == [{"title": "Korsar", "body": said, "path": path, "lang": "en"}]
        assert service.at(french)[0]["body"].startswith("Camille, c’est à vous")
        # It is worth reading as long as the decision may take, and signed by the house's key.
        heads = service.arrived[0].headers
        assert heads["ttl"] == str(2 * DAY)
        assert Vapid.verify(heads["authorization"])
        assert served.house.post is not None
        assert f"k={served.house.post.public_key}" in heads["authorization"]
        hands.turn(DAY)
        with served.seat(made, 0):
            pass
        leave(served, made)
        hands.turn(2 * GRACE)
        expect_told(served, service, hands, 2)
        decide(served, made, 1)
        decide(served, made, 0)
        hands.turn(GRACE)
        expect_told(served, service, hands, 4)


def test_who_asks_while_their_seat_changes_hands_is_told_nothing(tmp_path: Path, service: PushService) -> None:
    """In the order of the store the new invitation comes first, though the asker's secret was still good."""
    hands, held = Hands(), Held()
    with house(tmp_path, service, hands) as served, ThreadPoolExecutor(1) as aside:
        made = served.make("me", "device", game="korsar", start_player=0, days=2)
        store = served.house.store
        with served.seat(made, 1) as line:
            store._writer.put(held)
            line.say(type="invite", seat=1, invitation=new_secret())
            settled(lambda: live_table(served, made)._lock.locked())
            answer = aside.submit(ask, served, "POST", made, 1, service.browser("former").address("en"))
            settled(lambda: store._writer._waiting.qsize() == 2)
            held.may_go_on.set()
            assert answer.result(WAIT).status == 204
            assert line.closed() == 4401
        assert store.to_tell(made["table"], 1, 99) == []


def test_who_was_told_is_not_told_again_by_a_house_that_opens_again(tmp_path: Path, service: PushService) -> None:
    hands, browser = Hands(), service.browser("one")
    with house(tmp_path, service, hands) as served:
        made = served.make("me", "device", game="korsar", start_player=0, days=2)
        subscribe(served, made, 1, browser)
        decide(served, made, 0)
    later = Hands()
    for times in (1, 1):
        with house(tmp_path, service, later) as served:
            served.ask("GET", f"/api/tables/{made['table']}/record", authorization=f"Bearer {secret_of(made, 0)}")
            later.turn(GRACE)
            expect_told(served, service, later, times)


def test_who_is_there_is_not_told_nor_who_has_said_no_nor_of_what_was_decided(
    tmp_path: Path, service: PushService
) -> None:
    hands, browser = Hands(), service.browser("one")
    with house(tmp_path, service, hands) as served:
        made = served.make("me", "device", game="korsar", start_player=0, days=2)
        subscribe(served, made, 1, browser)
        with served.seat(made, 1) as here:
            with served.seat(made, 0) as line:
                line.decide()
                here.turn(1)
            hands.turn(GRACE)
            expect_told(served, service, hands, 0)
        leave(served, made)
        hands.turn(GRACE)
        expect_told(served, service, hands, 0)
        decide(served, made, 1)
        decide(served, made, 0)
        # Decided before anybody looked whether they were there.
        decide(served, made, 1)
        hands.turn(GRACE)
        expect_told(served, service, hands, 0)
        assert ask(served, "DELETE", made, 1, {"endpoint": browser.endpoint}).status == 204
        decide(served, made, 0)
        hands.turn(GRACE)
        expect_told(served, service, hands, 0)


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_forgotten_at_all_tables_and_one_that_fails_is_not(
    tmp_path: Path, service: PushService, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    hands, gone, fails = Hands(), service.browser("gone"), service.browser("fails")
    service.answers = {"/gone": status, "/fails": 500}
    with house(tmp_path, service, hands) as served:
        made, other = (served.make("me", "device", game="korsar", start_player=0, days=1) for _ in range(2))
        for table in (made, other):
            for browser in (gone, fails):
                subscribe(served, table, 1, browser)
        decide(served, made, 0)
        hands.turn(GRACE)
        expect_told(served, service, hands, 2)
        store = served.house.store
        assert [each.endpoint for each in store.to_tell(other["table"], 1, 9)] == [fails.endpoint]
        assert [each.endpoint for each in store.to_tell(made["table"], 1, 9)] == [fails.endpoint]
    assert "WebPushException" in caplog.text
    # urllib3 of the test's own requests apart, nothing says where or what.
    for told in ("/gone", "/fails", "your turn", gone.address()["keys"]["auth"]):
        assert told not in caplog.text


def test_an_answer_that_is_none_tells_no_log_where_it_came_from(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    browser, post = service.browser("garbled"), service.post(tmp_path)
    service.garbled = {"/garbled"}
    address = browser.address()
    assert asyncio.run(post.send(Address(browser.endpoint, **address["keys"], lang="en"), "your turn", 60))
    post.close()
    assert [each.path for each in service.arrived] == ["/garbled"]
    assert "/garbled" not in caplog.text


def test_an_answer_that_leads_elsewhere_is_not_followed(tmp_path: Path, service: PushService) -> None:
    hands, browser = Hands(), service.browser("leads")
    service.answers = {"/leads": 307}
    with house(tmp_path, service, hands) as served:
        made = served.make("me", "device", game="korsar", start_player=0, days=1)
        subscribe(served, made, 1, browser)
        decide(served, made, 0)
        hands.turn(GRACE)
        expect_told(served, service, hands, 1)
    assert [each.path for each in service.arrived] == ["/leads"]


def test_of_a_seat_the_newest_addresses_are_kept_and_none_of_a_table_that_is_over(
    tmp_path: Path, service: PushService
) -> None:
    with house(tmp_path, service, Hands()) as served:
        made = served.make("me", "device", game="korsar", start_player=0, days=1)
        browsers = [service.browser(str(number)) for number in range(6)]
        for browser in browsers:
            subscribe(served, made, 1, browser)
        kept = {each.endpoint for each in served.house.store.to_tell(made["table"], 1, 9)}
        assert len(kept) == 4
        assert browsers[-1].endpoint in kept
        rows = live_table(served, made).table.intend(Close("abandoned"))
        store = served.house.store
        store.append(made["table"], live_table(served, made).table.seq + 1, rows, ends=True).result(WAIT)
        assert store.to_tell(made["table"], 1, 9) == []
        address = Address(browsers[0].endpoint, "p", "a", "fr")
        store.subscribe(made["table"], 1, hashed(secret_of(made, 1)), address, 0).result(WAIT)
        assert store.to_tell(made["table"], 1, 9) == []


def test_only_a_person_s_seat_at_a_table_in_days_in_a_house_that_offers_it(
    tmp_path: Path, service: PushService
) -> None:
    address = service.browser("one").address()
    with house(tmp_path, service, Hands()) as served:
        fast = served.make("me", "device", game="korsar", clock=60)
        made = served.make("me", "device", game="korsar", days=1)
        assert ask(served, "POST", fast, 0, address).error == "error-push-not-here"
        assert ask(served, "POST", made, None, address).error == "error-push-not-here"
        assert ask(served, "POST", made, 0, {**address, "lang": "de"}).error == "error-language"
        stranger = {"table": made["table"], "watch": "wrong"}
        assert ask(served, "POST", stranger, None, address).status == 401
        assert json.loads(served.ask("GET", "/api/games").text)["push"] == served.house.post.public_key  # type: ignore[union-attr]  # it has one
    with serving(tmp_path) as served:
        assert ask(served, "POST", made, 0, address).error == "error-push-not-here"
        assert json.loads(served.ask("GET", "/api/games").text)["push"] is None


KNOWN = [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QO",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYA%2b",
]
UNKNOWN = [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://fcm.googleapis.com@example.org/x",
    "https://example.org\\@fcm.googleapis.com/x",
    "https://example.org\\.notify.windows.com/x",
    "https://example.org#.notify.windows.com/x",
    "https://example.org?.notify.windows.com/x",
    "https://a@b.notify.windows.com/x",
    "https://notify.windows.com/x",
    "https://127.0.0.1/x",
    "https://fcm.googleapis.com/x\ny",
    "file:///etc/passwd",
    "",
]


def test_only_push_services_that_are_known_are_called(tmp_path: Path, service: PushService) -> None:
    post = WebPush(key_in(tmp_path), CONTACT)
    keys = service.browser("").address()["keys"]
    for endpoint in KNOWN:
        assert post.accepts(Address(endpoint, keys["p256dh"], keys["auth"], "fr")), endpoint
    for endpoint in [*UNKNOWN, service.browser("one").endpoint]:
        assert not post.accepts(Address(endpoint, keys["p256dh"], keys["auth"], "fr")), endpoint
    no_point = base64.urlsafe_b64encode(b"\4" + bytes(64)).decode()
    assert not post.accepts(Address(KNOWN[0], no_point, keys["auth"], "fr"))
    post.close()
    with house(tmp_path, service, Hands()) as served:
        made = served.make("me", "device", game="korsar", days=1)
        address = service.browser("one").address()
        assert ask(served, "POST", made, 0, {**address, "endpoint": UNKNOWN[3]}).error == "error-push-address"
        assert ask(served, "POST", made, 0, {**address, "keys": {**keys, "auth": "short"}}).error == "error-malformed"


def test_the_key_is_made_once_for_its_owner_alone_and_a_broken_one_is_told(tmp_path: Path) -> None:
    first = WebPush(key_in(tmp_path), CONTACT)
    assert (tmp_path / KEY).stat().st_mode & 0o777 == 0o600
    assert WebPush(key_in(tmp_path), CONTACT).public_key == first.public_key
    (tmp_path / KEY).write_text("no key", encoding="utf-8")
    with pytest.raises(Refused, match="error-push-key"):
        key_in(tmp_path)


@pytest.mark.parametrize(("game", "players"), [("korsar", 3), ("keylargo", 3), ("katana", 5)])
def test_no_byte_of_what_is_sent_depends_on_what_is_hidden_nor_holds_seed_or_secret(
    tmp_path: Path, service: PushService, game: str, players: int
) -> None:
    hands, chance = Hands(), random.Random(11)
    with house(tmp_path, service, hands) as served:
        made = served.make("me", *["device"] * (players - 1), game=game, days=1)
        browsers = [service.browser(str(seat)) for seat in range(players)]
        for seat, browser in enumerate(browsers):
            subscribe(served, made, seat, browser)
        advance(served, made, 20, chance)
        live = live_table(served, made)
        truth, seat = live.table, live.table.to_act()[0]
        callers = served.house.callers
        told = callers._text(live, seat, "en")
        live.table = lie(truth, None, chance)
        assert callers._text(live, seat, "en") == told
        live.table = truth
        live._written += [hands.date()] * (len(truth.rows) - len(live._written))
        hands.bells.append(HandBell(hands.at, live.look_at_clock))
        hands.turn(1)
        hands.turn(GRACE)
        expect_told(served, service, hands, len(truth.to_act()))
        assert service.at(browsers[seat]) == [json.loads(told)]
        read = [browsers[int(each.path[1:])].read(each) for each in service.arrived]
        sent = "".join([*read, *(repr(each.headers) for each in service.arrived)]).encode()
        assert leaks(sent, truth.opened.seed) == []
        for secret in (made["watch"], *(each["secret"] for each in made["seats"])):
            assert secret.encode() not in sent


def test_an_address_shows_itself_in_no_error() -> None:
    address = Address(KNOWN[0], "point", "secret", "fr")
    assert repr(replace(address)) == "Address(lang='fr')"
