"""What a screen reader says at a page: the live regions and the focus, in the order in which they speak."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

# A region that is put there with words in it speaks as well.
EAR = """
(() => {
  const said = (window.heard = []);
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";
  const STOPS = "button, a, input, select, textarea, summary, h1, h2, [tabindex='0']";
  const isHidden = (element) => !element.checkVisibility() || element.closest("[aria-hidden=true], [inert]") !== null;
  const urgency = (region) =>
    region.getAttribute("aria-live") ?? (region.getAttribute("role") === "alert" ? "assertive" : "polite");
  function spoken(node) {
    if (node.nodeType === 3) return node.data;
    if (node.nodeType !== 1 || node.getAttribute("aria-hidden") === "true") return "";
    return node.getAttribute("aria-label") ?? [...node.childNodes].map(spoken).join(" ");
  }
  const say = (how, text) => said.push([how, text.replace(/\\s+/g, " ").trim()]);
  function hear(node) {
    const element = node.nodeType === 1 ? node : node.parentElement;
    const region = element?.closest(LIVE);
    if (region && region !== node) tell(region, node);
    if (region === node) tell(region, node);
    if (node.nodeType === 1) for (const each of node.querySelectorAll(LIVE)) tell(each, each);
  }
  function tell(region, node) {
    if (!isHidden(region) && spoken(node).trim() !== "") say(urgency(region), spoken(node));
  }
  new MutationObserver((records) => {
    const fresh = new Set();
    for (const { addedNodes, target, type } of records) {
      for (const node of type === "characterData" ? [target] : addedNodes) if (node.isConnected) fresh.add(node);
    }
    const isInside = (node) => node !== null && (fresh.has(node) || isInside(node.parentNode));
    for (const node of fresh) if (!isInside(node.parentNode)) hear(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener("focusin", ({ target }) => {
    if (!target.matches(STOPS)) return;
    const by = target.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id));
    say("focus", by ? by.map(spoken).join(" ") : target.labels?.length ? spoken(target.labels[0]) : spoken(target));
  });
})()
"""


class Heard(NamedTuple):
    """`how`: "polite", "assertive", or "focus" for the name of what the focus came to."""

    how: str
    text: str


def listen(page: Page) -> None:
    """From the next page that is opened on."""
    page.add_init_script(EAR)


def heard(page: Page) -> list[Heard]:
    """All that was said since the page was opened."""
    return [Heard(*each) for each in page.evaluate("() => window.heard")]
