"""Environments that play side by side in one process of the command; their arrays are those of its bytes."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ._session import Reply, Session

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
        self.session = Session(*self._words(puzzles))
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

    def _words(self, puzzles: str | Path | Sequence[str] | None) -> list[str]:
        if puzzles is None:
            return []
        if isinstance(puzzles, (str, Path)):
            return ["--", str(puzzles)]
        if len(puzzles) == 0:
            raise ValueError("no puzzles; expected at least one board")
        # a board a file may have many lines, so each gets an empty line after it
        self._file = tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8")
        self._file.write("\n\n".join(puzzles) + "\n")
        self._file.flush()
        return [self._file.name]

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
