"""The browser client as files, and what is shown without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from orleans.server.config import Settings
from orleans.server.http.static import Pages


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>client</title>")
    (folder / "assets" / "index-BZn3kq9x.js").write_text("1")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return Pages(Settings(db="x"), folder)


def get(pages: Pages, path: str, method: str = "GET", **headers: str) -> Response:
    sent = [(name.encode(), value.encode()) for name, value in {"host": "h", **headers}.items()]
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": sent,
        "scheme": "http",
        "server": ("h", 80),
    }
    return pages.response_to(Request(scope))


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(pages: Pages) -> None:
    answer = get(pages, "/assets/index-BZn3kq9x.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert get(pages, "/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/census.most", "/rules/census.most/"])
def test_addresses_of_the_client_lead_to_its_page(pages: Pages, path: str) -> None:
    answer = get(pages, path)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/../secret.txt", "/assets/../../secret.txt", "/api/x", "/.env"]
)
def test_what_is_not_there_is_not_the_page(pages: Pages, path: str) -> None:
    assert get(pages, path).status_code == 404


def test_nothing_is_written_there(pages: Pages) -> None:
    answer = get(pages, "/", "POST")
    assert answer.status_code == 405 and answer.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize(
    "language, words",
    [("de", "Hier läuft ein Server"), ("fr", "Un serveur de tables"), ("en", "A table server")],
)
def test_without_the_client_it_says_how_to_join(tmp_path: Path, language: str, words: str) -> None:
    bare = Pages(Settings(db="x"), tmp_path)
    headers = {"accept-language": language}
    text = get(bare, "/", **headers)
    assert words.encode() in text.body and b"http://h/api/openapi.json" in text.body
    page = get(bare, "/", accept="text/html", **headers)
    assert f'<html lang="{language}">'.encode() in page.body
    assert get(bare, "/tables/abc").status_code == 404


def test_a_name_that_is_no_name_does_no_harm(tmp_path: Path) -> None:
    bare = Pages(Settings(db="x"), tmp_path)
    page = get(bare, "/", accept="text/html", host="<script>")
    assert b"<script>" not in page.body
