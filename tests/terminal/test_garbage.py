"""Whatever is typed, and however a file is damaged: an answer, never a fault of the program."""

import json
import random

import pytest

import orleans
from orleans.games import tables_for
from tests.cli.running import Here
from tests.terminal.playing import play

WORDS = ["?", "board", "odds", "bag", "hint", "undo", "undo all", "log all", "why", "why ship"]
WORDS += ["tile", "tile taxes", "rules", "rules plan", "save", "save .", "warnings off", "mats"]
WORDS += ["", ";", ";;1", "1;1;9", "done", "pass", "skip", "village", "k", "f* s", "0", "-1", "²"]
WORDS += ["orders", "deeds", "why deliver order_tours", "tile Spy", "ben", "blue"]
WORDS += ["*", "place", "☃", "x" * 300, "\t", "why place farmer ship.1", "go nowhere", "\x1b[2J"]


@pytest.mark.parametrize(
    "seed, language, edition, modules",
    [
        (1, "en", "2021", ""),
        (2, "de", "2021", ""),
        (3, "fr", "bigbox", "orders,ti-events,trade"),
        (4, "en", "bigbox", "orders,ti-events,intrigue"),
    ],
)
def test_garbage_is_answered(
    here: Here, seed: int, language: str, edition: str, modules: str
) -> None:
    rng = random.Random(seed)
    chosen = modules.split(",") if modules else []
    setup = orleans.Setup(edition=edition, players=3, modules=chosen)
    moves = tables_for(setup).vocabulary.moves
    typed = [
        rng.choice(
            ["1", "1", str(rng.randint(1, 30)), rng.choice(WORDS), rng.choice(moves).notation]
        )
        for _ in range(120)
    ]
    flags = f"--edition {edition} --players 3 --seats 1,3"
    flags += f" --modules {modules}" if modules else ""
    ran = play(here, flags, typed="\n".join(typed), seed=str(seed), lang=language)
    assert ran.code == 0 and ran.err == ""
    assert here.run("replay game.json").code == 0


def test_damaged_files_are_told_as_such(here: Here) -> None:
    play(here, "--edition 2021 --players 2", typed="\n".join(["1"] * 25))
    good = (here.home / "game.json").read_bytes()
    rng = random.Random(5)
    for number in range(40):
        data = bytearray(good)
        for _ in range(rng.randint(1, 3)):
            data[rng.randrange(len(data) if number % 2 else 600)] = rng.randrange(256)
        answers(here, bytes(data))


@pytest.mark.parametrize(
    "value", [None, -1, 10**30, 1.5, "", "\x00", [], [1], {}, {"a": 1}, [[]], "x\n" * 3]
)
def test_wrong_values_are_told_as_such(here: Here, value: object) -> None:
    play(here, "--edition 2021 --players 2", typed="1")
    good = json.loads((here.home / "game.json").read_bytes())
    for part in (good, good["record"], good["record"]["setup"], good["seats"][0]):
        for key in list(part):
            kept, part[key] = part[key], value
            answers(here, json.dumps(good).encode())
            part[key] = kept


def answers(here: Here, data: bytes) -> None:
    (here.home / "bad.json").write_bytes(data)
    goes_on = "play --terminal bad.json --quick"
    for line in ("replay bad.json", "show bad.json --move 1", goes_on):
        ran = here.run(line)
        assert ran.code in (0, 1, 2), (line, ran.err)
        assert ran.err.count("\n") <= 1
