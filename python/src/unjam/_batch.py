"""Environments that play side by side in one process of the command; their arrays are those of its bytes."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ._session import Reply, Session, UnjamError

Array = NDArray[Any]
Slides = Literal["unit", "slide"]
Observe = Literal["planes", "cells"]
Split = Literal["train", "validation", "test"]
#: A grade by its name, or ranges such as ``{"moves": (1, 8)}`` of moves, steps and rating.
Difficulty = str | Mapping[str, Any]


class Batch:
    """The environments of one process.

    Args:
        puzzles: None for the 2,000 of the catalogue; boards; or a word of the command: a file, a folder, an atlas.
        observe: what an observation is.
        others: options of a reset, as docs/env.md names them.
    """

    def __init__(
        self,
        puzzles: str | Path | Sequence[str] | None,
        *,
        observe: Observe,
        slides: Slides,
        max_steps: int,
        **others: Any,
    ) -> None:
        if observe not in ("planes", "cells"):
            raise ValueError(f"observe {observe!r}; expected 'planes' or 'cells'")
        self._file: Any = None
        self.session = self._start(puzzles)
        hello = self.session.hello
        planes, self.height, self.width = hello["shape"]
        self.slots: int = hello["slots"]
        reach = 1 if slides == "unit" else max(1, max(self.height, self.width) - 2)
        self.actions: int = 2 * self.slots * reach
        self.shape = (planes, self.height, self.width) if observe == "planes" else (self.height, self.width)
        self.observe = observe
        self._options: Reply = {"observe": ["mask", observe], "slides": slides, "maxSteps": max_steps, "binary": True}
        self._options |= {key: value for key, value in others.items() if value is not None}
        self._layout: list[tuple[str, np.dtype[Any], tuple[int, ...], int]] = []
        self.count = 0

    def _start(self, puzzles: str | Path | Sequence[str] | None) -> Session:
        if puzzles is None:
            return Session()
        if isinstance(puzzles, (str, Path)):
            session = Session("--", str(puzzles))
            if said := session.said():
                warnings.warn(f"puzzles were left out: {said}", stacklevel=4)
            return session
        if len(puzzles) == 0:
            raise ValueError("no puzzles; expected at least one board")
        try:
            session = self._start_on(puzzles)
            if session.hello["puzzles"] == len(puzzles):
                return session
            session.close()
        except UnjamError:
            pass  # the reason is found below, with the place in the list
        # boards of some formats are read only by themselves
        return self._start_on(_lines_of(puzzles))

    def _start_on(self, boards: Sequence[str]) -> Session:
        self._file = tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8")
        # a board may have many lines, so each gets an empty line after it
        self._file.write("\n\n".join(boards) + "\n")
        self._file.flush()
        return Session(self._file.name)

    def reset(self, count: int | None = None, **options: Any) -> tuple[dict[str, Array], Reply]:
        """Begins episodes in so many environments, or in a single one; returns the observations and what the reply tells."""
        request = {"op": "reset", **self._options, **options}
        if count is not None:
            request["count"] = count
        reply, data = self.session.exchange(request)
        self.count = count or 1
        self._layout = []
        for name, kind, shape in reply["layout"]:
            dtype = np.dtype(kind)
            self._layout.append((name, dtype, tuple(shape), dtype.itemsize * int(np.prod(shape))))
        observed = [part for part in self._layout if part[0] in ("mask", self.observe)]
        return self._arrays(observed, data)[0], reply

    def step(self, actions: Array) -> tuple[dict[str, Array], list[int], dict[str, Array]]:
        """One action in each environment; returns what it gave, and the indexes and last observations of those that ended."""
        if self.count == 0:
            raise ValueError("no episodes have begun; expected a reset first")
        if actions.dtype.kind not in "biu":
            raise ValueError(f"actions of the type {actions.dtype}; expected whole numbers")
        if actions.shape != (self.count,):
            raise ValueError(f"actions of shape {actions.shape}; expected ({self.count},)")
        if actions.size and not (0 <= int(actions.min()) and int(actions.max()) < self.actions):
            raise ValueError(f"an action is not of 0 to {self.actions - 1}")
        reply, data = self.session.exchange({"op": "step"}, actions.astype("<u2").tobytes())
        arrays, offset = self._arrays(self._layout, data)
        ended: list[int] = reply.get("final", [])
        if not ended:
            return arrays, ended, {}
        parts = [
            (name, dtype, (len(ended), *shape[1:]), size // self.count * len(ended))
            for name, dtype, shape, size in self._layout
            if name in ("mask", self.observe)
        ]
        return arrays, ended, self._arrays(parts, data, offset)[0]

    @staticmethod
    def _arrays(
        parts: list[tuple[str, np.dtype[Any], tuple[int, ...], int]], data: bytearray, offset: int = 0
    ) -> tuple[dict[str, Array], int]:
        arrays: dict[str, Array] = {}
        for name, dtype, shape, size in parts:
            arrays[name] = np.frombuffer(data, dtype, size // dtype.itemsize, offset).reshape(shape)
            offset += size
        return arrays, offset

    def render(self, index: int, kind: str) -> str:
        return str(self.session.ask(**{"op": "render", "index": index, "as": kind})["rendered"])

    def close(self) -> None:
        self.session.close()
        if self._file is not None:
            self._file.close()


def _lines_of(boards: Sequence[str]) -> list[str]:
    """Each board in one line.

    Raises:
        UnjamError: for the first that cannot be read.
    """
    lines = []
    with Session() as session:
        for index, board in enumerate(boards):
            try:
                lines.append(str(session.ask(op="reset", board=board)["board"]))
            except UnjamError as error:
                raise UnjamError(f"puzzles[{index}]: {str(error).removeprefix('reset: board: ')}") from None
    return lines
