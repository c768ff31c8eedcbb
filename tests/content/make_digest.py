"""Writes down what version of rules and data this content is.

    python -m tests.content.make_digest

To be run after a change of the data or of an option. A released version is never written down
again: raise RULES_VERSION in kernel/record.py first. `--release` closes the present one.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

from orleans.content import load_content
from orleans.content.digest import digest_of, digests
from orleans.kernel.record import RULES_VERSION
from orleans.titles import all_titles

FILE = Path(__file__).parent / "version.toml"
COMMAND = "python -m tests.content.make_digest"


def digests_now() -> dict[str, str]:
    """By data file, and of the options: what a set-up means that does not name one."""
    content = load_content()
    options = {
        title.id: {
            name: [option.kind.__name__, option.default] for name, option in title.options.items()
        }
        for title in all_titles()
    }
    return {**digests(content.classic), **digests(content.joan), "options": digest_of(options)}


def written_down() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def advice(written: dict[str, Any], now: dict[str, str], version: int) -> str:
    """What is to be done; empty if content and version are those written down."""
    told: dict[str, str] = written["digests"]
    others = sorted(name for name in now.keys() | told.keys() if now.get(name) != told.get(name))
    if others and written["version"] == version and written["released"]:
        return (
            f"{', '.join(others)}: changed since version {version} was released. Records of it "
            f"would replay differently: raise RULES_VERSION in kernel/record.py, then run {COMMAND}"
        )
    if others or written["version"] != version:
        what = ", ".join(others) or "RULES_VERSION"
        return f"{what}: changed since it was written down for version {version}: run {COMMAND}"
    return ""


def text_of(version: int, released: bool, found: dict[str, str]) -> str:
    lines = [
        "# What can make a record replay differently, and the version that stands for it.",
        f"# Written by {COMMAND}; CONTRIBUTING.md says when.",
        f"version = {version}",
        f"released = {str(released).lower()}",
        "",
        "[digests]",
        *(f'{name} = "{digest}"' for name, digest in found.items()),
    ]
    return "\n".join(lines) + "\n"


def main(release: bool) -> None:
    now = digests_now()
    if FILE.exists():
        written = written_down()
        said = advice(written, now, RULES_VERSION)
        if written["released"] and written["version"] == RULES_VERSION:
            sys.exit(said)
    FILE.write_text(text_of(RULES_VERSION, release, now), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] == ["--release"])
