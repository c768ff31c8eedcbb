"""The admin key: in the environment, else in a file that only its owner may read."""

from __future__ import annotations

import os
import re
import secrets
import stat
from pathlib import Path
from typing import Final

from ...table.files import FileError, data_folder, made_folder, write_whole
from ...text.errors import Problem

VARIABLE: Final = "ORLEANS_ADMIN_KEY"
FILE: Final = "admin.key"
PREFIX: Final = "orla_"
GOOD: Final = re.compile(r"\S{20,200}", re.ASCII)


def admin_key(make: bool = False) -> str:
    """Empty where there is none, and none could be made."""
    given = os.environ.get(VARIABLE, "")
    if given:
        return checked(given, VARIABLE)
    file = data_folder() / FILE
    if make and not file.exists():
        try:
            made_folder(file.parent)
            write_whole(file, f"{PREFIX}{secrets.token_urlsafe(24)}\n".encode(), replace=False)
        except FileError:
            pass  # another process was quicker, or nothing may be written here
    return key_in(file)


def key_in(file: Path) -> str:
    try:
        if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            raise Problem("admin-key-open", path=str(file))
        return checked(file.read_text(encoding="utf-8").strip(), str(file))
    except (OSError, UnicodeDecodeError):
        return ""


def checked(key: str, where: str) -> str:
    if not GOOD.fullmatch(key):
        raise Problem("admin-key-form", where=where)
    return key
