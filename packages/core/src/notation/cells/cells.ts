import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, laneLength, type State, startOf, vehicleAt } from '../../board/board.ts';
import { type Cell, cellAt, cellNumber } from '../../board/cell.ts';
import { apply, labelled, type Slide, type Solution, splitSlides } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { cellAlong } from '../../board/vehicle.ts';
import { type Cursor, cursorAt } from '../../text/cursor.ts';
import { firstWord } from '../parts/beginning.ts';
import { type Labels, labelsOf, unknownLabel } from '../parts/labels.ts';
import type { Notation, SolutionReader } from '../parts/notation.ts';

/**
 * A list of pairs: a vehicle and the cell that it slides into, one cell at a time. Cells are numbered row by row from 1
 * at the top left, leaving out one number after each row: on a 6×6 board 1 to 6, 8 to 13, ... 36 to 41. A horizontal
 * and a vertical vehicle of one label are told apart by the cell, unless both could slide into it. Source: Richard
 * Bird, *Pearls of Functional Algorithm Design*, chapter 18.
 */
export const cellsReader: SolutionReader = {
  id: 'cells',
  recognises: (text) => /^\[[(\]]/.test(firstWord(text) ?? ''),
  parse,
};

export const cells: Notation = {
  ...cellsReader,
  print(solution, board) {
    // an illegal slide may be too long to be split
    const legal = replay(board, solution);
    if (!legal.ok) return legal;
    const steps = splitSlides(solution);
    const played = replay(board, steps);
    if (!played.ok) return played;
    const labels = labelsOf(board);
    const written: string[] = [];
    for (const [index, { vehicle, by }] of steps.entries()) {
      const state = at(played.value.states, index);
      const { label, length } = vehicleAt(board, vehicle);
      const offset = at(state, vehicle);
      const front = by > 0 ? offset + length : offset - 1;
      const into = cellAlong(vehicleAt(board, vehicle), front, board.width);
      const number = numberOf(into, board);
      const others = (labels.get(label) ?? []).filter((other) => other !== vehicle);
      if (others.some((other) => slidesOf(board, state, other).some((slide) => slide.into === into))) {
        return err({ code: 'not-expressible', ...twoIntoOneCell(label, number), at: { vehicle: label } });
      }
      written.push(`('${label.replaceAll(/[\\']/g, '\\$&')}',${number})`);
    }
    return ok(`[${written.join(',')}]`);
  },
};

function parse(text: string, board: Board): Result<Solution, Problem> {
  const labels = labelsOf(board);
  const cursor = cursorAt(text, /[\s⤸]*/uy);
  const moves: Slide[] = [];
  let state = startOf(board);
  cursor.list('[', ']', () => {
    const move = readMove(cursor, board, state, labels, moves.length);
    if (!move) return;
    moves.push(move);
    state = apply(state, move);
  });
  cursor.expectEnd();
  return cursor.problem ? err(cursor.problem) : ok(labelled(board, moves));
}

// the length is bounded because a very long match overflows the stack of the regular expression; labels are shorter
const QUOTED = /'(?:[^'\\\n]|\\.){1,1000}'|"(?:[^"\\\n]|\\.){1,1000}"/y;

/** Reads `('a',3)`, the label in single or double quotes; undefined where the cursor has a problem. */
function readMove(
  cursor: Cursor,
  board: Board,
  state: State,
  labels: Labels,
  index: number,
): Slide | undefined {
  cursor.expect('(');
  const labelAt = cursor.place();
  const label = cursor.match(QUOTED, 'a label in quotes').slice(1, -1).replaceAll(/\\(.)/g, '$1');
  cursor.expect(',');
  const numberAt = cursor.place();
  const number = Number(cursor.match(/\d+/y, 'the number of a cell'));
  cursor.expect(')');
  if (cursor.problem) return undefined;

  const candidates = labels.get(label);
  if (!candidates) {
    const { code, message, expected } = unknownLabel(label, board);
    cursor.fail(expected, message, code, labelAt);
    return undefined;
  }
  const cell = cellOf(number, board);
  if (cell === undefined) {
    const most = numberOf(board.width * board.height - 1, board);
    const expected = `1 to ${most} without multiples of ${board.width + 1}`;
    cursor.fail(expected, `there is no cell ${number}`, 'number-out-of-range', numberAt);
    return undefined;
  }
  const slides = candidates.flatMap((vehicle) => slidesOf(board, state, vehicle));
  const [slide, other] = slides.filter(({ into }) => into === cell);
  if (!slide) {
    const message = `move ${index + 1} is illegal: cell ${number} is not next to ${label}`;
    const expected = slides.map(({ into }) => numberOf(into, board)).join(' or ') || 'another vehicle';
    cursor.fail(expected, message, 'illegal-move', numberAt);
  } else if (other) {
    const { message, expected } = twoIntoOneCell(label, number);
    cursor.fail(expected, message, 'not-expressible', numberAt);
  }
  return slide?.move;
}

const numberOf = (cell: Cell, { width }: Board): number => cellNumber(cell, width);

/** The cell with a number; undefined if there is none. */
function cellOf(number: number, { width, height }: Board): Cell | undefined {
  const column = (number % (width + 1)) - 1;
  const row = Math.floor(number / (width + 1));
  return column >= 0 && row < height ? cellAt(row, column, width) : undefined;
}

interface Step {
  readonly move: Slide;
  readonly into: Cell;
}

/** The one or two steps of a vehicle that stay on the board; the cell that it enters need not be free. */
function slidesOf(board: Board, state: State, index: number): Step[] {
  const vehicle = vehicleAt(board, index);
  const offset = at(state, index);
  const slides: Step[] = [];
  for (const by of [1, -1]) {
    const front = by > 0 ? offset + vehicle.length : offset - 1;
    if (front < 0 || front >= laneLength(board, vehicle)) continue;
    slides.push({ move: { vehicle: index, by }, into: cellAlong(vehicle, front, board.width) });
  }
  return slides;
}

const twoIntoOneCell = (label: string, number: number) => ({
  message: `a horizontal and a vertical vehicle labelled ${label} could both slide into cell ${number}`,
  expected: 'a notation with directions, such as arrows',
});
