"""A small project for `dev`, whose compiler only counts how often it is called."""

import zipfile
from pathlib import Path

PYPROJECT = """\
[tool.hatch.build.targets.wheel.hooks.mypyc]
include = ["/src/orleans/kernel/**/*.py", "/src/orleans/bots/**/*.py"]
exclude = []
"""


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


class Compiler:
    def __init__(self) -> None:
        self.calls = 0
        self.works = True

    def __call__(self, wheel: Path) -> bool:
        self.calls += 1
        if self.works:
            with zipfile.ZipFile(wheel, "w") as archive:
                archive.writestr("orleans/kernel/game.so", f"build {self.calls}")
        return self.works
