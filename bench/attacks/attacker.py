"""Whoever attacks, as a process of its own: what it costs the attacker is not the server's."""

import asyncio
import importlib
import os
import time
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from ..worker import serve

GRACE = 5.0
"""Seconds after which an attack that does not end by itself is ended."""

NICENESS = 10
"""A real attacker has a processor of its own; here it must not take that of honest people."""


def module_of(family: str) -> ModuleType:
    return importlib.import_module(f"{__package__}.{family}")


def prepare(families: Sequence[str]) -> dict[str, Any]:
    for family in families:
        getattr(module_of(family), "prepare", lambda: None)()
    return {}


def attack(family: str, url: str, seconds: float) -> dict[str, Any]:
    """For how long it went on, and what ended it too early, if anything did."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds + GRACE):
            await module_of(family).attack(url, seconds)

    began = time.monotonic()
    error = ""
    try:
        asyncio.run(bounded())
    except Exception as problem:
        error = f"{type(problem).__name__}: {problem}"
    return {"seconds": time.monotonic() - began, "error": error}


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    serve({"prepare": prepare, "attack": attack})
