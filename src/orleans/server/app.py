"""The application: a door that everything passes, operations behind it, and pages for the rest."""

from __future__ import annotations

import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..content.tables import Language
from ..table.problems import Problem
from . import metrics
from .access import KeyProblem, caller_at, key_in, player_of, hash_of
from .call import Call, language_of, read_body, read_path, read_query
from .config import Settings
from .failing import Malformed, NotAllowed, NotFound, answer_to, json_response, status_of
from .headers import SecurityHeaders, is_host_allowed, is_origin_allowed
from .limits import Addresses, Limiter, TooMuch, shortened
from .openapi import document
from .operation import AnyOperation
from .rooms import Rooms
from .routes import OPERATIONS
from .static import Pages
from .storage import Store
