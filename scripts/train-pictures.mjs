// Trains the two small classifiers of the reading of pictures (packages/core/src/picture/evidence.ts) on scenes of our
// own making, and writes their weights. Run after a build; the same seeds give the same weights:
// node scripts/train-pictures.mjs [scenes of each kind, 150]
import { writeFileSync } from 'node:fs';
import { floorOf, frameAsFloor, guessFloors, lookAtCells } from '../packages/core/dist/picture/cells.js';
import { CELL_FEATURES, cellFeatures, PAIR_FEATURES, pairFeatures } from '../packages/core/dist/picture/features.js';
import { flatten } from '../packages/core/dist/picture/flat-board.js';
import { classify } from '../packages/core/dist/picture/network.js';
import { toWorkingImage } from '../packages/core/dist/picture/working-image.js';
import { createRandom } from './scenes/random.mjs';
import { makeScene, sceneKinds } from './scenes/scenes.mjs';

const CELL_HIDDEN = 10;
const PAIR_HIDDEN = 16;
/** How often each scene is looked at, each time with other corners. */
const LOOKS = 3;

/** One scene as the classifiers see it when its corners are off by a little. */
export function examplesOf(scene, random) {
  const image = toWorkingImage(scene.image);
  const corners = shaken(scene.corners, image.scale, random);
  const flat = flatten(image, corners, scene.rows[0].length, scene.rows.length);
  const looks = lookAtCells(flat);
  const labels = scene.rows.join('');
  const empty = [...labels].flatMap((label, i) => (label === '.' ? [i] : []));
  return { flat, looks, labels, floor: floorFor(flat, looks, empty), columns: scene.rows[0].length };
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

/** The guess at the floor that is nearest to the truth, as the reading would choose it. */
function floorFor(flat, looks, empty) {
  if (empty.length === 0) return frameAsFloor(flat);
  const agreement = ({ members }) => members.filter((i) => empty.includes(i)).length / new Set([...members, ...empty]).size;
  const guesses = guessFloors(flat, looks, 4).sort((a, b) => agreement(b) - agreement(a));
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
        for (let o = 0; o < outputs; o++) g[second + o * (hidden + 1)] += (out[o] / norm - (o === y ? 1 : 0)) * weight;
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
  console.log(`${name}: ${((100 * right) / examples.length).toFixed(2)} % of ${examples.length} right, loss ${(loss / examples.length).toFixed(4)}`);
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
      cells[held ? 'held' : 'train'].push({ x: cellFeatures(flat, look, i, floor), y: labels[i] === '.' ? 0 : 1, weight: 1 });
    });
  }
  const cell = train({ inputs: CELL_FEATURES, hidden: CELL_HIDDEN, outputs: 2 }, cells.train, { rounds: 14, random });
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
      const x = pairFeatures(flat, looks[i], looks[j], filled[i], filled[j], floor);
      pairs[held ? 'held' : 'train'].push({ x, y, weight: 1 });
    };
    looks.forEach((_, i) => {
      if ((i + 1) % columns !== 0) add(i, i + 1);
      if (i + columns < looks.length) add(i, i + columns);
    });
  }
  const pair = train({ inputs: PAIR_FEATURES, hidden: PAIR_HIDDEN, outputs: 3 }, pairs.train, { rounds: 14, random });
  report('pairs, trained on', pair, pairs.train);
  report('pairs, held out', pair, pairs.held);
  return { cell, pair };
}

function* scenesOf(count) {
  for (let seed = 0; seed < count; seed++) for (const kind of sceneKinds) yield makeScene(kind, seed);
}

export function writeWeights({ cell, pair }) {
  const list = ({ weights }) => {
    const lines = [];
    for (let i = 0; i < weights.length; i += 14) lines.push(`  ${weights.slice(i, i + 14).join(', ')},`);
    return `[\n${lines.join('\n')}\n]`;
  };
  const network = (value) =>
    `{\n  inputs: ${value.inputs},\n  hidden: ${value.hidden},\n  outputs: ${value.outputs},\n  weights: ${list(value).replaceAll('\n', '\n  ')},\n}`;
  writeFileSync(
    'packages/core/src/picture/weights.ts',
    `// Written by scripts/train-pictures.mjs.\nimport type { Network } from './network.ts';\n\n/** Whether a cell is empty or filled. */\nexport const cellNetwork: Network = ${network(cell)};\n\n/** Whether two neighbours are one vehicle, both empty, or neither. */\nexport const pairNetwork: Network = ${network(pair)};\n`,
  );
}

if (import.meta.url === `file://${process.argv[1]}`) writeWeights(trainOn(scenesOf(Number(process.argv[2] ?? 150))));
