// A student's program: breadth-first search. It reads a board of 6×6 as `unjam convert BOARD --to csv` writes it, and prints the
// moves as lines `car,cells`, then how many states it expanded.
import { readFileSync } from 'node:fs';

const SIZE = 6;
const cars = readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([label, way, column, row, length]) => ({
    label,
    horizontal: way === 'H',
    lane: Number(way === 'H' ? row : column) - 1,
    at: Number(way === 'H' ? column : row) - 1,
    length: Number(length),
  }));
const red = cars.findIndex(({ label }) => label === 'X');
if (red < 0) {
  console.error('no line of the car X; expected a board as --to csv writes it');
  process.exit(2);
}

/** Which cells are taken, by row and column. */
function cellsOf(state) {
  const taken = new Set();
  for (const [i, { horizontal, lane, length }] of cars.entries())
    for (let k = state[i]; k < state[i] + length; k++)
      taken.add(horizontal ? lane * SIZE + k : k * SIZE + lane);
  return taken;
}

function* movesFrom(state) {
  const taken = cellsOf(state);
  for (const [i, { horizontal, lane, length }] of cars.entries()) {
    const isFree = (k) => k >= 0 && k < SIZE && !taken.has(horizontal ? lane * SIZE + k : k * SIZE + lane);
    for (let by = 1; isFree(state[i] + length - 1 + by); by++) yield [i, by];
    for (let by = -1; isFree(state[i] + by); by--) yield [i, by];
  }
}

const start = cars.map(({ at }) => at);
const cameFrom = new Map([[start.join(), null]]);
const queue = [start];
let expanded = 0;
for (const state of queue) {
  if (state[red] + cars[red].length === SIZE) {
    const moves = [];
    for (let step = cameFrom.get(state.join()); step; step = cameFrom.get(step.before.join()))
      moves.unshift(`${cars[step.car].label},${step.by}`);
    console.log(`car,move\n${moves.join('\n')}\n\nexpanded: ${expanded}`);
    break;
  }
  expanded++;
  for (const [car, by] of movesFrom(state)) {
    const next = state.with(car, state[car] + by);
    if (cameFrom.has(next.join())) continue;
    cameFrom.set(next.join(), { before: state, car, by });
    queue.push(next);
  }
}
