"""Scores for the answers of language models."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from ._messages import short
from ._session import UnjamError, shared
from .marks import score
from .puzzles import Metric

_TAG = re.compile(r"<(/?)answer>", re.IGNORECASE)

#: A text, or the messages of a chat.
Text = str | Sequence[Mapping[str, Any]]


def answer_in(completion: Text | None) -> str:
    """The answer in what a model wrote: the last ``<answer>…</answer>`` of its last message, else the whole of that message.

    Args:
        completion: a text, or messages with ``role`` and ``content``; ``None``, and messages without a text, have no answer: ``""``.

    >>> answer_in("The red car is blocked. <answer>A+1 X+2</answer>")
    'A+1 X+2'
    """
    text = completion if isinstance(completion, str) else _last_message(completion or ())
    # one pattern for a pair of tags would search the rest of the text again for each tag that is not closed
    answer, opened = text, None
    for tag in _TAG.finditer(text):
        if not tag[1]:
            opened = tag.end() if opened is None else opened
        elif opened is not None:
            answer, opened = text[opened : tag.start()], None
    return answer.strip()


def _last_message(messages: Sequence[Mapping[str, Any]]) -> str:
    own = [each for each in messages if isinstance(each, Mapping) and each.get("role", "assistant") == "assistant"]
    content = own[-1].get("content") if own else ""
    if isinstance(content, str):
        return content
    # parts of a message: only those of text count
    parts = content if isinstance(content, Sequence) else ()
    return "".join(str(part.get("text", "")) for part in parts if isinstance(part, Mapping))


def rush_hour_reward(
    prompt: Text,
    completion: Text | None,
    answer: str | Mapping[str, Any] = "",
    *,
    board: str | None = None,
    info: str | Mapping[str, Any] | None = None,
    metric: Metric = "moves",
    **_: Any,
) -> float:
    """A reward function as verifiers and similar trainers call them: 0 to 1, as :func:`unjam.score`.

    Args:
        prompt: what the model was asked; not read.
        completion: what it wrote: a text or messages; ``None`` is no answer, and gives 0.
        answer: the column ``answer`` of the data set: the board, or an object (or its JSON) with the key ``board``. Where the board
            is elsewhere, ``board`` or ``info["board"]`` names it, and the answer is not read and may be left out. ``info`` may be the
            JSON of an object, as data sets store it.

    Raises:
        UnjamError: where the board cannot be read: a fault of the data set, not of the model.
    """
    named = board if board is not None else _info_of(info).get("board")
    return score(_board_of(answer) if named is None else str(named), answer_in(completion), metric=metric)


def _value_in(given: Any) -> Any:
    """The value of a text that is the JSON of an object; anything else unchanged."""
    if not isinstance(given, str) or not given.lstrip().startswith("{"):
        return given
    try:
        return json.loads(given)
    except ValueError:
        return given


def _info_of(info: str | Mapping[str, Any] | None) -> Mapping[str, Any]:
    value = _value_in(info or {})
    if not isinstance(value, Mapping):
        raise UnjamError(f"info is {short(info)}; expected a mapping, or its JSON")
    return value


def _board_of(answer: str | Mapping[str, Any]) -> str:
    value = _value_in(answer)
    if isinstance(value, Mapping):
        if "board" not in value:
            raise UnjamError('the answer has no board; expected the key "board"')
        return str(value["board"])
    return str(value)


def reasoning_gym_score(board: str, answer: str | None) -> float:
    """The score of reasoning-gym's task ``rush_hour``: 1 if the red car is at the exit in the end, else 0.01; 0 for no answer. Moves
    that cannot be made are skipped, and those that go too far are cut short.

    Args:
        board: 6×6, the red car horizontal in the third row, first in the alphabet, with the exit on the right.
        answer: such as ``"B-2 A+4"``, within any text.

    Raises:
        UnjamError: for a board that the task does not have.
    """
    if not answer:
        return 0.0
    reply = shared().ask(op="check", board=board, solution=answer, verifier="reasoning-gym")
    if reply["score"] is None:
        raise UnjamError(reply["problem"])
    return float(reply["score"])
