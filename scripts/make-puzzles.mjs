// Makes puzzles/starters.txt: a few hundred puzzles of every grade, found by chance and climbing with core alone.
// The same seed gives the same file. Run it after `npm run build`; it takes about two minutes.
//
// A board is drawn by lot and changed a piece at a time, by annealing on the length of its solution. What is kept
// is made as hard as its cluster allows and rid of the pieces that do not matter.

import { writeFileSync } from 'node:fs';
import { apply, boardAt, exitOffset, moves, solve, startOf, validate } from '@unjam/core';

const PER_GRADE = 60;
const GRADES = [
  [5, 9],
  [10, 15],
  [16, 23],
  [24, 33],
  [34, 60],
];
const MOST_STATES = 9000;
const MOST_SECONDS = Number(process.env.SECONDS ?? 400);

let seed = 20_061;

/** A number from 0 to below 1; the generator is mulberry32. */
function random() {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

const below = (n) => Math.floor(random() * n);

/** A vehicle as its squares, somewhere on the board. */
function anyVehicle(side) {
  const length = random() < 0.68 ? 2 : 3;
  const lane = below(side);
  const offset = below(side - length + 1);
  const upright = random() < 0.5;
  return Array.from({ length }, (_, i) =>
    upright ? { row: offset + i, column: lane } : { row: lane, column: offset + i },
  );
}

const key = ({ row, column }) => `${row} ${column}`;

function legal(side, vehicles, walls) {
  const primaryRow = vehicles[0][0].row;
  const squares = [...vehicles.flat(), ...walls];
  if (new Set(squares.map(key)).size !== squares.length) return undefined;
  // nothing horizontal beside the red car: it could never leave
  if (vehicles.slice(1).some((v) => v[0].row === primaryRow && v[1].row === primaryRow)) return undefined;
  if (walls.some(({ row }) => row === primaryRow)) return undefined;
  const setup = {
    width: side,
    height: side,
    vehicles: vehicles.map((squares, i) => ({ label: label(i), squares })),
    walls,
    primary: [0],
  };
  const board = validate(setup);
  return board.ok ? board.value : undefined;
}

const label = (index) => 'ABCDEFGHIJKLMNOPQRSTUVWYZ'[index];

function draw(side, pieces, wallCount) {
  const row = Math.floor((side - 1) / 2);
  const vehicles = [
    [
      { row, column: 0 },
      { row, column: 1 },
    ],
  ];
  const walls = [];
  for (let tries = 0; vehicles.length < pieces && tries < 200; tries++) {
    const next = anyVehicle(side);
    if (legal(side, [...vehicles, next], walls)) vehicles.push(next);
  }
  for (let tries = 0; walls.length < wallCount && tries < 50; tries++) {
    const wall = { row: below(side), column: below(side) };
    if (legal(side, vehicles, [...walls, wall])) walls.push(wall);
  }
  return legal(side, vehicles, walls);
}

/** The hardest board of a cluster, its distance, and the cluster's size; nothing where it has no end or is large. */
function hardest(board) {
  const states = [startOf(board)];
  const numbers = new Map([[states[0].join(), 0]]);
  const edges = [];
  for (let at = 0; at < states.length; at++) {
    edges[at] ??= [];
    for (const move of moves(board, states[at])) {
      const next = apply(states[at], move);
      const text = next.join();
      let number = numbers.get(text);
      if (number === undefined) {
        if (states.length >= MOST_STATES) return undefined;
        number = states.length;
        numbers.set(text, number);
        states.push(next);
      }
      edges[at].push(number);
    }
  }
  const goal = exitOffset(board);
  const distances = states.map((state) => (state[board.primary] === goal ? 0 : -1));
  let layer = distances.flatMap((distance, i) => (distance === 0 ? [i] : []));
  if (layer.length === 0) return undefined;
  let furthest = layer[0];
  for (let distance = 1; layer.length > 0; distance++) {
    const next = [];
    for (const from of layer)
      for (const to of edges[from])
        if (distances[to] < 0) {
          distances[to] = distance;
          next.push(to);
        }
    if (next.length > 0) furthest = next.reduce((a, b) => (states[a].join() < states[b].join() ? a : b));
    layer = next;
  }
  return { board: boardAt(board, states[furthest]), distance: distances[furthest], states: states.length };
}

const partsOf = (board) => ({
  side: board.width,
  vehicles: board.vehicles.map(({ orientation, lane, offset, length }) =>
    Array.from({ length }, (_, i) =>
      orientation === 'vertical' ? { row: offset + i, column: lane } : { row: lane, column: offset + i },
    ),
  ),
  walls: board.walls.map((cell) => ({ row: Math.floor(cell / board.width), column: cell % board.width })),
});

/** Without the pieces that may go without making it easier. */
function minimal(found) {
  let best = found;
  for (let index = best.board.vehicles.length - 1; index > 0; index--) {
    const { side, vehicles, walls } = partsOf(best.board);
    best = without(
      best,
      side,
      vehicles.filter((_, i) => i !== index),
      walls,
    );
  }
  for (let index = best.board.walls.length - 1; index >= 0; index--) {
    const { side, vehicles, walls } = partsOf(best.board);
    best = without(
      best,
      side,
      vehicles,
      walls.filter((_, i) => i !== index),
    );
  }
  return best;
}

function without(best, side, vehicles, walls) {
  const board = legal(side, vehicles, walls);
  const answer = solve(board);
  if (answer.kind !== 'solved' || answer.solution.length < best.distance) return best;
  return hardest(board) ?? best;
}

/** One piece taken away, added, or put elsewhere. */
function changed(board) {
  const { side, vehicles, walls } = partsOf(board);
  const which = 1 + below(vehicles.length - 1);
  const rest = random() < 0.75 ? vehicles.filter((_, i) => i !== which) : vehicles;
  const more = random() < 0.85 ? [...rest, anyVehicle(side)] : rest;
  return more.length > 22 ? undefined : legal(side, more, walls);
}

const stepsOf = (board) => {
  const { solution } = solve(board, { metric: 'steps' });
  return solution.reduce((sum, { by }) => sum + Math.abs(by), 0);
};

/** The board on one line, with the red car as A and the others by their first cell. */
function text(board) {
  const { side, vehicles, walls } = partsOf(board);
  const marks = new Array(side * side).fill('o');
  const order = vehicles.slice(1).sort((a, b) => a[0].row - b[0].row || a[0].column - b[0].column);
  for (const [index, squares] of [vehicles[0], ...order].entries())
    for (const { row, column } of squares) marks[row * side + column] = label(index);
  for (const { row, column } of walls) marks[row * side + column] = 'x';
  return marks.join('');
}

const grades = GRADES.map(() => new Map());
const gradeOf = (distance) => GRADES.findIndex(([from, to]) => distance >= from && distance <= to);
const missing = () => grades.some((grade) => grade.size < PER_GRADE);

function keep(found) {
  const grade = grades[gradeOf(found.distance)];
  if (!grade || grade.size >= PER_GRADE) return;
  const small = minimal(found);
  if (gradeOf(small.distance) !== gradeOf(found.distance) || small.board.vehicles.length < 4) return;
  const line = text(small.board);
  // of one cluster only one board is kept, and a mirrored twin would have the same counts
  const twin = `${small.distance} ${small.states} ${small.board.vehicles.length}`;
  if (![...grade.values()].some((other) => other.twin === twin)) grade.set(line, { ...small, twin });
}

const lengthOf = (board) => {
  const result = solve(board, { limit: { states: 60_000 } });
  return result.kind === 'solved' ? result.solution.length : -1;
};

const begin = Date.now();
const CHANGES = 700;
while (missing() && Date.now() - begin < MOST_SECONDS * 1000) {
  const side = random() < 0.12 ? 5 : 6;
  const pieces = side === 5 ? 5 + below(5) : 8 + below(6);
  let board = draw(side, pieces, random() < 0.65 ? 0 : 1 + below(2));
  let length = board ? lengthOf(board) : -1;
  if (length < 3) continue;
  let kept = 0;
  const harvest = () => {
    const best = hardest(board);
    if (!best) return;
    keep(best);
    if (best.distance > length) [board, length] = [best.board, best.distance];
    kept = length;
  };
  harvest();
  // annealing on the length of the board itself, which is quickly known; its cluster is looked at when it has grown
  for (let change = 0; change < CHANGES && missing(); change++) {
    const next = changed(board);
    const nextLength = next ? lengthOf(next) : -1;
    const heat = 1.6 * (1 - change / CHANGES) + 0.05;
    if (nextLength < 3 || (nextLength < length && random() > Math.exp((nextLength - length) / heat)))
      continue;
    [board, length] = [next, nextLength];
    if (length >= kept + 3 && length >= 14) harvest();
  }
  if (length > kept) harvest();
}

const found = grades
  .flatMap((grade) => [...grade.entries()])
  .map(([line, { board, distance, states }]) => ({ line, distance, states, steps: stepsOf(board) }))
  .sort((a, b) => a.distance - b.distance || a.steps - b.steps || (a.line < b.line ? -1 : 1));
const rows = found.map(
  ({ line, distance, states, steps }, index) => `${distance} ${steps} ${line} ${states} Jam ${index + 1}`,
);
writeFileSync(
  new URL('../puzzles/starters.txt', import.meta.url),
  `# Made by scripts/make-puzzles.mjs, easiest first; each stands at the hardest state of its cluster.
# MOVES STEPS BOARD STATES NAME: the fewest moves, the fewest steps, the board, the states of its cluster.
${rows.join('\n')}\n`,
);
console.log(grades.map((grade) => grade.size).join(' '), `in ${((Date.now() - begin) / 1000).toFixed(0)} s`);
