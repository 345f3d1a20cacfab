import { type Board, laneLength, type State, startOf } from '../board/board.ts';
import { type Cell, cellAt, cellNumber } from '../board/cell.ts';
import { apply, type Move, splitSlides } from '../board/moves.ts';
import { replay } from '../board/replay.ts';
import { cellAlong, type Vehicle } from '../board/vehicle.ts';
import type { Problem } from '../errors.ts';
import { err, ok, type Result } from '../result.ts';
import { labelsOf, refuseLabel } from './labels.ts';
import type { Notation } from './notation.ts';
import { Scanner } from './scanner.ts';

/**
 * A list of vehicle and the cell it slides into, one cell at a time. Cells count row by row from 1 at the top
 * left, with one number left out after each row: 1 to 6, 8 to 13, ... 36 to 41 on the classic board. A
 * horizontal and a vertical vehicle of one label are told apart by the cell, unless both could slide into it.
 * Source: Bird, "Pearls of functional algorithm design", chapter 18.
 */
export const cells: Notation = {
  id: 'cells',
  title: 'Cells',
  example: "[('A',1),('Q',27)]",
  parse(text, board) {
    const labels = labelsOf(board);
    const scanner = new Scanner(text);
    const moves: Move[] = [];
    let state = startOf(board);
    scanner.take(blank);
    if (scanner.take(/\[/y) === undefined) return scanner.refuseHere('a list of moves: [');
    for (;;) {
      scanner.take(separators);
      if (scanner.take(/\]/y) !== undefined) break;
      const pair = readPair(scanner);
      if (!pair.ok) return pair;
      const { label, labelAt, number, numberAt } = pair.value;
      const candidates = labels.get(label);
      if (!candidates) return refuseLabel(text, labelAt, label, board);
      const cell = cellOf(number, board);
      if (cell === undefined) {
        const most = numberOf(board.width * board.height - 1, board);
        const expected = `1 to ${most} without multiples of ${board.width + 1}`;
        return scanner.refuse('number-out-of-range', `there is no cell ${number}`, expected, numberAt);
      }
      const fitting = candidates.flatMap((vehicle) =>
        slidesOf(board, state, vehicle).filter((slide) => slide.into === cell),
      );
      const [slide] = fitting;
      if (!slide) {
        const into = candidates.flatMap((vehicle) => slidesOf(board, state, vehicle));
        const expected = into.map((slide) => numberOf(slide.into, board)).join(' or ') || 'no move of it';
        const message = `move ${moves.length + 1} is illegal: cell ${number} is not next to ${label}`;
        return scanner.refuse('illegal-move', message, expected, numberAt);
      }
      if (fitting.length > 1) {
        const { message, expected } = twoIntoOneCell(label, number);
        return scanner.refuse('not-expressible', message, expected, numberAt);
      }
      moves.push(slide.move);
      state = apply(state, slide.move);
    }
    scanner.take(blank);
    return scanner.atEnd ? ok(moves) : scanner.refuseHere('the end of the text');
  },
  print(solution, board) {
    const steps = splitSlides(solution);
    const played = replay(board, steps);
    if (!played.ok) return played;
    const labels = labelsOf(board);
    const written: string[] = [];
    for (const [index, { vehicle, by }] of steps.entries()) {
      const state = played.value.states[index] as State;
      const { label } = board.vehicles[vehicle] as Vehicle;
      const { into } = slidesOf(board, state, vehicle).find(({ move }) => move.by === by) as Slide;
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

const blank = /\s*/y;
const separators = /[\s,;⤸]*/uy;

interface Pair {
  readonly label: string;
  readonly labelAt: number;
  readonly number: number;
  readonly numberAt: number;
}

/** `('a',3)`; the label in single or double quotes. */
function readPair(scanner: Scanner): Result<Pair, Problem> {
  if (scanner.take(/\(\s*/y) === undefined) return scanner.refuseHere("a move such as ('a',3), or ]");
  const labelAt = scanner.position;
  const quoted = scanner.take(/'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"/y);
  if (quoted === undefined) return scanner.refuseHere('a label in quotes');
  if (scanner.take(/\s*,\s*/y) === undefined) return scanner.refuseHere('a comma');
  const numberAt = scanner.position;
  const digits = scanner.take(/\d+/y);
  if (digits === undefined) return scanner.refuseHere('the number of a cell');
  if (scanner.take(/\s*\)/y) === undefined) return scanner.refuseHere(')');
  const label = quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1');
  return ok({ label, labelAt, number: Number(digits), numberAt });
}

const numberOf = (cell: Cell, { width }: Board): number => cellNumber(cell, width);

/** The cell of a number, unless there is none. */
function cellOf(number: number, { width, height }: Board): Cell | undefined {
  const column = (number % (width + 1)) - 1;
  const row = Math.floor(number / (width + 1));
  return column >= 0 && row < height ? cellAt(row, column, width) : undefined;
}

interface Slide {
  readonly move: Move;
  readonly into: Cell;
}

/** The one or two steps of a vehicle that stay on the board, whatever stands there. */
function slidesOf(board: Board, state: State, index: number): Slide[] {
  const vehicle = board.vehicles[index] as Vehicle;
  const offset = state[index] as number;
  const slides: Slide[] = [];
  for (const by of [1, -1]) {
    const front = by > 0 ? offset + vehicle.length : offset - 1;
    if (front < 0 || front >= laneLength(board, vehicle)) continue;
    slides.push({ move: { vehicle: index, by }, into: cellAlong(vehicle, front, board.width) });
  }
  return slides;
}

const twoIntoOneCell = (label: string, number: number) => ({
  message: `a horizontal and a vertical vehicle labelled ${label} could both slide into cell ${number}`,
  expected: 'a notation that tells the direction, such as arrows',
});
