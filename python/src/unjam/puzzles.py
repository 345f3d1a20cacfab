"""Boards: solve, rate, make and draw them."""

from __future__ import annotations

from dataclasses import dataclass
from numbers import Real
from typing import Any, Literal

from ._messages import short
from ._session import Reply, shared

Metric = Literal["moves", "steps"]
Range = tuple[int, int]

#: A request's milliseconds are a whole number that JSON keeps exactly.
_MOST_SECONDS = 1e12


@dataclass(frozen=True)
class Solution:
    """A shortest solution, or why there is none."""

    #: The board in one line.
    board: str
    #: ``solved``, ``unsolvable``, or ``limit`` where the search did not end.
    kind: str
    metric: str
    #: Its length in both metrics; None where there is none.
    moves: int | None
    steps: int | None
    #: The moves in the notation that was asked for.
    solution: str | None
    #: What ended the search: ``time``, ``memory`` or ``states``.
    limit: str | None

    @property
    def solved(self) -> bool:
        return self.kind == "solved"


@dataclass(frozen=True)
class Rating:
    """How hard a board is for people, as predicted."""

    board: str
    #: ``rated``, ``unsolvable``, or ``limit`` where the search did not end.
    kind: str
    moves: int | None
    #: 0 to 100, and its name from ``beginner`` up.
    rating: int | None
    grade: str | None
    #: The time that half of all players need, in seconds, and the share of players who give up, 0 to 1.
    seconds: float | None
    gives_up: float | None
    themes: tuple[str, ...]
    #: Why, in English; None where it is not rated.
    reasons: str | None


@dataclass(frozen=True)
class Puzzle:
    """A puzzle that was made."""

    board: str
    moves: int
    steps: int
    rating: int
    grade: str
    seconds: float
    themes: tuple[str, ...]


def _without_none(**request: Any) -> Reply:
    return {key: value for key, value in request.items() if value is not None}


def _milliseconds(seconds: float | None) -> int | None:
    if seconds is None:
        return None
    if not isinstance(seconds, Real) or not 0 < seconds < _MOST_SECONDS:  # false for NaN too
        raise ValueError(f"time_limit {short(seconds)}; expected seconds above 0")
    return max(1, round(1000 * float(seconds)))


def solve(
    board: str, *, metric: Metric = "moves", notation: str = "arrows", time_limit: float | None = None
) -> Solution:
    """A provably shortest solution of a board.

    Args:
        board: in any format.
        metric: what the solution has fewest of: moves (slides of any length) or steps (cells).
        notation: how it is written: ``unjam help notations`` lists them.
        time_limit: seconds; default 10.

    Raises:
        UnjamError: for a board that cannot be read, or a notation that cannot write the solution.

    >>> solve("XX.A/...A/..../....").steps
    3
    """
    reply = shared().ask(
        board=board,
        **_without_none(op="solve", metric=metric, notation=notation, time=_milliseconds(time_limit)),
    )
    names = ("board", "kind", "metric", "moves", "steps", "solution", "limit")
    return Solution(**{name: reply[name] for name in names})


def rate(board: str, *, time_limit: float | None = None) -> Rating:
    """How hard a board is for people, as predicted.

    Raises:
        UnjamError: for a board that cannot be read.
    """
    reply = shared().ask(board=board, **_without_none(op="rate", time=_milliseconds(time_limit)))
    names = ("board", "kind", "moves", "rating", "grade", "seconds", "reasons")
    return Rating(
        gives_up=reply["givesUp"],
        themes=tuple(reply["themes"] or ()),
        **{name: reply[name] for name in names},
    )


def _pair(name: str, value: Any, parts: str) -> list[Any] | None:
    if value is None:
        return None
    if not isinstance(value, (tuple, list)) or len(value) != 2:
        raise TypeError(f"{name} is {short(value)}; expected two numbers: {parts}")
    return list(value)


def generate(
    count: int = 1,
    *,
    moves: Range | None = None,
    steps: Range | None = None,
    rating: Range | None = None,
    grade: str | None = None,
    walls: Range | None = None,
    vehicles: Range | None = None,
    size: tuple[int, int] | None = None,
    unique: bool = False,
    seed: int | None = None,
    time_limit: float | None = None,
) -> list[Puzzle]:
    """New puzzles, each minimal and at the hardest state that can be reached from it.

    Args:
        count: how many; fewer are returned where the time ends first.
        moves, steps, rating, walls, vehicles: the least and the most of each; default 10 moves or more, no walls.
        grade: a rating by its name.
        size: columns and rows; default (6, 6).
        unique: whether there may be only one shortest solution.
        seed: the same seed gives the same puzzles; by default each call gives others.
        time_limit: seconds; default 10.

    Raises:
        UnjamError: for criteria that contradict each other.
    """
    ranges = {"moves": moves, "steps": steps, "rating": rating, "walls": walls, "vehicles": vehicles}
    reply = shared().ask(
        **_without_none(
            op="generate",
            count=count,
            grade=grade,
            size=_pair("size", size, "columns and rows"),
            unique=unique,
            seed=seed,
            time=_milliseconds(time_limit),
            **{name: _pair(name, span, "the least and the most") for name, span in ranges.items()},
        )
    )
    names = ("board", "moves", "steps", "rating", "grade", "seconds")
    return [
        Puzzle(themes=tuple(made["themes"]), **{name: made[name] for name in names}) for made in reply["puzzles"]
    ]


def render(board: str, *, kind: Literal["text", "ansi", "svg"] = "text") -> str:
    """A board as text, as text with a terminal's colours, or as a picture in SVG."""
    return str(shared().ask(**{"op": "render", "board": board, "as": kind})["rendered"])
