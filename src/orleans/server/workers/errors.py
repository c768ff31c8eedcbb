"""Why there is no answer."""

from __future__ import annotations


class WorkerError(Exception):
    """A job without an answer. Its text is fit for logs and tells nothing of the inside."""


class TooSlow(WorkerError):
    """The job took longer than its limit, or waited too long for a worker."""


class Crashed(WorkerError):
    """Whoever did the job raised an exception, ended the process or answered nonsense."""


class Unanswerable(WorkerError):
    """The question itself is wrong: no such moment, a draft that is not legal."""


class Full(WorkerError):
    """Too many jobs wait already; nothing was begun."""


class Closed(WorkerError):
    """The pool ends, so nobody will do the job."""
