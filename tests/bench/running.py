"""The benchmark as a process of its own."""

import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", "--quick", "--no-peers", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3 * PATIENCE)
