"""Values by name: read-only, and a wrong name is answered with the right one."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from chickenfoot.common.named import NamedValues
from chickenfoot.errors import ChickenfootError, UnknownName

VALUES = NamedValues("preset", {"chicken-foot": 1, "puremco": 2})


def test_it_is_a_mapping() -> None:
    """In the order in which it was given."""
    assert list(VALUES) == ["chicken-foot", "puremco"]
    assert dict(VALUES) == {"chicken-foot": 1, "puremco": 2} == VALUES
    assert "puremco" in VALUES
    assert VALUES.get("nobody") is None


@pytest.mark.parametrize("name", ["puremko", "zzz", 7, [], None, "x" * 10**6], ids=type)
def test_a_name_that_is_not_there(name: Any) -> None:
    """An error of ours that is a KeyError too, and tells what there is."""
    with pytest.raises(KeyError) as caught:
        VALUES[name]
    assert isinstance(caught.value, UnknownName | ChickenfootError)
    assert "puremco" in str(caught.value)
    assert len(str(caught.value)) < 400


def test_nothing_can_be_put_in() -> None:
    """Nor does it change with the mapping that it was made of."""
    given = {"a": 1}
    made = NamedValues("preset", given)
    given["b"] = 2
    assert list(made) == ["a"]
    with pytest.raises(TypeError):
        made["b"] = 2  # type: ignore[index]


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_it_can_be_sent(protocol: int) -> None:
    """Pickled and copied it is equal, and answers as before."""
    for again in (pickle.loads(pickle.dumps(VALUES, protocol)), copy.deepcopy(VALUES)):
        assert again == VALUES
        with pytest.raises(UnknownName, match="puremco"):
            again["puremko"]
