"""A round from the lead to the end, a frame for each play; tiles that had to move glide.

In a notebook it is shown with controls; :meth:`Animation.save` writes a GIF.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from io import BytesIO
from os import PathLike
from typing import Any

from ..common.arguments import quoted, whole_number
from ..common.files import write_atomic
from ..engine.moves import play_in_words
from ..engine.rounds import Round
from ..engine.tableau import Tableau
from ..errors import ChickenfootError
from ..placement.layouts import Layout, layout
from ..text import say
from .alt_text import alt_of_table, who
from .animation_html import page
from .options import names_of, path_of, size_of
from .proportions import shows_numerals
from .scene import Label, Piece, Scene, extent, open_places, table_scene
from .text_width import fitted
from .themes import Theme
from .themes import theme as theme_of

__all__ = ["Animation", "animate"]

_STRIP = 36.0
"""Pixels above the table that a picture of the film keeps for its caption."""

_GLIDE = (0.25, 0.5, 0.75)
"""How far moved tiles have come in the frames between two plays."""


@dataclass(frozen=True)
class Frame:
    """One picture, what it says, how long it stays (1: as long as a play), after which play."""

    scene: Scene
    caption: str
    stay: float
    play: int


@dataclass(frozen=True)
class Animation:
    """The animation of a table; made by :func:`animate`.

    Attributes
    ----------
    tableau : Tableau
        The table at its end.
    captions : tuple of str
        A line for each play.
    size : tuple of two floats
        Width and height in pixels.
    theme : Theme
        The colours.
    milliseconds : int
        How long a play stays.
    """

    tableau: Tableau
    captions: tuple[str, ...]
    size: tuple[float, float]
    theme: Theme
    milliseconds: int

    @property
    def alt(self) -> str:
        """The animation in words."""
        return say("animation.alt", n=len(self.tableau), end=alt_of_table(self.tableau))

    @cached_property
    def frames(self) -> tuple[Frame, ...]:
        """The frames, the last play's last; frames of a glide stay a tenth of a play."""
        tables = _tables(self.tableau)
        layouts = [layout(table) for table in tables]
        boxes = [extent(a, open_places(t, a)) for t, a in zip(tables, layouts, strict=True)]
        # One view for all frames, or every play would shift the whole table.
        sides = list(zip(*boxes, strict=True))
        bounds = (min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3]))
        found: list[Frame] = []
        for n, (table, places, caption) in enumerate(
            zip(tables, layouts, self.captions, strict=True)
        ):
            scene = self._scene(table, places, bounds, caption)
            if n and places.moved:
                for share in _GLIDE:
                    found.append(Frame(_between(found[-1].scene, scene, share), caption, 0.1, n))
            found.append(Frame(scene, caption, 1.0, n))
        return tuple(found)

    @property
    def plays(self) -> tuple[Frame, ...]:
        """The frames in which every tile lies still: one for each play."""
        return tuple(frame for frame in self.frames if frame.stay == 1.0)

    def _scene(
        self,
        table: Tableau,
        placed: Layout,
        bounds: tuple[float, float, float, float],
        caption: str,
    ) -> Scene:
        width, height = self.size
        font = 16.0
        box = (8.0, 8.0, width - 8, height - _STRIP)
        scene = table_scene(table, width, height, box=box, bounds=bounds, layout=placed)
        words = Label(caption, width / 2, height - 1.2 * font, font, align="center", bold=True)
        return replace(scene, labels=(fitted(words, width - font),))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the animation as a GIF that starts again after a pause.

        The bytes are the same on every run; a crash in the middle leaves an old file alone.

        Parameters
        ----------
        path : str or path
            A name that ends in .gif.

        Raises
        ------
        ChickenfootError
            For another ending.
        OSError
            If the file cannot be written.
        """
        name, _ = path_of(path, ("gif",), "animation.not_gif")
        write_atomic(name, self._gif())

    def _gif(self) -> bytes:
        # Only here: a film in a notebook needs neither matplotlib nor Pillow.
        from PIL import Image

        from .export import png_of

        pictures = [
            Image.open(BytesIO(png_of(frame.scene, theme=self.theme, numerals=self._numerals)))
            for frame in self.frames
        ]
        # One palette for all, or colours would flicker; the last picture shows every tile.
        palette = pictures[-1].quantize(64, dither=Image.Dither.NONE)
        first, *rest = [
            each.quantize(palette=palette, dither=Image.Dither.NONE) for each in pictures
        ]
        stays = [round(frame.stay * self.milliseconds) for frame in self.frames]
        stays[-1] *= 4
        out = BytesIO()
        first.save(out, format="gif", save_all=True, append_images=rest, duration=stays, loop=0)
        return out.getvalue()

    def _page(self) -> str:
        scenes = [frame.scene for frame in self.plays]
        return page(
            scenes, self.captions, self.alt, self.theme, self.milliseconds,
            numerals=self._numerals,
        )  # fmt: skip

    @property
    def _numerals(self) -> bool:
        """Whether tiles show numbers: all frames alike, as the last one with its every tile."""
        return shows_numerals(self.frames[-1].scene.table)

    def __len__(self) -> int:
        return len(self.captions)

    def __str__(self) -> str:
        return "\n".join(self.captions)

    def __repr__(self) -> str:
        return f"<Animation: {self.alt}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self._page()}


def animate(
    x: Any,
    *,
    names: Sequence[str] | None = None,
    theme: Theme | str | None = None,
    size: tuple[float, float] = (640.0, 440.0),
    milliseconds: int = 800,
) -> Animation:
    """The round `x` from the lead to the end, a frame for each play.

    Parameters
    ----------
    x : Round, Game, Tableau, str or path
        What to show: a game shows its present round; a text is the path of a record.
    names : sequence of str, optional
        What the seats of a round are called.
    theme : Theme or str, optional
        A theme or its name.
    size : tuple of two floats
        Width and height in pixels.
    milliseconds : int
        How long a play stays, from 10 to 60,000.

    Returns
    -------
    Animation
        The film: at the end of a cell it shows itself, and it can be saved as a GIF.

    Raises
    ------
    ChickenfootError
        For anything else and for an empty table; for a path as `load`.
    OSError
        For a path of a file that cannot be read.

    Examples
    --------
    >>> film = animate(Tableau.parse("9-9, 9-6 on 9-9"))
    >>> film.captions
    ('1. 9-9 is led', '2. 9-6 on 9-9')
    """
    size = size_of(size)
    milliseconds = whole_number(milliseconds, "milliseconds", least=10, most=60_000)
    colours = theme_of(theme)
    if isinstance(x, (str, PathLike)):
        from ..engine.record import load

        x = load(x)
    if hasattr(x, "sheet"):
        names, x = x.names if names is None else names, x.round
    if not isinstance(x, (Round, Tableau)):
        raise ChickenfootError(say("animation.what", what=quoted(x)), what=x)
    tableau = x.tableau if isinstance(x, Round) else x
    if names is not None:
        if isinstance(x, Tableau):
            raise ChickenfootError(say("draw.option.round", option="names"), names=names)
        names = names_of(names, x.players)
    if not len(tableau):
        raise ChickenfootError(say("animation.empty"))
    seats = {move.tile: seat for seat, move in x.history} if isinstance(x, Round) else {}
    lines = tuple(
        _caption(n, play_in_words(tile, onto), seats.get(tile), names)
        for n, (tile, onto) in enumerate(tableau.plays)
    )
    return Animation(tableau, lines, size, colours, milliseconds)


def _caption(n: int, play: str, seat: int | None, names: Sequence[str] | None) -> str:
    lead = n == 0
    if seat is None:
        return say("animation.lead_alone" if lead else "animation.play_alone", n=n + 1, tile=play,
                   play=play)  # fmt: skip
    return say("animation.lead" if lead else "animation.play", n=n + 1, who=who(seat, names),
               tile=play, play=play)  # fmt: skip


def _tables(tableau: Tableau) -> list[Tableau]:
    """The table after each play."""
    return [tableau.first(count) for count in range(1, len(tableau) + 1)]


def _between(old: Scene, new: Scene, share: float) -> Scene:
    """`new`, its tiles `share` of the way from where they lay in `old`."""
    was = {piece.tile: piece for piece in old.table}
    table = tuple(
        _moved(was[piece.tile], piece, share) if piece.tile in was else piece for piece in new.table
    )
    return replace(new, table=table, open_places=(), links=())


def _moved(old: Piece, new: Piece, share: float) -> Piece:
    # The shorter way round.
    turn = (new.angle - old.angle + 180) % 360 - 180
    return replace(
        new,
        x=old.x + share * (new.x - old.x),
        y=old.y + share * (new.y - old.y),
        angle=old.angle + share * turn,
    )
