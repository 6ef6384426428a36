"""Another edition: it is chosen where there is one, and everybody at the table reads its name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrivals, served
from tests.browser.house import House
from tests.browser.opening import copied_link, open_table
from tests.second import SECOND_FILE


@pytest.fixture
def offering_house(built: None, tmp_path: Path) -> Iterator[House]:
    """A house that offers a second edition of Korsar."""
    yield from served(House(tmp_path, "--edition", str(SECOND_FILE)))


def test_a_table_is_opened_with_the_edition_chosen(offering_house: House, arrive: Arrivals) -> None:
    host, guest = arrive(offering_house), arrive(offering_house)
    open_table(host, "open", "bot:discovery", edition="Second")
    assert host.view["table"]["edition"] == "second"
    guest.go(copied_link(host, 2))
    for person in (host, guest):
        expect(person.page.get_by_text(person.say("page-edition-named", edition="Second"))).to_be_visible()


def test_nothing_is_asked_where_there_is_one_edition(house: House, arrive: Arrivals) -> None:
    host = arrive(house)
    host.go("/")
    host.page.get_by_role("article", name="Korsar").get_by_role("link", name=host.say("page-invite")).click()
    expect(host.page.get_by_role("heading", name=host.say("page-who-plays"))).to_be_visible()
    expect(host.page.get_by_text(host.say("page-edition-help"))).to_have_count(0)
