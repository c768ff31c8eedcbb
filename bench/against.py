"""Another checkout of this project, an older version say, in the same run.

Its package is played by the benchmark of this checkout, so `bench.ours` asks of it only what
every version has.
"""

import os
import subprocess
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .contender import ROOT, Contender, ContenderError, callers_path, with_path
from .games import BESIDE, GAMES
from .results import Results


@dataclass(frozen=True)
class Checkout:
    folder: Path

    @property
    def sources(self) -> Path:
        return self.folder / "src"

    @property
    def site(self) -> Path:
        """Where its `run` puts the compiled engine."""
        return self.folder / ".venv" / "compiled" / "site"

    @property
    def environments(self) -> dict[str, dict[str, str]]:
        """By build; what the caller's path leads to is there only for the packages it needs."""
        plain = with_path(self.sources, ROOT, *callers_path()) | {"ORLEANS_PURE": "1"}
        return {"plain": plain, "compiled": with_path(self.site, ROOT, *callers_path())}

    def lacks_compiled(self) -> str:
        """Why its compiled engine cannot take part; empty if it can."""
        if not (self.site / "orleans").is_dir():
            return "there is none in that checkout"
        if python_files(self.site) != python_files(self.sources):
            return "it was made from other sources than those in that checkout"
        return ""

    def version(self) -> str:
        """As Git calls it, where Git knows it, and the folder."""
        if not (self.folder / ".git").exists():
            return self.folder.name
        command = ["git", "-C", str(self.folder), "describe", "--always", "--dirty"]
        env = os.environ | {"GIT_OPTIONAL_LOCKS": "0"}
        try:
            described = subprocess.run(command, env=env, capture_output=True, text=True).stdout
        except OSError:
            described = ""
        return f"{described.strip()} in {self.folder.name}".strip()


def python_files(folder: Path) -> dict[Path, bytes]:
    package = folder / "orleans"
    return {file.relative_to(package): file.read_bytes() for file in package.rglob("*.py")}


def find_checkout(folder: Path) -> Checkout:
    checkout = Checkout(folder.resolve())
    if not (checkout.sources / "orleans" / "__init__.py").is_file():
        raise ContenderError(
            f"there is no checkout of this project in {folder}: it has no src/orleans"
        )
    return checkout


def start_against(
    checkout: Checkout, ours: dict[str, Contender], results: Results, stack: ExitStack
) -> dict[str, Contender]:
    """Who plays a row like `compiled.bigbox4` in the other version; what cannot be has a note."""
    results.against = checkout.version()
    try:
        return line_up(checkout, ours, results, stack)
    except ContenderError as error:
        raise ContenderError(
            f"the version in {checkout.folder} cannot take part: {error}"
        ) from None


def line_up(
    checkout: Checkout, ours: dict[str, Contender], results: Results, stack: ExitStack
) -> dict[str, Contender]:
    plain = start(checkout, "plain", stack)
    if plain is None:
        raise ContenderError("its engine is compiled even where plain Python is asked for")
    games = known_games(ours["plain"], plain, results)
    contenders = {f"plain.{game}": plain for game in games}
    if "compiled" not in ours:
        return contenders
    lacks = checkout.lacks_compiled()
    compiled = None if lacks else start(checkout, "compiled", stack)
    if compiled is None:
        lacks = lacks or "it does not load in this Python"
        make = f"python3 {checkout.folder / 'run'} orleans simulate --games 1"
        results.notes.append(f"compiled, against: {lacks}; this makes one: {make}")
        return contenders
    if any(end_of(compiled, game) != end_of(plain, game) for game in games):
        results.notes.append("WARNING: plain and compiled, against, play different games")
    return contenders | {f"compiled.{game}": compiled for game in games}


def start(checkout: Checkout, build: str, stack: ExitStack) -> Contender | None:
    """None if it is the other build that has started."""
    contender = stack.enter_context(Contender("bench.ours", checkout.environments[build]))
    return contender if contender.ask("about")["compiled"] == (build == "compiled") else None


def known_games(ours: Contender, theirs: Contender, results: Results) -> list[str]:
    """What both play; notes about what is unknown to the other version or goes another way."""
    known: list[str] = []
    changed: list[str] = []
    unknown: list[str] = []
    for game in BESIDE:
        words = GAMES[game].words
        new, old = end_of(ours, game), end_of(theirs, game)
        if "problem" in old:
            unknown.append(f"it does not know {words}: {old['problem']}")
            continue
        known.append(game)
        if (old["decisions"], old["scores"]) != (new["decisions"], new["scores"]):
            changed.append(words)
    if not known:
        raise ContenderError("; ".join(unknown))
    results.notes += [f"against: {problem}" for problem in unknown]
    if changed:
        results.notes.append(
            f"against: games of {' and of '.join(changed)} go another way in that version, so"
            " these are speeds of like games, not of the same ones"
        )
    return known


def end_of(contender: Contender, game: str) -> dict[str, Any]:
    return contender.ask("end", setup=GAMES[game].setup)
