"""How much anybody may ask for: buckets that fill again with time, by address and by key."""

from __future__ import annotations

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from math import ceil
from typing import Final

from ...text.errors import Problem
from ..config import Limits, Rate, Settings
from ..ops import metrics

Address = IPv4Address | IPv6Address


class TooMuch(Problem):
    """Beyond a limit; after `seconds` it is worth another try."""

    def __init__(self, limit: str, seconds: float) -> None:
        super().__init__("server-too-much", seconds=max(1, ceil(seconds)))
        self.limit = limit
        self.seconds = max(1, ceil(seconds))


class Bucket:
    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def refill(self, rate: Rate, now: float) -> None:
        gained = (now - self.at) * rate.burst / rate.seconds
        self.left = min(rate.burst, self.left + gained)
        self.at = now


class Limiter:
    """Remembers a bounded number of buckets: those not used for longest are forgotten, and then
    are full again."""

    def __init__(
        self,
        limits: Limits,
        spare_loopback: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self.spare_loopback = spare_loopback
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.open: Counter[tuple[str, str]] = Counter()

    def take(self, limit: str, address: str, *others: str) -> None:
        """Counts once for the address and for each of the keys or seats; raises TooMuch."""
        if self.spare_loopback and is_loopback(address):
            return
        rate: Rate = getattr(self.limits, limit)
        for who in (address, *others):
            self.take_one(limit, rate, who)

    def take_one(self, limit: str, rate: Rate, who: str) -> None:
        bucket = self.buckets.pop((limit, who), None) or Bucket(rate.burst, self.clock())
        self.buckets[limit, who] = bucket
        if len(self.buckets) > self.limits.known:
            self.buckets.popitem(last=False)
        bucket.refill(rate, self.clock())
        if bucket.left < 1:
            metrics.limited(limit)
            raise TooMuch(limit, (1 - bucket.left) * rate.seconds / rate.burst)
        bucket.left -= 1

    def is_spent(self, limit: str, address: str) -> bool:
        """Whether nothing is left of a limit; that is not counted."""
        bucket = self.buckets.get((limit, address))
        if bucket is None or (self.spare_loopback and is_loopback(address)):
            return False
        bucket.refill(getattr(self.limits, limit), self.clock())
        return bucket.left < 1

    def refuse(self, address: str) -> None:
        """It was refused something. Whoever goes on regardless is not listened to."""
        with contextlib.suppress(TooMuch):
            self.take("refused", address)

    def socket_opens(self, address: str) -> None:
        """Pair it with `leave`, unless it raises."""
        self.take("sockets", address)
        self.enter("sockets_each", address)

    def enter(self, limit: str, address: str) -> None:
        """What an address has open at a time. Pair it with `leave`, unless it raises."""
        spared = self.spare_loopback and is_loopback(address)
        if self.open[limit, address] >= getattr(self.limits, limit) and not spared:
            metrics.limited(limit)
            raise TooMuch(limit, 10)
        self.open[limit, address] += 1

    def leave(self, limit: str, address: str) -> None:
        self.open[limit, address] -= 1
        if self.open[limit, address] <= 0:
            del self.open[limit, address]


def is_loopback(who: str) -> bool:
    return who in ("::1", "127.0.0.1")


# ------------------------------------------------------------------- addresses


UNKNOWN: Final = "unknown"

LONGEST: Final = 64
"""Letters of an address, with the name of a network card."""


class Addresses:
    """Who is at the other end. What a proxy says is believed only of the proxies trusted."""

    def __init__(self, settings: Settings) -> None:
        self.trusted = [ip_network(text, strict=False) for text in settings.trusted_proxies]

    def of(self, direct: str, forwarded: Iterable[str]) -> str:
        """`direct` is the other end of the connection, `forwarded` the values of
        X-Forwarded-For; from the right, the first that is no proxy of ours is the client. Whoever
        cannot be read there is not the proxy."""
        address = parsed(direct)
        if address is None:
            return UNKNOWN
        if self.is_trusted(address):
            hops = [hop.strip() for value in forwarded for hop in value.split(",")]
            for hop in reversed(hops):
                further = parsed(hop)
                if further is None:
                    return UNKNOWN
                address = further
                if not self.is_trusted(address):
                    break
        return counted_as(address)

    def is_proxy(self, direct: str) -> bool:
        address = parsed(direct)
        return address is not None and self.is_trusted(address)

    def is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self.trusted)


def parsed(text: str) -> Address | None:
    return parsed_short(text) if len(text) <= LONGEST else None


@lru_cache(maxsize=4096)
def parsed_short(text: str) -> Address | None:
    """The same ones come again and again."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def counted_as(address: Address) -> str:
    """One connection to the internet has a whole network of IPv6 addresses."""
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return str(ip_network((address, 64), strict=False).network_address) + "/64"


def shortened(address: str) -> str:
    """As it stands in the log: enough to see a pattern, not to find a person."""
    known = parsed(address.removesuffix("/64"))
    if known is None or known.is_loopback:
        return address
    width = 24 if isinstance(known, IPv4Address) else 48
    return str(ip_network((known, width), strict=False))
