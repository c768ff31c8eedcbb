"""The file of a backup: lines of JSON with a seal at the end, packed if its name ends in .gz."""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import Table

from ...table.files import FileError, reason_of
from .backup_rows import wrong_column
from .migrate import HEAD
from .problems import StorageError

FORMAT: Final = 1
PACKED: Final = b"\x1f\x8b"
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Head(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is in the file; `rows` counts them by part."""

    backup: int = FORMAT
    schema: str
    rows: dict[str, int]


class Line(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    part: str
    row: dict[str, Any]


class Seal(msgspec.Struct, forbid_unknown_fields=True):
    sha256: str


class Sealed:
    """Writes lines; the seal comes last, unless something went wrong."""

    def __init__(self, file: BinaryIO, packed: bool) -> None:
        self.packing = gzip.GzipFile("", "wb", fileobj=file, mtime=0) if packed else None
        self.write: Callable[[bytes], int] = (self.packing or file).write
        self.hash = hashlib.sha256()

    def put(self, line: Head | Line | Seal) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self.hash.update(data)
        self.write(data)

    def __enter__(self) -> Sealed:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is None:
            self.put(Seal(self.hash.hexdigest()))
        if self.packing is not None:
            self.packing.close()


def lines_in(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            packed = file.read(2) == PACKED
            file.seek(0)
            yield from gzip.GzipFile(fileobj=file) if packed else file
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise StorageError("backup-not-whole", path=str(path)) from None
    except OSError as error:
        raise FileError("error-cannot-read", path=str(path), reason=reason_of(error)) from None


def check_backup(path: Path, parts: Mapping[str, Table]) -> Head:
    """Goes through the whole file before anything of it is used. `parts` are those of today; what
    an older schema had is known to its migrations."""
    not_whole = StorageError("backup-not-whole", path=str(path))
    lines = lines_in(path)
    first = next(lines, b"")
    try:
        head = msgspec.json.decode(first, type=Head)
    except UNREADABLE:
        raise not_whole from None
    if head.backup != FORMAT or head.schema > HEAD:
        found, known = (f"{one}-{two}" for one, two in ((head.backup, head.schema), (FORMAT, HEAD)))
        raise StorageError("backup-format", path=str(path), format=found, known=known)
    found_rows: Counter[str] = Counter()
    wrong: StorageError | None = None
    digest, last = hashlib.sha256(), first
    try:
        for line in lines:
            digest.update(last)
            if last is not first:
                row = msgspec.json.decode(last, type=Line)
                found_rows[row.part] += 1
                if head.schema == HEAD:
                    wrong = wrong or fault_in(path, row, parts, found_rows.total() + 1)
            last = line
        seal = msgspec.json.decode(last, type=Seal)
    except UNREADABLE:
        raise not_whole from None
    counted = {part: found_rows[part] for part in head.rows.keys() | found_rows.keys()}
    if seal.sha256 != digest.hexdigest() or counted != head.rows:
        raise not_whole
    if wrong is not None:
        raise wrong
    return head


def fault_in(path: Path, row: Line, parts: Mapping[str, Table], line: int) -> StorageError | None:
    part = parts.get(row.part)
    column = wrong_column(part, row.row) if part is not None else ""
    if part is not None and not column:
        return None
    where = {"path": str(path), "part": row.part[:40], "column": column[:40]}
    return StorageError("backup-row", line=line, **where)


def rows_in(path: Path) -> Iterator[Line]:
    """The rows of a file that has been checked."""
    lines = lines_in(path)
    next(lines)
    last = next(lines)
    for line in lines:
        yield msgspec.json.decode(last, type=Line)
        last = line
