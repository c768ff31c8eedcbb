"""Browsers of players: their size, language and settings, and whatever goes wrong in them."""

from __future__ import annotations

import json
import os
import shutil
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

# Chromium keeps to itself, and works in a container and for root.
FLAGS = """
    --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run
    --disable-background-networking --disable-component-update --disable-sync
    --disable-default-apps --disable-extensions --font-render-hinting=none
""".split()
NAMES = ("chromium", "chromium-browser", "google-chrome")

PATIENCE = 90_000
"""Milliseconds; generous, since other tests run beside."""

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}

SETTINGS = "orleans.settings"
QUIET = {"motion": "none"}
AT_ONCE = {**QUIET, "confirm": "never"}


def chromium() -> str | None:
    named = os.environ.get("ORLEANS_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


def launch_args() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": FLAGS}


class Browsers:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.server_may_be_gone = False

    def open(
        self,
        size: dict[str, Any] = DESKTOP,
        settings: dict[str, Any] = AT_ONCE,
        language: str = "en",
        path: str = "/",
        **more: Any,
    ) -> Page:
        """A page in a browser of its own, which nobody has used before."""
        context = self.browser.new_context(base_url=self.url, locale=language, **{**size, **more})
        context.set_default_timeout(PATIENCE)
        # Once only: what the player changes later stays.
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"localStorage['{SETTINGS}'] ??= {kept}")
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self.note_console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("requestfailed", self.note_failure)
        page.on("response", self.note_answer)
        page.goto(path)
        return page

    def note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.note(f"{message.type}: {message.text}")

    def note_failure(self, request: Request) -> None:
        # A page that is left ends what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self.note(f"{request.url}: {request.failure}")

    def note_answer(self, response: Any) -> None:
        if response.status >= 400:
            self.note(f"{response.url}: {response.status}")

    def note(self, complaint: str) -> None:
        if not self.server_may_be_gone:
            self.complaints.append(complaint)

    def close(self) -> list[str]:
        """What went wrong in all of them."""
        for context in self.contexts:
            context.close()
        return self.complaints
