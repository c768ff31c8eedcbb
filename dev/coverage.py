"""How much of the package the tests run, held to a floor that only rises.

.venv/bin/python -m dev.coverage              all tests outside the browser: an hour or two
.venv/bin/python -m dev.coverage --raise      and write the floor down, if it is higher now
.venv/bin/python -m dev.coverage tests/lab    only look: a part is held to no floor

On plain Python, since compiled modules count as never run. Servers and workers that tests start
are measured too.
"""

import math
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLOOR = Path(__file__).with_name("coverage_floor.txt")
RAISE = "--raise"
EVERYTHING = ("--ignore", "tests/ui", "tests")


def main(arguments: list[str]) -> int:
    named = [argument for argument in arguments if argument != RAISE]
    code = measure(named or [*EVERYTHING])
    if code:
        print("Some test has failed, so this is no measure.", file=sys.stderr)
        return code
    total = float(coverage("report", "--format=total", "--precision=2"))
    floor = float(FLOOR.read_text(encoding="utf-8"))
    print(f"{total} % of lines and branches; the floor is {floor} %.")
    if RAISE in arguments:
        FLOOR.write_text(f"{raised(floor, total)}\n", encoding="utf-8")
    return int(not named and total < floor)


def raised(floor: float, total: float) -> float:
    """To the last whole tenth: the clock decides about a line here and there."""
    return max(floor, math.floor(total * 10 - 1) / 10)


def measure(tests: list[str]) -> int:
    coverage("erase")
    command = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q", *tests]
    code = subprocess.run(command, cwd=ROOT, env=plain(), check=False).returncode
    coverage("combine", "--quiet")
    return code


def coverage(*words: str) -> str:
    command = [sys.executable, "-m", "coverage", *words]
    done = subprocess.run(
        command, cwd=ROOT, env=plain(), stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def plain() -> dict[str, str]:
    return os.environ | {"ORLEANS_PURE": "1", "ORLEANS_FEW_SETUPS": "1"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
