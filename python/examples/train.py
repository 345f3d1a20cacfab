"""Trains a masked policy on boards of up to 8 moves with numpy alone, and draws how it learns.

    python train.py --actions 500000 --svg learning.svg

An advantage actor-critic: a network of one hidden layer sees which vehicle stands on each cell, and gives a logit for each slide and
the value of the board. Illegal slides are masked. The puzzles of the split `test` are never trained on.
"""

from __future__ import annotations

import argparse
import json
import time

import gymnasium
import numpy as np
from numpy.typing import NDArray

import unjam.environments  # noqa: F401  (names the environment)

Array = NDArray[np.float32]

ENVS, ROLLOUT, HIDDEN = 256, 16, 256
DISCOUNT, ENTROPY, RATE, MAX_STEPS = 0.97, 0.01, 1e-3, 60
PIECES = 16  # empty, wall, and slots up to 14


class Network:
    """Logits and a value; `gradients` are those of what `forward` saw last."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.parts = [
            weights(inputs, HIDDEN, 4.0),
            np.zeros(HIDDEN, np.float32),
            weights(HIDDEN, actions + 1, 0.1),
            np.zeros(actions + 1, np.float32),
        ]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.updates = 0

    def forward(self, seen: Array) -> tuple[Array, Array, Array]:
        first, bias, second, last = self.parts
        hidden = np.maximum(seen @ first + bias, 0)
        out = hidden @ second + last
        return out[:, :-1], out[:, -1], hidden

    def learn(self, seen: Array, hidden: Array, slope: Array) -> None:
        """One step of Adam against the slope of the loss in logits and value."""
        back = (slope @ self.parts[2].T) * (hidden > 0)
        gradients = [seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        norm = np.sqrt(sum(float((each**2).sum()) for each in gradients))
        self.updates += 1
        for part, (mean, square), gradient in zip(self.parts, self.moments, gradients):
            gradient = gradient * min(1.0, 1.0 / (norm + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.01 * (gradient**2 - square)
            part -= RATE * (mean / (1 - 0.9**self.updates)) / (np.sqrt(square / (1 - 0.99**self.updates)) + 1e-6)


def one_hot(cells: NDArray[np.uint8]) -> Array:
    """Which piece stands on each cell, as 0 and 1."""
    pieces = np.where(cells == 255, PIECES - 1, cells).reshape(len(cells), -1)
    seen = np.zeros((*pieces.shape, PIECES), np.float32)
    np.put_along_axis(seen, pieces[..., None].astype(np.int64), 1, axis=2)
    return seen.reshape(len(cells), -1)


def chances(logits: Array, mask: NDArray[np.int8]) -> Array:
    masked = np.where(mask == 1, logits, -1e9)
    odds = np.exp(masked - masked.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def draw(odds: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    return (odds.cumsum(1) > rng.random((len(odds), 1)) * odds.sum(1, keepdims=True)).argmax(1)


def make(split: str, count: int) -> gymnasium.vector.VectorEnv:
    return gymnasium.make_vec(
        "unjam/RushHour-v0",
        num_envs=count,
        split=split,
        difficulty={"moves": (1, 8)},
        slides="slide",
        reward={"action": -0.05, "solved": 1.0},
        max_steps=MAX_STEPS,
        observe="cells",
    )


def solved_share(network: Network | None, envs: gymnasium.vector.VectorEnv, rng: np.random.Generator) -> float:
    """The share of puzzles that are solved within the limit; without a network by random legal slides."""
    cells, infos = envs.reset(seed=1_000_000)
    first = np.full(envs.num_envs, -1)  # of each environment only its first episode counts
    for _ in range(MAX_STEPS):
        logits = np.zeros(infos["action_mask"].shape, np.float32) if network is None else network.forward(one_hot(cells))[0]
        cells, _, solved, late, infos = envs.step(draw(chances(logits, infos["action_mask"]), rng))
        first = np.where((first < 0) & (solved | late), solved, first)
    return float((first == 1).mean())


def train(most: int, points: int, seed: int) -> list[dict[str, float]]:
    rng = np.random.default_rng(seed)
    envs, train_puzzles, test_puzzles = make("train", ENVS), make("train", 200), make("test", 200)
    cells, infos = envs.reset(seed=seed)
    network = Network(cells[0].size * PIECES, infos["action_mask"].shape[1], rng)
    chance = {"train": solved_share(None, train_puzzles, rng), "test": solved_share(None, test_puzzles, rng)}
    curve = [{"actions": 0, **chance}]
    print(json.dumps(curve[-1]), flush=True)
    begun = time.monotonic()
    actions = shown = 0
    while actions < most:
        steps = []
        for _ in range(ROLLOUT):
            seen, mask = one_hot(cells), infos["action_mask"]
            logits, values, _ = network.forward(seen)
            chosen = draw(chances(logits, mask), rng)
            cells, rewards, solved, late, infos = envs.step(chosen)
            gained = rewards.copy()
            if late.any():  # the value of where the limit stopped it
                final = np.stack(list(infos["final_obs"][late]))
                gained[late] += DISCOUNT * network.forward(one_hot(final))[1]
            steps.append((seen, mask, chosen, gained, solved | late, values))
        actions += ROLLOUT * ENVS
        returns = network.forward(one_hot(cells))[1]
        targets = []
        for _, _, _, gained, ended, _ in reversed(steps):
            returns = gained + DISCOUNT * np.where(ended, 0, returns)
            targets.append(returns)
        seen, mask, chosen, _, _, values = (np.concatenate(each) for each in zip(*steps))
        target = np.concatenate(targets[::-1])
        advantage = target - values
        advantage /= advantage.std() + 1e-6
        logits, values, hidden = network.forward(seen)
        odds = chances(logits, mask)
        slope = odds * advantage[:, None]
        slope[np.arange(len(chosen)), chosen] -= advantage
        plogp = np.log(odds + 1e-9)
        slope += ENTROPY * odds * (plogp - (odds * plogp).sum(1, keepdims=True))
        loss = np.concatenate([slope, (values - target)[:, None]], axis=1) / len(chosen)
        network.learn(seen, hidden, loss.astype(np.float32))
        if actions - shown >= most / points or actions >= most:
            shown = actions
            shares = {"train": solved_share(network, train_puzzles, rng), "test": solved_share(network, test_puzzles, rng)}
            curve.append({"actions": actions, **shares})
            print(json.dumps(curve[-1]), flush=True)
    print(f"{time.monotonic() - begun:.0f} s")
    for each in (envs, train_puzzles, test_puzzles):
        each.close()
    return curve


def drawing(curve: list[dict[str, float]]) -> str:
    """The curve as a picture in SVG."""
    width, height, left, top = 560, 260, 60, 20
    most = max(point["actions"] for point in curve) or 1

    def x(actions: float) -> float:
        return left + (width - left - 90) * actions / most

    def y(share: float) -> float:
        return top + (height - 70) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
        "<title>The share of puzzles that the policy solves, over the actions of its training</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{left} {y(share):.1f}H{x(most):.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y(share) + 4:.1f}" text-anchor="end" fill="#555">{share:.0%}</text>')
    for part in (0, 0.5, 1):
        label = f"{part * most / 1e6:.1f} million"
        parts.append(f'<text x="{x(part * most):.1f}" y="{height - 30}" text-anchor="middle" fill="#555">{label}</text>')
    parts.append(f'<text x="{(left + x(most)) / 2:.1f}" y="{height - 8}" text-anchor="middle" fill="#555">actions</text>')
    for name, colour in (("train", "#3d7cc9"), ("test", "#d8271e")):
        path = " ".join(f"{x(point['actions']):.1f},{y(point[name]):.1f}" for point in curve)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        last = curve[-1]
        parts.append(f'<text x="{x(last["actions"]) + 8:.1f}" y="{y(last[name]) + 4:.1f}" fill="{colour}">{name} {last[name]:.0%}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=500_000)
    parser.add_argument("--points", type=int, default=20, help="how often it is tried on the puzzles")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", help="where the curve is drawn")
    options = parser.parse_args()
    learned = train(options.actions, options.points, options.seed)
    if options.svg:
        with open(options.svg, "w", encoding="utf-8") as file:
            file.write(drawing(learned))
