/*
 * Coordinates along the edges of a board, which are no cells.
 *
 *       1 2 3 4          A A . .
 *     a A A . .     →    . . B .
 *     b . . B .
 */
import { at } from '../../basics/at.ts';
import { type Glyph, isBoardLike, type Matrix } from '../parts/matrix.ts';

/** The rows as they are, and without the numbers or letters along their edges where there are any. */
export function withoutCoordinates(marked: Matrix): Matrix[] {
  const matrix = withoutMarks(marked);
  let rows = matrix.rows;
  const column = (index: number): string[] => rows.map((row) => row.at(index)?.glyph ?? '');
  const row = (index: number): string[] => rows.at(index)?.map(({ glyph }) => glyph) ?? [];
  if (isSequence(row(0))) rows = rows.slice(1);
  if (isSequence(row(-1))) rows = rows.slice(0, -1);
  if (isSequence(column(0))) rows = rows.map((cells) => cells.slice(1));
  if (isSequence(column(-1))) rows = rows.map((cells) => cells.slice(0, -1));
  // the corner of a header may have hidden that its row is one
  if (rows !== matrix.rows && isSequence(row(0))) rows = rows.slice(1);
  if (rows === matrix.rows || !isBoardLike({ rows })) return [matrix];
  // cells keep their identity where rows do not
  const first = at(at(rows, 0), 0);
  const top = Math.max(
    0,
    matrix.rows.findIndex((cells) => cells.includes(first)),
  );
  const left = at(rows, 0)[0] === at(matrix.rows, top)[0] ? 0 : 1;
  const exits = matrix.exits.map((mark) =>
    mark.lane === undefined
      ? mark
      : { ...mark, lane: mark.lane - (mark.edge === 'right' || mark.edge === 'left' ? top : left) },
  );
  const inner = { ...matrix, rows, exits, says: `${matrix.says} with coordinates` };
  const isNumbered = left === 1 && top === 0 && rows.length === matrix.rows.length;
  return isNumbered && areBeforeDots(matrix) ? [matrix, inner, withoutFirst(inner)] : [matrix, inner];
}

/** Whether a dot stands right behind the number of each row: it may belong to the number, or be an empty cell. */
const areBeforeDots = ({ rows }: Matrix): boolean =>
  rows.every(([number, dot]) => dot?.glyph === '.' && number && isRightBehind(number, dot));

const isRightBehind = (a: Glyph, b: Glyph): boolean => b.at.column === a.at.column + a.glyph.length;

/** The rows without their first cells. */
const withoutFirst = ({ rows, exits, ...matrix }: Matrix): Matrix => ({
  ...matrix,
  rows: rows.map((cells) => cells.slice(1)),
  exits: exits.map((exit) =>
    exit.lane === undefined || exit.edge === 'left' || exit.edge === 'right'
      ? exit
      : { ...exit, lane: exit.lane - 1 },
  ),
});

/** What lists, quotes and comments put in front of a line. */
const MARK = /^[*>:/|,;"'`~•·+%!-]$/u;
/** Vehicles are shorter than the columns of marks. */
const LEAST_ROWS = 4;

/** The rows without the marks in front of each of them: `* A A .`, `> AA.`, `// AA.`. */
function withoutMarks(matrix: Matrix): Matrix {
  const { rows } = matrix;
  const mark = rows[0]?.[0]?.glyph ?? '';
  const twice = rows.filter(([, second]) => second?.glyph === mark).length;
  const isMarked =
    MARK.test(mark) &&
    // a mark that some rows have once and some twice is an empty cell
    (twice === 0 || twice === rows.length) &&
    rows.length >= LEAST_ROWS &&
    rows.every(
      ([first, ...more]) => first?.glyph === mark && !more.slice(1).some(({ glyph }) => glyph === mark),
    );
  if (!isMarked) return matrix;
  return withoutMarks(withoutFirst(matrix));
}

/** Whether glyphs count 1, 2, 3 or 0, 1, 2 or a, b, c, in either direction; the first may be blank. */
export function isSequence(glyphs: readonly string[]): boolean {
  const written = /^[ +/\\.]?$/.test(glyphs[0] ?? '') ? glyphs.slice(1) : glyphs;
  if (written.length < 3) return false;
  const numbers = written.map(countOf);
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return Math.abs(step) === 1 && numbers.every((n, i) => n - (numbers[0] ?? 0) === step * i);
}

function countOf(glyph: string): number {
  const number = /^(?:(?:row|col(?:umn)?|[rc])[ _-]?)?(\d{1,2})$/i.exec(glyph)?.[1];
  if (number !== undefined) return Number(number);
  return /^[A-Za-z]$/.test(glyph) ? (glyph.codePointAt(0) ?? Number.NaN) : Number.NaN;
}
