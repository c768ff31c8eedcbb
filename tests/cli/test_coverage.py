"""The ledger is a checklist: what can be played is proven, rule by rule."""

import json
from pathlib import Path

from orleans.content import load_content
from orleans.games import Setup, tables_for

from .running import run


def test_every_rule_of_what_can_be_played_has_a_test(tmp_path: Path) -> None:
    coverage = json.loads(run(tmp_path, "rules", "--coverage", "--json").out)
    assert coverage["base"] == {"total": 242, "tested": 242, "untested": []}
    assert coverage["trade_intrigue"] == {"total": 243, "tested": 243, "untested": []}
    assert coverage["joan"] == {"total": 236, "tested": 236, "untested": []}
    tables = tables_for(Setup(edition="bigbox", players=2))
    playable = {tables.places[place].id for place in tables.tiles}
    assert len(playable) == 57
    # What is left is a module's: three tiles, and the tiles that it leaves in the box.
    left = {"back_door", "cemetery", "medicinal_spring", "plagueset"}
    assert {id.split(".")[1] for id in coverage["places"]["untested"]} <= left
    assert set(coverage) == set(load_content().rules.files)
