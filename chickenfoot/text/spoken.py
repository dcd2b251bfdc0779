"""The language that people choose."""

from __future__ import annotations

from types import TracebackType

from babel import Locale

from ..errors import ChickenfootError
from . import quoted, say
from .languages import LANGUAGES, choose, chosen, code_of, current

__all__ = ["Spoken", "language"]


class Spoken:
    """A language in use; at the end of a ``with`` it is again the one before.

    Attributes
    ----------
    code : str
        Its code, such as ``pt``.
    """

    def __init__(self, code: str, before: str | None) -> None:
        self.code = code
        self._before = before

    def __enter__(self) -> Spoken:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        choose(self._before)

    def __repr__(self) -> str:
        return f"{Locale.parse(LANGUAGES[self.code]).get_language_name()} ({self.code})"


def language(name: str | None = None) -> Spoken:
    """Speak a language from now on, or for the length of a ``with``; what is on view follows.

    Where nobody chose, it is the first of these that is one of ours: the environment variable
    ``CHICKENFOOT_LANGUAGE``, the language of the lessons in this folder, JupyterLab's language,
    the system's, English.

    Parameters
    ----------
    name : str, optional
        A code such as ``"pt"``, ``"es"`` or ``"cs"``; a country is allowed (``"pt-BR"``). Without
        one nothing changes.

    Returns
    -------
    Spoken
        The language in use now.

    Raises
    ------
    ChickenfootError
        If there is no such language here.

    Examples
    --------
    >>> import chickenfoot as cf
    >>> with cf.language("en") as spoken:
    ...     print(spoken, cf.Rules().called(4))
    English (en) Chickie fours
    """
    before = chosen()
    if name is None:
        return Spoken(current(), before)
    code = code_of(name) if isinstance(name, str) else None
    if code is None:
        raise ChickenfootError(
            say("language.unknown", given=name, known=[quoted(each) for each in LANGUAGES]),
            language=name,
        )
    choose(code)
    return Spoken(code, before)
