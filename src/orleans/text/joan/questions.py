"""What a seat is asked, in words."""

from __future__ import annotations

from ...kernel.refusals import Fact
from .context import Moment
from .names import named, town_called
from .pending import waiting_words


def question_words(moment: Moment) -> str:
    words = moment.words
    facts: dict[str, Fact] = {}
    if moment.asked == "pick":
        facts = {"monks": moment.tables.monks - int(moment.me["monks"])}
    elif moment.asked == "turn":
        facts = {"waiting": waiting_words(moment)}
    else:
        facts = bill(moment)
    return words.say(f"joan-ask-{moment.asked}", **facts)


def bill(moment: Moment) -> dict[str, Fact]:
    """What is paid for, and how much of it is still to pay."""
    question = moment.view["question"]
    id = str(question["for"])
    station = question["what"] == "station"
    thing = town_called(moment.words, moment.tables, id) if station else named(moment.words, id)
    return {"what": str(question["what"]), "thing": thing, "left": question["left"]}
