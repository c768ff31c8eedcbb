"""How long people waited."""


def quantiles(waits: list[float]) -> dict[str, float]:
    """Of sorted waits, in milliseconds; of no wait at all there is none."""
    if not waits:
        return {}
    named = {"p50_ms": 0.5, "p95_ms": 0.95, "p99_ms": 0.99, "max_ms": 1.0}
    last = len(waits) - 1
    return {name: waits[round(part * last)] * 1e3 for name, part in named.items()}
