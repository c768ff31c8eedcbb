"""`python -m orleans`"""

import sys

from .cli import main

sys.exit(main())
