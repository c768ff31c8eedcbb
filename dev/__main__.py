"""`.venv/bin/python dev COMMAND`, from any folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from dev.commands import main

sys.exit(main(sys.argv[1:]))
