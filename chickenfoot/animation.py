"""A round from the lead to the end, a frame a play; tiles that had to move glide.

In a notebook it is shown with controls; :meth:`Animation.save` writes a GIF.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from io import BytesIO
from os import PathLike, fspath
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .captions import alt_of_table, who
from .drawing_table import png_of
from .errors import ChickenfootError
from .placement import Layout, layout
from .rounds import Round
from .scenes import Piece, Scene, Words, extent, open_places, table_scene
from .tableau import Tableau
from .text import say
from .themes import Theme
from .themes import theme as _theme

if TYPE_CHECKING:
    from PIL.Image import Image

__all__ = ["Animation", "animate"]

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

    `tableau`: the table at its end; `captions`: a line a play; `size`: pixels;
    `milliseconds`: how long a play stays.
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
        laid = [layout(table) for table in tables]
        boxes = [extent(a, open_places(t, a)) for t, a in zip(tables, laid, strict=True)]
        # One view for all frames, or every play would shift the whole table.
        sides = list(zip(*boxes, strict=True))
        bounds = (min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3]))
        found: list[Frame] = []
        for n, (table, places, caption) in enumerate(zip(tables, laid, self.captions, strict=True)):
            scene = self._scene(table, places, bounds, caption)
            if n and places.moved:
                for share in _GLIDE:
                    found.append(Frame(_between(found[-1].scene, scene, share), caption, 0.1, n))
            found.append(Frame(scene, caption, 1.0, n))
        return tuple(found)

    def _scene(
        self, table: Tableau, laid: Layout, bounds: tuple[float, float, float, float], caption: str
    ) -> Scene:
        width, height = self.size
        font = 16.0
        box = (8.0, 8.0, width - 8, height - 2.2 * font)
        scene = table_scene(table, width, height, box=box, bounds=bounds, laid=laid)
        words = Words(caption, width / 2, height - 1.2 * font, font, align="center", bold=True)
        return replace(scene, words=(words,))

    def images(self) -> Iterator[tuple[Frame, Image]]:
        """Every frame with its image (Pillow), in a palette of 64 colours."""
        from PIL import Image

        for frame in self.frames:
            png = png_of(frame.scene, theme=self.theme)
            yield frame, Image.open(BytesIO(png)).quantize(64, dither=Image.Dither.NONE)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the animation as a GIF that starts again after a pause.

        Raises ChickenfootError unless `path` ends in .gif, OSError if it cannot be written.
        """
        name = fspath(path)
        if not name.lower().endswith(".gif"):
            raise ChickenfootError(say("animation.not_gif", path=name), path=name)
        frames, images = zip(*self.images(), strict=True)
        stays = [round(frame.stay * self.milliseconds) for frame in frames]
        stays[-1] *= 4
        images[0].save(
            name, save_all=True, append_images=images[1:], duration=stays, loop=0, optimize=False
        )

    def __repr__(self) -> str:
        return f"<Animation: {self.alt}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": repr(self), "text/html": self.html()}

    def html(self) -> str:
        """A player for a notebook: the last frame, and where scripts run, controls for all."""
        frames = []
        for frame, image in self.images():
            out = BytesIO()
            image.save(out, format="png", optimize=True)
            frames.append((frame, b64encode(out.getvalue()).decode("ascii")))
        width = round(self.size[0])
        pictures = ",".join(f'"{data}"' for _, data in frames)
        stays = ",".join(str(round(frame.stay * self.milliseconds)) for frame, _ in frames)
        steps = ",".join(str(frame.play) for frame, _ in frames)
        lines = ",".join(f'"{escape(line)}"' for line in self.captions)
        buttons = "".join(
            f'<button type="button" data-do="{do}" title="{say(key)}" aria-label="{say(key)}"'
            f' style="font-size:1rem;min-width:2.5rem;min-height:2rem">{sign}</button>'
            for do, key, sign in (
                ("first", "animation.first", "⏮"),
                ("back", "animation.back", "◀"),
                ("run", "animation.run", "⏯"),
                ("on", "animation.forward", "▶"),
                ("last", "animation.last", "⏭"),
            )
        )
        slider = (
            f'<input type="range" min="0" max="{len(self.tableau) - 1}"'
            f' value="{len(self.tableau) - 1}" aria-label="{say("animation.slider")}">'
        )
        return (
            f'<div class="chickenfoot-animation" style="max-width:{width}px">'
            f'<img alt="{escape(self.alt)}" style="width:100%"'
            f' src="data:image/png;base64,{frames[-1][1]}">'
            f'<div role="group" style="display:flex;gap:.3rem;flex-wrap:wrap">{buttons}{slider}'
            f'</div><div role="status">{escape(self.captions[-1])}</div>'
            f"<script>({_PLAYER})(document.currentScript.parentElement,"
            f"[{pictures}],[{stays}],[{steps}],[{lines}])</script></div>"
        )


# Shows frames; the buttons step by plays, and frames of a glide are seen only when it runs.
_PLAYER = """(box, pictures, stays, steps, lines) => {
 const img = box.querySelector('img'), bar = box.querySelector('input');
 const said = box.querySelector('[role=status]'), end = pictures.length - 1;
 let at = end, timer = null;
 const show = n => { at = n; img.src = 'data:image/png;base64,' + pictures[n];
  bar.value = steps[n]; said.textContent = lines[steps[n]]; };
 const stop = () => { clearTimeout(timer); timer = null; };
 const play = n => { stop(); show(steps.lastIndexOf(Math.max(0, Math.min(steps[end], n)))); };
 const run = () => { if (at >= end) { stop(); return; } show(at + 1);
  timer = setTimeout(run, stays[at]); };
 const does = { first: () => play(0), last: () => play(steps[end]),
  back: () => play(steps[at] - 1), on: () => play(steps[at] + 1),
  run: () => { if (timer) { stop(); return; } if (at >= end) show(0);
   timer = setTimeout(run, stays[at]); } };
 box.querySelectorAll('button').forEach(b => b.addEventListener('click', does[b.dataset.do]));
 bar.addEventListener('input', () => play(+bar.value));
}"""


def animate(
    x: Any,
    *,
    names: Sequence[str] | None = None,
    theme: Theme | str | None = None,
    size: tuple[float, float] = (640.0, 440.0),
    milliseconds: int = 800,
) -> Animation:
    """The round `x` from the lead to the end, a frame a play.

    `x`: a Round, a Game (its present round), a Tableau, or the path of a record. `names`:
    what the seats are called; `milliseconds`: how long a play stays.

    Raises ChickenfootError for anything else and for an empty table; for a path as `load`.
    """
    if isinstance(x, (str, PathLike)):
        from .record import load

        x = load(x)
    if hasattr(x, "sheet"):
        names, x = names or x.names, x.round
    if not isinstance(x, (Round, Tableau)):
        raise ChickenfootError(say("animation.what", what=repr(x)), what=x)
    tableau = x.tableau if isinstance(x, Round) else x
    if not len(tableau):
        raise ChickenfootError(say("animation.empty"))
    seats = {move.tile: seat for seat, move in x.history} if isinstance(x, Round) else {}
    lines = tuple(
        _caption(n, str(tile) if onto is None else f"{tile} on {onto}", seats.get(tile), names)
        for n, (tile, onto) in enumerate(tableau.plays)
    )
    return Animation(tableau, lines, size, _theme(theme), milliseconds)


def _caption(n: int, play: str, seat: int | None, names: Sequence[str] | None) -> str:
    lead = n == 0
    if seat is None:
        return say("animation.lead_alone" if lead else "animation.play_alone", n=n + 1, tile=play,
                   play=play)  # fmt: skip
    return say("animation.lead" if lead else "animation.play", n=n + 1, who=who(seat, names),
               tile=play, play=play)  # fmt: skip


def _tables(tableau: Tableau) -> list[Tableau]:
    """The table after each play."""
    return [
        Tableau(tableau.plays[:n], arms=tableau.arms, toes=tableau.toes)
        for n in range(1, len(tableau) + 1)
    ]


def _between(old: Scene, new: Scene, share: float) -> Scene:
    """`new`, its tiles `share` of the way from where they lay in `old`."""
    was = {piece.tile: piece for piece in old.table}
    table = tuple(
        _moved(was[piece.tile], piece, share) if piece.tile in was else piece for piece in new.table
    )
    return replace(new, table=table, places=(), links=())


def _moved(old: Piece, new: Piece, share: float) -> Piece:
    # The shorter way round.
    turn = (new.angle - old.angle + 180) % 360 - 180
    return replace(
        new,
        x=old.x + share * (new.x - old.x),
        y=old.y + share * (new.y - old.y),
        angle=old.angle + share * turn,
    )
