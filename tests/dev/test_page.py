"""The page is built when it is not there or its sources have changed, and only then."""

from pathlib import Path

import pytest

from dev import folders, page
from dev.problems import Problem

from .project import write


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A client whose build writes down that it was called."""
    here = folders.Folders(tmp_path)
    monkeypatch.setattr(folders, "here", here)
    write(here.web / "src" / "App.svelte", "<p>18 rounds</p>")
    write(here.package / "text" / "messages" / "en" / "web.ftl", "web-round = Round")
    called: list[str] = []

    def npm(*words: str) -> None:
        called.append(" ".join(words))
        write(here.page / "index.html", "<!doctype html>")

    monkeypatch.setattr(page, "npm_quietly", npm)
    monkeypatch.setattr(page, "prepare_node", lambda: None)
    return called


def test_it_is_built_once(builds: list[str]) -> None:
    page.build_page()
    page.build_page()
    assert builds == ["run build"]


@pytest.mark.parametrize("changed", ["web/src/App.svelte", "src/orleans/text/messages/en/web.ftl"])
def test_a_change_of_the_client_or_its_words_builds_it_anew(
    changed: str, builds: list[str], tmp_path: Path
) -> None:
    page.build_page()
    write(tmp_path / changed, "another")
    page.build_page()
    assert len(builds) == 2


def test_who_gets_it_with_the_sources_needs_no_node(builds: list[str], tmp_path: Path) -> None:
    """As from the source archive: the page and what it was made from, and no `.venv` yet."""
    page.build_page()
    moved = tmp_path.with_name("unpacked")
    tmp_path.rename(moved)
    folders.here = folders.Folders(moved)
    page.build_page()
    assert len(builds) == 1


def test_what_a_linked_page_leads_to_is_left_as_it_is(builds: list[str], tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    folders.here.page.parent.mkdir()
    folders.here.page.symlink_to(elsewhere)
    with pytest.raises(Problem, match="static is a link"):
        page.build_page()
    assert builds == []
