"""Headers that keep a page and its secrets to themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from ..config import Settings

Header = tuple[bytes, bytes]

API_POLICY: Final = (
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
PAGE_POLICY: Final = (
    "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)

# Links hold secrets in their fragment: no address of ours goes to anybody else.
ALWAYS: Final = (
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ),
)
HTTPS: Final = ("strict-transport-security", "max-age=31536000")


class SecurityHeaders:
    """What every answer carries; what a handler has set itself stays."""

    def __init__(self, settings: Settings) -> None:
        common = [*ALWAYS, HTTPS] if settings.https else [*ALWAYS]
        self.api = encoded(
            [*common, ("content-security-policy", API_POLICY), ("cache-control", "no-store")]
        )
        self.page = encoded([*common, ("content-security-policy", PAGE_POLICY)])

    def added_to(self, headers: Iterable[Header], path: str) -> list[Header]:
        kept = list(headers)
        set_already = {name.lower() for name, _ in kept}
        ours = self.page if is_page(path) else self.api
        return kept + [header for header in ours if header[0] not in set_already]


def encoded(headers: Iterable[tuple[str, str]]) -> list[Header]:
    return [(name.encode(), value.encode()) for name, value in headers]


def is_page(path: str) -> bool:
    """Whether the browser client is asked for, or the server itself."""
    return not (path.startswith("/api/") or path in ("/api", "/health", "/ready", "/metrics"))


# ------------------------------------------------------------ who may call us what

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def is_forwarded(headers: Headers) -> bool:
    """Whether a proxy has had its hands in it, trusted or not: it says so, or the server is called
    by a name that only others know it by."""
    named = name_of(headers.get("host", ""))
    return named not in OWN_NAMES or any(name in headers for name in FORWARDED)


OWN_NAMES: Final = ("localhost", "127.0.0.1", "::1")


def is_host_allowed(host: str, settings: Settings) -> bool:
    """Without a list, by any name. Port numbers do not count."""
    return not settings.hosts or name_of(host) in {name.lower() for name in settings.hosts}


def name_of(host: str) -> str:
    """The host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_origin_allowed(origin: str | None, host: str, settings: Settings) -> bool:
    """For the WebSocket, which browsers let any page open: pages of this server may, and those
    that the settings name. What is no browser sends no origin."""
    if origin is None:
        return True
    if origin.rstrip("/") in {allowed.rstrip("/") for allowed in settings.origins}:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()
