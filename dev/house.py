"""The order of the house, and which part of it is the engine."""

import tomllib
from functools import lru_cache
from pathlib import Path

from . import folders

# Each part may import the parts before it. `__init__` is the library's front door.
ORDER = (
    *("_build", "kernel", "content", "classic", "joan", "titles", "games", "__init__"),
    *("bots", "analysis", "lab", "text", "display", "table"),
    *("server", "terminal", "commands", "cli", "__main__"),
)


def part_of(file: Path) -> str:
    first = file.relative_to(folders.here.package).parts[0]
    return first.removesuffix(".py")


def is_engine(file: Path) -> bool:
    """Whether the compiled modules could depend on it: nothing above them needs compiling anew."""
    return file.suffix == ".py" and part_of(file) not in above_the_engine()


def above_the_engine() -> set[str]:
    highest = max(map(ORDER.index, compiled_parts(folders.here.root / "pyproject.toml")))
    return set(ORDER[highest + 1 :])


@lru_cache
def compiled_parts(pyproject: Path) -> tuple[str, ...]:
    """As mypyc is told: `/src/orleans/bots/**/*.py` is the part `bots`."""
    return tuple(pattern.split("/")[3] for pattern in compiling_patterns(pyproject)[0])


def compiling_patterns(pyproject: Path) -> tuple[list[str], list[str]]:
    """What mypyc compiles, and the exceptions."""
    project = tomllib.loads(pyproject.read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return hook["include"], hook["exclude"]
