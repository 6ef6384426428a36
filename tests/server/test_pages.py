"""The page, its parts, the words and the rules: what is served, and what browsers are told about it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludotheque.server.library import sections
from tests.server.served import Served, serving


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Served]:
    """A house with a page of three files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>", encoding="utf-8")
    (static / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (static / ".stamp").write_text("hash", encoding="utf-8")
    (static / "assets" / "index-1a2b.js").write_text("let a;", encoding="utf-8")
    with serving(tmp_path, static=static) as served:
        yield served


@pytest.mark.parametrize("path", ["/", "/new/korsar", "/t/abcdefghjk", "/rules/korsar", "/anything"])
def test_every_address_of_the_page_is_the_page(built: Served, path: str) -> None:
    answer = built.ask("GET", path)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_part_with_a_hash_in_its_name_is_kept_for_ever(built: Served) -> None:
    answer = built.ask("GET", "/assets/index-1a2b.js")
    assert answer.text == "let a;"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert built.ask("GET", "/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/.stamp",
        "/assets/../.stamp",
        "/assets/%2e%2e/.stamp",
        "/assets/..%2f..%2ftables.sqlite",
        "/..%2ftables.sqlite",
        "/tables.sqlite",
        "/assets/gone.js",
        f"/assets/{'x' * 300}.js",
        f"/{'x' * 300}.png",
        "/gone.png",
        "/api/",
        "/api/games/chess/rules?lang=fr",
        "/api/games/korsar/rules",
        "/locale/de.ftl",
        "/locale/..%2ffr.ftl",
    ],
)
def test_nothing_else_is_given_out(built: Served, path: str) -> None:
    answer = built.ask("GET", path)
    assert answer.status == 404 or answer.text.startswith("<!doctype html><title>page</title>")
    assert "hash" not in answer.text
    assert "SQLite" not in answer.text


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/api/games", "/gone.png", "/locale/fr.ftl"])
def test_every_answer_has_a_strict_policy(built: Served, path: str) -> None:
    headers = built.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_house_without_a_built_page_says_so(served: Served) -> None:
    assert served.ask("GET", "/").error == "error-nothing-here"
    assert served.ask("GET", "/assets/x.js").status == 404


def test_the_games_and_what_their_tables_are_made_of(served: Served) -> None:
    answer = served.ask("GET", "/api/games")
    games = {game["name"]: game for game in json.loads(answer.text)["games"]}
    assert games["korsar"]["tables"][0] == {"players": 2, "teams": False, "options": {}}
    assert {"players": 8, "teams": True, "options": {}} in games["korsar"]["tables"]
    six_alone = {"players": 6, "teams": False, "options": {"allow_six_individual": True}}
    assert six_alone in games["korsar"]["tables"]
    options = {option["name"]: option["values"] for option in games["korsar"]["options"]}
    assert options["captain_rule"] == ["chase", "last_placed"]
    assert not {"players", "teams"} & options.keys()
    assert games["highcard"]["levels"] == ["discovery", "easygoing"]
    assert (games["korsar"]["rules"], games["highcard"]["rules"]) == (True, False)
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_words_of_the_house_and_of_a_strangers_game_are_one_text(served: Served, lang: str) -> None:
    answer = served.ask("GET", f"/locale/{lang}.ftl")
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(answer.text))
    for id in ("table-begun", "korsar-event-draw", "highcard-event-trick"):
        assert bundle.has_message(id)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_rules_come_by_paragraph(served: Served, lang: str) -> None:
    answer = served.ask("GET", f"/api/games/korsar/rules?lang={lang}")
    found = {section["id"]: section for section in json.loads(answer.text)["sections"]}
    assert {"", "KO 2.5", "KO 3.4", "KO-R01", "KO-R49", "KO-pirate"} <= found.keys()
    assert "<ul>" in found["KO 2.5"]["html"]
    assert "<table>" in found["KO 1.1"]["html"]
    assert found["KO 2.5"]["title"]


def test_a_game_without_rules_text_has_none(served: Served) -> None:
    assert json.loads(served.ask("GET", "/api/games/highcard/rules?lang=fr").text) == {"sections": []}


def test_the_name_of_a_paragraph_may_have_several_words() -> None:
    (section,) = sections("## HC-High-Card The high card\n")
    assert (section.id, section.title) == ("HC-High-Card", "The high card")


def test_rules_hold_no_markup_but_their_own() -> None:
    (section,) = sections("## KO 1 Title\n\n<script>alert(1)</script> **b** [x](javascript:alert(1))\n")
    assert "<script>" not in section.html
    assert "javascript:" not in section.html.replace("(javascript:alert(1))", "")
    assert "<strong>b</strong>" in section.html


def test_what_fails_inside_is_said_in_a_sentence_and_no_more(served: Served) -> None:
    served.house.games = None  # type: ignore[assignment]  # broken on purpose
    answer = served.ask("GET", "/api/games")
    assert (answer.status, answer.error) == (500, "error-internal")
    assert "policy" in "".join(answer.headers)
    assert "Attribute" not in answer.text
