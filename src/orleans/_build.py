"""Which engine runs: the modules compiled with mypyc or the plain ones.

With ORLEANS_PURE=1 the plain ones are used even where compiled ones are installed.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

PACKAGE = __name__.rpartition(".")[0]


class PlainFinder:
    """Finds the .py files of this package, whatever lies beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(f"{PACKAGE}."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, [".py"])) for folder in path or ())
        return next(filter(None, (finder.find_spec(name) for finder in finders)), None)


if os.environ.get("ORLEANS_PURE") == "1":
    sys.meta_path.insert(0, PlainFinder)


def compiled() -> bool:
    """Asked of the file alone, because to load the engine takes longer."""
    found = find_spec(f"{PACKAGE}.kernel.game")
    return not ((found and found.origin) or "").endswith(".py")


def describe() -> str:
    return "compiled with mypyc" if compiled() else "plain Python"
