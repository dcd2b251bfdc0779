"""What all widgets of the lessons share: messages from a browser, and words without one."""

from __future__ import annotations

from html import escape

from chickenfoot import lessons
from chickenfoot.lessons.panel import Lesson

# -- levels -----------------------------------------------------------------------------------


# -- progress -----------------------------------------------------------------------------------


def test_nonsense_from_a_browser_does_nothing() -> None:
    """Messages that make no sense, or that nothing on view could send, are left alone."""
    box = lessons.level("2.6")
    before = dict(box.panel.state)
    for message in (None, 7, {}, {"do": 3}, {"do": "next"}, {"do": "choose", "key": "maybe"}):
        box.panel.handle_message(message)
    assert box.panel.state == before


def all_widgets() -> list[Lesson]:
    """One of each kind of widget."""
    return [
        lessons.level("2.3"), lessons.level("1.7"), lessons.level("6.6"),
        lessons.question("where", seed=1), lessons.practice(3, before=3, seed=1),
        lessons.projector(2, seed=1), lessons.exercise(3), lessons.progress(),
    ]  # fmt: skip


def test_every_widget_reads_without_a_kernel() -> None:
    """Each widget has words of its own without addresses, and a picture with words for it."""
    for widget in all_widgets():
        data, _ = widget._repr_mimebundle_()
        assert "0x" not in data["text/plain"]
        assert len(data["text/plain"]) > 20
        assert ("<img" in data["text/html"]) is bool(widget.still().png)
        assert all(escape(line) in data["text/html"] for line in data["text/plain"].splitlines())
