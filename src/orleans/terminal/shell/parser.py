"""What a typed line means: a number, a notation, or words that fit one move."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ...classic.ids import (
    BACK,
    CHOOSE,
    DONE,
    DRAW,
    FOLLOWERS,
    GO,
    LIFT,
    PASS,
    PLACE,
    RECRUIT,
    SEAT_NAMES,
    SEND,
    STOW,
    STRIKE,
    TAKE,
    TILE,
    UNSTOW,
    USE,
    WHEEL,
)
from ...classic.tables import Place
from ...content.search import plain_words
from ...kernel.moves import Move, Vocabulary
from ...text.classic.names import seat_name
from ...text.translator import BREAD, Words
from ..classic.letters import followers_by_letter
from .look import Look

KINDS_OF: Final[dict[str, tuple[int, ...]]] = {
    "strike": (STRIKE,),
    "draw": (DRAW, BACK),
    "stow": (STOW, DONE),
    "plan": (PLACE, UNSTOW, LIFT, DONE),
    "place_drawn": (PLACE,),
    "act": (USE, PASS),
    "recruit": (RECRUIT,),
    "expand": (TILE,),
    "travel": (GO,),
    "take_good": (TAKE,),
    "choose_good": (TAKE,),
    "send": (SEND,),
    "choose": (CHOOSE,),
    "wheel": (WHEEL,),
}
"""The kinds of moves that a question is about, besides those that are legal: words that fit no
legal move are read as these."""


class Choice(NamedTuple):
    """`place` is set for what another part of the screen shows beside its Place."""

    text: str
    moves: list[Move]
    place: str = ""


def numbered(text: str, choices: list[Choice]) -> Choice | None:
    """The choice of that number; None if the text is not a number of the list."""
    if text.isdecimal() and 1 <= int(text) <= len(choices):
        return choices[int(text) - 1]
    return None


class Reader:
    """Reads in one language, at one table: players may be called by their names."""

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = names
        self.by_letter = followers_by_letter(words)

    def among_choices(self, text: str, choices: list[Choice], legal: list[Move]) -> list[Move]:
        """The legal moves that the words fit; those of the list before their equals."""
        listed = [choice.moves[0] for choice in choices if len(choice.moves) == 1]
        return self.fitting(text, listed) or self.fitting(text, legal)

    def among_all(
        self, text: str, vocabulary: Vocabulary, asked: str, legal: list[Move]
    ) -> list[Move]:
        """Any move of the game that the words fit, legal or not: those asked for first."""
        if text in vocabulary.by_notation:
            return [vocabulary.by_notation[text]]
        kinds = {*KINDS_OF.get(asked, ()), *(move.kind for move in legal)}
        asked_for = [move for move in vocabulary.moves if move.kind in kinds]
        return self.fitting(text, asked_for) or self.fitting(text, vocabulary.moves)

    def fitting(self, text: str, moves: Iterable[Move]) -> list[Move]:
        """Moves for which every typed word begins a word of theirs; whole words count more."""
        typed = re.findall(r"[\w*]+", " ".join(plain_starred(text)))
        best: list[Move] = []
        best_score = 0
        for move in moves:
            score = score_of(self.by_letter, typed, *self.terms_of(move))
            if score > best_score:
                best, best_score = [move], score
            elif score and score == best_score:
                best.append(move)
        return best

    def terms_of(self, move: Move) -> tuple[str, list[str]]:
        """The Follower of a move, if it is about one, and all words that it goes by."""
        follower = ""
        terms: list[str] = []
        parts = move.notation.split()
        if move.kind == SEND and FOLLOWERS[move.b] not in parts:
            parts.append(FOLLOWERS[move.b])  # the space says it, so the notation need not
        for part in parts:
            star = "*" if part.endswith("*") else ""
            id = part.removesuffix("*").split(".")[0]
            if id in FOLLOWERS:
                follower = id + star
                terms += [follower, "".join(plain_words(self.words.name(id))) + star]
                continue
            terms += plain_starred(part)
            terms += plain_words(self.called(id))
            for town in id.rpartition("_")[0].split("-") if move.kind == GO else ():
                terms += plain_words(self.words.name(town))
        return follower, terms

    def called(self, id: str) -> str:
        """What a person calls it: a player by name or colour, all else as on the screen."""
        if id in SEAT_NAMES:
            seat = SEAT_NAMES.index(id)
            colour = self.words.say("seat-name", seat=seat)
            return f"{seat_name(self.words, self.names, seat)} {colour}"
        return self.words.good(id) if id == BREAD else self.words.name(id)


def plain_starred(text: str) -> list[str]:
    """Words without case and accents that keep the star of personal Followers."""
    return [
        "".join(plain_words(part)) + ("*" if part.endswith("*") else "")
        for part in re.split(r"[\s.,_/-]+", text)
        if part
    ]


def score_of(by_letter: dict[str, str], typed: list[str], follower: str, terms: list[str]) -> int:
    """0 if a word fits nowhere."""
    score = 0
    for word in typed:
        if follower and word.removesuffix("*") in by_letter:
            wanted = by_letter[word[0]] + word[1:]
            if wanted not in (follower, follower.removesuffix("*")):
                return 0
            score += 2 if wanted == follower else 1
        elif word in terms:
            score += 2
        elif any(term.startswith(word) for term in terms):
            score += 1
        else:
            return 0
    return score


def own_place(look: Look, text: str) -> Place | None:
    """The own Place that the text names and nothing else, or None."""
    typed = plain_words(text.replace("_", " "))
    found: list[Place] = []
    for place in look.tables.places:
        if place.id not in look.me["places"]:
            continue
        for name in (place.id.replace("_", " "), look.name(place.id)):
            terms = plain_words(name)
            if terms == typed:
                return place
            if typed and begins(typed, terms) and place not in found:
                found.append(place)
    return found[0] if len(found) == 1 else None


def begins(typed: list[str], terms: list[str]) -> bool:
    """Word by word, or written as one word: farm h, farmhouse."""
    if len(typed) == 1 and "".join(terms).startswith(typed[0]):
        return True
    return len(typed) <= len(terms) and all(
        term.startswith(word) for word, term in zip(typed, terms, strict=False)
    )
