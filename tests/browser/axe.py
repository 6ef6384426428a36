"""What axe finds on a page: in both lights, on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]  # it ships no types
from playwright.sync_api import Locator, Page

Light = Literal["light", "dark"]
Look = tuple[Light, tuple[int, int]]
LIGHTS: tuple[Light, ...] = ("light", "dark")
SCREENS = ((360, 640), (1440, 900))
# Screen by screen: a page that changes its size is laid out anew.
EVERY_LOOK = tuple((light, screen) for screen in SCREENS for light in LIGHTS)
# Each light and each screen once.
HALF_OF_THEM = (EVERY_LOOK[::3], EVERY_LOOK[1:3])
# Things to touch that are smaller than a finger, in an element.
SMALL = """
  (root) => [...root.querySelectorAll("button, a, input, select, summary")]
    .filter((each) => each.checkVisibility())
    .map((each) => [each.getAttribute("aria-label") ?? each.textContent, each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 44)
    .map(([name, { width, height }]) => `${name.trim()}: ${width} x ${height}`)
"""
# Until what is drawn is what was set.
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def expect_no_fault(page: Page, what: str, looks: Iterable[Look] = EVERY_LOOK) -> None:
    """Every rule of axe holds on this page, its best practices too."""
    before = page.viewport_size
    assert before is not None
    found = []
    for light, (width, height) in looks:
        page.emulate_media(color_scheme=light)
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        found += [f"{what}, {light}, {width} x {height}: {fault}" for fault in faults(page)]
    page.set_viewport_size(before)
    page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)


def on_its_screen(page: Page) -> list[Look]:
    """Both lights on the screen that the page has: for a test that is made on every screen."""
    size = page.viewport_size
    assert size is not None
    return [(light, (size["width"], size["height"])) for light in LIGHTS]


def expect_large_enough(place: Locator) -> None:
    """Everything in it that can be touched is as large as a finger."""
    place.page.evaluate(TWO_FRAMES)
    assert place.evaluate(SMALL) == []


def faults(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {AXE_SCRIPT} }}")
    violations = page.evaluate('() => axe.run({ resultTypes: ["violations"] }).then((result) => result.violations)')
    return [told(violation, node) for violation in violations for node in violation["nodes"]]


def told(violation: dict[str, Any], node: dict[str, Any]) -> str:
    reasons = [each["message"] for kind in ("any", "all", "none") for each in node[kind]]
    return f"{violation['id']}: {' '.join(map(str, node['target']))}: {'; '.join(reasons)}"
