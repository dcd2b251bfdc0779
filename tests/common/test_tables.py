"""The one table: what it prints, and its HTML."""

from __future__ import annotations

from chickenfoot.common.tables import DataTable, Foreign

PLACES = DataTable(["", "points", "won"], [["Ana", 3, "yes"], ["Bo", 10, "no"]], "Two", ["Few."])


def test_the_text_is_aligned() -> None:
    """Names stand to the left, figures to the right, the title above and notes below."""
    assert str(PLACES).splitlines() == [
        "Two",
        "",
        "     points  won",
        "Ana       3  yes",
        "Bo       10   no",
        "",
        "Few.",
    ]


def test_a_table_of_words_stands_to_the_left() -> None:
    """In text and in HTML."""
    table = DataTable(["Rule", "Why"], [["a", "because"], ["bb", "so"]], words=True)
    assert str(table).splitlines() == ["Rule  Why", "a     because", "bb    so"]
    assert table.html().count("text-align:left") == 6


def test_a_row_of_one_cell_is_a_heading() -> None:
    """It spans the table, and makes no column wider."""
    table = DataTable(["", "n"], [["a long heading"], ["x", 1]])
    assert str(table).splitlines() == ["   n", "a long heading", "x  1"]
    assert '<th colspan="2" style="text-align:left">a long heading</th>' in table.html()


def test_without_rows_there_are_the_notes() -> None:
    """As of a class of whom nobody has handed in."""
    empty = DataTable((), (), notes=["Nobody <yet>."])
    assert str(empty) == "Nobody <yet>."
    assert empty.html() == "<p>Nobody &lt;yet&gt;.</p>"


def test_no_cell_fakes_a_row_or_an_element() -> None:
    """Whatever a cell holds, a row is one line of text, and its HTML is text."""
    table = DataTable(["Name", "n"], [["Ana\nBo  3", "<b>"]])
    assert len(str(table).splitlines()) == 2
    assert "<b>" not in table.html()


def test_the_html_names_headings_and_languages() -> None:
    """What a screen reader needs: scopes, a caption, the language of foreign words."""
    html = DataTable(["", "pt"], [["double", Foreign("duplo", "pt")]], "Words").html()
    assert '<caption style="text-align:left">Words</caption>' in html
    assert '<th scope="col">pt</th>' in html
    assert '<th scope="row"' in html
    assert '<td lang="pt" style="text-align:left">duplo</td>' in html
