// Fits the choice among the grids of a picture and the confidence in what is read (packages/core/src/picture/doubt/confidence.ts) to
// scenes of our own making, and writes their weights. Both networks have to be trained and built before
// (scripts/train-board-network.py). The same seeds give the same weights, if the same choice was built before: the grids that it
// prefers are those that are moved and read. With `--closer` only the confidence after the closer look is fitted
// (packages/core/src/picture/closer-look.ts), with the choice that was built.
// Run after a build:
// node scripts/fit-confidence.mjs [scenes of each kind, 120] [first seed, 100000] [--closer]
import { writeFileSync } from 'node:fs';
import { closerLook } from '../packages/core/dist/picture/closer-look.js';
import { confidenceNumbers, signsAsNumbers } from '../packages/core/dist/picture/doubt/confidence.js';
import { rankWeights } from '../packages/core/dist/picture/doubt/confidence-weights.js';
import { primaryScore } from '../packages/core/dist/picture/evidence/primary-lane.js';
import { readExactly } from '../packages/core/dist/picture/evidence/read-grid.js';
import { findGrids, THOROUGH } from '../packages/core/dist/picture/grids/find-grids.js';
import { toWorkingImage } from '../packages/core/dist/picture/image/working-image.js';
import { featuresOf } from '../packages/core/dist/picture/lines/features.js';
import { readGrids } from '../packages/core/dist/picture/read-grids.js';
import { setupOf } from '../packages/core/dist/picture/tiling-setup.js';
import { standingsOf } from '../packages/core/dist/picture/upright.js';
import { readOptions } from './read-options.mjs';
import { relettered } from './scenes/boards.mjs';
import { makeScene, sceneKinds } from './scenes/scenes.mjs';

function* scenesOf(count, first) {
  for (let seed = first; seed < first + count; seed++)
    for (const kind of sceneKinds) yield makeScene(kind, seed);
}

/** The penalty on large weights. One of 0.02 is too much: then hardly any right reading has more than 0.95. */
const PENALTY = 0.005;

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
    for (let i = 0; i <= size; i++) w[i] -= 0.8 * (g[i] / rows.length + (i > 0 ? PENALTY * w[i] : 0));
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

/**
 * The rows of a reading in all turns, the upright one first. The turn is not fitted: the reader adds its probability
 * itself.
 */
const keysOf = ({ columns, rows, tiling, exits }) => {
  const best = tiling.best[0];
  const [{ turns }] = standingsOf(best.pieces[best.primary], columns, rows, exits, {});
  return [0, 1, 2, 3].map((more) =>
    rowsOfSetup(setupOf(best, columns, rows, { turns: (turns + more) % 4, exit: 'right' })).join('|'),
  );
};

function rowsOfSetup({ width, height, vehicles, walls }) {
  const cells = Array.from({ length: height }, () => new Array(width).fill('.'));
  for (const { label, squares } of vehicles)
    for (const { row, column } of squares) cells[row][column] = label;
  for (const { row, column } of walls) cells[row][column] = '#';
  return cells.map((row) => row.join(''));
}

/** All readings of a scene with the numbers from which their confidence follows, and whether each is exact. */
function readingsOf({ image: picture, rows }) {
  const truth = relettered(rows);
  const image = toWorkingImage(picture);
  const grids = findGrids(featuresOf(image), 6, 6, THOROUGH);
  const lane = (piece, exits) => primaryScore(piece, 6, 6, exits, undefined);
  return readGrids(image, grids, 6, 6, lane, true)
    .map(({ reading }) => ({ reading, keys: keysOf(reading), x: signsAsNumbers(reading.signs) }))
    .map(({ reading, keys, x }) => ({
      reading,
      key: keys[0],
      x,
      y: keys.includes(truth) ? 1 : 0,
      truth,
      lookCloser: () => closerLook.look(image, reading, lane),
    }));
}

/** The greatest share of wrong readings among those with a confidence above 0.95. */
const MOST_WRONG = 0.005;

/** Fits the choice among grids, then the confidence in the chosen one; or only the confidence after the closer look. */
function fitConfidence(scenes, afterCloserLook) {
  const all = [];
  for (const scene of scenes) all.push(readingsOf(scene));
  const rank = afterCloserLook ? rankWeights : fitChoice(all);
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
      const exact = readExactly(afterCloserLook ? one.lookCloser() : one.reading);
      chosen.push({
        x: confidenceNumbers(exact, by),
        y: keysOf(exact).includes(one.truth) ? 1 : 0,
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

const { values, positionals } = readOptions(import.meta.url, {
  allowPositionals: true,
  options: { closer: { type: 'boolean', default: false } },
});
const [count = '120', first = '100000'] = positionals;
const afterCloserLook = values.closer;
const { rank, confidence } = fitConfidence(scenesOf(Number(count), Number(first)), afterCloserLook);
const head = '// Written by scripts/fit-confidence.mjs.';
const list = `[\n  ${confidence.join(', ')},\n]`;
const folder = 'packages/core/src/picture/doubt';
if (afterCloserLook) {
  writeFileSync(
    `${folder}/closer-confidence-weights.ts`,
    `${head}

/** How likely a board is right that was read with the closer look: a constant, then a weight for each number. */
export const closerConfidenceWeights: readonly number[] = ${list};
`,
  );
} else {
  writeFileSync(
    `${folder}/confidence-weights.ts`,
    `${head}

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [${rank.join(', ')}];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = ${list};
`,
  );
}
