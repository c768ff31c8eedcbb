"""docs/architecture.md speaks of the code as it is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from dev.house import ORDER
from orleans import Setup, new
from orleans.classic import ids
from orleans.classic.game import Classic
from orleans.classic.modules import MODULES
from orleans.content import load_content

from .blocks import ROOT, blocks_of, section
from .running import python

PAGE = "docs/architecture.md"
PACKAGE = ROOT / "src" / "orleans"
CLASSIC = PACKAGE / "classic"


def test_the_examples_run() -> None:
    examples = [block.code for block in blocks_of(PAGE) if block.language == "python"]
    assert len(examples) == 6
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


NOT_A_ROOM = {"__pycache__", "static", "migrations", "versions", "de", "en", "fr"}
"""Built, or the inside of a folder that the tree names."""


def rooms() -> set[str]:
    """The folders of the package, modules apart: these have a page of their own."""
    return {
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*/")
        if not NOT_A_ROOM & set(path.parts)
        and path.parent != CLASSIC / "modules"
        and any(inside.is_file() for inside in path.iterdir())
    }


def test_the_tree_names_every_folder_and_file_at_the_top() -> None:
    named = {path for path, _ in listed()}
    files = {f"src/orleans/{path.name}" for path in PACKAGE.glob("[a-z]*.py")}
    assert (rooms() | files) - named == set()


def test_no_folder_is_so_full_that_nobody_finds_the_file() -> None:
    assert [room for room in rooms() if len(list((ROOT / room).glob("*.py"))) > 26] == []


def test_the_tree_has_the_order_of_imports() -> None:
    parts = [path.removeprefix("src/orleans/").removesuffix(".py") for path, _ in listed()]
    in_tree = [part for part in parts if part in ORDER]
    assert in_tree == [part for part in ORDER if part[0] != "_"]


def core_files() -> list[Path]:
    return [path for path in CLASSIC.rglob("*.py") if "modules" not in path.parts]


def files_of(module: str) -> list[Path]:
    folder = type(MODULES[module]).__module__.split(".")[-2]
    return list((CLASSIC / "modules" / folder).glob("*.py"))


# ---------------------------------------------------------------- names and signatures


def test_the_signatures_are_those_of_the_contract() -> None:
    game, thinking = section(PAGE, "The contract").split("`Searchable(Game)`")
    assert check_signatures("game.py", game) == 20
    assert check_signatures("searchable.py", thinking) == 9


def check_signatures(file: str, text: str) -> int:
    tree = ast.parse((PACKAGE / "kernel" / file).read_text(encoding="utf-8"))
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    rows = re.findall(r"^\| `(.+?)` \|", text, re.M)
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
    return len(rows)


def game_with(*modules: str) -> Classic:
    return new(Setup(edition="bigbox", players=2, modules=list(modules)), seed=1)


def core_rows() -> list[tuple[str, str, str]]:
    """Notations, kind, and the questions they answer."""
    row = r"^\| (`.+?) \| ([A-Z_]+) \| ([\w, ]+) \| .+ \|$"
    return re.findall(row, section(PAGE, "Moves"), re.M)


def module_rows() -> list[tuple[str, str, str, str]]:
    """Notations, the first number of the module's kinds, the module and its question."""
    row = r"^\| (`.+?) \| (\d+) \| ([\w-]+) \| (\w+) \| .+ \|$"
    return re.findall(row, section(PAGE, "Moves"), re.M)


def questions_with_core_moves() -> Iterator[tuple[str, str, list[str]]]:
    """A module, its question, and how it may be answered."""
    rows = re.findall(r"^\| ([\w-]+) \| (\w+ \(`.+) \|$", section(PAGE, "Moves"), re.M)
    for module, questions in rows:
        for question, moves in re.findall(r"(\w+) \((.+?)\)", questions):
            yield module, question, re.findall(r"`(.+?)`", moves)


def test_all_kinds_of_moves_are_written_down() -> None:
    """And what is written can be parsed."""
    game = game_with()
    written: set[int] = set()
    for texts, kind, _ in core_rows():
        kinds = {game.parse(text).kind for text in re.findall(r"`(.+?)`", texts)}
        assert kinds == {getattr(ids, kind)}, texts
        written |= kinds
    assert written == {move.kind for move in game.vocabulary.moves}


def test_all_kinds_of_moves_of_modules_are_written_down() -> None:
    for module in MODULES:
        game = game_with(module)
        written: set[int] = set()
        for texts, first, owner, _ in module_rows():
            if owner == module:
                kinds = {game.parse(text).kind for text in re.findall(r"`(.+?)`", texts)}
                assert {kind // 100 * 100 for kind in kinds} == {int(first)}, texts
                written |= kinds
        own = {move.kind for move in game.vocabulary.moves if move.kind >= ids.MODULE_MOVES}
        assert written == own, module


def test_moves_that_modules_ask_with_are_moves_of_the_game() -> None:
    for module, question, texts in questions_with_core_moves():
        game = game_with(module)
        assert texts, question
        assert all(game.parse(text).kind < ids.MODULE_MOVES for text in texts), question


def test_all_questions_are_named() -> None:
    core = {name for _, kind, asked in core_rows() if kind != "SKIP" for name in asked.split(", ")}
    assert core == asked_in(core_files())
    for module in MODULES:
        told = {question for _, _, owner, question in module_rows() if owner == module}
        told |= {question for owner, question, _ in questions_with_core_moves() if owner == module}
        assert told == asked_in(files_of(module)), module


def asked_in(files: list[Path]) -> set[str]:
    """The names of the steps that ask: all but those that only proceed."""
    found: set[str] = set()
    for file in files:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.ClassDef):
                continue
            methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            bases = {ast.unparse(base) for base in node.bases}
            if "legal" in methods or "Step[State]" not in bases:
                found |= set(
                    re.findall(r"^name = '(\w+)'$", ast.unparse(ast.Module(node.body, [])), re.M)
                )
    return found


def test_all_events_are_named() -> None:
    rows = re.findall(r"^\| ([a-z1 -]+) \| (`.+) \|$", section(PAGE, "Events"), re.M)
    named = {about: set(re.findall(r"`(\w+)`", events)) for about, events in rows}
    core = told_in(core_files())
    assert set().union(*(named[about] for about in named if about not in MODULES)) == core
    for module in MODULES:
        assert named.get(module, set()) == told_in(files_of(module)) - core, module


def told_in(files: list[Path]) -> set[str]:
    """What is told, also by `spend_good`, which is told what to tell."""
    told: set[str] = set()
    for file in files:
        text = file.read_text(encoding="utf-8")
        told |= set(re.findall(r'game\.emit\(\s*"(\w+)"', text))
        told |= set(re.findall(r'told: str = "(\w+)"', text))
        told |= set(re.findall(r'spend_good\([^()]*, "(\w+)"\)', text))
    return told


def test_all_moments_of_a_module_are_named() -> None:
    tree = ast.parse((CLASSIC / "module.py").read_text(encoding="utf-8"))
    (module,) = [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Module"]
    moments = {node.name for node in module.body if isinstance(node, ast.FunctionDef)}
    rows = re.findall(r"^\| (`.+?) \| .+ \|$", section(PAGE, "Modules"), re.M)
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == moments


def test_the_rules_that_are_cited_exist() -> None:
    ledger = load_content().rules
    rows = re.findall(
        r"^\| .+ \| ([\w., ]+) \|$", section(PAGE, "Where the rulebooks are silent"), re.M
    )
    cited = [id for row in rows[1:] for id in row.split(", ")]
    assert len(cited) > 15
    assert [id for id in cited if id not in ledger] == []
