"""What 30 published texts say about Chickenfoot, as values of the knobs of `Rules`.

This is data and nothing else:
:mod:`chickenfoot.engine.rules` makes rule sets of it, and the
titles, origins and notes that a person reads are in :mod:`chickenfoot.text`.

Each source lists the knobs on which it speaks (`stated`) and those that follow from its
words without standing there (`inferred`). On every other knob it is silent, and the rule
set takes the value of :data:`NEUTRAL`: a choice of ours, not a claim about the source.
For the first five, whole texts, each stated value is tied to the words that say so in
tests/data/quotes.json.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

__all__ = ["NEUTRAL", "SOURCES", "Source"]


def _frozen(values: Mapping[Any, Any]) -> Mapping[Any, Any]:
    """A read-only copy of `values`; mappings inside it are made read-only too."""
    return MappingProxyType(
        {key: _frozen(item) if isinstance(item, Mapping) else item for key, item in values.items()}
    )


def knobs(**values: Any) -> Mapping[str, Any]:
    """The knobs given by name, as a read-only mapping."""
    return _frozen(values)


# Where no text speaks: what most texts say, or else the plainest value. It is not the
# default of `Rules()`, which is the game of one source, wikipedia-en.
NEUTRAL: Mapping[str, Any] = knobs(
    set_max=9,
    hand_size=7,
    start_source="hand",
    start_missing="draw_turns",
    leader_first="holder",
    leader_later="holder",
    round_order="desc",
    spinner_arms=4,
    toes=3,
    foot_first=True,
    draw_limit=1,
    drawn_tile="must",
    voluntary_draw=False,
    yard_reserve=0,
    empty_yard="all_blocked",
    dead_foot="play_on",
    last_double="free",
    last_double_points=50,
    double_blank_points=50,
    blank_half_points=0,
    knock="off",
    tiebreak=(),
    call="Chickie {n}",
    rounds=None,
)


class Source(NamedTuple):
    """One text: its names, its language (ISO 639), whether all of it could be read, its values."""

    slug: str
    code: str
    language: str
    complete: bool
    stated: Mapping[str, Any]
    inferred: Mapping[str, Any]


def _whole_texts() -> Iterator[Source]:
    """The five texts that the project started from, read from the first word to the last."""
    # Two editions of one encyclopedia article. Both put the starting double on the table
    # before anybody plays, but do not say where it comes from.
    article = knobs(
        hand_size=7,
        leader_first="high_draw",
        round_order="desc",
        spinner_arms=4,
        toes=3,
        foot_first=True,
        draw_limit=1,
        drawn_tile="must",
        empty_yard="all_blocked",
        last_double="penalty",
        last_double_points=50,
        double_blank_points=50,
        blank_half_points=0,
    )
    concluded = knobs(
        start_source="set_aside", leader_later="rotate", yard_reserve=0, dead_foot="play_on"
    )
    yield Source(
        "pe-de-galinha", "seed000", "pt", True,
        stated=knobs(**article, call="Galinha {n}"),
        inferred=knobs(**concluded, set_max=9),
    )  # fmt: skip
    yield Source(
        "chicken-scratch", "seed001", "pt", True,
        stated=knobs(
            set_max=6,
            hand_size=5,
            start_source="hand",
            start_missing="next_double",
            leader_first="holder",
            leader_later="holder",
            round_order="desc",
            spinner_arms=4,
            toes=3,
            foot_first=True,
            draw_limit=1,
            drawn_tile="must",
            call="Pintainho {n}",
        ),
        # Its points are the dots that are left, and a blank has none.
        inferred=knobs(double_blank_points=0, blank_half_points=0, empty_yard="all_blocked"),
    )  # fmt: skip
    # Two editions of one game-site article.
    game_site = knobs(
        set_max=9,
        hand_size=7,
        start_source="hand",
        start_missing="draw_turns",
        leader_first="holder",
        leader_later="holder",
        round_order="desc",
        spinner_arms=4,
        toes=3,
        foot_first=True,
        draw_limit=1,
        drawn_tile="may",
        empty_yard="all_blocked",
        double_blank_points=50,
        tiebreak=("most_zero_rounds", "lowest_nonzero_round"),
    )
    for slug, code, language, call in (
        ("chicken-foot", "seed002", "pt", "pé de galinha"),
        ("pata-de-pollo", "seed003", "es", "pata de pollo"),
    ):
        yield Source(
            slug, code, language, True,
            stated=knobs(**game_site, call=call),
            inferred=knobs(yard_reserve=0, blank_half_points=0),
        )  # fmt: skip
    yield Source(
        "kureci-noha", "seed004", "cs", True,
        stated=knobs(**article, knock="auto", call="Chickie {n}"),
        inferred=concluded,
    )  # fmt: skip


def _encyclopedia_and_publishers() -> Iterator[Source]:
    """An encyclopedia, publishers of sets, and sites given to rules."""
    yield Source(
        "wikipedia-en", "EW", "en", False,
        stated=knobs(
            hand_size=7, leader_first="high_draw", spinner_arms=4, toes=3, foot_first=True,
            draw_limit=1, empty_yard="all_blocked", call="Chickie {n}",
        ),
        # What the part that was read leaves out is taken from its two translations above.
        inferred=knobs(
            start_source="set_aside", leader_later="rotate", round_order="desc",
            drawn_tile="must", last_double="penalty", last_double_points=50,
            double_blank_points=50, blank_half_points=0,
        ),
    )  # fmt: skip
    yield Source(
        "ymi", "ymi", "en", True,
        stated=knobs(
            set_max=9, hand_size={2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5},
            start_source="hand", start_missing="draw_all", leader_first="holder",
            leader_later="holder", round_order="desc", toes=3, foot_first=True, draw_limit=1,
            drawn_tile="must", empty_yard="all_blocked", call="Chickie {n}",
        ),
        inferred=knobs(spinner_arms=8, double_blank_points=0),
    )  # fmt: skip
    yield Source(
        "nathanlong", "nl", "en", True,
        stated=knobs(
            set_max=9, hand_size={2: 14, 3: 10, 4: 7, 5: 6, 6: 5}, start_source="set_aside",
            leader_first="random", leader_later="rotate", round_order="desc", spinner_arms=4,
            toes=3, foot_first=True, draw_limit=1, drawn_tile="must",
            empty_yard="first_blocked", double_blank_points=50,
        ),
        inferred=knobs(),
    )  # fmt: skip
    yield Source(
        "puremco", "pur", "en", False,
        stated=knobs(
            set_max=9, start_source="hand", start_missing="redeal", leader_first="holder",
            leader_later="holder", round_order="desc", spinner_arms=6, toes=3, foot_first=True,
            draw_limit=1, double_blank_points=50,
        ),
        inferred=knobs(hand_size={2: 20, 3: 15, 4: 11, 5: 9, 6: 8, 7: 7, 8: 6}),
    )  # fmt: skip
    yield Source(
        "domino-plaza", "plaza", "en", False,
        stated=knobs(
            start_source="hand", start_missing="draw_turns", leader_first="holder",
            leader_later="holder", round_order="desc", spinner_arms=4, toes=3, foot_first=True,
            draw_limit=1, drawn_tile="may", call="chicken foot",
        ),
        inferred=knobs(hand_size=7),
    )  # fmt: skip
    yield Source(
        "pagat", "pagat", "de", False,
        stated=knobs(
            hand_size={2: 12, 3: 11, 4: 10}, start_source="hand", start_missing="draw_all",
            leader_first="holder", leader_later="holder", spinner_arms=4, toes=3,
            foot_first=True,
        ),
        inferred=knobs(set_max=9),
    )  # fmt: skip
    yield Source(
        "gamerules", "grc", "en", True,
        stated=knobs(
            set_max=9, hand_size={2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5},
            start_source="set_aside", leader_first="finder", round_order="desc", toes=3,
            foot_first=True, draw_limit=1, drawn_tile="must",
            yard_reserve={2: 2, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1}, empty_yard="all_blocked",
        ),
        inferred=knobs(spinner_arms="players", double_blank_points=0, leader_later="rotate"),
    )  # fmt: skip
    yield Source(
        "zpag", "cfr", "fr", False,
        stated=knobs(
            set_max=9, hand_size="div42", start_source="hand", toes=3, foot_first=True,
            draw_limit=1, drawn_tile="must", empty_yard="all_blocked",
        ),
        inferred=knobs(
            start_missing="draw_all", voluntary_draw=True, knock="auto", dead_foot="play_on"
        ),
    )  # fmt: skip


def _how_to_pages() -> Iterator[Source]:
    """How-to pages and sites of online games."""
    yield Source(
        "flash-net", "fnet", "en", False,
        stated=knobs(
            set_max=9, start_source="hand", start_missing="draw_turns", leader_first="holder",
            spinner_arms=6, toes=3, foot_first=True, draw_limit=1, double_blank_points=50,
            blank_half_points=25,
        ),
        inferred=knobs(hand_size={2: 20, 3: 15, 4: 11, 5: 9, 6: 8, 7: 7, 8: 6}),
    )  # fmt: skip
    yield Source(
        "online-domino-games", "odg", "en", True,
        stated=knobs(
            set_max=6, hand_size=5, start_source="hand", start_missing="draw_turns",
            leader_first="holder", round_order="desc", spinner_arms=4, toes=3, foot_first=True,
            draw_limit=1, drawn_tile="must",
        ),
        inferred=knobs(double_blank_points=0),
    )  # fmt: skip
    yield Source(
        "how-to-76108", "htA", "en", False,
        stated=knobs(
            start_source="hand", start_missing="next_double", spinner_arms=4, toes=3,
            draw_limit=None,
        ),
        inferred=knobs(),
    )  # fmt: skip
    yield Source(
        "how-to-39024", "htB", "en", True,
        stated=knobs(
            set_max=9, hand_size={2: 9, 3: 7, 4: 7}, start_source="hand", leader_first="holder",
            leader_later="holder", round_order="desc", spinner_arms=4, toes=3, foot_first=True,
            draw_limit=1, empty_yard="all_blocked", double_blank_points=50,
        ),
        inferred=knobs(),
    )  # fmt: skip
    yield Source(
        "cards-dice-dominoes", "cdd", "en", False,
        stated=knobs(
            spinner_arms=4, toes=3, draw_limit=1, drawn_tile="may", empty_yard="all_blocked"
        ),
        inferred=knobs(start_source="hand", start_missing="next_double", hand_size=7),
    )  # fmt: skip
    yield Source(
        "ourpastimes-2122477", "op1", "en", False,
        stated=knobs(spinner_arms=4, toes=3, foot_first=True, draw_limit=1),
        inferred=knobs(set_max=9, drawn_tile="must"),
    )  # fmt: skip
    yield Source(
        "ourpastimes-4530953", "op2", "en", False,
        stated=knobs(
            set_max=6, hand_size=5, start_source="hand", start_missing="next_double",
            spinner_arms=4, draw_limit=1, drawn_tile="hold", call="Chickie {n}",
        ),
        inferred=knobs(double_blank_points=0),
    )  # fmt: skip
    yield Source(
        "ourpastimes-8329394", "op3", "en", False,
        stated=knobs(
            set_max=6, hand_size=5, start_source="hand", start_missing="draw_all",
            spinner_arms=4, toes=3, foot_first=True, draw_limit=1, drawn_tile="hold",
        ),
        inferred=knobs(),
    )  # fmt: skip


def _clubs_blogs_and_apps() -> Iterator[Source]:
    """Blogs, a club, reviews and an app."""
    yield Source(
        "family-game-blog", "fgb", "en", False,
        stated=knobs(
            start_source="set_aside", round_order="asc", hand_size=7, toes=3, foot_first=True,
            draw_limit=1,
        ),
        inferred=knobs(
            leader_first="random", leader_later="rotate", voluntary_draw=True, drawn_tile="must"
        ),
    )  # fmt: skip
    yield Source(
        "club-handout", "doc", "en", True,
        stated=knobs(
            hand_size="div42", start_source="hand", start_missing="draw_all", spinner_arms=6,
            toes=3, foot_first=True, draw_limit=1, double_blank_points=25,
        ),
        inferred=knobs(voluntary_draw=True),
    )  # fmt: skip
    yield Source(
        "wikihow", "wiki", "ja", False,
        stated=knobs(
            hand_size={2: 21, 3: 14, 4: 10, 5: 8, 6: 7}, start_source="hand",
            start_missing="draw_turns", leader_first="holder",
        ),
        inferred=knobs(set_max=9),
    )  # fmt: skip
    yield Source(
        "kirin", "kir", "ja", False,
        stated=knobs(
            set_max=9, hand_size={2: 20, 3: 15, 4: 11, 5: 9, 6: 8, 7: 7, 8: 6},
            start_source="hand", spinner_arms=6, toes=3, foot_first=True, draw_limit=1,
            drawn_tile="must", voluntary_draw=False, empty_yard="all_blocked",
            double_blank_points=50,
        ),
        inferred=knobs(),
    )  # fmt: skip
    yield Source(
        "fukuchi", "fuk", "ja", False,
        stated=knobs(
            set_max=9, hand_size={4: 11, 5: 9, 6: 8, 7: 7, 8: 6}, start_source="hand",
            round_order="asc",
        ),
        inferred=knobs(),
    )  # fmt: skip
    yield Source(
        "pegasus", "peg", "de", False,
        stated=knobs(set_max=9, start_source="set_aside", spinner_arms=6, toes=3),
        inferred=knobs(leader_first="random", leader_later="rotate"),
    )  # fmt: skip
    yield Source(
        "escale-a-jeux", "eaj", "fr", True,
        stated=knobs(set_max=9, toes=3, foot_first=True, dead_foot="end_round"),
        inferred=knobs(),
    )  # fmt: skip
    yield Source(
        "sandy", "sandy", "en", True,
        stated=knobs(
            spinner_arms=6, toes=3, foot_first=True, draw_limit=1, double_blank_points=100
        ),
        inferred=knobs(hand_size=7),
    )  # fmt: skip
    yield Source(
        "scoring-app", "hch", "en", True,
        stated=knobs(
            start_missing="next_double", last_double="free", last_double_points=50,
            double_blank_points=50, tiebreak=(),
        ),
        inferred=knobs(start_source="hand"),
    )  # fmt: skip


SOURCES: tuple[Source, ...] = (
    *_whole_texts(),
    *_encyclopedia_and_publishers(),
    *_how_to_pages(),
    *_clubs_blogs_and_apps(),
)
