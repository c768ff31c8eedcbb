"""One fresh process: how long a user waits for `import orleans` and for the first game.

The clock on the wall is right here, because reading files is part of the wait.
"""

import json
import time


def measure() -> dict[str, float]:
    began = time.perf_counter()
    import orleans

    imported = time.perf_counter()
    orleans.new(orleans.Setup(edition="bigbox", players=4), "first", listen=False)
    ready = time.perf_counter()
    return {"import_ms": (imported - began) * 1e3, "first_game_ms": (ready - imported) * 1e3}


if __name__ == "__main__":
    print(json.dumps(measure()))
