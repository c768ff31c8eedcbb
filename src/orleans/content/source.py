"""Where the TOML files come from: the package itself, or any folder of the same layout."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from orleans.content.problems import ContentError


class Source:
    """Reads data/<file>.toml and rules/<file>.toml below a folder.

    `instead` puts parsed content in the place of a file ("data/places"), for tests and tools.
    """

    def __init__(
        self,
        folder: Traversable | None = None,
        instead: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        self.folder = folder if folder is not None else resources.files("orleans.content")
        self.instead = dict(instead or {})

    def names(self, folder: str) -> list[str]:
        """The TOML files that lie in a folder, by name."""
        files = self.folder.joinpath(folder).iterdir()
        found = {file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml")}
        for path in self.instead:
            above, _, name = path.rpartition("/")
            if above == folder:
                found.add(name)
        return sorted(found)

    def text(self, path: str) -> str:
        *folders, name = path.split("/")
        return self.folder.joinpath(*folders, f"{name}.toml").read_text(encoding="utf-8")

    def toml(self, path: str) -> Mapping[str, Any]:
        if path in self.instead:
            return self.instead[path]
        try:
            return tomllib.loads(self.text(path))
        except FileNotFoundError:
            raise ContentError(f"{path}.toml: is missing") from None
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{path}.toml: is not valid TOML: {error}") from None
