"""docs/ as a site: every page is in it, every link leads somewhere, nothing is fetched."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import orleans

from .blocks import ROOT

FETCHED = re.compile(r"""<(?:script|img|iframe|source)[^>]*\ssrc=["']?(?:https?:)?//""")
STYLES = re.compile(
    r"""<link[^>]*rel=["']?(?:stylesheet|preconnect|preload)[^>]*href=["']?https?:"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Strict: a link to nowhere or a page that is left out ends it. Any proxy that something
    would be fetched through is not there."""
    pytest.importorskip("mkdocs")
    folder = tmp_path_factory.mktemp("site")
    nowhere = "http://127.0.0.1:9"
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "HTTPS_PROXY": nowhere, "HTTP_PROXY": nowhere}
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    yield folder


def test_every_page_is_built(site: Path) -> None:
    pages = {page.stem for page in (ROOT / "docs").glob("*.md")}
    assert {page.stem for page in site.glob("*.html")} == pages | {"404"}


def test_no_page_fetches_from_anybody(site: Path) -> None:
    for page in site.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not FETCHED.search(text) and not STYLES.search(text), page.name


def test_the_reference_has_every_name_with_its_words(site: Path) -> None:
    text = (site / "api.html").read_text(encoding="utf-8")
    for name in orleans.__all__:
        assert re.search(rf'<h3 id="orleans\.[\w.]*\b{name}"', text), name
    assert "Replay a record and demand that it ends as it says" in text
