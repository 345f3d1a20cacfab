"""Boards: solve, check, score, rate, make and draw them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from numbers import Real
from typing import Any, Literal

from ._session import Reply, shared

Metric = Literal["moves", "steps"]
Range = tuple[int, int]

#: Answers in one request to the command, and their characters in JSON: a line may have 4,194,304.
_MOST_ANSWERS = 5_000
_MOST_CHARACTERS = 4_000_000

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
class Mark:
    """What replaying a solution showed."""

    id: str | int | None
    #: The board in one line; None where it cannot be read.
    board: str | None
    legal: bool
    solves: bool
    #: Its length in both metrics; None where it is not legal.
    moves: int | None
    steps: int | None
    #: Length of a shortest solution in the metric, and how much longer this one is; None where it does not solve the board.
    shortest: int | None
    over: int | None
    optimal: bool
    #: The number of the first illegal move, from 1.
    illegal_move: int | None
    #: Why it is illegal, or why the answer cannot be read.
    problem: str | None


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


def _short(value: object) -> str:
    """A value in a message."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


def _milliseconds(seconds: float | None) -> int | None:
    if seconds is None:
        return None
    if not isinstance(seconds, Real) or not 0 < seconds < _MOST_SECONDS:  # false for NaN too
        raise ValueError(f"time_limit {_short(seconds)}; expected seconds above 0")
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
        **_without_none(
            op="solve", board=board, metric=metric, notation=notation, time=_milliseconds(time_limit)
        )
    )
    names = ("board", "kind", "metric", "moves", "steps", "solution", "limit")
    return Solution(**{name: reply[name] for name in names})


def _mark_of(reply: Reply) -> Mark:
    names = ("board", "legal", "solves", "moves", "steps", "shortest", "over", "optimal", "problem")
    return Mark(id=reply.get("id"), illegal_move=reply["illegalMove"], **{name: reply[name] for name in names})


def check(board: str, solution: str, *, metric: Metric = "moves") -> Mark:
    """Replays a solution: whether it is legal, solves the board, and is shortest in the metric.

    Args:
        board: in any format.
        solution: in any notation; text that is none is not legal, and ``problem`` says why.

    Raises:
        UnjamError: for a board that cannot be read.

    >>> check("XX.A/...A/..../....", "A+1 X+2").optimal
    True
    """
    return _mark_of(shared().ask(op="check", board=board, solution=solution, metric=metric))


def check_many(
    answers: Iterable[tuple[str, str | None] | Mapping[str, Any]], *, metric: Metric = "moves"
) -> list[Mark]:
    """Marks many answers. Boards that come again are read and solved once.

    Args:
        answers: pairs of a board and its solution, or mappings with ``board``, ``solution`` and perhaps ``id``. A solution of None
            is a missing one, which is wrong.

    Returns:
        a mark for each; where a board cannot be read, ``board`` is None and ``problem`` says why.
    """
    if isinstance(answers, (str, bytes, Mapping)) or not isinstance(answers, Iterable):
        raise TypeError(f"answers is {_short(answers)}; expected a list of pairs of a board and its solution, or of mappings")
    listed = [_answer_of(answer, place) for place, answer in enumerate(answers)]
    marks: list[Mark] = []
    for part in _requests([{"id": place, **answer} for place, answer in enumerate(listed)]):
        marks += [_mark_of(mark) for mark in shared().ask(op="check", answers=part, metric=metric)["marks"]]
    return marks


def _answer_of(answer: Any, place: int) -> dict[str, Any]:
    if isinstance(answer, Mapping):
        return dict(answer)
    # a text has two parts as well, if it is short
    if not isinstance(answer, (tuple, list)) or len(answer) != 2:
        raise TypeError(f"answers[{place}] is {_short(answer)}; expected a pair of a board and its solution, or a mapping")
    return {"board": answer[0], "solution": answer[1]}


def _requests(answers: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """The answers in parts, each short enough for one request."""
    part: list[dict[str, Any]] = []
    characters = 0
    for answer in answers:
        length = len(json.dumps(answer)) + 1
        if part and (len(part) == _MOST_ANSWERS or characters + length > _MOST_CHARACTERS):
            yield part
            part, characters = [], 0
        part.append(answer)
        characters += length
    if part:
        yield part


def score(board: str, solution: str, *, metric: Metric = "moves") -> float:
    """How good a solution is: 1 if it is shortest, the length of a shortest one over its own if it is longer, 0 if it is illegal, does
    not solve the board, or cannot be read.

    Raises:
        UnjamError: for a board that cannot be read.

    >>> score("XX.A/...A/..../....", "A+1 A-1 A+1 X+2")
    0.5
    """
    return score_of(check(board, solution, metric=metric), metric)


def score_of(mark: Mark, metric: Metric = "moves") -> float:
    """The score of a mark; 1 too for a solution of a board so large that no shortest one was found in time."""
    if not mark.solves:
        return 0.0
    length = mark.moves if metric == "moves" else mark.steps
    if mark.shortest is None or not length:
        return 1.0
    return mark.shortest / length


def rate(board: str, *, time_limit: float | None = None) -> Rating:
    """How hard a board is for people, as predicted.

    Raises:
        UnjamError: for a board that cannot be read.
    """
    reply = shared().ask(**_without_none(op="rate", board=board, time=_milliseconds(time_limit)))
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
        raise TypeError(f"{name} is {_short(value)}; expected two numbers: {parts}")
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
