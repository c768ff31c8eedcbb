"""What is counted while the server runs, for Prometheus. Labels come from small fixed sets."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

ALL: Final = CollectorRegistry()

REQUESTS = Counter(
    "orleans_requests", "Answers to HTTP requests", ["method", "route", "status"], registry=ALL
)
REQUEST_SECONDS = Histogram(
    "orleans_request_seconds", "Time to an answer", ["route"], buckets=QUICK, registry=ALL
)
SOCKETS = Gauge("orleans_sockets", "Open WebSockets", registry=ALL)
CONNECTIONS = Gauge("orleans_connections", "Open connections of any kind", registry=ALL)
ROOMS = Gauge("orleans_tables_in_memory", "Tables looked after by this process", registry=ALL)
ENTRIES = Counter("orleans_entries", "Entries stored", registry=ALL)
COMMIT_SECONDS = Histogram(
    "orleans_commit_seconds", "Time to store entries", buckets=QUICK, registry=ALL
)
BOTS = Counter(
    "orleans_bot_decisions", "Computer players' decisions", ["level", "outcome"], registry=ALL
)
BOT_SECONDS = Histogram(
    "orleans_bot_seconds", "Time to such a decision", ["level"], buckets=SLOW, registry=ALL
)
QUEUE = Gauge("orleans_bot_queue", "Questions waiting for a worker process", registry=ALL)
REFUSED = Counter("orleans_refused", "Commands that were not carried out", ["why"], registry=ALL)
LIMITED = Counter("orleans_limited", "Requests beyond a limit", ["limit"], registry=ALL)


def answered(method: str, route: str, status: int, seconds: float) -> None:
    """`route` is its pattern, never the path that was asked for."""
    REQUESTS.labels(method, route, str(status)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)


def sockets(change: int) -> None:
    SOCKETS.inc(change)


def connections(number: int) -> None:
    CONNECTIONS.set(number)


def rooms(number: int) -> None:
    ROOMS.set(number)


def committed(entries: int, seconds: float) -> None:
    ENTRIES.inc(entries)
    COMMIT_SECONDS.observe(seconds)


def bot(level: str, outcome: str, seconds: float) -> None:
    """`outcome`: "decided", or how it failed in a word."""
    BOTS.labels(level, outcome).inc()
    BOT_SECONDS.labels(level).observe(seconds)


def queued(number: int) -> None:
    QUEUE.set(number)


def refused(why: str) -> None:
    """`why`: "rule" or "table"."""
    REFUSED.labels(why).inc()


def limited(limit: str) -> None:
    LIMITED.labels(limit).inc()


def told() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(ALL)
