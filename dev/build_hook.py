"""Refuses what `orleans play` would open as a dead end: a release without the page."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/orleans/server/static/index.html"
ASKED_FOR = "ORLEANS_WITHOUT_PAGE"


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get(ASKED_FOR) == "1":
            return
        if not (Path(self.root) / PAGE).exists():
            raise SystemExit(
                f"orleans: the page for the browser is not built ({PAGE} is missing), so this"
                f" would be a game without it. Build it with `python3 run build`, which also makes"
                f" the wheel, or set {ASKED_FOR}=1 to go without."
            )
