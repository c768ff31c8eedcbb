"""The commands of `run`; its own text explains them."""

from collections.abc import Callable

from .engine import compile_engine
from .game import bench, orleans, own_python, play, screenshots
from .packages import lock
from .problems import Problem, say
from .release import build
from .tests import run_tests

COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "orleans": orleans,
    "python": own_python,
    "test": run_tests,
    "bench": bench,
    "screenshots": screenshots,
    "compile": compile_engine,
    "build": build,
    "lock": lock,
}


def main(arguments: list[str]) -> int:
    name, *rest = arguments
    try:
        return COMMANDS[name](rest)
    except Problem as problem:
        say(f"run: {problem}")
        return problem.code
    except PermissionError as error:
        say(f"run: {error.filename} may not be written to: is this project somebody else's?")
        return 1
    except KeyboardInterrupt:
        return 130
