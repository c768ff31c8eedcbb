"""The ledger is a checklist: what can be played is proven, rule by rule."""

import json
from pathlib import Path

from orleans.content import load_content
from orleans.games import Setup, tables_for

from .running import run


def test_every_rule_of_what_can_be_played_has_a_test(tmp_path: Path) -> None:
    coverage = json.loads(run(tmp_path, "rules", "--coverage", "--json").out)
    assert coverage["base"] == {"total": 242, "tested": 242, "untested": []}
    tables = tables_for(Setup(edition="bigbox", players=2))
    playable = {tables.places[place].id for place in tables.tiles}
    assert len(playable) == 28
    untested = [id for id in coverage["places"]["untested"] if id.split(".")[1] in playable]
    assert untested == []
    assert set(coverage) == set(load_content().rules.files)
