"""Trains the network that reads a flattened board (packages/core/src/picture/board-network.ts) on generated scenes.

    node scripts/write-training-boards.mjs FOLDER 2000 1000
    pip install torch numpy
    python3 scripts/train-board-network.py FOLDER packages/core/src/picture/network-weights.ts [rounds, 60] [earlier weights]

It learns four things from a board of 6 by 6 cells with a cell around it: which cells are filled; whether two neighbours are
one vehicle, both empty, or neither; beside which cell the exit is seen; and whether the grid lies on the cells at all. Boards
are turned, mirrored, recoloured and shifted at random. In the last third of the training the weights are whole numbers of 31
levels, and they are written in 21. The same seed and the same versions give the same weights.

A file of earlier weights is where the training begins, so that it needs fewer rounds; layers that it does not have begin at
random. What is written then is a mean of the earlier weights and those that were trained, which reads more photographs than
either (M. Wortsman et al., Model soups, 2022). Without earlier weights the training needs 60 rounds of 12,000 scenes.
"""

import glob
import math
import re
import sys

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

SIDE, CELL, BOARD = 11, 16, 6
POINTS = SIDE * CELL
# points along a cell that the network sees, and along its whole input
SEEN = 12
INPUT = (BOARD + 2) * SEEN

torch.manual_seed(1)
# the layers are small: more threads mostly wait for each other
torch.set_num_threads(1)
rng = np.random.default_rng(1)


NORMALISED = {"points": 12, "halves": 16, "quarters": 24, "cells": 30, "near": 30, "far": 30}

# a weight is a whole number from -LEVELS to LEVELS, times what the largest one of its output needs; it is written in fewer
# levels, which compress better and read as many scenes
LEVELS, WRITTEN = 15, 10


def in_levels(weight, levels):
    """The weights as whole numbers, and for each output what these are multiplied by."""
    scale = weight.detach().flatten(1).abs().amax(1).clamp(min=1e-8) / levels
    scale = scale.view(-1, *[1] * (weight.dim() - 1))
    return (weight / scale).round(), scale


def rounded(weight):
    """The weights as whole numbers of levels, with the gradients of those that they stand for (Bengio et al., 2013)."""
    whole, scale = in_levels(weight, LEVELS)
    return weight + (whole * scale - weight).detach()


class BoardNetwork(nn.Module):
    """Three convolutions at 12, 6 and 3 points a cell, then three at one place a cell, with the mean of all cells."""

    def __init__(self):
        super().__init__()
        # each convolution is followed by a batch normalisation (Ioffe and Szegedy, 2015), which `folded` makes part of it
        self.points = nn.Conv2d(3, 12, 3, padding=1)
        self.halves = nn.Conv2d(12, 16, 3, padding=1)
        self.quarters = nn.Conv2d(16, 24, 3, padding=1)
        self.cells = nn.Conv2d(24, 30, 3, stride=3)
        self.context = nn.Linear(30, 30)
        self.near = nn.Conv2d(30, 30, 3, padding=1)
        self.far = nn.Conv2d(30, 30, 3, padding=1)
        self.filled = nn.Linear(30, 1)
        self.right1 = nn.Linear(60, 12)
        self.right2 = nn.Linear(12, 3)
        self.below1 = nn.Linear(60, 12)
        self.below2 = nn.Linear(12, 3)
        self.exit = nn.Linear(30, 1)
        self.aligned1 = nn.Linear(60, 12)
        self.aligned2 = nn.Linear(12, 1)
        self.normal = nn.ModuleDict({name: nn.BatchNorm2d(size) for name, size in NORMALISED.items()})
        # whether the weights are used as they will be written
        self.rounding = False

    def weight(self, layer):
        return rounded(layer.weight) if self.rounding else layer.weight

    def convolved(self, name, x):
        layer = getattr(self, name)
        x = F.conv2d(x, self.weight(layer), layer.bias, layer.stride, layer.padding)
        return self.normal[name](x)

    def weighed(self, name, x):
        layer = getattr(self, name)
        return F.linear(x, self.weight(layer), layer.bias)

    def folded(self):
        """For each layer its name, weights and biases, as they are without the normalisations."""
        for name, layer in self.named_children():
            if name == "normal":
                continue
            weight, bias = layer.weight.detach().flatten(1), layer.bias.detach()
            if name in NORMALISED:
                normal = self.normal[name]
                factor = (normal.weight / (normal.running_var + normal.eps).sqrt()).detach()
                weight = weight * factor[:, None]
                bias = (bias - normal.running_mean) * factor + normal.bias.detach()
            yield name, weight, bias

    def forward(self, x):
        x = F.avg_pool2d(F.relu(self.convolved("points", x)), 2)
        x = F.avg_pool2d(F.relu(self.convolved("halves", x)), 2)
        x = F.relu(self.convolved("quarters", x))
        x = F.relu(self.convolved("cells", x))
        context = self.weighed("context", x.mean((2, 3)))[:, :, None, None]
        x = F.relu(x + context + self.convolved("near", x))
        x = F.relu(x + self.convolved("far", x))
        inner = x[:, :, 1:-1, 1:-1].permute(0, 2, 3, 1)
        around = (x.sum((2, 3)) - inner.sum((1, 2))) / (x.shape[2] * x.shape[3] - inner.shape[1] * inner.shape[2])
        right = torch.cat([inner[:, :, :-1], inner[:, :, 1:]], 3)
        below = torch.cat([inner[:, :-1], inner[:, 1:]], 3)
        pooled = torch.cat([inner.mean((1, 2)), around], 1)
        return (
            self.weighed("filled", inner)[..., 0],
            self.weighed("right2", F.relu(self.weighed("right1", right))),
            self.weighed("below2", F.relu(self.weighed("below1", below))),
            self.weighed("exit", x.permute(0, 2, 3, 1)[:, BESIDE])[..., 0],
            self.weighed("aligned2", F.relu(self.weighed("aligned1", pooled)))[:, 0],
        )


# the cells around the board that lie beside a cell of it, row by row
BESIDE = np.zeros((BOARD + 2, BOARD + 2), bool)
BESIDE[1:-1, [0, -1]] = BESIDE[[0, -1], 1:-1] = True


def read_boards(folder):
    """The flattened boards; the letters of their cells, with what lies around them: "e" where the exit is seen, or a blank."""
    images, letters = [], []
    points = POINTS * POINTS * 3
    size = points + BOARD * BOARD + 1
    for name in sorted(glob.glob(f"{folder}/boards-*.bin")):
        data = np.fromfile(name, np.uint8)
        data = data[: len(data) // size * size].reshape(-1, size)
        images.append(np.ascontiguousarray(data[:, :points].reshape(-1, POINTS, POINTS, 3).transpose(0, 3, 1, 2)))
        cells = np.full((len(data), BOARD + 2, BOARD + 2), ord(" "), np.uint8)
        cells[:, 1:-1, 1:-1] = data[:, points:-1].reshape(-1, BOARD, BOARD)
        rows = data[:, -1]
        cells[rows > 0, rows[rows > 0], -1] = ord("e")
        letters.append(cells)
    return np.concatenate(images), np.concatenate(letters)


def turned(corners, letters):
    """One of the eight ways to turn and mirror a board: its corners in another order, and its letters."""
    turns = rng.integers(4)
    corners, letters = np.roll(corners, -turns, 0), np.rot90(letters, turns)
    if rng.random() < 0.5:
        corners, letters = corners[[1, 0, 3, 2]], letters[:, ::-1]
    return corners, letters


CORNERS = np.array([[0, 0], [BOARD, 0], [BOARD, BOARD], [0, BOARD]], float)


# a grid that lies beside the cells, but so near that the board can be read: it teaches nothing about what lies on them
NEARLY = -1.0


def corners_of():
    """Corners of a grid, in cells, and whether they lie on the true ones: 1, 0 or NEARLY."""
    if rng.random() < 0.2:
        return CORNERS + rng.normal(0, 0.12, (4, 2)) + rng.normal(0, 0.1, (1, 2)), NEARLY
    corners = CORNERS + rng.normal(0, 0.05, (4, 2)) + rng.normal(0, 0.05, (1, 2))
    corners = (corners - 3) * (1 + rng.normal(0, 0.012)) + 3
    if rng.random() < 0.6:
        return corners, 1.0
    kind = rng.random()
    if kind < 0.4:
        shift = np.zeros(2)
        while not shift.any():
            shift = rng.integers(-1, 2, 2).astype(float)
        return corners + shift, 0.0
    if kind < 0.65:
        shift = rng.uniform(0.3, 0.7, 2) * rng.choice([-1, 1], 2)
        if rng.random() < 0.6:
            shift[rng.integers(2)] *= 0.1
        return corners + shift, 0.0
    if kind < 0.85:
        span = rng.choice([3.0, 4.0, 5.0, 5.0, 5.5, 6.5, 7.0, 7.0, 8.0])
        anchor = CORNERS[rng.integers(4)]
        return anchor + (corners - anchor) * span / BOARD, 0.0
    side = rng.integers(4)
    axis = 0 if side % 2 else 1
    by = rng.uniform(0.4, 1.1) * rng.choice([-1, 1])
    corners[side, axis] += by
    corners[(side + 1) % 4, axis] += by
    return corners, 0.0


STEPS = (np.arange(INPUT) + 0.5) / SEEN - 1


def places(corners):
    """Where each point of the input lies in a written board, from -1 to 1."""
    s = (STEPS / BOARD)[None, :, None]
    t = (STEPS / BOARD)[:, None, None]
    a, b, c, d = corners
    at = (1 - s) * (1 - t) * a + s * (1 - t) * b + s * t * c + (1 - s) * t * d
    return (at + (SIDE - BOARD) / 2) / SIDE * 2 - 1


def recoloured(x):
    """Lightness, contrast, saturation and hue changed at random, noise added; in the units of the network's input."""
    n = len(x)
    light = torch.from_numpy(rng.normal(1, 0.1, (n, 1, 1))).float()
    dark = torch.from_numpy(rng.normal(0, 0.12, (n, 1, 1))).float()
    # some boards are nearly grey: there shapes alone tell a vehicle from the floor
    strength = np.exp(rng.normal(0, 0.2, n)) * np.where(rng.random(n) < 0.2, rng.uniform(0, 0.7, n), 1)
    angle = np.where(rng.random(n) < 0.15, rng.uniform(0, 2 * math.pi, n), rng.normal(0, 0.12, n))
    c, s = (torch.from_numpy(f(angle) * strength).float()[:, None, None] for f in (np.cos, np.sin))
    l, a, b = x[:, 0] * light + dark, x[:, 1], x[:, 2]
    x = torch.stack([l, a * c - b * s, a * s + b * c], 1)
    noise = torch.from_numpy(rng.uniform(0, 0.04, (n, 1, 1, 1))).float()
    return x + torch.randn_like(x) * noise


def batch_of(images, letters, chosen, train=True):
    labels, grids, aligned = [], [], []
    for i in chosen:
        corners, lies = corners_of()
        corners, cells = turned(corners, letters[i]) if train else (corners, letters[i])
        labels.append(cells)
        grids.append(places(corners))
        aligned.append(lies)
    x = torch.from_numpy(images[chosen]).float()
    x = torch.stack([x[:, 0] / 2.55 / 50 - 1, (x[:, 1] - 128) / 40, (x[:, 2] - 128) / 40], 1)
    x = F.grid_sample(x, torch.from_numpy(np.stack(grids)).float(), padding_mode="border", align_corners=False)
    if train:
        x = recoloured(x)
    labels = np.stack(labels)
    # the place of the exit among the cells beside the board; one more than the last where none is seen
    seen = labels[:, BESIDE] == ord("e")
    exit = np.where(seen.any(1), seen.argmax(1), seen.shape[1])
    cells = labels[:, 1:-1, 1:-1]
    empty, wall = cells == ord("."), cells == ord("#")

    def pairs(one, other, e1, e2, wall1):
        return np.where((one == other) & ~e1 & ~wall1, 0, np.where(e1 & e2, 1, 2))

    right = pairs(cells[:, :, :-1], cells[:, :, 1:], empty[:, :, :-1], empty[:, :, 1:], wall[:, :, :-1])
    below = pairs(cells[:, :-1], cells[:, 1:], empty[:, :-1], empty[:, 1:], wall[:, :-1])
    told = (torch.from_numpy(v) for v in ((~empty).astype(np.float32), right, below, exit))
    return x, *told, torch.tensor(aligned).float()


def losses(network, batch):
    x, filled, right, below, exit, aligned = batch
    f, r, b, e, a = network(x)
    on, told = aligned != 0, aligned != NEARLY
    cell = F.binary_cross_entropy_with_logits(f[on], filled[on])
    pair = F.cross_entropy(r[on].reshape(-1, 3), right[on].reshape(-1)) + F.cross_entropy(
        b[on].reshape(-1, 3), below[on].reshape(-1)
    )
    grid = F.binary_cross_entropy_with_logits(a[told], aligned[told])
    # that no exit is seen has the logarithm 0
    exits = F.pad(e[on], (0, 1))
    out = F.cross_entropy(exits, exit[on])
    right_cells = ((f[on] > 0) == (filled[on] > 0)).float().mean()
    right_pairs = (r[on].argmax(-1) == right[on]).float().mean()
    right_grids = ((a > 0) == on)[told].float().mean()
    right_exits = (exits.argmax(-1) == exit[on]).float().mean()
    boards = (
        ((f[on] > 0) == (filled[on] > 0)).flatten(1).all(1)
        & (r[on].argmax(-1) == right[on]).flatten(1).all(1)
        & (b[on].argmax(-1) == below[on]).flatten(1).all(1)
    )
    return cell + pair + 0.7 * grid + 0.1 * out, (
        right_cells,
        right_pairs,
        right_grids,
        right_exits,
        boards.float().mean(),
    )


def report(name, rows):
    means = np.mean([[float(v) for v in row] for row in rows], 0)
    print(name, " ".join(f"{100 * v:.2f}" for v in means), "% of cells, pairs, grids, exits, boards", flush=True)


def read_layers(path):
    """The weights and biases of each layer in a file that `save` wrote; the weights of each output in a row."""
    with open(path) as file:
        text = file.read()
    numbers = lambda part: torch.tensor([float(number) for number in part.split(",") if number.strip()])
    layers = re.findall(r"(\w+): \{\s*weights:\s*'([^']*)',\s*scales:\s*\[([^\]]*)\],\s*biases:\s*\[([^\]]*)\],", text)
    found = {}
    for name, characters, scales, biases in layers:
        levels = torch.tensor([ord(character) - ZERO for character in characters], dtype=torch.float32)
        scales = numbers(scales)[:, None]
        found[name] = levels.view(len(scales), -1) * scales, numbers(biases)
    return found


def begin_with(network, layers, batch):
    """Gives the network the weights of `read_layers`; the normalisations are set so that they change nothing."""
    for name, (weight, bias) in layers.items():
        layer = getattr(network, name)
        with torch.no_grad():
            layer.weight.copy_(weight.view(layer.weight.shape))
            layer.bias.copy_(bias)
    # from the first convolution to the last, since the mean and spread of each depend on those before
    for name in NORMALISED:
        normal = network.normal[name]
        seen = []
        hook = normal.register_forward_hook(lambda module, inputs, output: seen.append(inputs[0].detach()))
        network.train()
        network(batch)
        hook.remove()
        with torch.no_grad():
            variance, mean = torch.var_mean(seen[0], (0, 2, 3), unbiased=False)
            normal.weight.copy_((variance + normal.eps).sqrt())
            normal.bias.copy_(mean)
            normal.running_mean.copy_(mean)
            normal.running_var.copy_(variance)


def main():
    folder, target = sys.argv[1:3]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    earlier = read_layers(sys.argv[4]) if len(sys.argv) > 4 else {}
    images, letters = read_boards(folder)
    held = np.arange(len(images)) % 12 == 0
    print(len(images), "boards", held.sum(), "held out", flush=True)
    train, test = np.flatnonzero(~held), np.flatnonzero(held)
    network = BoardNetwork()
    print(sum(p.numel() for p in network.parameters()), "weights", flush=True)
    if earlier:
        begin_with(network, earlier, batch_of(images, letters, train[:: max(1, len(train) // 512)])[0])
        network.eval()
        with torch.no_grad():
            report("before", [losses(network, batch_of(images, letters, test, False))[1]])
    optimiser = torch.optim.AdamW(network.parameters(), 3e-3, weight_decay=1e-3)
    size = 32
    steps = rounds * (len(train) // size)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3 if earlier else 1e-2, steps)
    for epoch in range(rounds):
        order = rng.permutation(train)
        seen = []
        network.train()
        # the last third of the training is with rounded weights, so that rounding them costs nothing
        network.rounding = epoch >= rounds * 2 // 3
        for at in range(0, len(order) - size + 1, size):
            loss, shares = losses(network, batch_of(images, letters, order[at : at + size]))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 2)
            optimiser.step()
            schedule.step()
            seen.append(shares)
        if epoch % 5 == 4 or epoch == rounds - 1:
            network.eval()
            network.rounding = True
            with torch.no_grad():
                tested = [losses(network, batch_of(images, letters, test, False))[1] for _ in range(2)]
            report(f"{epoch + 1}: train", seen)
            report(f"{epoch + 1}: held out", tested)
            save(network, target, earlier)


# the letters a to u stand for -10 to 10
ZERO = ord("k")
HEAD = """// Written by scripts/train-board-network.py.

/** The layers of the network: weights from -10 to 10 as the letters a to u, what those of each output are multiplied by, biases. */
export const packedLayers = {
"""


# the share of the earlier weights in those that are written
EARLIER = 0.3


def save(network, target, earlier):
    """Writes each weight as a letter, so that it compresses well: for each output of a layer the largest is WRITTEN."""
    with open(target, "w") as file:
        file.write(HEAD)
        for name, weight, bias in network.folded():
            whole, scale = in_levels(weight, LEVELS)
            whole, scale = in_levels(whole * scale, WRITTEN)
            if name in earlier:
                whole, scale = in_levels(EARLIER * earlier[name][0] + (1 - EARLIER) * whole * scale, WRITTEN)
                bias = EARLIER * earlier[name][1] + (1 - EARLIER) * bias
            levels = whole.int().flatten().tolist()
            text = "".join(chr(ZERO + level) for level in levels)
            numbers = lambda values, digits: "[" + ", ".join(f"{float(v):.{digits}g}" for v in values.flatten()) + "]"
            file.write(f"  {name}: {{\n    weights:\n      '{text}',\n")
            file.write(f"    scales: {numbers(scale, 3)},\n    biases: {numbers(bias, 2)},\n  }},\n")
        file.write("};\n")


if __name__ == "__main__":
    main()
