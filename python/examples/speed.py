"""Steps a second of a vector of 1,024 environments, with random legal actions chosen by numpy."""

from __future__ import annotations

import time

import gymnasium
import numpy as np

import unjam.environments  # noqa: F401  (names the environment)

COUNT, SECONDS = 1024, 4.0


def steps_a_second(**options: object) -> float:
    envs = gymnasium.make_vec("unjam/RushHour-v0", num_envs=COUNT, **options)
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    steps, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        legal = infos["action_mask"] * rng.random(infos["action_mask"].shape, np.float32)
        _, _, _, _, infos = envs.step(legal.argmax(axis=1))
        steps += COUNT
    envs.close()
    return steps / spent


if __name__ == "__main__":
    for options in ({}, {"observe": "cells"}, {"slides": "slide"}):
        print(f"{options or 'planes, slides of one cell'}: {steps_a_second(**options):,.0f} steps a second")
