"""All tables and rules of the two games, read once and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import islice
from typing import Any, TypeVar

import msgspec

from orleans.content import names, override, public_sources
from orleans.content.checks import board, deeds, joan, links, modules, tiles
from orleans.content.checks import map as town_map
from orleans.content.checks.entries import rows_by_id
from orleans.content.decode import decode, level_problems
from orleans.content.digest import digest_of
from orleans.content.ledger import Ledger, rule_ids
from orleans.content.problems import MOST_TOLD, ContentError, Problem
from orleans.content.provenance import BUILT_IN, LEVELS, Level, ShownLevel, level_of, stem_of
from orleans.content.public_sources import PublicSource, read_sources
from orleans.content.schema import (
    FILES,
    Board,
    Classic,
    Deeds,
    Duel,
    Hourglass,
    Invasion,
    Joan,
    JoanArea,
    JoanDeeds,
    JoanMap,
    JoanPlaces,
    JoanSheet,
    JoanSolo,
    Language,
    Map,
    Orders,
    Places,
    Plague,
    Prosperity,
    Solo,
)
from orleans.content.schema.row import Row, Strict, Table
from orleans.content.source import Source

S = TypeVar("S", bound=Strict)


class Content:
    """The component tables and the rules ledger.

    The files of Orléans are read at once; Joan of Arc, names and rules when they are first asked
    for. Whatever is read is checked, and a fault is a ContentError.
    """

    def __init__(
        self,
        source: Source | None = None,
        corrections: Mapping[str, Any] | None = None,
        origin: str = "override",
    ) -> None:
        self.override: Mapping[str, Any] = corrections or {}
        """The corrections of an owner as parsed from TOML, for the record of a game."""
        self._source = source or Source()
        self._origin = origin if corrections else ""
        override.check_files(self.override, FILES, origin)
        self._rule_ids = rule_ids(self._source)
        self.classic = self._read_classic()
        self.board: Board = self.classic.board
        self.map: Map = self.classic.map
        self.places: Places = self.classic.places
        self.deeds: Deeds = self.classic.deeds
        self.hourglass: Hourglass = self.classic.hourglass
        self.orders: Orders = self.classic.orders
        self.plague: Plague = self.classic.plague
        self.invasion: Invasion = self.classic.invasion
        self.prosperity: Prosperity = self.classic.prosperity
        self.duel: Duel = self.classic.duel
        self.solo: Solo = self.classic.solo

    @cached_property
    def joan(self) -> Joan:
        """All tables of Joan of Arc."""
        game = Joan(
            joan_map=self._read("joan_map", JoanMap),
            joan_sheet=self._read("joan_sheet", JoanSheet),
            joan_places=self._read("joan_places", JoanPlaces),
            joan_deeds=self._read("joan_deeds", JoanDeeds),
            joan_solo=self._read("joan_solo", JoanSolo),
            joan_area=self._read("joan_area", JoanArea),
        )
        targets = links.joan_targets(game, self._rule_ids)
        self._refuse(links.check(game, targets))
        self._refuse(joan.check(game, self.map))
        self._refuse(public_sources.check(game, self.sources))
        return game

    @property
    def joan_map(self) -> JoanMap:
        return self.joan.joan_map

    @property
    def joan_sheet(self) -> JoanSheet:
        return self.joan.joan_sheet

    @property
    def joan_places(self) -> JoanPlaces:
        return self.joan.joan_places

    @property
    def joan_deeds(self) -> JoanDeeds:
        return self.joan.joan_deeds

    @property
    def joan_solo(self) -> JoanSolo:
        return self.joan.joan_solo

    @property
    def joan_area(self) -> JoanArea:
        return self.joan.joan_area

    @cached_property
    def rows(self) -> Mapping[str, Row]:
        """Every row of Orléans by its id."""
        return rows_by_id(self.classic)

    @cached_property
    def joan_rows(self) -> Mapping[str, Row]:
        """Every row of Joan of Arc by its id."""
        return rows_by_id(self.joan)

    @cached_property
    def rules(self) -> Ledger:
        return Ledger(self._source)

    @cached_property
    def classic_digest(self) -> str:
        """Of all data that can change how a game of Orléans goes."""
        return digest_of(self.classic)

    @cached_property
    def joan_digest(self) -> str:
        """The same for Joan of Arc."""
        return digest_of(self.joan)

    def names(self, language: Language) -> dict[str, str]:
        """What every named row is called; the ids of Joan of Arc carry the prefix "joan."."""
        return dict(self._names(language))

    def provenance(self, row: Table, field: str | None = None) -> Level:
        """Where a row, or one field of it, comes from."""
        if field and field not in row.provenance and field not in row.__struct_fields__:
            raise KeyError(f"{type(row).__name__} has no field {field}")
        return level_of(row.provenance, field)

    @cached_property
    def sources(self) -> Mapping[str, PublicSource]:
        """The public photographs and texts that rows name, by id."""
        return read_sources(self._source.toml(f"data/{public_sources.FILE}"))

    def source_of(self, row: Table, field: str | None = None) -> PublicSource | None:
        """What shows a row, or one field of it, besides the rulebooks."""
        stem = stem_of(row.provenance, field)
        if row.provenance[stem] == "owner":
            return None
        return self.sources.get(row.shown_by.get(stem, ""))

    def shown_level(self, row: Table, field: str | None = None) -> ShownLevel:
        """The level as players are told it: what comes off a box cover says so."""
        level = self.provenance(row, field)
        source = self.source_of(row, field)
        if level == "photograph" and source is not None and source.kind == "cover":
            return "photograph-cover"
        return level

    def check(self) -> None:
        """Reads and checks everything that is otherwise read when first asked for."""
        self.check_tables()
        for language in LANGUAGES:
            self.rules.wording(next(iter(self.rules)), language)

    def check_tables(self) -> None:
        """The same for all tables and names, without the rules."""
        for language in LANGUAGES:
            self._names(language)

    def _names(self, language: Language) -> Mapping[str, str]:
        if language == "en":
            return self._english
        return self._german if language == "de" else self._french

    @cached_property
    def _english(self) -> Mapping[str, str]:
        return names.names_in("en", self.classic, self.joan, {})

    @cached_property
    def _german(self) -> Mapping[str, str]:
        return self._names_from_file("de")

    @cached_property
    def _french(self) -> Mapping[str, str]:
        return self._names_from_file("fr")

    def _names_from_file(self, language: Language) -> Mapping[str, str]:
        file = f"names_{language}"
        try:
            given = msgspec.convert(self._source.toml(f"data/{file}"), names.NamesFile).names
        except msgspec.ValidationError as error:
            raise ContentError(f"{file}.toml: {error}") from None
        self._refuse(names.problems(language, self.classic, self.joan, given))
        return names.names_in(language, self.classic, self.joan, given)

    def _read_classic(self) -> Classic:
        game = Classic(
            board=self._read("board", Board),
            map=self._read("map", Map),
            places=self._read("places", Places),
            deeds=self._read("deeds", Deeds),
            hourglass=self._read("hourglass", Hourglass),
            orders=self._read("orders", Orders),
            plague=self._read("plague", Plague),
            invasion=self._read("invasion", Invasion),
            prosperity=self._read("prosperity", Prosperity),
            duel=self._read("duel", Duel),
            solo=self._read("solo", Solo),
        )
        targets = links.classic_targets(game, self._rule_ids)
        self._refuse(
            [
                *links.check(game, targets),
                *links.places_without_rule(game, self._rule_ids),
            ]
        )
        for subject in (board, town_map, tiles, deeds, modules):
            self._refuse(subject.check(game))
        self._refuse(public_sources.check(game, self.sources))
        return game

    def _read(self, file: str, kind: type[S]) -> S:
        """One file with the owner's corrections; only those may call themselves the owner's."""
        raw = self._source.toml(f"data/{file}")
        self._refuse(level_problems(file, raw, BUILT_IN))
        corrections = self.override.get(file, {})
        if corrections:
            raw = override.merge(file, raw, corrections, kind, self._origin)
            self._refuse(level_problems(file, raw, LEVELS))
        return decode(file, raw, kind, self._origin if corrections else "")

    def _refuse(self, problems: Iterable[Problem]) -> None:
        found = list(islice(problems, MOST_TOLD))
        if found:
            raise ContentError.of(found, self._origin)


LANGUAGES: tuple[Language, ...] = ("de", "fr")
