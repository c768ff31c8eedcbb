"""What the engine tells, asks and finds wrong, read from its source."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import orleans
from orleans.kernel.faults import Fault
from orleans.kernel.steps import Step

SOURCE = Path(orleans.__file__).parent


def strings_told(folder: Path) -> set[str]:
    """The kinds of events that the engine tells, from its source; some functions are given the
    kind as an argument called `told`."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    found = {
        str(node.args[0].value)
        for node in nodes
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", "") == "emit"
        and isinstance(node.args[0], ast.Constant)
    }
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    for function in functions:
        if [argument.arg for argument in function.args.args][-1:] == ["told"]:
            found |= kinds_handed_to(function, nodes)
    return found


def kinds_handed_to(function: ast.FunctionDef, nodes: list[ast.AST]) -> set[str]:
    """The default of its last argument, and what callers say instead."""
    calls = [
        node.args[-1]
        for node in nodes
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == function.name
        and len(node.args) == len(function.args.args)
    ]
    values = [*function.args.defaults, *calls]
    return {str(value.value) for value in values if isinstance(value, ast.Constant)}


def joan_tells() -> set[str]:
    """The same for Joan of Arc, where what Joan does is told by a function of its own."""
    found = strings_told(SOURCE / "joan")
    for file in (SOURCE / "joan").rglob("*.py"):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        for node in nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tell":
                found |= constants_in(node.args[1])
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "what":
                found |= constants_in(node.value)
    return found


def constants_in(node: ast.AST) -> set[str]:
    """Text that an expression may come to."""
    values = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in values if isinstance(value, str)}


def steps_asked(step: type[Step[Any]] = Step, game: str = "classic") -> Iterator[str]:
    """The names of all steps of a game that wait for a decision."""
    for kind in step.__subclasses__():
        ours = kind.__module__.startswith(f"orleans.{game}.")
        if ours and kind.legal is not Step.legal and kind.name != "step":
            yield kind.name
        yield from steps_asked(kind, game)


class Raised(NamedTuple):
    """A fault that the source makes: the message it names and the facts it hands over."""

    where: str
    key: str
    facts: set[str]


def faults_raised() -> Iterator[Raised]:
    """Every place where a fault is made, whoever raises it; the data have words of their own."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")}
    kinds = fault_kinds(trees.values())
    for file, tree in trees.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", "")
            given = {keyword.arg or "**": keyword.value for keyword in node.keywords}
            where = f"{file.relative_to(SOURCE)}:{node.lineno}"
            if name in kinds:
                yield Raised(where, constant(node.args[0]), set(given) - {"rule"})
            elif name == "ContentError":
                key = constant(given["key"]) if "key" in given else "data-fault"
                yield Raised(where, key, {"where", "detail"})


def fault_kinds(trees: Iterable[ast.Module]) -> set[str]:
    """From the source, so that it does not matter what a test has imported."""
    bases = {
        node.name: {getattr(base, "id", "") for base in node.bases}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found: set[str] = set()
    while more := {name for name in bases if bases[name] & {Fault.__name__, *found}} - found:
        found |= more
    return found


def constant(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant) and isinstance(node.value, str), ast.dump(node)
    return node.value
