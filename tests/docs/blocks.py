"""Code blocks of a page, each with what the page says to do with it."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent

BLOCK = re.compile(
    r"(?P<before>[^\n]*\n[^\n]*\n)\n```(?P<language>\w+)\n(?P<code>.*?)^```$", re.S | re.M
)
WHERE = re.compile(r"(?P<how>At the end of|In|From|A new file)\s`(?P<path>[\w./]+)`:\s*$")


class Block(NamedTuple):
    """`how` is "" for code that is to be run."""

    language: str
    code: str
    how: str
    path: str


def blocks_of(page: str) -> list[Block]:
    found: list[Block] = []
    for match in BLOCK.finditer((ROOT / page).read_text(encoding="utf-8")):
        where = WHERE.search(match["before"])
        how, path = (where["how"], where["path"]) if where else ("", "")
        found.append(Block(match["language"], match["code"], how, path))
    return found


def apply(block: Block, root: Path) -> None:
    """Do to the files below `root` what the page says."""
    file = root / block.path
    if block.how == "A new file":
        assert not file.exists()
        file.write_text(block.code, encoding="utf-8")
        return
    text = file.read_text(encoding="utf-8")
    if block.how == "At the end of":
        text += block.code if block.code.startswith("\n") else "\n" + block.code
    else:
        text = changed(text, block.code, block.path)
    file.write_text(text, encoding="utf-8")


def changed(text: str, diff: str, path: str) -> str:
    lines = diff.splitlines(keepends=True)
    assert all(line[0] in " +-" for line in lines), f"{path}: not a diff"
    before = "".join(line[1:] for line in lines if line[0] != "+")
    after = "".join(line[1:] for line in lines if line[0] != "-")
    assert text.count(before) == 1, f"{path} has these lines {text.count(before)} times:\n{before}"
    return text.replace(before, after)


def section(page: str, title: str) -> str:
    text = (ROOT / page).read_text(encoding="utf-8")
    return text.split(f"\n## {title}\n")[1].split("\n## ")[0]
