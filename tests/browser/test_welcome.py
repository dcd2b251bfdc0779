"""The first lesson, as a learner sees it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.browser import OpenNotebook
from tests.support.lab_server import TOKEN, LabServer


def _outputs(page: Page) -> list[str]:
    return page.locator(".jp-OutputArea-output").all_inner_texts()


def test_welcome_runs(open_notebook: OpenNotebook) -> None:
    """The welcome notebook opens with a kernel and every cell runs without an error."""
    page = open_notebook("00-welcome.ipynb")
    expect(page.locator(".jp-NotebookPanel h1").first).to_contain_text("Chickenfoot")
    expect(page.locator('[data-mime-type="application/vnd.jupyter.error"]')).to_have_count(0)
    cells = page.evaluate(
        "jupyterapp.shell.currentWidget.content.model.sharedModel.cells"
        ".filter(cell => cell.cell_type === 'code').map(cell => cell.execution_count)"
    )
    assert cells
    assert cells == list(range(1, len(cells) + 1))


def test_cells_written_by_a_test_run(open_notebook: OpenNotebook) -> None:
    """A notebook made of sources runs in order, its cells sharing one kernel."""
    page = open_notebook(["import chickenfoot as cf", "str(cf.Tile(4, 6))"])
    assert [text.strip() for text in _outputs(page)] == ["'6-4'"]


def test_no_questions_asked(open_notebook: OpenNotebook) -> None:
    """No dialog and no news toast stands between the learner and the lesson."""
    page = open_notebook("00-welcome.ipynb")
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    expect(page.locator(".Toastify__toast")).to_have_count(0)


def test_start_page_is_the_welcome(lab: LabServer, open_notebook: OpenNotebook) -> None:
    """The address that JupyterLab prints leads to the welcome notebook."""
    page = open_notebook("00-welcome.ipynb", run=False)
    page.goto(f"{lab.url}?token={TOKEN}")
    page.locator(".jp-NotebookPanel .jp-Cell").first.wait_for()
    assert "/lab/tree/00-welcome.ipynb" in page.url
