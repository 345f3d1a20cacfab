// Boards by their size: how many states a second each engine makes, what a state takes, and how far it comes. The boards
// beyond 8×8 are made at random, each by its seed.
import { readFileSync } from 'node:fs';
import { createBoardReader, finishTask, validate } from '@unjam/core';
import { randomFrom } from '@unjam/core/generate';
import { algorithmById, algorithms } from '@unjam/core/search';
import { courseBoards } from './course-boards.mjs';
import { cpuSeconds } from './cpu-seconds.mjs';

/** Bytes of a state in the memory of the packed engines, at most; the states of the others have no fixed size. */
const bytes = { packed32: 32, packed64: 32, packed128: 32, packed256: 48 };
const GIGABYTE = 2 ** 30;

/** A board of a size, filled until so many vehicles in a row found no place. */
function randomBoard(side, seed) {
  const random = randomFrom(seed);
  const below = (n) => Math.floor(random() * n);
  const taken = new Set();
  const vehicles = [];
  const place = (label, horizontal, length, row) => {
    const across = row ?? below(side);
    const along = row === undefined ? below(side - length + 1) : 0;
    const squares = Array.from({ length }, (_, i) =>
      horizontal ? { row: across, column: along + i } : { row: along + i, column: across },
    );
    if (squares.some((square) => taken.has(square.row * side + square.column))) return false;
    for (const square of squares) taken.add(square.row * side + square.column);
    vehicles.push({ label, squares, primary: vehicles.length === 0 });
    return true;
  };
  const home = Math.floor((side - 1) / 2);
  place('X', true, 2, home);
  for (let failures = 0; failures < side; ) {
    const placed = place(`v${vehicles.length}`, below(2) === 0, 2 + below(2));
    failures = placed ? 0 : failures + 1;
  }
  // a vehicle that shares the primary's row would shut it in
  const free = vehicles.filter(
    ({ squares }, i) => i === 0 || squares[0].row !== home || squares[1].row !== home,
  );
  const board = validate({
    width: side,
    height: side,
    vehicles: free,
    walls: [],
    exit: 'right',
  });
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

const drawn = (name, index) => {
  const reader = createBoardReader();
  const text = readFileSync(new URL(`boards/${name}.txt`, import.meta.url), 'utf8');
  return [...reader.push(text), ...reader.end()][index].result.value;
};

const boards = () => [
  { name: '6×6, 93 steps', board: drawn('hardest', 2) },
  { name: '7×7', board: drawn('large', 0) },
  { name: '8×8', board: drawn('large', 1) },
  ...[
    [9, 12],
    [10, 6],
    [10, 8],
    [12, 2],
    [12, 12],
    [14, 1],
    [16, 1],
  ].map(([side, seed]) => ({ name: `${side}×${side}, seed ${seed}`, board: randomBoard(side, seed) })),
  ...courseBoards().flatMap(({ name, board }) =>
    ['moves', 'steps'].map((metric) => ({
      name: `${name.replace('x', '×').replace('_', ', course board ')}`,
      board,
      metric,
    })),
  ),
];

/**
 * One row for each board and contestant, which stops after so many milliseconds: the engine that takes it, the generic one, and
 * the textbook search. States a second are those of processor time.
 */
export function engineRows(milliseconds = 3000) {
  return boards().flatMap(({ name, board, metric = 'moves' }) => {
    const packed = algorithms.find(({ id, refusal }) => id in bytes && refusal?.(board) === undefined);
    const contestants = [packed, algorithmById('generic'), algorithmById('bfs')].filter(Boolean);
    return contestants.map((algorithm, i) => {
      const limit = { memory: GIGABYTE, milliseconds };
      // compiled before it is timed
      finishTask(algorithm.run(board, { metric, limit: { ...limit, states: 20_000 } }));
      const started = cpuSeconds();
      const result = finishTask(algorithm.run(board, { metric, limit }));
      const spent = cpuSeconds() - started;
      const { expanded } = result.stats;
      process.stderr.write('.');
      return {
        board: i === 0 ? `${name}, ${metric}` : '',
        contestant: algorithm.id,
        states: expanded.toLocaleString('en'),
        'states/s': Math.round(expanded / spent).toLocaleString('en'),
        'bytes/state': String(bytes[algorithm.id] ?? ''),
        result:
          result.kind === 'solved' ? `${result[metric]} ${metric}, proved` : (result.which ?? result.kind),
      };
    });
  });
}
