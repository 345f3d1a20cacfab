// Trains the two small classifiers of the reading of pictures (packages/core/src/picture/evidence.ts) on scenes of our
// own making, then the confidence in what is read with them, and writes the weights. The same seeds give the same
// weights. Each part runs after a build:
// node scripts/train-pictures.mjs [scenes of each kind, 150]
// node scripts/train-pictures.mjs [scenes of each kind, 150] confidence
import { writeFileSync } from 'node:fs';
import { lookAtCells } from '../packages/core/dist/picture/cells.js';
import { confidenceNumbers, signsAsNumbers } from '../packages/core/dist/picture/confidence.js';
import {
  CELL_FEATURES,
  cellFeatures,
  lookAtPair,
  PAIR_FEATURES,
  pairFeatures,
} from '../packages/core/dist/picture/features.js';
import { findGrids } from '../packages/core/dist/picture/find-grids.js';
import { flatten } from '../packages/core/dist/picture/flat-board.js';
import { floorOf, frameAsFloor, guessFloors } from '../packages/core/dist/picture/floor.js';
import { findLines } from '../packages/core/dist/picture/lines.js';
import { classify } from '../packages/core/dist/picture/network.js';
import { readExactly, readGrid } from '../packages/core/dist/picture/read-grid.js';
import { lanePrior, setupOf, turnsToUpright } from '../packages/core/dist/picture/upright.js';
import {
  cellNetwork,
  confidenceWeights,
  pairNetwork,
  rankWeights,
} from '../packages/core/dist/picture/weights.js';
import { toWorkingImage } from '../packages/core/dist/picture/working-image.js';
import { createRandom } from './scenes/random.mjs';
import { makeScene, sceneKinds } from './scenes/scenes.mjs';

const CELL_HIDDEN = 10;
const PAIR_HIDDEN = 16;
/** How often each scene is used, each time with other corners. */
const LOOKS = 3;

/** One scene as the classifiers see it when its corners are off by a little. */
export function examplesOf(scene, random) {
  const image = toWorkingImage(scene.image);
  const corners = shaken(scene.corners, image.scale, random);
  const flat = flatten(image, corners, scene.rows[0].length, scene.rows.length);
  const looks = lookAtCells(flat);
  const labels = scene.rows.join('');
  const empty = [...labels].flatMap((label, i) => (label === '.' ? [i] : []));
  return { flat, looks, labels, floor: floorFor(flat, looks, empty, random), columns: scene.rows[0].length };
}

function shaken(corners, scale, random) {
  const cell = Math.hypot(corners[0].x - corners[2].x, corners[0].y - corners[2].y) / Math.SQRT2 / 6;
  const together = [random.normal() * 0.05, random.normal() * 0.05];
  const middle = [0, 1].map((i) => corners.reduce((sum, { x, y }) => sum + (i ? y : x), 0) / 4);
  const grow = 1 + random.normal() * 0.015;
  return corners.map(({ x, y }) => ({
    x: (middle[0] + (x - middle[0]) * grow + (together[0] + random.normal() * 0.05) * cell) / scale,
    y: (middle[1] + (y - middle[1]) * grow + (together[1] + random.normal() * 0.05) * cell) / scale,
  }));
}

/**
 * The guess at the floor that is nearest to the truth, as the reading would choose it; sometimes a wrong one, so that
 * the classifiers learn to doubt a floor that could be a vehicle.
 */
function floorFor(flat, looks, empty, random) {
  const guesses = guessFloors(flat, looks, 4);
  if (random.chance(empty.length === 0 ? 0.5 : 0.08)) return random.pick([...guesses, frameAsFloor(flat)]);
  if (empty.length === 0) return frameAsFloor(flat);
  const agreement = ({ members }) =>
    members.filter((i) => empty.includes(i)).length / new Set([...members, ...empty]).size;
  guesses.sort((a, b) => agreement(b) - agreement(a));
  return agreement(guesses[0]) > 0.4 ? guesses[0] : floorOf(flat, looks, empty);
}

/** Trains by stochastic gradient descent with the Adam rule (Kingma and Ba, 2015). */
function train({ inputs, hidden, outputs }, examples, { rounds, random }) {
  const size = hidden * (inputs + 1) + outputs * (hidden + 1);
  const w = Float64Array.from({ length: size }, () => random.normal() / Math.sqrt(inputs));
  const m = new Float64Array(size);
  const v = new Float64Array(size);
  const g = new Float64Array(size);
  const second = hidden * (inputs + 1);
  let step = 0;
  const inner = new Float64Array(hidden);
  const out = new Float64Array(outputs);
  const BATCH = 32;
  for (let round = 0; round < rounds; round++) {
    const rate = 0.01 * (1 - round / rounds) + 0.0003;
    const order = random.shuffle(examples);
    for (let at = 0; at + BATCH <= order.length; at += BATCH) {
      g.fill(0);
      for (let e = at; e < at + BATCH; e++) {
        const { x, y, weight } = order[e];
        for (let h = 0; h < hidden; h++) {
          let sum = w[h * (inputs + 1)];
          for (let i = 0; i < inputs; i++) sum += w[h * (inputs + 1) + 1 + i] * x[i];
          inner[h] = Math.tanh(sum);
        }
        let norm = 0;
        for (let o = 0; o < outputs; o++) {
          let sum = w[second + o * (hidden + 1)];
          for (let h = 0; h < hidden; h++) sum += w[second + o * (hidden + 1) + 1 + h] * inner[h];
          out[o] = Math.exp(Math.min(sum, 40));
          norm += out[o];
        }
        for (let h = 0; h < hidden; h++) {
          let back = 0;
          for (let o = 0; o < outputs; o++) {
            const error = (out[o] / norm - (o === y ? 1 : 0)) * weight;
            g[second + o * (hidden + 1) + 1 + h] += error * inner[h];
            back += error * w[second + o * (hidden + 1) + 1 + h];
          }
          back *= 1 - inner[h] ** 2;
          g[h * (inputs + 1)] += back;
          for (let i = 0; i < inputs; i++) g[h * (inputs + 1) + 1 + i] += back * x[i];
        }
        for (let o = 0; o < outputs; o++)
          g[second + o * (hidden + 1)] += (out[o] / norm - (o === y ? 1 : 0)) * weight;
      }
      step++;
      const scale = (rate * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step);
      for (let i = 0; i < size; i++) {
        const gradient = g[i] / BATCH + 2e-4 * w[i];
        m[i] = 0.9 * m[i] + 0.1 * gradient;
        v[i] = 0.999 * v[i] + 0.001 * gradient * gradient;
        w[i] -= (scale * m[i]) / (Math.sqrt(v[i]) + 1e-8);
      }
    }
  }
  return { inputs, hidden, outputs, weights: [...w].map((value) => Number(value.toFixed(4))) };
}

function report(name, network, examples) {
  let [right, loss] = [0, 0];
  for (const { x, y } of examples) {
    const answer = classify(network, x);
    if (answer.indexOf(Math.max(...answer)) === y) right++;
    loss -= answer[y];
  }
  console.log(
    `${name}: ${((100 * right) / examples.length).toFixed(2)} % of ${examples.length} right, loss ${(loss / examples.length).toFixed(4)}`,
  );
}

/** @param {Iterable<{ rows: string[], corners: object[], image: object }>} scenes */
export function trainOn(scenes) {
  const random = createRandom(1);
  const views = [];
  let number = 0;
  for (const scene of scenes) {
    const held = number++ % 6 === 0;
    for (let i = 0; i < LOOKS; i++) views.push({ ...examplesOf(scene, random), held });
  }
  const cells = { train: [], held: [] };
  for (const { flat, looks, labels, floor, held } of views) {
    looks.forEach((look, i) => {
      cells[held ? 'held' : 'train'].push({
        x: cellFeatures(flat, look, i, floor),
        y: labels[i] === '.' ? 0 : 1,
        weight: 1,
      });
    });
  }
  const cell = train({ inputs: CELL_FEATURES, hidden: CELL_HIDDEN, outputs: 2 }, cells.train, {
    rounds: 14,
    random,
  });
  report('cells, trained on', cell, cells.train);
  report('cells, held out', cell, cells.held);
  const pairs = { train: [], held: [] };
  for (const { flat, looks, labels, floor, held, columns } of views) {
    const filled = looks.map((look, i) => {
      const [no, yes] = classify(cell, cellFeatures(flat, look, i, floor));
      return Math.max(-6, Math.min(6, yes - no));
    });
    const add = (i, j) => {
      const [a, b] = [labels[i], labels[j]];
      const y = a === b ? (a === '.' ? 1 : a === '#' ? 2 : 0) : 2;
      const x = pairFeatures(lookAtPair(flat, looks[i], looks[j]), filled[i], filled[j], floor);
      pairs[held ? 'held' : 'train'].push({ x, y, weight: 1 });
    };
    looks.forEach((_, i) => {
      if ((i + 1) % columns !== 0) add(i, i + 1);
      if (i + columns < looks.length) add(i, i + columns);
    });
  }
  const pair = train({ inputs: PAIR_FEATURES, hidden: PAIR_HIDDEN, outputs: 3 }, pairs.train, {
    rounds: 14,
    random,
  });
  report('pairs, trained on', pair, pairs.train);
  report('pairs, held out', pair, pairs.held);
  return { cell, pair };
}

function* scenesOf(count, first) {
  for (let seed = first; seed < first + count; seed++)
    for (const kind of sceneKinds) yield makeScene(kind, seed);
}

/** Logistic regression with a small penalty on large weights, by gradient descent on standardised inputs. */
function fitLogistic(examples) {
  const size = examples[0].x.length;
  const means = Array.from(
    { length: size },
    (_, i) => examples.reduce((sum, { x }) => sum + x[i], 0) / examples.length,
  );
  const spreads = means.map(
    (mean, i) =>
      Math.sqrt(examples.reduce((sum, { x }) => sum + (x[i] - mean) ** 2, 0) / examples.length) || 1,
  );
  const rows = examples.map(({ x, y }) => ({ x: x.map((value, i) => (value - means[i]) / spreads[i]), y }));
  const w = new Float64Array(size + 1);
  for (let step = 0; step < 3000; step++) {
    const g = new Float64Array(size + 1);
    for (const { x, y } of rows) {
      let sum = w[0];
      for (let i = 0; i < size; i++) sum += w[i + 1] * x[i];
      const error = 1 / (1 + Math.exp(-sum)) - y;
      g[0] += error;
      for (let i = 0; i < size; i++) g[i + 1] += error * x[i];
    }
    for (let i = 0; i <= size; i++) w[i] -= 0.8 * (g[i] / rows.length + (i > 0 ? 3e-3 * w[i] : 0));
  }
  const plain = means.map((_, i) => w[i + 1] / spreads[i]);
  const bias = w[0] - plain.reduce((sum, weight, i) => sum + weight * means[i], 0);
  return [bias, ...plain].map((value) => Number(value.toFixed(4)));
}

/**
 * Fits the choice among the grids of one picture: a conditional logit (McFadden, 1974), which makes it likely that a grid
 * with the right board comes first. What all grids of a picture have in common has no influence, so there is no constant.
 */
function fitChoice(pictures) {
  const choices = pictures.filter((grids) => grids.some(({ y }) => y) && grids.some(({ y }) => !y));
  const size = choices[0][0].x.length;
  const w = new Float64Array(size);
  for (let step = 0; step < 4000; step++) {
    const g = new Float64Array(size);
    for (const grids of choices) {
      const odds = grids.map(({ x }) => x.reduce((sum, value, i) => sum + w[i] * value, 0));
      const highest = Math.max(...odds);
      const shares = odds.map((value) => Math.exp(value - highest));
      const all = shares.reduce((a, b) => a + b);
      const right = shares.reduce((sum, share, i) => sum + (grids[i].y ? share : 0), 0);
      for (const [at, { x, y }] of grids.entries()) {
        const error = (y ? shares[at] / right : 0) - shares[at] / all;
        for (let i = 0; i < size; i++) g[i] += error * x[i];
      }
    }
    for (let i = 0; i < size; i++) w[i] += 0.3 * (g[i] / choices.length - 2e-3 * w[i]);
  }
  return [...w].map((value) => Number(value.toFixed(4)));
}

const keyOf = ({ columns, rows, tiling }) => {
  const best = tiling.best[0];
  return rowsOfSetup(
    setupOf(best, columns, rows, turnsToUpright(best.pieces[best.primary], columns, rows)),
  ).join('|');
};

function rowsOfSetup({ width, height, vehicles, walls }) {
  const cells = Array.from({ length: height }, () => new Array(width).fill('.'));
  for (const { label, squares } of vehicles)
    for (const { row, column } of squares) cells[row][column] = label;
  for (const { row, column } of walls) cells[row][column] = '#';
  return cells.map((row) => row.join(''));
}

/** The rows with vehicles lettered as the reading letters them. */
function relettered(rows) {
  const letters = 'BCDEFGHIJKLMNPQRSTUVWYZabcdefghijklmnpqrstuvwyz';
  const names = new Map([...'A.#'].map((c) => [c, c]));
  for (const c of rows.join('')) if (!names.has(c)) names.set(c, letters[names.size - 3]);
  return rows.map((text) => [...text].map((c) => names.get(c)).join('')).join('|');
}

/** All readings of a scene with the numbers from which their confidence follows, and whether each is exact. */
export function readingsOf({ image: picture, rows }) {
  const truth = relettered(rows);
  const image = toWorkingImage(picture);
  return findGrids(image, findLines(image, 70), 6, 6, 8)
    .map((corners) => readGrid(image, corners, 6, 6, (piece) => lanePrior(piece, 6, 6, undefined)))
    .filter((reading) => reading !== undefined)
    .map((reading) => ({ reading, key: keyOf(reading), x: signsAsNumbers(reading.signs) }))
    .map((one) => ({ ...one, y: one.key === truth ? 1 : 0, truth }));
}

/** The greatest share of wrong readings among those with a confidence above 0.95. */
const MOST_WRONG = 0.02;

/** Fits the choice among grids, then the confidence in the chosen one. */
export function fitConfidence(scenes) {
  const all = [];
  for (const scene of scenes) all.push(readingsOf(scene));
  const rank = fitChoice(all);
  const rankOf = (x) => x.reduce((sum, value, i) => sum + rank[i] * value, 0);
  const chosen = [];
  for (const readings of all) {
    readings.sort((a, b) => rankOf(b.x) - rankOf(a.x));
    const [first] = readings;
    if (!first) continue;
    // the best reading, and as a wrong example the next one that gives another board
    const rival = readings.find(({ key }) => key !== first.key);
    const lead = rival ? rankOf(first.x) - rankOf(rival.x) : Number.POSITIVE_INFINITY;
    for (const [one, by] of [[first, lead], ...(rival ? [[rival, -lead]] : [])]) {
      const exact = readExactly(one.reading);
      chosen.push({
        x: confidenceNumbers(exact, by),
        y: keyOf(exact) === one.truth ? 1 : 0,
        first: one === first,
      });
    }
  }
  const confidence = fitLogistic(chosen);
  const firsts = chosen.filter(({ first }) => first);
  const confident = () =>
    firsts.filter(
      ({ x }) =>
        1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + confidence[i + 1] * value, confidence[0]))) >
        0.95,
    );
  const wrong = (list) => list.filter(({ y }) => !y).length;
  // a confident wrong answer costs more than a doubtful right one
  while (wrong(confident()) > MOST_WRONG * confident().length)
    confidence[0] = Number((confidence[0] - 0.1).toFixed(4));
  console.log(
    `${firsts.length - wrong(firsts)} of ${firsts.length} exact; ${confident().length} confident, of these ${wrong(confident())} wrong`,
  );
  return { rank, confidence };
}

export function writeWeights({ cell, pair, rank, confidence }) {
  const list = ({ weights }) => {
    const lines = [];
    for (let i = 0; i < weights.length; i += 14) lines.push(`  ${weights.slice(i, i + 14).join(', ')},`);
    return `[\n${lines.join('\n')}\n]`;
  };
  const network = (value) =>
    `{\n  inputs: ${value.inputs},\n  hidden: ${value.hidden},\n  outputs: ${value.outputs},\n  weights: ${list(value).replaceAll('\n', '\n  ')},\n}`;
  writeFileSync(
    'packages/core/src/picture/weights.ts',
    `// Written by scripts/train-pictures.mjs.\nimport type { Network } from './network.ts';\n\n/** Whether a cell is empty or filled. */\nexport const cellNetwork: Network = ${network(cell)};\n\n/** Whether two neighbours are one vehicle, both empty, or neither. */\nexport const pairNetwork: Network = ${network(pair)};\n\n/** The choice among the grids of a picture: a weight for each sign. */\nexport const rankWeights: readonly number[] = [${rank.join(', ')}];\n\n/** How likely a board is right: a constant, then a weight for each number. */\nexport const confidenceWeights: readonly number[] = [${confidence.join(', ')}];\n`,
  );
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const count = Number(process.argv[2] ?? 150);
  const part = process.argv[3];
  // the reading uses the classifiers that were built, so the second part runs after another build
  if (part === 'confidence')
    writeWeights({ cell: cellNetwork, pair: pairNetwork, ...fitConfidence(scenesOf(count, 100_000)) });
  else writeWeights({ ...trainOn(scenesOf(count, 0)), rank: rankWeights, confidence: confidenceWeights });
}
