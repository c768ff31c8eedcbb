"""The ledger is a checklist: what can be played is proven, rule by rule."""

import json
from pathlib import Path

from orleans.classic.modules import MODULES
from orleans.content import Rule, load_content
from orleans.content.source import Source

from .running import run

LEFT_OUT = {"combo.plagueset"}
"""What The Plague leaves in the box, told among the tiles."""


def awaited() -> set[str]:
    """Systems with data and rules of their own that no module plays yet."""
    played = {module.rules.removesuffix(".") for module in MODULES.values()}
    named = {rule.split(".")[0] for rule in load_content().rules}
    return named.intersection(Source().names("data")) - played


def cannot_be_played(rule: Rule) -> bool:
    """It belongs to such a system, or to a tile of one."""
    first, _, rest = rule.id.partition(".")
    rows = load_content().rows
    tile = rows.get(rest.partition(".")[0]) if first == "place" else None
    systems = awaited()
    return first in systems or getattr(tile, "set", "") in systems or rule.id in LEFT_OUT


def test_every_rule_of_what_can_be_played_has_a_test(tmp_path: Path) -> None:
    """In whatever file it stands: it is named by the `@rule` of a test."""
    coverage = json.loads(run(tmp_path, "rules", "--coverage", "--json").out)
    ledger = load_content().rules
    assert set(coverage) == set(ledger.files)
    untested = [id for file in coverage.values() for id in file["untested"]]
    assert [id for id in untested if not cannot_be_played(ledger[id])] == []


def test_what_cannot_be_played_is_known() -> None:
    """A system leaves this list with the module that plays it."""
    assert awaited() == {"plague", "invasion", "prosperity", "duel", "solo"}


def test_every_module_says_which_rules_are_its_own() -> None:
    ledger = load_content().rules
    for id, module in MODULES.items():
        assert module.rules.endswith("."), f"{id}: `rules` in its module.py"
        assert any(rule.startswith(module.rules) for rule in ledger), id


def test_only_what_cannot_be_played_is_excused() -> None:
    """A tile waits with its system; a rule that the system merely speaks of does not."""
    ledger = load_content().rules
    assert cannot_be_played(ledger["place.cemetery.count"])
    assert not cannot_be_played(ledger["place.school.scope"])
    assert not cannot_be_played(ledger["event.plague.draw"])
