"""How much anybody may ask for, and who anybody is."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from orleans.server.config import Limits, Rate, Settings
from orleans.server.http.headers import is_host_allowed, is_origin_allowed
from orleans.server.http.limit_flags import limits_from
from orleans.server.http.rate_limits import Addresses, Limiter, TooMuch, shortened


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def limiter(clock: Clock, **limits: object) -> Limiter:
    return Limiter(Limits(**limits), clock=clock)  # type: ignore[arg-type]


def test_a_burst_is_allowed_and_then_as_much_as_flows_in() -> None:
    clock = Clock()
    limits = limiter(clock, tables=Rate(3, 30.0))
    for _ in range(3):
        limits.take("tables", "a")
    with pytest.raises(TooMuch) as refused:
        limits.take("tables", "a")
    assert refused.value.seconds == 10
    limits.take("tables", "b")
    clock.now = 10.0
    limits.take("tables", "a")
    with pytest.raises(TooMuch):
        limits.take("tables", "a")


def test_address_and_key_are_counted_apart() -> None:
    limits = limiter(Clock(), hints=Rate(2, 60.0))
    limits.take("hints", "a", "key1")
    limits.take("hints", "b", "key1")
    with pytest.raises(TooMuch):
        limits.take("hints", "c", "key1")


def test_only_so_many_are_remembered() -> None:
    limits = limiter(Clock(), known=100)
    for number in range(1000):
        limits.take("requests", f"address {number}")
    assert len(limits.buckets) == 100
    assert ("requests", "address 999") in limits.buckets


def test_sockets_are_counted_while_they_are_open() -> None:
    limits = limiter(Clock(), sockets_each=2)
    limits.socket_opens("a")
    limits.socket_opens("a")
    with pytest.raises(TooMuch):
        limits.socket_opens("a")
    limits.leave("sockets_each", "a")
    limits.socket_opens("a")
    limits.leave("sockets_each", "a")
    limits.leave("sockets_each", "a")
    assert not limits.open


def test_load_tests_on_this_machine_can_be_spared() -> None:
    limits = Limiter(Limits(players=Rate(1, 3600.0)), spare_loopback=True)
    for _ in range(5):
        limits.take("players", "127.0.0.1")
    limits.take("players", "10.0.0.1")
    with pytest.raises(TooMuch):
        limits.take("players", "10.0.0.1")


@pytest.mark.parametrize(
    "direct, forwarded, counted",
    [
        ("203.0.113.7", [], "203.0.113.7"),
        ("203.0.113.7", ["198.51.100.1"], "203.0.113.7"),
        ("10.1.2.3", ["198.51.100.1"], "198.51.100.1"),
        ("10.1.2.3", ["6.6.6.6, 198.51.100.1"], "198.51.100.1"),
        ("10.1.2.3", ["6.6.6.6", "198.51.100.1, 10.9.9.9"], "198.51.100.1"),
        ("10.1.2.3", ["nonsense"], "unknown"),
        ("10.1.2.3", [""], "unknown"),
        ("10.1.2.3", ["nonsense, 198.51.100.1"], "198.51.100.1"),
        ("10.1.2.3", [], "10.1.2.3"),
        ("::ffff:10.1.2.3", ["2001:db8::1"], "2001:db8::/64"),
        ("2001:db8:0:0:5:6:7:8", [], "2001:db8::/64"),
        ("", [], "unknown"),
    ],
)
def test_a_client_is_who_a_trusted_proxy_says(
    direct: str, forwarded: list[str], counted: str
) -> None:
    addresses = Addresses(Settings(db="x", trusted_proxies=("10.0.0.0/8",)))
    assert addresses.of(direct, forwarded) == counted


@pytest.mark.parametrize(
    "address, shown",
    [
        ("203.0.113.7", "203.0.113.0/24"),
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("127.0.0.1", "127.0.0.1"),
        ("unknown", "unknown"),
    ],
)
def test_the_log_shows_less_than_an_address(address: str, shown: str) -> None:
    assert shortened(address) == shown


@pytest.mark.parametrize(
    "origin, allowed",
    [
        (None, True),
        ("http://play.example:8000", True),
        ("https://play.example:8000", True),
        ("http://play.example", False),
        ("https://friends.example", True),
        ("https://evil.example", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_only_pages_of_this_server_and_named_ones_may_connect(
    origin: str | None, allowed: bool
) -> None:
    settings = Settings(db="x", origins=("https://friends.example",))
    assert is_origin_allowed(origin, "play.example:8000", settings) == allowed


def test_a_list_of_names_keeps_others_out() -> None:
    settings = Settings(db="x", hosts=("play.example",))
    assert is_host_allowed("Play.example:443", settings)
    assert not is_host_allowed("evil.example", settings)
    assert not is_host_allowed("", settings)
    assert is_host_allowed("anything", Settings(db="x"))


def test_an_operator_can_set_every_kind_of_limit() -> None:
    flags = ["tables=20/3600", "connections=500", "head_seconds=2.5", "connections=600"]
    found = limits_from(flags)
    assert found == Limits(tables=Rate(20, 3600.0), connections=600, head_seconds=2.5)


def test_every_limit_is_told_with_its_default() -> None:
    """docs/server.md has a row for each."""
    told = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")
    for name, value in msgspec.structs.asdict(Limits()).items():
        if isinstance(value, Rate):
            shown = f"{value.burst}/{value.seconds:g}"
        else:
            shown = f"{value:g}" if isinstance(value, float) else str(value)
        assert f"| `{name}` | {shown} |" in told, name
