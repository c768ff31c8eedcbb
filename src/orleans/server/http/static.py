"""The browser client, if it was built; else a page that says how to play without it."""

from __future__ import annotations

import html
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

from ..config import Settings
from ..present.presenter import words_in
from .errors import NotAllowed, NotFound, answer_to
from .request import language_of

FOLDER: Final = Path(__file__).parent.parent / "static"
HASHED: Final = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
"""A name with a hash of what is in the file: it never changes."""

FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Pages:
    """Whatever is no operation. Addresses of the client's own lead to its one page."""

    def __init__(self, settings: Settings, folder: Path = FOLDER) -> None:
        self.settings = settings
        self.folder = folder.resolve() if (folder / "index.html").is_file() else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        scope["orleans.route"] = "page"
        await self.response_to(request)(scope, receive, send)

    def response_to(self, request: Request) -> Response:
        path: str = request.scope["path"]
        language = language_of(request, self.settings.language)
        id: str = request.scope.get("orleans.request", "")
        if path.startswith("/api"):
            return answer_to(NotFound("server-no-page"), language, id)
        if request.method not in ("GET", "HEAD"):
            response = answer_to(NotAllowed("server-method"), language, id)
            response.headers["allow"] = "GET, HEAD"
            return response
        if self.folder is not None:
            return self.file_for(path) or answer_to(NotFound("server-no-page"), language, id)
        if path == "/":
            return self.greeting(request)
        return answer_to(NotFound("server-no-page"), language, id)

    def file_for(self, path: str) -> Response | None:
        assert self.folder is not None
        file = self.existing(path)
        if file is not None:
            kept = FOREVER if HASHED.search(file.name) else ANEW
            return FileResponse(file, headers={"cache-control": kept})
        if is_file_name(path):
            return None
        return FileResponse(self.folder / "index.html", headers={"cache-control": ANEW})

    def existing(self, path: str) -> Path | None:
        assert self.folder is not None
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            found = path != "/" and file.is_relative_to(self.folder) and file.is_file()
        except (OSError, ValueError):  # too long for a name, or no name at all
            return None
        return file if found else None

    def greeting(self, request: Request) -> Response:
        """Of a server without the client: how to play in a terminal."""
        language = language_of(request, self.settings.language)
        words = words_in(language)
        link = f"{request.url.scheme}://{request.headers.get('host', '')}/api/openapi.json"
        title, text = words.say("server-greeting-title"), words.say("server-greeting", link=link)
        if "text/html" not in request.headers.get("accept", ""):
            return Response(f"{title}\n\n{text}\n", media_type="text/plain; charset=utf-8")
        page = PAGE.format(language=language, title=html.escape(title), text=html.escape(text))
        return Response(page, media_type="text/html; charset=utf-8")


def is_file_name(path: str) -> bool:
    """Whether a file is asked for. Only the ids of rules hold dots too."""
    return "." in path.rpartition("/")[2] and not path.startswith("/rules/")


PAGE: Final = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title></head>
<body><main><h1>{title}</h1><p>{text}</p></main></body>
</html>
"""
