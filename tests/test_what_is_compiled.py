"""What pyproject.toml gives to mypyc, and what may not be in it."""

import ast
from collections.abc import Callable
from pathlib import Path

from dev.house import compiling_patterns

ROOT = Path(__file__).parent.parent


def compiled_modules() -> list[Path]:
    include, exclude = compiling_patterns(ROOT / "pyproject.toml")
    included = {file for pattern in include for file in ROOT.glob(pattern[1:])}
    return sorted(file for file in included if not any(map(excludes(file), exclude)))


def excludes(file: Path) -> Callable[[str], bool]:
    return lambda pattern: file.relative_to(ROOT).match(pattern.lstrip("/"))


def test_the_parts_of_the_engine_are_compiled() -> None:
    parts = {file.relative_to(ROOT / "src" / "orleans").parts[0] for file in compiled_modules()}
    assert {"kernel", "classic", "joan", "bots"} <= parts


def test_every_exception_from_compiling_means_some_module() -> None:
    include, exclude = compiling_patterns(ROOT / "pyproject.toml")
    included = {file for pattern in include for file in ROOT.glob(pattern[1:])}
    assert [pattern for pattern in exclude if not any(excludes(f)(pattern) for f in included)] == []


def test_no_compiled_class_has_options() -> None:
    """mypyc drops them without a word: `class Row(msgspec.Struct, frozen=True)` is not frozen."""
    with_options = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in compiled_modules()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and any(word.arg != "metaclass" for word in node.keywords)
    ]
    assert with_options == []
