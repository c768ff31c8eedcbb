"""Where everything is."""

import os
from pathlib import Path


class Folders:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "orleans"
        self.web = root / "web"
        self.page = self.package / "server" / "static"
        self.venv = root / ".venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.done = self.venv / "done"
        self.compiled = self.venv / "compiled"
        self.site = self.compiled / "site"
        self.compile_log = self.venv / "compile.log"
        self.web_log = self.venv / "web.log"
        self.chromium = self.venv / "chromium"
        self.chromium_log = self.venv / "chromium.log"


here = Folders(Path(__file__).resolve().parent.parent)
"""This checkout. Others read it from this module each time, so that a test can move house."""
