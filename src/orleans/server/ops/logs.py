"""What the server writes down about itself: a line for each event, with fields from a list.

Nothing else gets into a line: no keys, no seeds, no bodies, no talk, no whole addresses.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from ..config import Logged

FIELDS: Final = (
    *("request", "method", "route", "status", "ms", "address", "table", "seat", "seq", "kind"),
    *("level", "limit", "worker", "why", "task"),
)
"""What a line may tell besides time, level and event."""

ROOT: Final = "orleans"

MOST_LINES: Final = 60
MOST_LETTERS: Final = 300


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(line_of(record)).decode()


class AsText(logging.Formatter):
    """For people: the same on one line, and where a fault comes from below it."""

    def format(self, record: logging.LogRecord) -> str:
        line = line_of(record)
        trace = line.pop("trace", "")
        when, level, event = line.pop("time"), line.pop("level"), line.pop("event")
        facts = " ".join(f"{name}={value}" for name, value in line.items())
        return f"{when} {level} {event} {facts}".rstrip() + (f"\n{trace}" if trace else "")


def line_of(record: logging.LogRecord) -> dict[str, Any]:
    line: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": record.getMessage(),
    }
    line |= {name: vars(record)[name] for name in FIELDS if name in vars(record)}
    if record.exc_info:
        line["trace"] = shortened(logging.Formatter().formatException(record.exc_info))
    return line


def shortened(trace: str) -> str:
    """What a client sent may be in it, and a recursion is long: the end tells most."""
    lines = [line[:MOST_LETTERS] for line in trace.splitlines()]
    cut = len(lines) - MOST_LINES
    return "\n".join([lines[0], f"  ({cut} lines)", *lines[-MOST_LINES:]] if cut > 1 else lines)


def set_up_logs(style: Logged) -> None:
    """Of this package, of uvicorn and of Python itself (a message that is missing, say), on
    standard error; quiet logs faults only."""
    logging.captureWarnings(True)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if style == "json" else AsText())
    for name in (ROOT, "uvicorn", "py.warnings"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.ERROR if style == "quiet" else logging.INFO)
    # uvicorn's own lines tell nothing that ours do not.
    logging.getLogger("uvicorn").setLevel(logging.WARNING if style != "quiet" else logging.ERROR)
