"""What may be wrong with a page that is shown: for some people, or in some language."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

from tests.text.messages import keys_by_file

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Lists at their beginning: what is half under a heading that stays in sight would be too small.
RUN = """(options) => {
  for (const one of document.querySelectorAll(".side")) one.scrollTop = 0;
  return axe.run(document, options);
}"""
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
    # Still an experiment of axe, so it has to be asked for.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}

KEYS = {key for keys in keys_by_file("en").values() for key in keys if "-" in key}
LIKE_KEYS = re.compile(r"\b(?:web|part|source|option|error)-[\w-]+")

# Words that begin in one line and end in the next; what is spelt out letter by letter may.
BROKEN = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const by = text.parentElement;
    if (!by.checkVisibility() || by.closest("svg, code, .hidden-text")) continue;
    if (getComputedStyle(by).hyphens === "auto") continue;
    for (const word of text.data.matchAll(/\\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1) found.push(word[0]);
    }
  }
  return found;
}"""


def broken_words(page: Page) -> list[str]:
    broken: list[str] = page.evaluate(BROKEN)
    return broken


def violations(page: Page) -> list[str]:
    """What axe-core finds, in the colours that are shown."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{wrong['id']}: {node['target']} {node['failureSummary']}"
        for wrong in page.evaluate(RUN, OPTIONS)["violations"]
        for node in wrong["nodes"]
    ]


def in_both_themes(page: Page) -> dict[str, list[str]]:
    found = {}
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        found[theme] = violations(page)
    return found


def assert_fits(page: Page) -> None:
    """Every word is translated, and nothing is wider than the screen."""
    said = page.locator("body").inner_text()
    assert KEYS.intersection(re.findall(r"[\w-]+", said)) == set()
    assert LIKE_KEYS.findall(said) == []
    # Not `innerWidth`: a phone zooms out until all is in sight.
    width = page.evaluate("document.scrollingElement.scrollWidth")
    screen = page.viewport_size["width"] if page.viewport_size else width
    assert width <= screen, f"{page.url} is {width - screen} pixels too wide"
