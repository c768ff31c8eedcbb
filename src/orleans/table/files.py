"""Files written so that nothing is lost."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from ..text.errors import Problem


class FileError(Problem):
    """A file cannot be read or written."""


def write_whole(path: Path, data: bytes, replace: bool = True) -> None:
    """Either the whole new file is there afterwards, or the old one, whatever happens between."""
    with whole_file(path, replace) as file:
        file.write(data)


@contextmanager
def whole_file(path: Path, replace: bool = True) -> Iterator[BinaryIO]:
    """The same for a file that is written piece by piece: it gets its name with the last one."""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            if replace:
                os.replace(temporary, path)
            else:
                claim(temporary, path)
        except BaseException:
            if os.path.exists(temporary):
                os.unlink(temporary)
            raise
        sync_folder(path.parent)
    except FileExistsError:
        raise FileError("error-exists", path=str(path)) from None
    except OSError as error:
        raise FileError("error-cannot-write", path=str(path), reason=reason_of(error)) from None


def reason_of(error: OSError) -> str:
    return error.strerror or type(error).__name__


def claim(temporary: str, path: Path) -> None:
    """Gives the file its name unless the name is taken."""
    try:
        os.link(temporary, path)
        os.unlink(temporary)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError from None
        os.replace(temporary, path)


def sync_folder(folder: Path) -> None:
    """The new name is only safe once the folder is written too."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def data_folder() -> Path:
    """Where the user's own games are kept."""
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home else Path.home() / ".local" / "share"
    return base / "orleans"


def made_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("error-cannot-write", path=str(folder), reason=reason_of(error)) from None
    return folder
