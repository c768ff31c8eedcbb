"""The boards that a client can be sent: a row for each title that has one."""

from __future__ import annotations

from .classic.shapes import ClassicBoard
from .joan.shapes import JoanBoard

Board = ClassicBoard | JoanBoard
