"""Marks of solutions: check and score them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ._messages import short
from ._session import Reply, shared
from .puzzles import Metric

#: Answers in one request to the command, and their characters in JSON: a line may have 4,194,304.
_MOST_ANSWERS = 5_000
_MOST_CHARACTERS = 4_000_000

#: What ``solution_read`` says of signed moves that are legal only if plus is up.
UP_AS_PLUS = "up as plus"


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
    #: How a solution was read that is in no notation, such as ``read as label, direction; one cell a move``; else None.
    solution_read: str | None = None


def _mark_of(reply: Reply) -> Mark:
    names = ("board", "legal", "solves", "moves", "steps", "shortest", "over", "optimal", "problem")
    return Mark(
        id=reply.get("id"),
        illegal_move=reply["illegalMove"],
        solution_read=reply.get("solutionRead"),
        **{name: reply[name] for name in names},
    )


def check(board: str, solution: str, *, metric: Metric = "moves") -> Mark:
    """Replays a solution: whether it is legal, solves the board, and is shortest in the metric.

    Args:
        board: in any format.
        solution: in any notation; a text in none of them is not legal, and ``problem`` says why.

    Raises:
        UnjamError: for a board that cannot be read.

    >>> check("XX.A/...A/..../....", "A+1 X+2").optimal
    True
    """
    return _mark_of(shared().ask(op="check", board=board, solution=solution, metric=metric))


def check_many(
    answers: Iterable[tuple[str, str | None] | Mapping[str, Any]], *, metric: Metric = "moves"
) -> list[Mark]:
    """Marks many answers. A board that comes several times is read and solved once.

    Args:
        answers: pairs of a board and its solution, or mappings with ``board``, ``solution`` and perhaps ``id``. A solution of None
            is a missing one, which is wrong.

    Returns:
        a mark for each; where a board cannot be read, ``board`` is None and ``problem`` says why.
    """
    if isinstance(answers, (str, bytes, Mapping)) or not isinstance(answers, Iterable):
        raise TypeError(f"answers is {short(answers)}; expected a list of pairs of a board and its solution, or of mappings")
    listed = [_answer_of(answer, place) for place, answer in enumerate(answers)]
    marks: list[Mark] = []
    for part in _requests([{**answer, "id": place} for place, answer in enumerate(listed)]):
        marks += [_mark_of(mark) for mark in shared().ask(op="check", answers=part, metric=metric)["marks"]]
    # the ids themselves, which the command may not be able to hold
    return [replace(mark, id=_id_of(answer, place)) for place, (mark, answer) in enumerate(zip(marks, listed))]


def _id_of(answer: Mapping[str, Any], place: int) -> str | int:
    given = answer.get("id")
    return given if isinstance(given, (str, int)) and not isinstance(given, bool) else place


def _answer_of(answer: Any, place: int) -> dict[str, Any]:
    if isinstance(answer, Mapping):
        return dict(answer)
    # a text of two characters could be unpacked like a pair
    if not isinstance(answer, (tuple, list)) or len(answer) != 2:
        raise TypeError(f"answers[{place}] is {short(answer)}; expected a pair of a board and its solution, or a mapping")
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
    not solve the board, or cannot be read. Plus is right or down, as the prompts of ``unjam export tasks`` say: signed
    moves that solve the board only if plus is up give 0 too, though :func:`check` accepts them and says so in ``solution_read``.

    Raises:
        UnjamError: for a board that cannot be read.

    >>> score("XX.A/...A/..../....", "A+1 A-1 A+1 X+2")
    0.5
    """
    return score_of(check(board, solution, metric=metric), metric)


def score_of(mark: Mark, metric: Metric = "moves") -> float:
    """The score of a mark; 1 too for a solution of a board so large that no shortest one was found in time."""
    if not mark.solves or UP_AS_PLUS in (mark.solution_read or ""):
        return 0.0
    length = mark.moves if metric == "moves" else mark.steps
    if mark.shortest is None or not length:
        return 1.0
    return mark.shortest / length
