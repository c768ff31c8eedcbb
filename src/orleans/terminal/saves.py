"""Saved games: a record with its seed, and who sits where. Written so that nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from ..games import PositionError, read_position
from ..kernel.record import Record, RecordError, read_record
from ..table.files import FileError, data_folder, made_folder, reason_of
from ..table.seats import Seat

FORMAT = 1


class SaveError(FileError):
    """The file cannot be read as a game."""


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
        data = path.read_bytes()
    except OSError as error:
        raise SaveError("error-cannot-read", path=str(path), reason=reason_of(error)) from None
    if not data.strip():
        raise SaveError("error-empty", path=str(path))
    return data


def read_saved(path: Path) -> Saved:
    """A save or a plain record."""
    return parse_saved(path, read_bytes(path))


def parse_saved(path: Path, data: bytes, read: Callable[[bytes], Record] = read_record) -> Saved:
    """`read` says which versions will do: those that replay, unless told otherwise."""
    try:
        if b'"save"' not in data[:64]:
            return Saved(record=read(data))
        save = msgspec.json.decode(data, type=Save)
        record = read(save.record.to_json())
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


def saves_folder() -> Path:
    return data_folder() / "saves"


def made_saves_folder() -> Path:
    return made_folder(saves_folder())


def newest_save() -> Path | None:
    """The save that was written last."""
    try:
        files = [(file.stat().st_mtime, file) for file in saves_folder().glob("*.json")]
    except OSError:
        return None
    return max(files)[1] if files else None
