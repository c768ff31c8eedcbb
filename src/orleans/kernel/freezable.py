"""What the state of a game is made of."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Freezable:
    """It holds what its constructor takes, under the same names, so that it can be written down
    and made again (see freezing.py): numbers, texts, lists, other Freezables, and whatever all
    games of a set-up share. What it holds besides must follow from these."""

    __slots__ = ()
