"""Values by name, where a wrong name is answered with the known ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from ..errors import UnknownName
from .arguments import unknown_name

__all__ = ["NamedValues"]

T = TypeVar("T")


class NamedValues(Mapping[str, T]):
    """A mapping that cannot be written to and that knows what its names stand for.

    Parameters
    ----------
    kind : str
        What they are, such as ``"preset"``: see
        :func:`~chickenfoot.common.arguments.unknown_name`.
    values : Mapping
        The values by name.

    Raises
    ------
    UnknownName
        When it is asked for a name that it does not have; that is a KeyError, too.
    """

    __slots__ = ("_kind", "_values")

    def __init__(self, kind: str, values: Mapping[str, T]) -> None:
        self._kind = kind
        self._values = dict(values)

    def __getitem__(self, name: str) -> T:
        try:
            return self._values[name]
        except (KeyError, TypeError):  # TypeError: what cannot be a key is not a name either
            sentence = unknown_name(self._kind, name, self._values)
            raise UnknownName(sentence, name=name) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return repr(self._values)

    def __reduce__(self) -> str | tuple[Any, ...]:
        return (NamedValues, (self._kind, self._values))
