"""What stands in and under pictures: captions, alt text, themes, animation."""

from __future__ import annotations


def _a(pip: int) -> str:
    return "an" if pip in (8, 11, 18) else "a"


SENTENCES: dict[str, str] = {
    "noun.theme": "theme",
    "theme.pips": "A theme needs {wanted} pip colours, one for each number from 0, but has {n}.",
    "theme.colour": "{colour!r} is not a colour for {part}: write it like #1e88d8.",
    # alt text
    "alt.tile": "Tile {tile}.",
    "alt.tiles": "{n} {n:tile|tiles}: {tiles:and}.",
    "alt.no_tiles": "No tiles.",
    "alt.table": "Tableau of {n} {n:tile|tiles}: {parts}.",
    "alt.full": "spinner {spinner} with {n} {n:arm|arms}",
    "alt.spinner": "spinner {spinner} with {n} of {arms} arms",
    "alt.foot": "foot {double} with {n} of {toes} toes",
    "alt.ends": "open {n:end|ends} {pips:and}",
    "alt.closed": "no open end",
    "alt.holding": "{turn}, holding {tiles:and}{rest}.",
    "alt.must": "; {must}",
    "alt.turn": "{turn}{rest}.",
    "alt.over": "{over}; the seats have {points:and} points.",
    # a round's captions
    "picture.turn": "Seat {seat} to move",
    "picture.turn_named": "{who} to move",
    "picture.over": "Over: {detail}",
    "picture.won": "{who} went out",
    "picture.tiles": "{n} {n:tile|tiles}",
    "picture.points": "{n} {n:point|points}",
    "picture.yard": "Chicken yard: {n} {n:tile|tiles}",
    "picture.yard_empty": "Chicken yard: empty",
    "picture.last": "Last play: {play}",
    "picture.label": "{who} \N{MIDDLE DOT} {what}",
    # animation
    "animation.lead": "{n}. {who} leads {tile}",
    "animation.lead_alone": "{n}. {tile} is led",
    "animation.play": "{n}. {who} plays {play}",
    "animation.play_alone": "{n}. {play}",
    "animation.alt": "Animation of {n} {n:play|plays}. At the end: {end}",
    "animation.empty": "There is nothing to animate: no tile lies on the table.",
    "animation.first": "First play",
    "animation.back": "One play back",
    "animation.run": "Play and pause",
    "animation.forward": "One play on",
    "animation.last": "Last play",
    "animation.slider": "Play",
    "animation.still": (
        "This is the last picture of a film. To see it play, trust this notebook (View, Activate"
        " Command Palette, Trust Notebook) or run its cell again."
    ),
    "animation.what": "{what} cannot be animated. What can: a round, a game, a tableau, a record.",
    "animation.not_gif": "{path} is not a name for an animation: it must end in .gif.",
    "draw.what": (
        "{what} cannot be drawn. What can: a tile, several tiles, a tableau, a round or a"
        " player's view of one."
    ),
    "draw.bad_size": "size cannot be {size}: give width and height in pixels, from 1 to {most}.",
    "draw.bad_axes": "{ax} is not a matplotlib Axes to draw on.",
    "draw.bad_name": "{name} cannot be written in a picture: it has control characters.",
    "draw.a_layout": "what cf.layout makes",
    "draw.other_layout": "This layout belongs to another tableau.",
    "draw.option.table": "{option} is an option for tableaus and rounds only.",
    "draw.option.round": "{option} is an option for rounds only.",
    "draw.too_large": (
        "A picture of {width} by {height} pixels is too large: choose a smaller dpi."
    ),
    "layout.what": "{what!r} cannot be laid out: give a Tableau, such as now.tableau.",
    "layout.not_there": "{tile} does not lie on this table.",
    "draw.bad_light": "{what} cannot be highlighted: name a tile, such as 6-4, or a move.",
    "draw.format": "{path} is not a name for a picture: it must end in .png, .svg or .pdf.",
}
for _pip in range(19):
    SENTENCES[f"picture.must.{_pip}"] = f"Every play must show {_a(_pip)} {_pip}"
    SENTENCES[f"alt.must.{_pip}"] = f"every play must show {_a(_pip)} {_pip}"
