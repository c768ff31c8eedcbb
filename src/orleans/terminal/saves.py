"""Saved games: a record with its seed, and who sits where. Written so that nothing is lost."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from ..games import read_position
from ..kernel.record import Record, RecordError, read_record

FORMAT = 1
HUMAN = "human"


class SaveError(ValueError):
    """The file cannot be read or written as a game; the text says why."""


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
        raise SaveError(f"{path}: cannot be read ({error.strerror})") from None


def read_saved(path: Path) -> Saved:
    """A save or a plain record."""
    return parse_saved(path, read_bytes(path))


def parse_saved(path: Path, data: bytes) -> Saved:
    try:
        if b'"save"' not in data[:64]:
            return Saved(record=read_record(data))
        save = msgspec.json.decode(data, type=Save)
        record = read_record(save.record.to_json())
    except msgspec.DecodeError as error:
        raise SaveError(f"{path}: is not a saved game ({error})") from None
    except RecordError as error:
        raise SaveError(f"{path}: {error}") from None
    if save.save != FORMAT:
        raise SaveError(f"{path}: save format {save.save} is not known here (known: {FORMAT})")
    if len(save.seats) != record.setup.get("players"):
        raise SaveError(f"{path}: the seats do not fit the number of players")
    return Saved(record=record, seats=save.seats)


def looks_like_game(data: bytes) -> bool:
    """Whether a file holds a played game rather than a position."""
    try:
        plain = msgspec.json.decode(data)
    except msgspec.DecodeError:
        return False
    return isinstance(plain, dict) and ("save" in plain or "moves" in plain)


def read_position_file(path: Path) -> str:
    """The text of a position file; that it is a position is checked when it is set up."""
    try:
        text = read_bytes(path).decode()
    except UnicodeDecodeError:
        raise SaveError(f"{path}: is not UTF-8 text") from None
    read_position(text)
    return text


def write_whole(path: Path, data: bytes, replace: bool = True) -> None:
    """Either the whole new file is there afterwards, or the old one, whatever happens between."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if replace:
                os.replace(temporary, path)
            else:
                os.link(temporary, path)  # fails if the path exists by now
                os.unlink(temporary)
        except BaseException:
            if os.path.exists(temporary):
                os.unlink(temporary)
            raise
        sync_folder(path.parent)
    except FileExistsError:
        raise SaveError(f"{path}: already exists, and --force was not given") from None
    except OSError as error:
        raise SaveError(f"{path}: cannot be written ({error.strerror})") from None


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


def newest_save() -> Path | None:
    """The save that was written last."""
    try:
        files = [(file.stat().st_mtime, file) for file in saves_folder().glob("*.json")]
    except OSError:
        return None
    return max(files)[1] if files else None
