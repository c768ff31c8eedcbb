"""docs/modules.md shows the code as it is, and what it says to run runs."""

import ast
import re
import tomllib

from orleans.classic.modules import MODULES
from orleans.content import load_content
from orleans.text.translator import Words

from .blocks import ROOT, blocks_of, section
from .running import python

PAGE = "docs/modules.md"
CLASSIC = ROOT / "src" / "orleans" / "classic"


def test_the_code_shown_is_the_code() -> None:
    shown = [block for block in blocks_of(PAGE) if block.how == "From"]
    assert len(shown) == 9
    for block in shown:
        assert block.code in (ROOT / block.path).read_text(encoding="utf-8"), block.code


def test_the_examples_run() -> None:
    examples = [b.code for b in blocks_of(PAGE) if b.language == "python" and not b.how]
    assert len(examples) == 2
    for code in examples:
        python(ROOT, "-", code=code)


def test_the_row_shown_is_one_of_the_data() -> None:
    (row,) = [block.code for block in blocks_of(PAGE) if block.language == "toml"]
    (shown,) = tomllib.loads(row)["order"]
    (card,) = [card for card in load_content().orders.order if card.id == shown["id"]]
    assert shown == {field: getattr(card, field) for field in shown}


def test_all_moments_and_attributes_are_listed() -> None:
    tree = ast.parse((CLASSIC / "module.py").read_text(encoding="utf-8"))
    (module,) = [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Module"]
    known = [n.name for n in module.body if isinstance(n, ast.FunctionDef)]
    data = [ast.unparse(n.target) for n in module.body if isinstance(n, ast.AnnAssign)]
    rows = re.findall(r"^\| `(\w+)` \|", section(PAGE, "All moments"), re.M)
    assert rows == data + known


def test_every_module_is_named_with_its_folder() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| `(\w+)` \|", section(PAGE, "What there is"), re.M)
    assert [id for id, _ in rows] == list(MODULES)
    for _, folder in rows:
        assert (CLASSIC / "modules" / folder / "module.py").is_file()
    folders = {path.parent.name for path in (CLASSIC / "modules").glob("*/module.py")}
    assert folders == {folder for _, folder in rows}


def test_the_folder_shown_is_complete() -> None:
    tree = section(PAGE, "The example: Orders").split("```")[1].strip().splitlines()
    files = {path.name for path in (ROOT / tree[0]).glob("*.py")}
    assert {line.split()[0] for line in tree[1:]} == files


def test_the_fields_of_a_position_are_those_that_are_read() -> None:
    read = (CLASSIC / "modules" / "orders" / "position.py").read_text(encoding="utf-8")
    (names,) = re.findall(r"if field not in (\(.+\)):", read)
    told = re.findall(r"^\| `(\w+)` \|", section(PAGE, "The example: Orders"), re.M)
    assert told == list(ast.literal_eval(names))


def test_every_rule_that_is_cited_exists() -> None:
    ledger = load_content().rules
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    cited = set(re.findall(r"[`\"](orders\.[a-z_]+)[`\"]", text))
    assert len(cited) >= 6
    assert [id for id in cited if id not in ledger] == []


def test_the_files_that_are_named_exist() -> None:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    paths = re.findall(r"`([\w.]+/[\w./]*)`", text)
    assert len(paths) > 15
    for path in paths:
        assert any((start / path).exists() for start in (ROOT, ROOT / "src" / "orleans")), path


def test_the_messages_that_are_named_exist() -> None:
    words = Words("en")
    for key in re.findall(r"`((?:module|move|ask|event)-\w+)`", (ROOT / PAGE).read_text("utf-8")):
        assert words.has(key), key
