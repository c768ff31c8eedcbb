"""Everything is checked: style, types, the browser client, and the tests on both engines."""

import contextlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from . import folders
from .browser import NoBrowser, chromium
from .engine import compiled_engine, compiled_engine_if_ready
from .packages import DEVELOPMENT, prepare
from .page import build_page, npm
from .problems import Problem, heading
from .programs import check, last_lines, python, testing
from .wheel import NoCompiler, NotCompiled

IN_BROWSER = "tests/ui"


def run_tests(arguments: list[str]) -> int:
    with scratch_in_memory(), ThreadPoolExecutor() as beside:
        return check_all(arguments, beside)


@contextlib.contextmanager
def scratch_in_memory() -> Iterator[None]:
    """Databases sync every move, which on a disk takes most of the time of the tests. What is
    killed in them are processes, never the system: in memory nothing else is lost than on disk."""
    memory = Path("/dev/shm")
    if "TMPDIR" in os.environ or not memory.is_dir() or shutil.disk_usage(memory).free < 4e9:
        yield
        return
    with tempfile.TemporaryDirectory(
        prefix="orleans-", dir=memory, ignore_cleanup_errors=True
    ) as folder:
        os.chmod(folder, 0o755)  # PostgreSQL runs as another user, if we are root
        os.environ["TMPDIR"] = folder
        try:
            yield
        finally:
            del os.environ["TMPDIR"]


def check_all(arguments: list[str], beside: ThreadPoolExecutor) -> int:
    started = time.monotonic()
    prepare(DEVELOPMENT)
    with contextlib.suppress(NotCompiled):
        compiled_engine_if_ready()  # until it is needed the other processor makes it
    heading("ruff")
    check(python("-m", "ruff", "check"), testing())
    check(python("-m", "ruff", "format", "--check", "--quiet"), testing())
    heading("mypy")
    check(python("-m", "mypy"), testing())
    heading("the browser client")
    build_page()
    # Installing one takes as long as many tests, and hardly a processor. It needs our node.
    browser = None if only_outside_browser(arguments) else beside.submit(chromium)
    npm("run", "check")
    npm("test")
    path = engine_to_test()
    if not only_in_browser(arguments):
        run_outside_browser(arguments, path)
    if browser is not None:
        heading("tests in the browser")
        run_in_browser(arguments, path, browser)
    heading(f"All tests passed in {time.monotonic() - started:.0f} s.")
    return 0


def engine_to_test() -> list[Path]:
    """The compiled one, unless this machine cannot compile."""
    try:
        return [compiled_engine(retry=True)]
    except NoCompiler as reason:
        skip(f"{reason}, so the compiled engine was not tested.")
    except NotCompiled as reason:
        raise Problem(f"{reason}.\n{last_lines(folders.here.compile_log, 30)}") from None
    return []


def run_outside_browser(arguments: list[str], path: list[Path]) -> None:
    """Where the engine can be compiled, everything runs on that, several times as fast; on the
    plain one only what shows that they are the same, with few set-ups, and what the user names of
    the engine."""
    words = outside_browser(arguments)
    plain = testing_on([])
    if path:
        heading("tests, compiled engine")
        check(pytest(*words), testing_on(path))
        words += ["-m", "engine" if arguments else "both"]
        plain |= {} if arguments else {"ORLEANS_FEW_SETUPS": "1"}
    heading("tests, plain Python")
    check(pytest(*words), plain, no_tests_left(arguments) if path else ())


def run_in_browser(arguments: list[str], path: list[Path], browser: Future[str]) -> None:
    """In processes of their own: what drives the browser leaves an event loop running."""
    try:
        env = testing_on(path) | {"ORLEANS_CHROMIUM": browser.result()}
    except NoBrowser as reason:
        skip(f"{reason}, so nothing was tested in the browser.")
        return
    check(pytest(*inside_browser(arguments)), env, no_tests_left(arguments))


def skip(why: str) -> None:
    if os.environ.get("CI") == "true":
        raise Problem(why)
    print(f"Skipped: {why}")


def testing_on(path: list[Path]) -> dict[str, str]:
    return testing(*path) | {"ORLEANS_EXPECT": "compiled" if path else "plain"}


def pytest(*words: str) -> list[str]:
    # Each process begins with a part of its own, so that servers are started once for their tests.
    return python("-m", "pytest", "-q", "-n", "3", "--dist", "worksteal", *words)


def named_tests(arguments: list[str]) -> list[str]:
    """What the user wants tested, among the arguments for pytest."""
    return [word for word in arguments if (folders.here.root / word.partition("::")[0]).exists()]


def is_in_browser(word: str) -> bool:
    root = folders.here.root
    return (root / word.partition("::")[0]).resolve().is_relative_to(root / IN_BROWSER)


def only_in_browser(arguments: list[str]) -> bool:
    named = named_tests(arguments)
    return bool(named) and all(map(is_in_browser, named))


def only_outside_browser(arguments: list[str]) -> bool:
    named = named_tests(arguments)
    return bool(named) and not any(map(is_in_browser, named))


def inside_browser(arguments: list[str]) -> list[str]:
    named = named_tests(arguments)
    if not named:
        return [IN_BROWSER, *arguments]
    return [word for word in arguments if word not in named or is_in_browser(word)]


def outside_browser(arguments: list[str]) -> list[str]:
    named = named_tests(arguments)
    return [word for word in arguments if word not in named or not is_in_browser(word)]


def no_tests_left(arguments: list[str]) -> set[int]:
    """The user may have asked for tests of another kind: then none are left, which is no fault."""
    return {5} if arguments else set()
