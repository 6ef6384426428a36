"""Editions: a table is made with one of those offered, and keeps it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.records import read_record, verify
from tests.second import SECOND
from tests.server.served import Json, Served, play, serving

OFFERED = {"korsar": [SECOND]}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, editions=OFFERED) as served:
        yield served


def copies(view: Json) -> tuple[int, ...]:
    return tuple(view["observation"]["copies"])


def test_each_game_names_its_editions_with_its_own_first(house: Served) -> None:
    games = json.loads(house.ask("GET", "/api/games").text)["games"]
    editions = {
        "korsar": ["tilsit", "second"],
        "keylargo": ["tilsit-2005"],
        "katana": ["asmodee-2013"],
        "highcard": ["box"],
    }
    assert {game["name"]: game["editions"] for game in games} == editions


def test_a_table_is_played_and_recorded_with_the_edition_asked_for(house: Served) -> None:
    made = house.make("me", "discovery", game="korsar", edition="second")
    with house.seat(made, 0) as line:
        assert line.view["table"]["edition"] == "second"
        assert copies(line.view) == SECOND.figures[:28]
        play(line, random.Random(4))
    text = house.ask("GET", f"/api/tables/{made['table']}/record", authorization=f"Bearer {made['watch']}").text
    record = read_record(text)
    verify(record)
    assert record.edition == SECOND


@pytest.mark.parametrize("edition", ["", "tilsit"])
def test_a_table_without_another_edition_has_the_games_own(house: Served, edition: str) -> None:
    made = house.make("me", "discovery", game="korsar", edition=edition)
    with house.seat(made, 0) as line:
        assert line.view["table"]["edition"] is None
        assert copies(line.view) != SECOND.figures[:28]


@pytest.mark.parametrize(("game", "edition"), [("korsar", "third"), ("highcard", "second")])
def test_an_edition_that_is_not_offered_is_refused(house: Served, game: str, edition: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "discovery"}]
    wanted = {"game": game, "options": {"players": 2}, "seats": seats, "edition": edition}
    answer = house.post(json.dumps(wanted))
    assert (answer.status, answer.error) == (422, "error-edition-unknown")


def test_a_table_keeps_its_edition_in_a_house_that_does_not_offer_it(tmp_path: Path) -> None:
    with serving(tmp_path, editions=OFFERED) as first:
        made = first.make("me", "open", game="korsar", edition="second")
    with serving(tmp_path) as later, later.seat(made, 0) as host:
        host.say(type="fill", seat=1, level="discovery")
        host.until(lambda view: view["table"]["seats"][1]["kind"] == "bot")
        host.say(type="begin")
        host.until(lambda view: view["observation"] is not None)
        assert host.view["table"]["edition"] == "second"
        assert copies(host.view) == SECOND.figures[:28]
