"""What honest people may notice of an attack."""

from collections.abc import Sequence

from ..verdicts import Ratio, Target, Verdicts

TIMES = 3
MILLISECONDS = 100  # on a machine with nothing else to do


def verdicts(families: Sequence[str]) -> Verdicts:
    """The ratios are costs, so less is better: 1 if nobody notices anything."""
    ratios = [
        Ratio(f"{name}, quiet : attacked", f"{name}.p95_ms", f"{name}.quiet.p95_ms", cost=True)
        for name in families
    ]
    targets = []
    for name in families:
        targets += [
            Target(f"{name}.times", f"{name}, times as long", TIMES, most=True),
            Target(f"{name}.p95_ms", f"{name}, p95 in ms", MILLISECONDS, most=True),
        ]
    return Verdicts(ratios, targets)
