import { at } from '../basics/at.ts';
import { type Board, type State, startOf } from '../board/board.ts';
import type { Cell } from '../board/cell.ts';
import { apply, type Slide } from '../board/moves.ts';
import { cellsOf } from '../board/vehicle.ts';
import type { HintReason } from '../wording/facts.ts';

/*
 * Explains the next move of a solution by the cells that it frees: some later move needs one of them before the vehicle
 * comes back.
 *
 *     b b . q . .     q down 2 clears the red car's path.
 *     X X . q . .
 *     . . . q . .     If a car stood below q, its move would come first: it makes room for truck q, which
 *     . . . . . .     blocks the red car.
 *     . . . . . .
 *
 * A vehicle may also have to pass before another one closes its way; then it makes room for that one.
 *
 * Source: ours. Guarantee: in a solution that is shortest in moves every move except the last has such a reason,
 * because a move that neither frees nor passes a needed cell could be left out or joined with the next move of its
 * vehicle. In steps a slide may come earlier than needed; then it has the reason of its vehicle's next slide.
 */

/** The reason for the first move of a solution whose slides are joined and which ends at the exit. */
export function reasonOf(board: Board, solution: readonly Slide[]): HintReason {
  const states = [startOf(board)];
  for (const move of solution) states.push(apply(at(states, states.length - 1), move));
  return reasonOfMove(board, solution, states, 0);
}

function reasonOfMove(
  board: Board,
  solution: readonly Slide[],
  states: readonly State[],
  index: number,
): HintReason {
  const { vehicle } = at(solution, index);
  const needer = needOf(board, solution, states, index);
  if (needer === undefined) {
    const next = solution.findIndex((move, i) => i > index && move.vehicle === vehicle);
    return next < 0 ? { kind: 'exit' } : reasonOfMove(board, solution, states, next);
  }
  const { vehicle: other, by } = at(solution, needer);
  if (other === board.primary) {
    const ahead = by > 0 === (board.exit === 'right' || board.exit === 'bottom');
    return { kind: ahead ? 'path' : 'retreat' };
  }
  const further = needOf(board, solution, states, needer);
  if (further === undefined || !blocksNow(board, solution, states, other, further))
    return { kind: 'room', vehicle: other };
  return { kind: 'room', vehicle: other, blocks: at(solution, further).vehicle };
}

/**
 * Whether a vehicle stands on the board as it is, and not only later, between another one and the place to which a later move
 * takes that one.
 */
function blocksNow(
  board: Board,
  solution: readonly Slide[],
  states: readonly State[],
  blocker: number,
  later: number,
): boolean {
  const now = at(states, 0);
  const { vehicle } = at(solution, later);
  const by = at(at(states, later + 1), vehicle) - at(now, vehicle);
  if (by === 0) return false;
  const way = new Set(enteredBy(board, now, { vehicle, by }));
  return cellsAt(board, now, blocker).some((cell) => way.has(cell));
}

/**
 * The index of a later move that needs a cell which this move frees, or else one that it passes: the primary's first one
 * if there is one, or else the first of any other vehicle.
 */
function needOf(
  board: Board,
  solution: readonly Slide[],
  states: readonly State[],
  index: number,
): number | undefined {
  const before = cellsAt(board, at(states, index), at(solution, index).vehicle);
  const passed = enteredBy(board, at(states, index), at(solution, index));
  return (
    needOfCells(board, solution, states, index, before) ??
    needOfCells(board, solution, states, index, [...before, ...passed])
  );
}

/** The same for a move that leaves these cells, but for those on which its vehicle stands afterwards. */
function needOfCells(
  board: Board,
  solution: readonly Slide[],
  states: readonly State[],
  index: number,
  cells: readonly Cell[],
): number | undefined {
  const { vehicle } = at(solution, index);
  const left = new Set(cells);
  for (const cell of cellsAt(board, at(states, index + 1), vehicle)) left.delete(cell);
  let first: number | undefined;
  for (let i = index + 1; i < solution.length; i++) {
    const move = at(solution, i);
    const entered = enteredBy(board, at(states, i), move);
    if (move.vehicle === vehicle) for (const cell of entered) left.delete(cell);
    else if (entered.some((cell) => left.has(cell))) {
      if (move.vehicle === board.primary) return i;
      first ??= i;
    }
  }
  return first;
}

const cellsAt = (board: Board, state: State, index: number): Cell[] =>
  cellsOf(at(board.vehicles, index), board.width, state[index]);

/** The cells that a vehicle enters during a move. */
function enteredBy(board: Board, state: State, { vehicle: index, by }: Slide): Cell[] {
  const vehicle = at(board.vehicles, index);
  const offset = at(state, index);
  const length = Math.abs(by);
  return cellsOf({ ...vehicle, length }, board.width, by > 0 ? offset + vehicle.length : offset - length);
}
