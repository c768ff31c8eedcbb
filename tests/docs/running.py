"""Python in a process of its own, with the package of a folder."""

import os
import subprocess
import sys
from pathlib import Path


def python(root: Path, *arguments: str, code: str = "") -> str:
    """`root`/src stands in the place of any installed package, as plain files; what it prints."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("ORLEANS_")}
    env |= {"PYTHONPATH": str(root / "src"), "ORLEANS_PURE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env=env,
        input=code,
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, f"{code}\n{done.stdout}{done.stderr}"
    return done.stdout
