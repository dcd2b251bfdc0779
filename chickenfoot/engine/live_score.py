"""The score of a game with real tiles, kept by hand: what was left, who went out, the totals.

A :class:`ScoreSheet` never changes: each round written down gives the next one, so that going
back is keeping the one before. What a round costs is the rules' business, as in a game here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..common.arguments import flag, instance, is_whole, listed, text, unknown_name, whole_number
from ..common.tables import DataTable, DisplaysTable
from ..errors import ChickenfootError, PositionError, RecordError
from ..text import say
from .compiled import compiled_rules
from .explain import sentence
from .game import player_names
from .moves import EndReason, Outcome
from .rules import Rules, rules_of
from .score import Sheet, Standings
from .score_csv import COLUMNS, Line, barred, read_lines, written
from .scored_round import ScoredRound, as_left, doubts, is_number, leads_left, says_nothing
from .tiles import Tile, as_tile

__all__ = ["ScoreSheet"]

_VERSION = 1
_FIELDS = ("lead", "left", "out", "last", "leader", "anyway")
_YES = "yes"


@dataclass(frozen=True)
class ScoreSheet(DisplaysTable):
    """The score of a game with real tiles. Begin one with :meth:`ScoreSheet.new`.

    Attributes
    ----------
    names : tuple of str
        The players' names in the order in which they sit, to the left.
    rules : Rules
        The rules by which it counts.
    rounds : tuple of ScoredRound
        What was written down of each round.

    Examples
    --------
    >>> from chickenfoot import ScoreSheet
    >>> sheet = ScoreSheet.new(["Ana", "Bo"], "chicken-foot")
    >>> sheet.add(["", "0-0 6-4"], last="5-5").totals
    (0, 60)
    """

    names: tuple[str, ...]
    rules: Rules
    rounds: tuple[ScoredRound, ...] = ()

    @classmethod
    def new(cls, players: Sequence[str] | int, rules: Rules | str = Rules()) -> ScoreSheet:
        """A sheet on which nothing is written yet.

        Parameters
        ----------
        players : sequence of str or int
            Their names in the order in which they sit, or how many there are.
        rules : Rules or str
            A rule set, or the name of a house rule.

        Returns
        -------
        ScoreSheet
            The empty sheet.

        Raises
        ------
        RulesError
            If the rules cannot be dealt to so many, or if two names look the same.
        """
        rules, names = rules_of(rules), player_names(players)
        rules.check_players(len(names))
        return cls(names, rules)

    # -- writing -----------------------------------------------------------------------------

    def add(
        self,
        left: Sequence[Any],
        *,
        out: str | int | None = None,
        last: Tile | str | None = None,
        lead: int | None = None,
        leader: str | int | None = None,
        anyway: bool = False,
    ) -> ScoreSheet:
        """The sheet with one round more; this one stays as it was.

        Parameters
        ----------
        left : sequence
            For each player the tiles that were left, such as ``"6-4 5-5"`` (``""`` for none),
            or the points as a number.
        out : str or int, optional
            Who went out: a name, or a place in the order of the players. By default whoever
            has nothing left; with nobody the round was blocked.
        last : Tile or str, optional
            The tile that was played last.
        lead : int, optional
            The number of the double that started the round; by default the next in order.
        leader : str or int, optional
            Who led; by default whoever is next, where the rules say that.
        anyway : bool
            Whether to write down even what cannot be.

        Returns
        -------
        ScoreSheet
            The sheet with it.

        Raises
        ------
        PositionError
            For what cannot be, unless `anyway`: a tile twice, more pips than there are, a
            second player without tiles, a double that has led.
        InvalidText
            For text that is neither tiles nor points.
        ChickenfootError
            For anything else that is no round of these players.
        """
        made = self._round(left, out, last, lead, leader, anyway)
        return replace(self, rounds=(*self.rounds, self._checked(made)))

    def correct(
        self,
        number: int,
        left: Sequence[Any],
        *,
        out: str | int | None = None,
        last: Tile | str | None = None,
        lead: int | None = None,
        leader: str | int | None = None,
        anyway: bool = False,
    ) -> ScoreSheet:
        """The sheet with another round in the place of an earlier one.

        Parameters
        ----------
        number : int
            Which round, from 1 on.
        left, out, last, lead, leader, anyway : object
            As for :meth:`add`; `lead` and `leader` by default as they were.

        Returns
        -------
        ScoreSheet
            The sheet with it.

        Raises
        ------
        ChickenfootError
            As for :meth:`add`, and for a round that there is not.
        """
        place = self._place(number)
        old = self.rounds[place]
        lead = old.lead if lead is None else lead
        leader = old.leader if leader is None else leader
        before = replace(self, rounds=self.rounds[:place])
        made = before._round(left, out, last, lead, leader, anyway)
        after = self.rounds[place + 1 :]
        return replace(self, rounds=(*before.rounds, before._checked(made, after), *after))

    def without(self, number: int) -> ScoreSheet:
        """The sheet without a round, such as one that was written twice.

        Parameters
        ----------
        number : int
            Which round, from 1 on.

        Returns
        -------
        ScoreSheet
            The sheet without it.

        Raises
        ------
        ChickenfootError
            If there is no such round.
        """
        place = self._place(number)
        return replace(self, rounds=(*self.rounds[:place], *self.rounds[place + 1 :]))

    def _place(self, number: int) -> int:
        """The place in `rounds` of the round that people count as `number`."""
        most = len(self.rounds)
        return whole_number(number, "number", least=1, most=most, key="scores.no_round") - 1

    def _round(
        self, left: object, out: object, last: object, lead: object, leader: object, anyway: object
    ) -> ScoredRound:
        entries = tuple(map(as_left, listed(left, "left", count=len(self.names))))
        if lead is None:
            lead = self.next_lead if self.next_lead is not None else self.rules.leads[-1]
        whole_number(lead, "lead", least=0, most=self.rules.set_max)
        assert isinstance(lead, int)
        seat = self._seat(out, "out")
        if seat is None:
            empty = [place for place, each in enumerate(entries) if not each]
            seat = empty[0] if len(empty) == 1 else None
        tile = None if says_nothing(last) else as_tile(last)
        known = self._seat(leader, "leader")
        led = self.next_leader if known is None else known
        return ScoredRound(lead, entries, seat, tile, led, flag(anyway, "anyway"))

    def _checked(self, made: ScoredRound, after: Sequence[ScoredRound] = ()) -> ScoredRound:
        found = tuple(doubts(self.names, self.rules, self.rounds, made, after))
        if found and not made.anyway:
            raise PositionError(" ".join(found), doubts=found)
        # What could be all the time needs no mark.
        return made if found else replace(made, anyway=False)

    def _seat(self, given: object, what: str) -> int | None:
        if says_nothing(given):
            return None
        if is_whole(given):
            return whole_number(given, what, least=0, most=len(self.names) - 1)
        name = text(given, what)
        if name not in self.names:
            raise ChickenfootError(unknown_name("player", name, self.names), **{what: given})
        return self.names.index(name)

    # -- what it comes to --------------------------------------------------------------------

    def outcome(self, number: int) -> Outcome:
        """What a round cost.

        Parameters
        ----------
        number : int
            Which round, from 1 on.

        Returns
        -------
        Outcome
            As that of a round played here. Points that were written as a number are its pips.

        Raises
        ------
        ChickenfootError
            If there is no such round.
        """
        return self._outcome(self.rounds[self._place(number)])

    def _outcome(self, each: ScoredRound) -> Outcome:
        pips, penalties = [], []
        for left in each.left:
            tiles = left if isinstance(left, tuple) else ()
            pips.append(left if isinstance(left, int) else sum(tile.pips for tile in tiles))
            penalties.append(sum(map(self.rules.penalty, tiles)))
        if each.out is not None and each.last is not None and each.last.is_double:
            penalties[each.out] += compiled_rules(self.rules, len(self.names)).out_on_double
        how = EndReason.BLOCKED if each.out is None else EndReason.WENT_OUT
        return Outcome(how, each.out, tuple(pips), tuple(penalties))

    @property
    def sheet(self) -> Sheet:
        """The sheet as that of a game played here, for pandas and the like."""
        rows = [(Tile(x.lead, x.lead), x.leader, self._outcome(x)) for x in self.rounds]
        return Sheet.of(self.names, rows)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each player's points over all rounds."""
        return self.sheet.totals

    @property
    def standings(self) -> Standings:
        """The players by their totals, lowest first, ties broken as the rules say."""
        return self.sheet.standings(self.rules.tiebreak)

    @property
    def leads_left(self) -> tuple[int, ...]:
        """The numbers of the doubles that may yet start a round, in their order."""
        return leads_left(self.rules, self.rounds)

    @property
    def is_over(self) -> bool:
        """Whether the last round is written."""
        return len(self.rounds) >= self.rules.most_rounds or not self.leads_left

    @property
    def next_lead(self) -> int | None:
        """The number of the double that starts the next round; None when the game is over."""
        return None if self.is_over else self.leads_left[0]

    @property
    def next_leader(self) -> int | None:
        """The place of the player who leads next; None where that is not known before the deal."""
        last = self.rounds[-1].leader if self.rounds else None
        if self.rules.start_source == "hand" or last is None:
            return None
        return (last + 1) % len(self.names)

    @property
    def next_words(self) -> str:
        """Which double starts the next round and who leads it, or who has won."""
        if self.is_over:
            winners = self.standings.winners
            return say("scores.over", names=winners, n=len(winners))
        number = len(self.rounds) + 1
        begins = say("scores.next", n=number, double=Tile(self.leads_left[0], self.leads_left[0]))
        if self.next_leader is not None:
            return f"{begins} {say('scores.next_leader', name=self.names[self.next_leader])}"
        if self.rules.start_source == "hand":
            return f"{begins} {say('scores.holder')} {sentence(self.rules, 'start_missing')}"
        return f"{begins} {sentence(self.rules, 'leader_later' if self.rounds else 'leader_first')}"

    def table(self) -> DataTable:
        """A row for each round and one of totals; what was written anyway has a note.

        Returns
        -------
        DataTable
            The table as it is shown.
        """
        shown = self.sheet.table()
        odd = [n for n, each in enumerate(self.rounds, start=1) if each.anyway]
        notes = [say("scores.written_anyway", n=len(odd), rounds=list(map(str, odd)))]
        return replace(shown, notes=[*(notes if odd else []), self.next_words])

    # -- as data -----------------------------------------------------------------------------

    def to_csv(self) -> str:
        """The sheet as comma-separated values: what was left, not only what it cost.

        Returns
        -------
        str
            A line of headings, then one for each round. Tiles are written ``6|4``: a
            spreadsheet takes ``6-4`` for a day in April.
        """
        rows = []
        for number, each in enumerate(self.rounds, start=1):
            who = ["" if seat is None else self.names[seat] for seat in (each.leader, each.out)]
            last = "" if each.last is None else barred([each.last])
            left = [x if isinstance(x, int) else barred(x) for x in each.left]
            rows.append([number, each.lead, *who, last, _YES if each.anyway else "", *left])
        return written(COLUMNS, self.names, rows)

    @classmethod
    def from_csv(cls, text: str, rules: Rules | str = Rules()) -> ScoreSheet:
        """The sheet that comma-separated values tell: ours, or those of `game.sheet.to_csv()`.

        Parameters
        ----------
        text : str
            The lines, from a file or a spreadsheet.
        rules : Rules or str
            The rules by which it counts, which stand in no such file.

        Returns
        -------
        ScoreSheet
            The sheet.

        Raises
        ------
        RecordError
            For a line that tells no round that could be; the sentence names it.
        RulesError
            For rules that do not suit the players.
        """
        names, lines = read_lines(text)
        sheet = cls.new(names, rules)
        for line in lines:
            try:
                sheet = sheet._with_line(line)
            except ChickenfootError as error:
                raise RecordError(say("scores.csv_line", n=line.number, why=error)) from None
        return sheet

    def _with_line(self, line: Line) -> ScoreSheet:
        cells = line.cells
        lead = cells["double"]
        return self.add(
            line.players,
            out=cells.get("out"),
            last=cells.get("last"),
            lead=as_tile(lead).high if not is_number(lead) else int(lead),
            leader=cells.get("leader"),
            anyway=cells.get("anyway", "").casefold() == _YES,
        )

    def to_dict(self) -> dict[str, Any]:
        """The sheet as data: what :meth:`from_dict` reads back.

        Returns
        -------
        dict
            The players, the rules and the rounds, as plain values that JSON can hold.
        """
        return {
            "chickenfoot-scores": _VERSION,
            "players": list(self.names),
            "rules": self.rules.to_dict(),
            "rounds": [each.to_dict() for each in self.rounds],
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> ScoreSheet:
        """The sheet that data say; nothing in them is believed.

        Parameters
        ----------
        values : Mapping
            What :meth:`to_dict` gives.

        Returns
        -------
        ScoreSheet
            The sheet.

        Raises
        ------
        RecordError
            For anything else.
        """
        instance(values, "values", dict, "record.word.dict", error=RecordError)
        if values.get("chickenfoot-scores") != _VERSION:
            raise RecordError(say("scores.no_sheet"))
        try:
            rules = Rules.from_dict(values.get("rules", {}))
            sheet = cls.new(listed(values.get("players"), "players"), rules)
            for each in listed(values.get("rounds"), "rounds"):
                instance(each, "rounds", dict, "record.word.dict")
                given = {name: each.get(name) for name in _FIELDS}
                sheet = sheet.add(**given)
        except ChickenfootError as error:
            raise RecordError(str(error)) from None
        return sheet
