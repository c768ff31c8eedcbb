"""Everything that a form for a new table needs, and whether a set-up can be played."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from ....bots import PLAYERS
from ....classic.modules import MODULES
from ....classic.setup.options import combinations
from ....content import ContentError
from ....content.schema import Language
from ....display.parts import DISPLAYS
from ....display.setups import (
    Apart,
    Offer,
    edition_name,
    editions_of,
    excluding,
    not_taken,
    offers,
    player_counts,
)
from ....games import Setup, tables_for
from ....kernel.setup import SetupError
from ....kernel.title import Title
from ....text.errors import Problem
from ....text.parts import SPEECHES
from ....text.shapes import Named
from ....text.translator import Words
from ....titles import all_titles
from ...present.presenter import reason_of, words_in
from ...wire import lookup, messages
from ..errors import as_problem
from ..request import Asked, Call
from .lookup import rule_view


async def read_setups(call: Call[Asked, None]) -> lookup.Setups:
    return await asyncio.to_thread(all_setups, call.language)


@lru_cache(maxsize=4)
def all_setups(language: Language) -> lookup.Setups:
    words = words_in(language)
    return lookup.Setups(
        games=[game_offer(words, title) for title in all_titles()],
        players=[
            lookup.PlayerOffer(player=name, about=words.say("player-about", player=name))
            for name in PLAYERS
        ],
    )


def game_offer(words: Words, title: Title[Any]) -> lookup.GameOffer:
    game = title.id
    taking = {id: editions_of(words.content, id) for id in DISPLAYS.of(game).form.modules}
    apart = [*excluding(), *not_taken(words.content)] if taking else []
    return lookup.GameOffer(
        game=game,
        name=words.say("game-name", game=game),
        editions=[
            lookup.EditionOffer(
                edition=edition,
                name=edition_name(words, edition),
                players=counts,
                modules=[id for id, editions in taking.items() if edition in editions],
                usual=edition == title.edition,
            )
            for edition, counts in player_counts(game, words.content).items()
        ],
        modules=[module_offer(words, id, editions) for id, editions in taking.items()],
        together=combinations() if taking else [[]],
        clashes=[clash_of(words, one) for one in apart],
        options=[option_offer(words, game, offer) for offer in offers(game, words.content)],
    )


def module_offer(words: Words, id: str, editions: list[str]) -> lookup.ModuleOffer:
    begins = MODULES[id].rules
    ledger = words.content.rules
    return lookup.ModuleOffer(
        module=id,
        name=words.say("module-name", module=id),
        about=words.say("module-about", module=id),
        editions=editions,
        rules=begins,
        setup=[
            rule_view(words, rule)
            for rule in ledger.values()
            if begins and rule.id.startswith(f"{begins}setup")
        ],
    )


def clash_of(words: Words, apart: Apart) -> lookup.Clash:
    rule = rule_view(words, words.content.rules[apart.rule])
    return lookup.Clash(modules=apart.modules, edition=apart.edition, rule=rule)


def option_offer(words: Words, game: str, offer: Offer) -> lookup.OptionOffer:
    prefix = SPEECHES.of(game).prefix
    return lookup.OptionOffer(
        option=offer.name,
        name=words.say("option-name", option=offer.name),
        type=TYPES[offer.option.kind],
        default=offer.option.default,
        rule=rule_view(words, words.content.rules[offer.option.rule]),
        editions=offer.editions,
        players=offer.players,
        module=offer.module,
        choices=[Named(id=id, name=choice_name(words, prefix, id)) for id in offer.choices],
        choice_rules=[rule_view(words, words.content.rules[rule]) for rule in offer.rules],
        spans=[
            lookup.Span(players=players, least=least, most=most)
            for players, (least, most) in offer.spans.items()
        ],
    )


TYPES: dict[type, lookup.OptionType] = {
    bool: "switch",
    int: "number",
    str: "one",
    list: "many",
}


def choice_name(words: Words, prefix: str, id: str) -> str:
    """A component's name, or what a choice is called that is none."""
    named = words.names.get(prefix + id)
    return named if named is not None else words.say("choice-name", choice=id)


# ------------------------------------------------------------------- checking


async def check_setup(call: Call[Asked, messages.TableWish]) -> lookup.Checked:
    if call.body.setup.data:
        call.server.limiter.take("corrections", call.address)
    try:
        async with call.server.checking:
            await asyncio.to_thread(tables_for, setup_of(call.body.setup))
        call.body.options.check()
    except (SetupError, ContentError, Problem) as error:
        return lookup.Checked(ok=False, reason=reason_of(as_problem(error), call.language))
    return lookup.Checked(ok=True)


def setup_of(wish: messages.SetupWish) -> Setup:
    return Setup(wish.game, wish.edition, wish.players, wish.modules, wish.options, wish.data)
