"""docs/lab.md: its example runs, and it describes every field of a result."""

import re

from orleans.lab.run.outcome import Outcome
from orleans.lab.stats.facts import SeatFacts

from .blocks import ROOT, blocks_of, section
from .running import python

PAGE = "docs/lab.md"


def test_the_example_runs() -> None:
    (example,) = (block.code for block in blocks_of(PAGE) if block.language == "python")
    python(ROOT, "-", code=example)


def test_every_field_of_a_result_is_described() -> None:
    named = set(re.findall(r"`(\w+)`", section(PAGE, "Keeping and reading results")))
    assert named >= {*Outcome.__struct_fields__, *SeatFacts.__struct_fields__}
