"""Starts at the same time wait for each other, or leave the work to each other."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from . import folders
from .problems import say


def alone() -> contextlib.AbstractContextManager[bool]:
    """Two starts at the same time: the second one waits until the first has set things up."""
    return locked(folders.here.root, "Waiting for another start to get ready …")


@contextlib.contextmanager
def locked(folder: Path, waiting: str) -> Iterator[bool]:
    """Whether we have the folder to ourselves. With nothing to say while waiting: no waiting.

    The lock ends with this process, however that ends; what it starts does not inherit it.
    """
    try:
        import fcntl
    except ImportError:
        yield True
        return
    handle = os.open(folder, os.O_RDONLY)
    ours = True
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            ours = bool(waiting)
            if waiting:
                say(waiting)
                fcntl.flock(handle, fcntl.LOCK_EX)
        except OSError:
            pass  # a file system without locks
        yield ours
    finally:
        os.close(handle)
