"""Everything public is described in the NumPy form, which Shift-Tab and Sphinx know how to read.

numpydoc checks it; that what is raised is said is checked here.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from typing import Any

import pytest
from numpydoc.validate import validate

from tests.support.public_surface import MADE_BY, Public, public_callables

CHECKED = {
    "GL06",  # a section that the form does not have
    "GL07",  # sections out of their order
    "GL08",  # no docstring
    "SS02",  # the summary begins small
    "SS03",  # the summary has no full stop
    "PR01",  # a parameter that is not described
    "PR02",  # a parameter that there is not
    "PR03",  # parameters out of their order
    "PR04",  # a parameter without its type
    "PR07",  # a parameter without its description
    "PR10",  # no space before the colon
    "RT01",  # nothing said of what is returned
    "RT03",  # what is returned has no description
}
# What has no such description yet, by room. The list can only become shorter.
IN_ROOM: dict[str, str] = {}
KNOWN = {name for names in IN_ROOM.values() for name in names.split()}

PUBLIC = [p for p in public_callables() if MADE_BY.get(p.name) != "Python's enum"]


def raises(public: Public) -> bool:
    """Whether a `raise` stands in it."""
    if public.is_class:
        return False
    source = textwrap.dedent(inspect.getsource(public.value))  # type: ignore[arg-type]
    return any(isinstance(node, ast.Raise) for node in ast.walk(ast.parse(source)))


def complaints(public: Public) -> list[str]:
    """What is missing in its docstring."""
    found: dict[str, Any] = validate(f"chickenfoot.{public.name}")
    made = public.is_class and public.name in MADE_BY  # nobody calls it
    errors = [
        f"{code} {text}"
        for code, text in found["errors"]
        if code in CHECKED and not (made and code[:2] == "PR")
    ]
    if raises(public) and "Raises\n" not in found["docstring"]:
        errors.append("it raises, and has no section Raises")
    return errors


def test_the_known_are_there() -> None:
    """Nothing is listed above that is gone."""
    assert {public.name for public in PUBLIC} >= KNOWN


# numpydoc looks at every attribute of a widget, old ones too.
@pytest.mark.filterwarnings("ignore:Widget:DeprecationWarning")
@pytest.mark.parametrize("public", PUBLIC, ids=lambda public: public.name)
def test_it_is_described_in_the_numpy_form(public: Public) -> None:
    """Every parameter, what comes back and what is raised."""
    found = complaints(public)
    if public.name in KNOWN:
        assert found, f"{public.name} is described: take it out of the list"
    else:
        assert not found, f"{public.name}:\n" + "\n".join(found)
