"""docs/architecture.md speaks of the code as it is."""

import ast
import re
from collections.abc import Iterator

from orleans import Setup, new
from orleans.content import load_content

from ..test_imports import ORDER
from .blocks import ROOT, blocks_of, section
from .running import python

PAGE = "docs/architecture.md"
PACKAGE = ROOT / "src" / "orleans"


def test_the_examples_run() -> None:
    examples = [block.code for block in blocks_of(PAGE) if block.language == "python"]
    assert len(examples) == 3
    for code in examples:
        python(ROOT, "-", code=code)


# ------------------------------------------------------------------------- the tree


def listed() -> Iterator[tuple[str, bool]]:
    """The paths of the tree, and whether each is only planned."""
    tree = section(PAGE, "The house").split("```")[1]
    above: list[str] = []
    for line in tree.strip().splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        above[depth:] = [line.split()[0].rstrip("/")]
        yield "/".join(above), line.endswith("(planned)")


def test_what_the_tree_names_exists_unless_it_is_planned() -> None:
    for path, planned in listed():
        assert (ROOT / path).exists() != planned, path


def test_the_tree_and_the_table_of_files_are_complete() -> None:
    names = {path.removeprefix("src/orleans/") for path, _ in listed()}
    found = {path.name for path in PACKAGE.iterdir() if path.name[0] not in "_."}
    assert found <= {*names, "py.typed"}
    named = set(re.findall(r"`(\w+\.py)`", section(PAGE, "The house")))
    files = {path.name for path in (PACKAGE / "classic").glob("*.py")}
    assert files - {"__init__.py"} <= named


def test_the_tree_has_the_order_of_imports() -> None:
    parts = [path.removeprefix("src/orleans/").removesuffix(".py") for path, _ in listed()]
    in_tree = [part for part in parts if part in ORDER]
    assert in_tree == [part for part in ORDER if part[0] != "_"]


# ---------------------------------------------------------------- names and signatures


def test_the_signatures_are_those_of_the_contract() -> None:
    tree = ast.parse((PACKAGE / "kernel" / "game.py").read_text(encoding="utf-8"))
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    rows = re.findall(r"^\| `(.+?)` \|", section(PAGE, "The contract"), re.M)
    assert len(rows) == 18
    for row in rows:
        said = row.replace("\\|", "|")
        name = re.match(r"\w+", said)
        assert name is not None
        node = functions[name[0]]
        arguments = ast.unparse(node.args).removeprefix("self").removeprefix(", ")
        is_property = any(ast.unparse(mark) == "property" for mark in node.decorator_list)
        shown = "" if is_property else f"({arguments})"
        assert node.returns is not None
        assert said == f"{node.name}{shown} -> {ast.unparse(node.returns)}"


def test_all_kinds_of_moves_are_written_down() -> None:
    """And what is written can be parsed; `skip` has no example of its own."""
    game = new(Setup(edition="2014", players=2), seed=1)
    rows = re.findall(r"^\| (`.+?) \| ([\w, ]+) \|", section(PAGE, "Moves"), re.M)
    written = [text for row, _ in rows for text in re.findall(r"`(.+?)`", row)]
    kinds = {game.parse(text).kind for text in written}
    assert kinds == {move.kind for move in game.vocabulary.moves}


def test_all_events_are_named() -> None:
    told: set[str] = set()
    for file in (PACKAGE / "classic").glob("*.py"):
        told |= set(re.findall(r'game\.tell\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    rows = re.findall(r"^\| [a-z1 ]+ \| (`.+) \|$", section(PAGE, "Events"), re.M)
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == told


def test_the_rules_that_are_cited_exist() -> None:
    ledger = load_content().rules
    rows = re.findall(
        r"^\| .+ \| ([\w., ]+) \|$", section(PAGE, "Where the rulebooks are silent"), re.M
    )
    cited = [id for row in rows[1:] for id in row.split(", ")]
    assert len(cited) > 15
    assert [id for id in cited if id not in ledger] == []
