"""The screen of Orléans on the pages, as a terminal of 80 columns shows it.

    python -m tests.docs.captures

plays computer players up to a round, sits down at the first seat, types a few lines, and writes
docs/terminal.txt and the copy of it in README.md.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

import orleans
from orleans.bots import PLAYERS
from orleans.kernel.record import record_of
from orleans.table.seats import HUMAN, Seat
from orleans.terminal.saves import FORMAT, Save
from tests.cli.running import run
from tests.docs.blocks import ROOT

PROMPT = "Anna> "


class Capture(NamedTuple):
    file: str
    setup: orleans.Setup
    seed: str
    round: int
    asked: str
    typed: list[str]


CAPTURES = [
    Capture(
        "terminal.txt",
        orleans.Setup(edition="bigbox", players=3, modules=("orders", "ti-events")),
        "evening",
        8,
        "plan",
        ["place scholar ship.1", "village"],
    ),
]


def saved(capture: Capture) -> bytes:
    """The game as it is when the first seat is asked in that round."""
    game = orleans.new(capture.setup, capture.seed)
    bots = [PLAYERS["easy"](seat) for seat in range(capture.setup.players)]
    while (game.round, game.asked, game.pending[0]) != (capture.round, capture.asked, 0):
        seat = game.pending[0]
        game.play(seat, bots[seat].choose(game, seat, game.legal(seat)))
    names = ["Anna", "Ben", "Chloé"][: capture.setup.players]
    seats = [Seat(player=HUMAN if name == "Anna" else "easy", name=name) for name in names]
    return Save(save=FORMAT, seats=seats, record=record_of(game, reveal_seed=True)).to_json()


def screen(capture: Capture) -> str:
    """From the heading of the round on; after the last line typed only what answers it at once."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "game.json").write_bytes(saved(capture))
        typed = "\n".join([*capture.typed, "quit"]) + "\n"
        out = run(home, "play --terminal game.json", typed=typed).out
    first, *answers = out.split(PROMPT)
    answers = answers[: len(capture.typed)]
    answers[-1] = answers[-1].split("\n\n")[0]
    shown = first[first.rindex("\n== ") + 1 :]
    return PROMPT.join([shown, *answers]).rstrip() + "\n"


def write() -> None:
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8")
    for capture in CAPTURES:
        file = ROOT / "docs" / capture.file
        text = text.replace(file.read_text(encoding="utf-8").strip(), screen(capture).strip())
        file.write_text(screen(capture), encoding="utf-8")
    readme.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
