// Estimates the cost of the atlas of a size without walls, and how many puzzles it would hold, from a random sample of
// pieces of row groups: the vehicles of the rows and of the columns on the left are chosen, those of the last columns are
// free.
//
//   node bench/pieces.mjs --size 7x7 --draws 300             the last column is free
//   node bench/pieces.mjs --size 6x6 --draws 600 --free 3    a size whose cost is known; the last three are
//
// A row group of 7x7 takes seconds to days, far too long to enumerate many, and a few of them hold much of the work. So
// the sample is of smaller pieces, and no piece is drawn too rarely: a board is drawn at random, all boards with the same
// vehicles in the rows and in the columns on the left are enumerated, and their number is counted exactly. So a piece is
// drawn with a probability in proportion to the number of its boards:
//
//     sum over all pieces = all boards * mean of what is measured / boards of the piece
//
// `±` is twice the standard error.
import { randomFrom } from '@unjam/core/generate';
import { writeBoardTables } from '../packages/atlas/dist/enumerate/board-tables.js';
import { Machine } from '../packages/atlas/dist/enumerate/machine.js';
import { groupsThatFit, primaryRowKinds, rowKinds } from '../packages/atlas/dist/enumerate/row-kinds.js';
import { writeRowTables } from '../packages/atlas/dist/enumerate/row-tables.js';
import { readOptions } from '../scripts/read-options.mjs';
import { RandomBoards } from './random-boards.mjs';
import { printTable } from './table.mjs';

const PRIMARY_ROW = 2;

/** Enumerates pieces of row groups of a size. */
class Pieces {
  #width;
  #machine;
  #groups;
  #rowKinds;
  #puzzles = 0;
  #inPuzzles = 0;

  constructor(width, height) {
    this.#width = width;
    this.#machine = new Machine(width, height, () => {
      this.#puzzles++;
      this.#inPuzzles += this.#machine.view().getUint32(this.#machine.address('RECORD'), true);
    });
    writeBoardTables(this.#machine, width, height);
    this.#groups = groupsThatFit(height);
    this.#rowKinds = Array.from({ length: height }, (_, y) =>
      y === PRIMARY_ROW ? primaryRowKinds(width, 0) : rowKinds(width, 0),
    );
  }

  /** What enumerating a piece takes and finds: vehicles are given for the rows and for some columns on the left. */
  measure({ rows, columns }) {
    const kinds = rows.map((lengths, y) =>
      this.#rowKinds[y].find(({ group }) => same(group.lengths, lengths)),
    );
    const groups = columns.map((lengths) => this.#groups.findIndex((group) => same(group.lengths, lengths)));
    const { exports } = this.#machine;
    const { configurations, walls } = writeRowTables(this.#machine, { rows: kinds }, this.#width);
    const choices = Array.from({ length: this.#width }, (_, x) =>
      x < groups.length ? [this.#groups[groups[x]]] : this.#groups,
    );
    const boards = countBoards(kinds, choices);
    const chosen = exports.groupsChosen();
    for (const [x, group] of groups.entries()) this.#machine.view().setUint8(chosen + x, group);
    [this.#puzzles, this.#inPuzzles] = [0, 0];
    const before = exports.touched();
    const begun = process.cpuUsage();
    exports.enumerateRowGroup(configurations, walls, groups.length);
    const { user, system } = process.cpuUsage(begun);
    return {
      boards,
      configurations,
      seconds: (user + system) / 1e6,
      touched: Number(exports.touched() - before),
      puzzles: this.#puzzles,
      inPuzzles: this.#inPuzzles,
      memory: exports.memory.buffer.byteLength,
    };
  }
}

const same = (one, other) => one.join() === other.join();

/** How many boards have these kinds of rows, and one of these groups in each column. */
function countBoards(kinds, choices) {
  const height = kinds.length;
  const ways = choices.map((groups) =>
    Float64Array.from(
      { length: 1 << height },
      (_, taken) => groups.flatMap(({ masks }) => masks.filter((mask) => !(mask & taken))).length,
    ),
  );
  const taken = new Uint8Array(choices.length);
  let boards = 0;
  const place = (y) => {
    if (y === height) {
      let product = 1;
      for (let x = 0; x < taken.length; x++) product *= ways[x][taken[x]];
      boards += product;
      return;
    }
    for (const mask of kinds[y].group.masks) {
      for (let x = 0; x < taken.length; x++) taken[x] |= ((mask >> x) & 1) << y;
      place(y + 1);
      for (let x = 0; x < taken.length; x++) taken[x] &= ~(1 << y);
    }
  };
  place(0);
  return boards;
}

/** The sum over all pieces, and twice its standard error. */
function estimate(sample, total, measureOf) {
  const each = sample.map((one) => (measureOf(one) * total) / one.boards);
  const mean = each.reduce((sum, value) => sum + value, 0) / each.length;
  const variance = each.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (each.length - 1);
  return { value: mean, error: 2 * Math.sqrt(variance / each.length) };
}

const { values } = readOptions(import.meta.url, {
  options: {
    size: { type: 'string', default: '6x6' },
    draws: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    free: { type: 'string', default: '1' },
  },
});
const [width, height] = values.size.split('x').map(Number);
const [draws, seed, free] = [values.draws, values.seed, values.free].map(Number);
const boards = new RandomBoards(width, height);
const next = randomFrom(seed);
const pieces = new Pieces(width, height);
const draw = (random) => {
  const { rows, columns } = boards.draw(random);
  return { rows, columns: columns.slice(0, width - free) };
};
// a warm-up: the first pieces pay for compilation
for (let i = 0; i < 3; i++) pieces.measure(draw(randomFrom(seed + 1 + i)));
const sample = Array.from({ length: draws }, () => pieces.measure(draw(next)));
const shown = (of) => {
  const { value, error } = estimate(sample, boards.total, of);
  return { value, text: `${value.toPrecision(4)} ±${((100 * error) / value).toFixed(1)} %` };
};
const most = (of) => sample.reduce((largest, one) => Math.max(largest, of(one)), 0);
printTable([
  {
    size: values.size,
    sample: `${draws} in ${sample.reduce((sum, one) => sum + one.seconds, 0).toFixed(0)} s`,
    'valid states': boards.total.toLocaleString('en'),
    touched: shown((one) => one.touched).text,
    's of a core': shown((one) => one.seconds).text,
    h: (shown((one) => one.seconds).value / 3600).toPrecision(3),
    puzzles: shown((one) => one.puzzles).text,
    'states in them': shown((one) => one.inPuzzles).text,
    'most boards': most((one) => one.boards).toLocaleString('en'),
    'most configurations': most((one) => one.configurations).toLocaleString('en'),
    'memory, MiB': String(Math.round(most((one) => one.memory) / 2 ** 20)),
  },
]);
