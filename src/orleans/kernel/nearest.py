"""What somebody may have meant who mistyped a name."""

from collections.abc import Iterable


def nearest(text: str, names: Iterable[str]) -> list[str]:
    """Up to three names that are nearly the text, the nearest first."""
    from difflib import get_close_matches  # only wrong input needs it

    by_letters = {name.casefold(): name for name in names}
    found = get_close_matches(text.casefold(), list(by_letters), n=3, cutoff=0.75)
    return [by_letters[letters] for letters in found]
