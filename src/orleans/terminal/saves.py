"""Saved games: a record with its seed, and who sits where. Written so that nothing is lost."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from ..games import PositionError, read_position
from ..kernel.record import Record, RecordError, read_record
from ..table.problems import Problem

FORMAT = 1
HUMAN = "human"


class SaveError(Problem):
    """The file cannot be read or written as a game."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`player` is "human" or the name of a bot."""

    name: str
    player: str


class Save(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    save: int
    seats: list[Seat]
    record: Record

    def to_json(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """A game as found in a file; a plain record says nothing about seats."""

    record: Record
    seats: list[Seat] = []


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SaveError("error-cannot-read", path=str(path), reason=reason_of(error)) from None


def read_saved(path: Path) -> Saved:
    """A save or a plain record."""
    return parse_saved(path, read_bytes(path))


def parse_saved(path: Path, data: bytes) -> Saved:
    try:
        if b'"save"' not in data[:64]:
            return Saved(record=read_record(data))
        save = msgspec.json.decode(data, type=Save)
        record = read_record(save.record.to_json())
    except RecordError as error:
        raise SaveError("error-record", path=str(path), reason=error) from None
    except (ValueError, RecursionError) as error:
        raise SaveError("error-not-save", path=str(path), reason=error) from None
    if save.save != FORMAT:
        known = str(FORMAT)
        raise SaveError("error-save-format", path=str(path), format=str(save.save), known=known)
    named = all(seat.name and seat.name.isprintable() for seat in save.seats)
    if len(save.seats) != record.setup.get("players") or not named:
        raise SaveError("error-save-seats", path=str(path))
    return Saved(record=record, seats=save.seats)


def looks_like_game(data: bytes) -> bool:
    """Whether a file holds a played game rather than a position."""
    try:
        plain = msgspec.json.decode(data)
    except (ValueError, RecursionError):
        return False
    return isinstance(plain, dict) and ("save" in plain or "moves" in plain)


def read_position_file(path: Path) -> str:
    """The text of a position file; that it is a position is checked when it is set up."""
    try:
        text = read_bytes(path).decode()
    except UnicodeDecodeError:
        raise SaveError("error-not-text", path=str(path)) from None
    try:
        read_position(text)
    except (PositionError, RecursionError) as error:
        raise SaveError("error-position", path=str(path), reason=error) from None
    return text


def write_whole(path: Path, data: bytes, replace: bool = True) -> None:
    """Either the whole new file is there afterwards, or the old one, whatever happens between."""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
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
        raise SaveError("error-exists", path=str(path)) from None
    except OSError as error:
        raise SaveError("error-cannot-write", path=str(path), reason=reason_of(error)) from None


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


def saves_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home else Path.home() / ".local" / "share"
    return base / "orleans" / "saves"


def made_saves_folder() -> Path:
    folder = saves_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError("error-cannot-write", path=str(folder), reason=reason_of(error)) from None
    return folder


def newest_save() -> Path | None:
    """The save that was written last."""
    try:
        files = [(file.stat().st_mtime, file) for file in saves_folder().glob("*.json")]
    except OSError:
        return None
    return max(files)[1] if files else None
