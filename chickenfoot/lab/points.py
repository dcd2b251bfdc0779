"""The points of each round of a run, two bytes a number."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any, overload

__all__ = ["Points"]


class Points(Sequence[tuple[int, ...]]):
    """The points of each round, a tuple with one number a seat; two bytes a number.

    `points[k]` is a round, `points[k, seat]` one number; numpy and pandas take it as it is.
    """

    __slots__ = ("_numbers", "_seats")

    def __init__(self, numbers: array[int], seats: int) -> None:
        self._numbers = numbers
        self._seats = seats

    def __len__(self) -> int:
        return len(self._numbers) // self._seats

    @overload
    def __getitem__(self, index: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> Points: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> int: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            return self[index[0]][index[1]]
        if isinstance(index, slice):
            rows = array("h")
            for k in range(*index.indices(len(self))):
                rows.extend(self[k])
            return Points(rows, self._seats)
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        start = index % len(self) * self._seats
        return tuple(self._numbers[start : start + self._seats])

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return zip(*[iter(self._numbers)] * self._seats, strict=True)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Points) and (
            (self._seats, self._numbers) == (other._seats, other._numbers)
        )

    __hash__ = None  # type: ignore[assignment]  # as long as a run, and no key for anything

    def __reduce__(self) -> tuple[Any, ...]:
        return (Points, (self._numbers, self._seats))

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        import numpy

        return numpy.array(self._numbers, dtype=dtype or "i2").reshape(-1, self._seats)

    def __repr__(self) -> str:
        return f"<Points: {len(self)} x {self._seats}>"
