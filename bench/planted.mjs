// Random boards that certainly have a solution: vehicles are put down at random with the primary at the exit, then moved at
// random; of the states on the way the one with the most vehicles before the primary is the board.
import { applyMove, boardAt, isSolved, legalMoves, startOf, validate } from '@unjam/core';

/** Random moves from the solved state. */
const MOVES = 20_000;

/**
 * Numbers from 0 up to 1, the same for the same seed: Park and Miller, Random number generators (1988). The published figures are of
 * boards that were made with it, so it is not replaced by core's generator.
 */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (48_271 * state) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * @param {{ side: number, filled: number, seed: number }} wanted `filled` is the share of the cells that vehicles take
 */
export const plantedBoard = (wanted) => planted(wanted).board;

/**
 * A board, and how long the way is on which it was reached from a solved state, without its loops: no shortest solution is
 * longer.
 *
 * @param {{ side: number, filled: number, seed: number, walk?: number }} wanted `walk`: so many random moves
 */
export function planted({ side, filled, seed, walk = MOVES }) {
  const random = randomFrom(1_000_003 * seed);
  const upTo = (count) => Math.floor(random() * count);
  const exitRow = 1 + upTo(side - 2);
  const taken = new Set();
  const vehicles = [];
  const put = (label, across, lane, offset, length) => {
    const squares = Array.from({ length }, (_, i) =>
      across ? { row: lane, column: offset + i } : { row: offset + i, column: lane },
    );
    const cells = squares.map(({ row, column }) => row * side + column);
    if (cells.some((cell) => taken.has(cell))) return;
    for (const cell of cells) taken.add(cell);
    vehicles.push({ label, squares, primary: vehicles.length === 0 });
  };
  put('X', true, exitRow, side - 2, 2);
  for (let tries = 0; tries < 20_000 && taken.size < filled * side * side; tries++) {
    const across = random() < 0.5;
    const length = random() < 0.6 ? 2 : 3;
    const lane = upTo(side);
    if (across && lane === exitRow) continue;
    put(`V${vehicles.length}`, across, lane, upTo(side - length + 1), length);
  }
  const setup = { width: side, height: side, vehicles, walls: [], exit: 'right' };
  const result = validate(setup);
  if (!result.ok) throw new Error(result.error.message);
  const board = result.value;
  let state = startOf(board);
  let hardest = state;
  let most = -1;
  let length = { moves: 0, steps: 0 };
  // the way from the last solved state, without loops: how far each of its states is from there
  let way = new Map([[state.join(), length]]);
  for (let i = 0; i < walk; i++) {
    const choices = legalMoves(board, state);
    if (choices.length === 0) break;
    const move = choices[upTo(choices.length)];
    const before = way.get(state.join());
    state = applyMove(state, move);
    const key = state.join();
    const seen = way.get(key);
    if (isSolved(board, state)) way = new Map([[key, { moves: 0, steps: 0 }]]);
    else if (!seen) way.set(key, { moves: before.moves + 1, steps: before.steps + Math.abs(move.by) });
    else {
      const kept = [...way.keys()];
      for (const later of kept.slice(kept.indexOf(key) + 1)) way.delete(later);
    }
    const blockers = blockersOf(board, state, exitRow, side);
    if (blockers <= most) continue;
    most = blockers;
    hardest = state;
    length = way.get(key);
  }
  return { board: boardAt(board, hardest), ...length };
}

/** The vehicles between the primary and the exit, and, among states with equally many, the cells of the way. */
function blockersOf(board, state, exitRow, side) {
  const ahead = board.vehicles.filter(
    ({ orientation, lane, length }, i) =>
      orientation === 'vertical' &&
      lane >= state[0] + 2 &&
      state[i] <= exitRow &&
      exitRow < state[i] + length,
  );
  return ahead.length * side + side - state[0];
}
