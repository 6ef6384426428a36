"""`ludotheque serve`: one line when it is open, a sentence when it cannot be, and the browser on it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheque.cli.serve import address_of, lan_address
from tests.cli.conftest import Refuse
from tests.server.process import COMMAND, START, command


def test_it_says_in_one_line_where_it_is(tmp_path: Path) -> None:
    with command(tmp_path, LC_ALL="fr_FR.UTF-8") as house:
        assert house.said.startswith("La maison est ouverte")
        assert f"http://127.0.0.1:{house.port}/" in house.said
        assert house.ask("GET", "/api/games").status == 200
        assert house.end() == (0, "", "")
    assert (tmp_path / "tables.sqlite").is_file()


def test_it_opens_the_browser(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.part\nmv {opened}.part {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    with command(tmp_path, BROWSER=f"{browser} %s") as house:
        deadline = time.monotonic() + 10
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert opened.read_text(encoding="utf-8") == f"http://127.0.0.1:{house.port}/"


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    french = {**os.environ, "LC_ALL": "fr_FR.UTF-8"}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        given = [*COMMAND, "--no-browser", "--port", str(port), "--data", str(tmp_path)]
        done = subprocess.run(given, env=french, capture_output=True, text=True, timeout=START, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert f"port {port}\u00a0: un autre programme s’en sert déjà." in done.stderr


@pytest.mark.parametrize(
    "arguments", [["--host", "no.such.host.invalid"], ["--host", "é..x"], ["--host", ""], ["--port", "99999"]]
)
def test_an_address_that_cannot_be_is_told(refused: Refuse, tmp_path: Path, arguments: list[str]) -> None:
    said = refused("serve", *arguments, "--data", tmp_path, language="fr_FR")
    assert arguments[1] in said
    assert "cette machine n’a pas cette adresse." in said


def test_a_data_folder_that_cannot_be_made_is_told(refused: Refuse, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    said = refused("serve", "--port", "0", "--data", tmp_path / "file", language="fr_FR")
    assert f"{tmp_path / 'file'}\u00a0: ce dossier ne peut pas être créé." in said


def test_a_data_folder_whose_tables_cannot_be_read_is_told(refused: Refuse, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("this is no database, however long it may be", encoding="utf-8")
    said = refused("serve", "--port", "0", "--data", tmp_path, language="fr_FR")
    assert f"{tmp_path}\u00a0: les tables qui s’y trouvent ne se lisent pas" in said


def test_without_the_extra_nobody_can_be_told_and_the_host_reads_what_to_install(
    refused: Refuse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pywebpush", None)
    monkeypatch.delitem(sys.modules, "ludotheque.server.webpush", raising=False)
    push = ["--push", "mailto:host@example.org"]
    said = refused("serve", "--port", "0", "--data", tmp_path, *push, language="fr_FR")
    assert "installez Ludothèque avec l’extra «\u202fpush\u202f»" in said
    assert "uv sync --extra push" in said


def test_a_house_that_tells_nobody_does_without_the_extra(tmp_path: Path) -> None:
    loaded = "import ludotheque.cli.serve, ludotheque.server.app, ludotheque.server.opening, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, timeout=START, check=True)
    assert {"pywebpush", "py_vapid", "cryptography", "requests"} & set(done.stdout.split()) == set()
    assert "ludotheque.server.callers" in done.stdout.split()


def test_a_key_that_is_none_is_told(refused: Refuse, tmp_path: Path) -> None:
    (tmp_path / "push-key.pem").write_text("no key", encoding="utf-8")
    push = ["--push", "mailto:host@example.org"]
    said = refused("serve", "--port", "0", "--data", tmp_path, *push, language="fr_FR")
    assert f"{tmp_path / 'push-key.pem'} n’est pas une clé" in said


def test_a_folder_that_another_house_serves_is_left_to_it(refused: Refuse, tmp_path: Path) -> None:
    """One asks what the other has in memory only: who is there, and whom a secret lets in."""
    with command(tmp_path) as house:
        said = refused("serve", "--port", "0", "--data", tmp_path, language="fr_FR")
        assert f"{tmp_path}\u00a0: une autre ludothèque les sert déjà" in said
        house.kill()
        with command(tmp_path) as again:
            assert again.ask("GET", "/api/games").status == 200


def test_a_data_folder_may_have_any_name(tmp_path: Path) -> None:
    with command(tmp_path / "a?b#c%20 d"):
        assert (tmp_path / "a?b#c%20 d" / "tables.sqlite").stat().st_size
    assert [path.name for path in tmp_path.iterdir()] == ["a?b#c%20 d"]


def test_the_tables_are_for_their_owner_alone(tmp_path: Path) -> None:
    with command(tmp_path) as house:
        house.make("me", "device", game="korsar")
        kept = list(tmp_path.glob("tables.sqlite*"))
        assert len(kept) > 1
        assert {path.stat().st_mode & 0o777 for path in kept} == {0o600}


def test_a_house_open_to_all_names_the_address_that_others_reach() -> None:
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address_of("::1", 8000) == "http://[::1]:8000/"
    assert address_of("0.0.0.0", 8000) == f"http://{lan_address()}:8000/"
    assert lan_address() != "0.0.0.0"
