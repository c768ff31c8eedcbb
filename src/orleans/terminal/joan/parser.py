"""What a typed line means in Joan of Arc: names of places, towns and Followers, town numbers."""

from __future__ import annotations

from ...content.search import plain_words
from ...joan.ids import FOLLOWERS, GOOD_NAMES
from ...kernel.moves import Move
from ...text.joan.names import named
from ..classic.letters import letter_of
from ..shell.parser import Reader, plain_starred


class JoanReader(Reader):
    def terms_of(self, move: Move) -> tuple[str, list[str]]:
        """All words that a move goes by; a Follower may be called by its letter.

        Where a move is about one Follower, another one's letter does not fit it.
        """
        verb, *parts = move.notation.split()
        followers = [part for part in parts if part in FOLLOWERS]
        terms = plain_starred(verb)
        for part in parts:
            terms += plain_starred(part)
            if part in FOLLOWERS:
                terms += plain_words(letter_of(self.words, part))
            terms += plain_words(self.called(part))
            for town in part.rpartition("_")[0].split("-"):
                terms += plain_words(self.called(town))
        return followers[0] if len(followers) == 1 else "", terms

    def called(self, id: str) -> str:
        if id in GOOD_NAMES:
            return self.words.good(id)
        number = self.numbers.get(id)
        return named(self.words, id) if number is None else f"{named(self.words, id)} {number}"

    @property
    def numbers(self) -> dict[str, int]:
        """Towns go by their numbers too."""
        return {town.id: town.number for town in self.words.content.joan_map.town if town.number}
