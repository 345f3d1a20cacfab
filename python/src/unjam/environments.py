"""Environments of Gymnasium: one board, and many in one process.

>>> import gymnasium, unjam.environments
>>> env = gymnasium.make("unjam/RushHour-v0", difficulty={"moves": (1, 8)}, split="train")
>>> envs = gymnasium.make_vec("unjam/RushHour-v0", num_envs=1024)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("the environments need gymnasium and numpy: pip install 'unjam[env]'") from error

from ._batch import Array, Batch, Difficulty, Observe, Slides, Split
from ._drawing import picture

ENVIRONMENT = "unjam/RushHour-v0"

#: The plane of where the red car must stand.
_GOAL = 4


def register_environments() -> None:
    """Makes the environments known to ``gymnasium.make``; the import of this module calls it."""
    if ENVIRONMENT not in gymnasium.registry:
        gymnasium.register(
            id=ENVIRONMENT,
            entry_point="unjam.environments:RushHourEnv",
            vector_entry_point="unjam.environments:RushHourVectorEnv",
        )


def _space_of(batch: Batch) -> Box:
    return Box(0, 1 if batch.observe == "planes" else 255, batch.shape, np.uint8)


class RushHourEnv(gymnasium.Env[Array, int]):
    """One board. An action slides a vehicle: ``2 × slot + direction``, or with slides of any length
    ``(2 × slot + direction) × reach + cells − 1`` (docs/env.md of the project). ``info["action_mask"]`` and :meth:`action_masks` tell
    which actions are legal; another one changes nothing and counts.

    Args:
        puzzles: None for the 2,000 of the catalogue; a sequence of boards; or a word of the command, such as a file.
        board: always this board, in place of puzzles.
        split: only puzzles of ``train``, ``validation`` or ``test``, which share no board that can be reached from the other.
        difficulty: a grade such as ``"beginner"``, or ranges of moves, steps and rating: ``{"moves": (1, 8)}``.
        slides: ``unit``: by one cell; ``slide``: by any number of free cells.
        reward: ``action`` (default −1), ``cell``, ``illegal`` and ``solved`` (default 0), which are added up.
        max_steps: truncates an episode.
        observe: ``planes``: five planes of 0 and 1 (the red car, other horizontal vehicles, vertical ones, walls, where the red
            car must stand); ``cells``: for each cell 0, slot + 1, or 255 for a wall.
        render_mode: ``ansi``, ``rgb_array`` or None.

    Raises:
        UnjamError: where no puzzle is as asked for, at the first reset.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

    def __init__(
        self,
        puzzles: str | Path | Sequence[str] | None = None,
        *,
        board: str | None = None,
        split: Split | None = None,
        difficulty: Difficulty | None = None,
        slides: Slides = "unit",
        reward: Mapping[str, float] | None = None,
        max_steps: int = 1000,
        observe: Observe = "planes",
        render_mode: str | None = None,
    ) -> None:
        _check_render_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self._batch = Batch(
            _boards_of(puzzles, board),
            observe=observe,
            slides=slides,
            max_steps=max_steps,
            split=split,
            difficulty=_ranges_of(difficulty),
            reward=None if reward is None else dict(reward),
        )
        self.observation_space = _space_of(self._batch)
        self.action_space = Discrete(self._batch.actions)
        self._mask: Array = np.zeros(self._batch.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Draws a puzzle; the same seed draws the same one. ``options`` may hold ``split`` and ``difficulty`` for this episode."""
        super().reset(seed=seed)
        drawn = seed if seed is not None else int(self.np_random.integers(2**31))
        arrays, reply = self._batch.reset(seed=drawn, **_asked(options))
        self._mask = arrays["mask"][0].view(np.int8)
        info = {"action_mask": self._mask, "board": reply["board"], "labels": reply["labels"]}
        return arrays[self._batch.observe][0], info

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        arrays, _, _ = self._batch.step(np.asarray([action]))
        self._mask = arrays["mask"][0].view(np.int8)
        return (
            arrays[self._batch.observe][0],
            float(arrays["rewards"][0]),
            bool(arrays["terminated"][0]),
            bool(arrays["truncated"][0]),
            {"action_mask": self._mask, "illegal": bool(arrays["illegal"][0])},
        )

    def action_masks(self) -> Array:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask.astype(bool)

    def solution(self) -> list[int]:
        """The fewest actions to the exit from where the board stands; empty if there is no way, or none was found in time."""
        return list(self._batch.session.ask(op="solve")["actions"] or [])

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode; expected gymnasium.make(…, render_mode='ansi')")
            return None
        return _rendered(self._batch, 0, self.render_mode)

    def close(self) -> None:
        self._batch.close()


class RushHourVectorEnv(gymnasium.vector.VectorEnv[Array, Array, Array]):
    """Many boards in one process, with the options of :class:`RushHourEnv`. An environment whose episode has ended begins the next one
    in the same step (Gymnasium's ``AutoresetMode.SAME_STEP``): the observation is that of the new episode, and the infos hold
    ``final_obs`` and ``final_info`` of those that ended. ``infos["action_mask"]`` is an array of 0 and 1, a row for each environment.
    """

    metadata = {
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 4,
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        puzzles: str | Path | Sequence[str] | None = None,
        *,
        board: str | None = None,
        split: Split | None = None,
        difficulty: Difficulty | None = None,
        slides: Slides = "unit",
        reward: Mapping[str, float] | None = None,
        max_steps: int = 1000,
        observe: Observe = "planes",
        render_mode: str | None = None,
    ) -> None:
        _check_render_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.num_envs = num_envs
        self._batch = Batch(
            _boards_of(puzzles, board),
            observe=observe,
            slides=slides,
            max_steps=max_steps,
            split=split,
            difficulty=_ranges_of(difficulty),
            reward=None if reward is None else dict(reward),
            auto=True,
            final=True,
        )
        self.single_observation_space = _space_of(self._batch)
        self.single_action_space = Discrete(self._batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._mask: Array = np.zeros((num_envs, self._batch.actions), np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begins all episodes. A seed gives environment i the puzzles of seed + i; a list has one for each."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        draw = self.np_random.integers
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds; expected one for each of {self.num_envs} environments")
            seeds = {"seeds": [int(draw(2**31)) if each is None else int(each) for each in seed]}
        else:
            seeds = {"seed": int(draw(2**31)) if seed is None else int(seed)}  # type: ignore[dict-item]
        arrays, _ = self._batch.reset(self.num_envs, **seeds, **_asked(options))
        self._mask = arrays["mask"].view(np.int8)
        return arrays[self._batch.observe], self._about(self._mask)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        arrays, ended, last = self._batch.step(np.asarray(actions))
        self._mask = arrays["mask"].view(np.int8)
        infos = self._about(self._mask)
        infos["illegal"] = arrays["illegal"].view(bool)
        if ended:
            which = np.zeros(self.num_envs, bool)
            which[ended] = True
            final = np.full(self.num_envs, None, dtype=object)
            masks = np.zeros_like(self._mask)
            for place, index in enumerate(ended):
                final[index] = last[self._batch.observe][place]
                masks[index] = last["mask"][place]
            infos |= {"final_obs": final, "_final_obs": which}
            infos |= {"final_info": {"action_mask": masks, "_action_mask": which}, "_final_info": which}
        return (
            arrays[self._batch.observe],
            arrays["rewards"],
            arrays["terminated"].view(bool),
            arrays["truncated"].view(bool),
            infos,
        )

    def _about(self, mask: Array) -> dict[str, Any]:
        return {"action_mask": mask, "_action_mask": np.ones(self.num_envs, bool)}

    def action_masks(self) -> Array:
        """Which actions are legal, a row for each environment."""
        return self._mask.astype(bool)

    def render(self) -> Any:
        """A picture or a text of each environment."""
        if self.render_mode is None:
            return None
        return tuple(_rendered(self._batch, index, self.render_mode) for index in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        self._batch.close()


def _boards_of(
    puzzles: str | Path | Sequence[str] | None, board: str | None
) -> str | Path | Sequence[str] | None:
    if board is not None and puzzles is not None:
        raise ValueError("puzzles beside board; expected one of them")
    return puzzles if board is None else [board]


def _ranges_of(difficulty: Difficulty | None) -> Any:
    """With lists in place of tuples, which JSON has not."""
    if difficulty is None or isinstance(difficulty, str):
        return difficulty
    return {name: list(value) if isinstance(value, tuple) else value for name, value in difficulty.items()}


def _asked(options: dict[str, Any] | None) -> dict[str, Any]:
    """What the options of a reset ask for."""
    options = options or {}
    unknown = options.keys() - {"split", "difficulty"}
    if unknown:
        raise ValueError(f"unknown options {sorted(unknown)}; expected split, difficulty")
    asked = {**options}
    if "difficulty" in asked:
        asked["difficulty"] = _ranges_of(asked["difficulty"])
    return {name: value for name, value in asked.items() if value is not None}


def _check_render_mode(mode: str | None, modes: Any) -> None:
    if mode is not None and mode not in modes:
        raise ValueError(f"render_mode {mode!r}; expected one of {', '.join(modes)}, or None")


def _rendered(batch: Batch, index: int, mode: str) -> Any:
    if mode == "ansi":
        return batch.render(index, "text") + "\n"
    shown = batch.session.ask(op="observe", index=index)
    cells = np.asarray(shown["cells"], np.uint8).reshape(batch.height, batch.width)
    planes = np.frombuffer(shown["planes"].encode(), np.uint8) - ord("0")
    return picture(cells, planes.reshape(-1, batch.height, batch.width)[_GOAL])


register_environments()
