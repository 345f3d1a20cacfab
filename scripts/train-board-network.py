"""Trains a network that reads a flattened board (packages/core/src/picture/flat-board/board-network.ts) on generated scenes.

    node scripts/write-training-boards.mjs FOLDER 2000 1000
    pip install torch numpy
    python3 scripts/train-board-network.py small|large FOLDER packages/core/src/picture/network/SIZE-network-weights.ts [rounds, 60] \
        [highest learning rate, 0.01] [earlier weights]

It learns five things from a board of 6 by 6 cells with a cell around it: which cells are filled; whether two neighbours are
one vehicle, both empty, or neither; beside which cell the exit is seen; whether the grid lies on the cells at all; and how far
beside each cell it lies. Boards of other sizes teach that 6 by 6 of their cells are no board. Boards are turned, mirrored,
recoloured and shifted at random, and some vehicles are given nearly the colour of the floor. In the last third of the training the
weights are whole numbers of 21 levels, as they are written. The same seed and the same versions give the same weights; but the small
network of this repository was trained before vehicles were given the floor's colour, in several stages (docs/pictures-reading.md).

A file of earlier weights is where the training begins, so that it needs fewer rounds and a lower rate, such as 0.002; layers
that it does not have begin at random. Without earlier weights the training needs 60 rounds of 12,000 scenes. What is written
is the mean of the weights over about the last three rounds, which reads more photographs than the weights at the end
(P. Izmailov et al., Averaging weights leads to wider optima and better generalization, 2018).
"""

import copy
import glob
import math
import re
import sys
from collections import deque
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from arithmetic_code import coded, decoded

SIDE, CELL, BOARD = 11, 16, 6
POINTS = SIDE * CELL
# points along a cell that the network sees, and along its whole input
SEEN = 12
INPUT = (BOARD + 2) * SEEN

torch.manual_seed(1)
# the layers are small: more threads mostly wait for each other
torch.set_num_threads(2)
rng = np.random.default_rng(1)


# how many maps each of the first four convolutions gives, the next two as many as the fourth; and the outputs of hidden layers
SIZES = {"small": (12, 16, 24, 30, 12), "large": (16, 32, 48, 64, 24)}
# the convolutions, each of which is followed by a normalisation
NORMALISED = ["points", "halves", "quarters", "cells", "near", "far"]

# a weight is a whole number from -LEVELS to LEVELS, times what the largest one of its output needs
LEVELS = 10
# how much of the mean of the weights each step replaces
MEAN_RATE = 0.001


def in_levels(weight):
    """The weights as whole numbers, and for each output what these are multiplied by."""
    scale = weight.detach().flatten(1).abs().amax(1).clamp(min=1e-8) / LEVELS
    scale = scale.view(-1, *[1] * (weight.dim() - 1))
    return (weight / scale).round(), scale


def rounded(weight):
    """The weights as whole numbers of levels, with the gradients of those that they stand for (Bengio et al., 2013)."""
    whole, scale = in_levels(weight)
    return weight + (whole * scale - weight).detach()


class BoardNetwork(nn.Module):
    """Three convolutions at 12, 6 and 3 points a cell, then three at one place a cell, with the mean of all cells."""

    def __init__(self, size):
        super().__init__()
        points, halves, quarters, maps, hidden = SIZES[size]
        # each convolution is followed by a batch normalisation (Ioffe and Szegedy, 2015), which `folded` makes part of it
        self.points = nn.Conv2d(3, points, 3, padding=1)
        self.halves = nn.Conv2d(points, halves, 3, padding=1)
        self.quarters = nn.Conv2d(halves, quarters, 3, padding=1)
        self.cells = nn.Conv2d(quarters, maps, 3, stride=3)
        self.context = nn.Linear(maps, maps)
        self.near = nn.Conv2d(maps, maps, 3, padding=1)
        self.far = nn.Conv2d(maps, maps, 3, padding=1)
        self.filled = nn.Linear(maps, 1)
        self.right1 = nn.Linear(2 * maps, hidden)
        self.right2 = nn.Linear(hidden, 3)
        self.below1 = nn.Linear(2 * maps, hidden)
        self.below2 = nn.Linear(hidden, 3)
        self.exit = nn.Linear(maps, 1)
        self.aligned1 = nn.Linear(2 * maps, hidden)
        self.aligned2 = nn.Linear(hidden, 1)
        self.offset1 = nn.Linear(2 * maps, hidden)
        self.offset2 = nn.Linear(hidden, 2)
        self.normal = nn.ModuleDict({name: nn.BatchNorm2d(getattr(self, name).out_channels) for name in NORMALISED})
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
        x = cells = F.relu(self.convolved("cells", x))
        context = self.weighed("context", x.mean((2, 3)))[:, :, None, None]
        x = F.relu(x + context + self.convolved("near", x))
        x = F.relu(x + self.convolved("far", x))
        inner = x[:, :, 1:-1, 1:-1].permute(0, 2, 3, 1)
        around = (x.sum((2, 3)) - inner.sum((1, 2))) / (x.shape[2] * x.shape[3] - inner.shape[1] * inner.shape[2])
        right = torch.cat([inner[:, :, :-1], inner[:, :, 1:]], 3)
        below = torch.cat([inner[:, :-1], inner[:, 1:]], 3)
        pooled = torch.cat([inner.mean((1, 2)), around], 1)
        both = torch.cat([cells[:, :, 1:-1, 1:-1].permute(0, 2, 3, 1), inner], 3)
        return (
            self.weighed("filled", inner)[..., 0],
            self.weighed("right2", F.relu(self.weighed("right1", right))),
            self.weighed("below2", F.relu(self.weighed("below1", below))),
            self.weighed("exit", x.permute(0, 2, 3, 1)[:, BESIDE])[..., 0],
            self.weighed("aligned2", F.relu(self.weighed("aligned1", pooled)))[:, 0],
            self.weighed("offset2", F.relu(self.weighed("offset1", both))),
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


# the letter of a board of another size: 6 by 6 cells within it or around it are no board
UNKNOWN = ord("?")
# a grid that lies beside the cells, but so near that the board can be read: it teaches nothing about what lies on them
NEARLY = -1.0
# one that lies so far beside them that it teaches only where the cells are
FARTHER = -2.0


def corners_of():
    """Corners of a grid, in cells, and whether they lie on the true ones: 1, 0, NEARLY or FARTHER."""
    if rng.random() < 0.15:
        spread = rng.choice([0.1, 0.18, 0.26])
        corners = CORNERS + rng.normal(0, 0.7 * spread, (4, 2)) + rng.normal(0, spread, (1, 2))
        return (corners - 3) * (1 + rng.normal(0, 0.2 * spread, 2)) + 3, FARTHER
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


def offsets_of(corners):
    """How far each corner lies beside that of the cells, along the grid's rows and its columns, in cells."""
    true = np.round(corners / BOARD) * BOARD
    along, down = (true[1] - true[0]) / BOARD, (true[3] - true[0]) / BOARD
    return np.stack([(corners - true) @ along, (corners - true) @ down], 1)


# CELL_SHARES: the share of each corner in the offset of each cell; CORNER_SHARES: the reverse, by least squares
MIDDLES = (np.arange(BOARD) + 0.5) / BOARD
ACROSS, DOWN = np.meshgrid(MIDDLES, MIDDLES)
SHARES = np.stack([(1 - ACROSS) * (1 - DOWN), ACROSS * (1 - DOWN), ACROSS * DOWN, (1 - ACROSS) * DOWN], -1).reshape(-1, 4)
CELL_SHARES = torch.from_numpy(SHARES).float()
CORNER_SHARES = torch.from_numpy(np.linalg.pinv(SHARES)).float()


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


def blend_into_floor(image, letters):
    """Recolours up to three vehicles of a board, in place: nearly like the floor, or like what lies around the board."""
    cells = letters[1:-1, 1:-1]
    # the red car keeps its colour
    names = [name for name in np.unique(cells) if name not in (ord("."), ord("#"), ord("A"))]
    start, end = (SIDE - BOARD) * CELL // 2, (SIDE + BOARD) * CELL // 2
    board = image[:, start:end, start:end]
    empty = np.kron(cells == ord("."), np.ones((CELL, CELL), bool))
    if not names or not empty.any():
        return
    floor = np.median(board[:, empty], 1)
    frame = np.median(image[:, start - CELL // 2 : start, start:end].reshape(3, -1), 1)
    for name in rng.choice(names, min(len(names), rng.integers(1, 4)), replace=False):
        points = np.kron(cells == name, np.ones((CELL, CELL), bool))
        # where the floor is seen in the vehicle's cells, it stays
        points &= np.abs(board - floor[:, None, None]).max(0) > 14
        if points.any():
            target = floor if rng.random() < 0.7 else frame
            change = rng.uniform(0.4, 0.9) * (target - np.median(board[:, points], 1))
            board[:, points] = (board[:, points] + change[:, None]).clip(0, 255)


def batch_of(images, letters, chosen, train=True):
    labels, grids, aligned, offsets = [], [], [], []
    boards = images[chosen].astype(np.float32)
    for board, i in zip(boards, chosen):
        if train and letters[i][1, 1] != UNKNOWN and rng.random() < 0.25:
            blend_into_floor(board, letters[i])
        corners, lies = corners_of()
        if letters[i][1, 1] == UNKNOWN:
            lies = 0.0
        corners, cells = turned(corners, letters[i]) if train else (corners, letters[i])
        labels.append(cells)
        grids.append(places(corners))
        aligned.append(lies)
        offsets.append(offsets_of(corners) if lies != 0 else np.zeros((4, 2)))
    x = torch.from_numpy(boards)
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
    return x, *told, torch.tensor(aligned).float(), torch.from_numpy(np.stack(offsets)).float()


def made_ahead(batches, most=4):
    """The same batches, made in another thread while the network learns: it is at most so many batches ahead."""
    with ThreadPoolExecutor(1) as maker:
        waiting = deque(maker.submit(next, batches) for _ in range(most))
        while True:
            waiting.append(maker.submit(next, batches))
            yield waiting.popleft().result()


def all_batches(images, letters, train, test, rounds, together):
    """The batches of all rounds; after each round that is reported, two batches of the boards that were held out."""
    for epoch in range(rounds):
        order = rng.permutation(train)
        for at in range(0, len(order) - together + 1, together):
            yield batch_of(images, letters, order[at : at + together])
        if is_reported(epoch, rounds):
            for _ in range(2):
                yield batch_of(images, letters, test, False)


def is_reported(epoch, rounds):
    return epoch % 5 == 4 or epoch == rounds - 1


def losses(network, batch):
    x, filled, right, below, exit, aligned, offsets = batch
    f, r, b, e, a, o = network(x)
    on, told, near = (aligned == 1) | (aligned == NEARLY), aligned >= 0, aligned != 0
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
    cells = torch.einsum("pk,nkc->npc", CELL_SHARES, offsets[near])
    o = o[near].flatten(1, 2)
    corners = torch.einsum("kp,npc->nkc", CORNER_SHARES, o)
    beside = F.smooth_l1_loss(o, cells, beta=0.05) + F.smooth_l1_loss(corners, offsets[near], beta=0.05)
    # in cells
    off = (corners - offsets[near]).norm(dim=2).mean(1).median()
    right_grids = ((a > 0) == on)[told].float().mean()
    right_exits = (exits.argmax(-1) == exit[on]).float().mean()
    boards = (
        ((f[on] > 0) == (filled[on] > 0)).flatten(1).all(1)
        & (r[on].argmax(-1) == right[on]).flatten(1).all(1)
        & (b[on].argmax(-1) == below[on]).flatten(1).all(1)
    )
    return cell + pair + 0.7 * grid + 0.1 * out + 0.5 * beside, (
        right_cells,
        right_pairs,
        right_grids,
        right_exits,
        boards.float().mean(),
        off,
    )


def report(name, rows):
    means = np.mean([[float(v) for v in row] for row in rows], 0)
    units = "% of cells, pairs, grids, exits and boards that are right; median distance of the corners from the true ones, in % of a cell"
    print(name, " ".join(f"{100 * v:.2f}" for v in means), units, flush=True)


def read_layers(path):
    """The weights and biases of each layer in a file that `save` wrote; the weights of each output in a row."""
    with open(path) as file:
        text = file.read()
    numbers = lambda part: torch.tensor([float(number) for number in part.split(",") if number.strip()])
    layers = re.findall(r"(\w+): \{\s*inputs: (\d+),\s*scales: \[([^\]]*)\],\s*biases: \[([^\]]*)\],", text)
    levels = decoded(re.search(r"code =\s*'([^']*)'", text)[1], 2 * LEVELS + 1)
    found = {}
    for name, inputs, scales, biases in layers:
        scales = numbers(scales)[:, None]
        whole = torch.tensor([[next(levels) - LEVELS for _ in range(int(inputs))] for _ in scales])
        found[name] = whole * scales, numbers(biases)
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
    size, folder, target = sys.argv[1:4]
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 60
    rate = float(sys.argv[5]) if len(sys.argv) > 5 else 0.01
    earlier = read_layers(sys.argv[6]) if len(sys.argv) > 6 else {}
    images, letters = read_boards(folder)
    held = rng.random(len(images)) < 1 / 12
    print(len(images), "boards", held.sum(), "held out", flush=True)
    train, test = np.flatnonzero(~held), np.flatnonzero(held)
    network = BoardNetwork(size)
    print(sum(p.numel() for p in network.parameters()), "weights", flush=True)
    if earlier:
        begin_with(network, earlier, batch_of(images, letters, train[:: max(1, len(train) // 512)])[0])
        network.eval()
        with torch.no_grad():
            report("before", [losses(network, batch_of(images, letters, test, False))[1]])
    mean = copy.deepcopy(network)
    optimiser = torch.optim.AdamW(network.parameters(), 3e-3, weight_decay=1e-3)
    together = 32
    steps = rounds * (len(train) // together)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, steps)
    batches = made_ahead(all_batches(images, letters, train, test, rounds, together))
    for epoch in range(rounds):
        seen = []
        network.train()
        # the last third of the training is with rounded weights, so that rounding them costs nothing
        network.rounding = epoch >= rounds * 2 // 3
        for _ in range(len(train) // together):
            loss, shares = losses(network, next(batches))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 2)
            optimiser.step()
            schedule.step()
            with torch.no_grad():
                for one, other in zip(mean.state_dict().values(), network.state_dict().values()):
                    if one.is_floating_point():
                        one.lerp_(other, MEAN_RATE)
            seen.append(shares)
        if is_reported(epoch, rounds):
            network.eval()
            mean.eval()
            network.rounding = mean.rounding = True
            with torch.no_grad():
                held_out = [next(batches) for _ in range(2)]
                report(f"{epoch + 1}: train", seen)
                report(f"{epoch + 1}: held out", [losses(network, batch)[1] for batch in held_out])
                report(f"{epoch + 1}: mean", [losses(mean, batch)[1] for batch in held_out])
            save(mean, target)


HEAD = """// Written by scripts/train-board-network.py.

/** The weights of all layers, one after the other, as an arithmetic code of the numbers 0 to 20; 10 stands for 0. */
export const code =
  '{code}';

/** The layers: how many inputs each output has, what the weights of each output are multiplied by, and its bias. */
export const packedLayers = {{
"""


def save(network, target):
    """Writes each weight as a whole number: for each output of a layer the largest is LEVELS."""
    levels, layers = [], []
    numbers = lambda values, digits: "[" + ", ".join(f"{float(v):.{digits}g}" for v in values.flatten()) + "]"
    for name, weight, bias in network.folded():
        whole, scale = in_levels(weight)
        levels += (whole.int() + LEVELS).flatten().tolist()
        layers.append(
            f"  {name}: {{\n    inputs: {weight.shape[1]},\n"
            f"    scales: {numbers(scale, 3)},\n    biases: {numbers(bias, 2)},\n  }},\n"
        )
    with open(target, "w") as file:
        file.write(HEAD.format(code=coded(levels, 2 * LEVELS + 1)))
        file.write("".join(layers) + "};\n")


if __name__ == "__main__":
    main()
