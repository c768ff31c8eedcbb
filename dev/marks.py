"""What is done already, and from which sources."""

import hashlib
import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from . import folders

LEFTOVERS = ("__pycache__", "*.pyc", "*.so", "*.pyd")
NO_LEFTOVERS = shutil.ignore_patterns(*LEFTOVERS)


def files_of(folder: Path) -> Iterator[Path]:
    """All sources in a folder, also the data; nothing that Python or a compiler left there."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not any(map(file.match, LEFTOVERS)):
            yield file


def fingerprint(files: Iterable[Path]) -> str:
    """Changes when a file's name or content does, or when one comes or goes."""
    digest = hashlib.sha256()
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        name = Path(os.path.relpath(file, folders.here.root)).as_posix()
        digest.update(f"{name}\n{content}\n".encode())
    return digest.hexdigest()


def is_done(what: str, value: str) -> bool:
    return holds(folders.here.done / what, value)


def mark_done(what: str, value: str) -> None:
    folders.here.done.mkdir(exist_ok=True)
    (folders.here.done / what).write_text(value, encoding="utf-8")


def holds(file: Path, value: str) -> bool:
    try:
        return file.read_text(encoding="utf-8") == value
    except OSError:
        return False
