"""docs/flows.md names files that exist."""

import re

from .blocks import ROOT


def test_every_file_on_the_way_exists() -> None:
    page = (ROOT / "docs" / "flows.md").read_text(encoding="utf-8")
    named = re.findall(r"`([a-z_/]+(?:\.svelte)?\.(?:py|ts|svelte))`", page)
    assert len(named) > 20
    homes = {name: ROOT / ("src/orleans" if name.endswith(".py") else "web/src") for name in named}
    assert [name for name, home in homes.items() if not (home / name).is_file()] == []
