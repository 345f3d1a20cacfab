import { check, checkBoard, text } from '../basics/arguments.ts';
import type { Problem } from '../basics/errors.ts';
import { type Board, vehicleAt } from './board.ts';
import { type BoardResult, noBoard } from './board-result.ts';
import { boardToSetup } from './board-to-setup.ts';
import { byLabel } from './setup.ts';
import { validate } from './validate.ts';
import { cellAlong } from './vehicle.ts';

/**
 * The board with another label on its primary, and its vehicles in the order of their labels.
 *
 * @param board - the board
 * @param label - the new label of the primary
 * @returns the problems where the label is not allowed or belongs to another vehicle of the same orientation
 *
 * @example
 * relabelPrimary(board, 'R').ok // true
 */
export function relabelPrimary(board: Board, label: string): BoardResult {
  checkBoard(board);
  check(label, 'label', text);
  return relabelled(
    board,
    board.vehicles.map((vehicle, index) => (index === board.primary ? label : vehicle.label)),
  );
}

/**
 * The board with new labels on all vehicles: from the top left to the bottom right each takes the first one that is left.
 *
 * @param primary - the label of the primary
 * @param labels - the labels for another vehicle of so many cells, all different, enough for every vehicle
 * @returns the problems where a label is not allowed, or where there are not enough
 */
export function relabelAll(
  board: Board,
  primary: string,
  labels: (length: number) => readonly string[],
): BoardResult {
  const chosen = board.vehicles.map(() => primary);
  const used = new Set([primary]);
  const first = (index: number) => {
    const vehicle = vehicleAt(board, index);
    return cellAlong(vehicle, vehicle.offset, board.width);
  };
  const inReadingOrder = [...board.vehicles.keys()].sort((a, b) => first(a) - first(b));
  for (const index of inReadingOrder) {
    if (index === board.primary) continue;
    const label = labels(vehicleAt(board, index).length).find((label) => !used.has(label));
    if (label === undefined) return noBoard([tooFewLabels]);
    used.add(label);
    chosen[index] = label;
  }
  return relabelled(board, chosen);
}

const tooFewLabels: Problem = {
  code: 'not-expressible',
  message: 'the board has more vehicles than the format has labels',
  expected: 'a format with more labels, such as json',
};

function relabelled(board: Board, labels: readonly string[]): BoardResult {
  const setup = boardToSetup(board);
  const renamed = setup.vehicles.map((vehicle, index) => ({
    ...vehicle,
    label: labels[index] ?? vehicle.label,
  }));
  return validate({ ...setup, vehicles: byLabel(renamed) });
}
