import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, vehicleAt } from '../../board/board.ts';
import type { Direction } from '../../board/directions.ts';
import { labelled, type Slide } from '../../board/moves.ts';
import { placeAt } from '../../text/place.ts';
import { type Labels, labelsOf, unknownLabel, vehicleLabelled } from './labels.ts';
import { mostCells } from './most-cells.ts';
import type { Notation, SolutionReader } from './notation.ts';
import { refuse } from './refuse.ts';
import { checkLabels, type Token, tokensOf } from './tokens.ts';

/**
 * The text between label and number. A mark with an orientation tells two vehicles of one label apart. No mark ends
 * with another one, so that a move with any label can be read from its end.
 */
export interface Mark extends Pick<Direction, 'sign'>, Partial<Pick<Direction, 'orientation'>> {
  readonly text: string;
}

/** What is particular to one of these notations. */
export interface MarkedForm extends Pick<SolutionReader, 'id' | 'recognises'> {
  /** If several fit a move, the first one is printed. */
  readonly marks: readonly Mark[];
  /** Printed between moves. */
  readonly separator: string;
}

/** Reads the notations in which a move is a label, a mark for its direction, and a number of cells: `q↑3`, `XR3`. */
export const markedReader = ({ id, recognises, marks }: MarkedForm): SolutionReader => ({
  id,
  recognises,
  parse(text, board) {
    const labels = labelsOf(board);
    const moves: Slide[] = [];
    for (const token of tokensOf(text)) {
      const move = readMove(text, token, moves.length, board, labels, marks);
      if (!move.ok) return move;
      moves.push(move.value);
    }
    return ok(labelled(board, moves));
  },
});

/** Reads and writes them. */
export const markedNotation = (form: MarkedForm): Notation => ({
  ...markedReader(form),
  print(solution, board) {
    const legible = checkLabels(solution, board);
    if (!legible.ok) return legible;
    let written = '';
    for (const { vehicle: index, by } of solution) {
      const { label, orientation } = vehicleAt(board, index);
      const mark = form.marks.find(
        (mark) => mark.sign === Math.sign(by) && (mark.orientation ?? orientation) === orientation,
      );
      if (!mark) throw new RangeError(`solution: by is ${by}; expected a whole number other than 0`);
      if (!mark.orientation && labelsOf(board).get(label)?.length === 2)
        return err(twoOfOneLabel(label, mark));
      written += `${written === '' ? '' : form.separator}${label}${mark.text}${Math.abs(by)}`;
    }
    return ok(written);
  },
});

function readMove(
  text: string,
  token: Token,
  move: number,
  board: Board,
  labels: Labels,
  marks: readonly Mark[],
): Result<Slide, Problem> {
  const digits = /\d*$/.exec(token.text.slice(-DIGITS))?.[0] ?? '';
  const head = token.text.slice(0, token.text.length - digits.length);
  const mark = marks.find(({ text }) => head.length > text.length && head.endsWith(text));
  if (digits === '' || !mark) return refuseToken(text, token, labels, marks);
  const place = (within: number) => placeAt(text, token.position + within);
  const label = head.slice(0, -mark.text.length);
  const named = labels.get(label) ?? [];
  if (!mark.orientation && named.length === 2) {
    const problem = twoOfOneLabel(label, mark);
    return refuse({ ...problem, at: place(0), move, vehicle: label });
  }
  const vehicle = mark.orientation ? vehicleLabelled(board, labels, label, mark.orientation) : named[0];
  if (vehicle === undefined) return refuse({ at: place(0), ...unknownLabel(label, board, mark.orientation) });
  const cells = Number(digits);
  const most = mostCells(board, { vehicle, by: mark.sign });
  if (cells >= 1 && cells <= most) return ok({ vehicle, by: mark.sign * cells });
  return refuse({
    code: 'number-out-of-range',
    at: place(head.length),
    message: `${label} slides ${digits} cells`,
    expected: `1 to ${most}`,
    move,
    vehicle: label,
  });
}

/**
 * The most digits that are read as the number of cells, more than any number needs; digits before them belong to the
 * label.
 */
const DIGITS = 20;

const twoOfOneLabel = (label: string, mark: Mark) => ({
  code: 'not-expressible' as const,
  message: `a horizontal and a vertical vehicle are labelled ${label}, and ${mark.text} does not tell which`,
  expected: 'a notation with directions, such as arrows',
});

/** The problem with a piece of text that is not a move, at the place where it goes wrong. */
function refuseToken(
  text: string,
  { text: found, position }: Token,
  labels: Labels,
  marks: readonly Mark[],
): Result<never, Problem> {
  const label = longestPrefix(found, [...labels.keys()]);
  const directions = marks.map(({ text }) => text).join(' ');
  if (label === undefined) {
    return refuse({
      code: 'unexpected-character',
      at: placeAt(text, position),
      message: `${quote(found)} is not a move`,
      expected: `a label, a direction (${directions}) and a number of cells`,
    });
  }
  const mark = longestPrefix(
    found.slice(label.length),
    marks.map((mark) => mark.text),
  );
  const read = label + (mark ?? '');
  const rest = found.slice(read.length);
  const expected = mark === undefined ? `a direction: ${directions}` : 'a number of cells';
  return refuse({
    code: rest === '' ? 'unfinished' : 'unexpected-character',
    at: placeAt(text, position + read.length),
    message:
      rest === '' ? `the move ${quote(found)} ends too early` : `unexpected ${quote(rest)} after ${read}`,
    expected,
    vehicle: label,
  });
}

const longestPrefix = (text: string, candidates: readonly string[]): string | undefined =>
  candidates
    .filter((candidate) => text.startsWith(candidate))
    .reduce<string | undefined>(
      (best, next) => (next.length > (best?.length ?? -1) ? next : best),
      undefined,
    );
