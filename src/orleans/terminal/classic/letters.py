"""The letter of a Follower, of the reader's own language: no two have the same."""

from __future__ import annotations

from ...classic.ids import FOLLOWERS
from ...content.search import plain_words
from ...text.translator import Words


def letter_of(words: Words, follower: str) -> str:
    return words.say("follower-letter", follower=follower)


def followers_by_letter(words: Words) -> dict[str, str]:
    """As letters are typed: small, and without accents."""
    return {"".join(plain_words(letter_of(words, one))): one for one in FOLLOWERS}
