/*
 * Lines along the edges of a board, which are no cells: rules above and below, bars and signs at the sides. One side may have them
 * alone, and they may stand double.
 *
 *     ========          A A .          AA.,        A A .      a sign that ends each row, or stands between
 *     ||AA.||     →     X X .          XX.,   →    X X .      the number of a row and its cells
 *     ||XX.||
 *     ========
 *
 * A row or column counts if it has one glyph of lines, and no other cell has it: empty cells stand in more than one row.
 */
import { at } from '../../basics/at.ts';
import { type Edge, edges } from '../../board/setup.ts';
import { emptyCost } from '../parts/glyphs.ts';
import type { Matrix } from '../parts/matrix.ts';
import { cutNames } from '../sentences/cuts.ts';

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
const LYING = /^([-=_~─━═])\1*$/;
const STANDING = /^([|│║┃¦:!])\1*$/;
/** Signs that end rows or stand before them. Signs of walls and of border, and `@`, the red car, may be cells. */
const SIGN = /^([$%&,;/\\=~^?"'`<>()[\]{}¶._-])\1*$/;
/** Rows and columns of the smallest board, and a line. */
const LEAST = 3;

/** The rows without such lines. */
export function withoutEdgeLines(matrix: Matrix): Matrix {
  for (const edge of edges) {
    const inner = insideOf(matrix, edge);
    if (inner) return withoutEdgeLines(inner);
  }
  return matrix;
}

/** The glyphs of lines along the edges. A line that makes a square of the rows may be one of them. */
export const linesAlong = (matrix: Matrix): readonly string[] =>
  edges.flatMap((edge) => (isLying(edge) && isSquare(matrix) ? [] : (lineAt(matrix, edge) ?? [])));

const isLying = (edge: Edge): boolean => edge === 'top' || edge === 'bottom';

const isSquare = ({ rows }: Matrix): boolean => rows.length === rows[0]?.length;

/** The glyph of a side that has one alone which may be a line; undefined for other sides. */
function lineAt({ rows }: Pick<Matrix, 'rows'>, edge: Edge): string | undefined {
  const lies = isLying(edge);
  const index = edge === 'top' || edge === 'left' ? 0 : -1;
  const cells = lies ? at(rows, index < 0 ? rows.length - 1 : 0) : rows.map((row) => row.at(index));
  const glyph = cells[0]?.glyph ?? '';
  if (!cells.every((cell) => cell?.glyph === glyph)) return undefined;
  const isLine = lies ? LYING.test(glyph) : STANDING.test(glyph) || isSign(glyph, rows);
  return isLine ? glyph : undefined;
}

/** Whether a glyph is a sign, and no cell: other vehicles are not called by signs, and another glyph is empty. */
function isSign(glyph: string, rows: Matrix['rows']): boolean {
  if (!SIGN.test(glyph)) return false;
  const others = [...new Set(rows.flat().map((cell) => cell.glyph))].filter((other) => other !== glyph);
  if (others.some((other) => SIGN.test(other) && !isEmptySign(other) && isVehicle(other, rows))) return false;
  return !isEmptySign(glyph) || others.some(isEmptySign);
}

const isEmptySign = (glyph: string): boolean => emptyCost(glyph) < 2;

/** The most cells of a vehicle that is called by a sign: more of them are empty cells. */
const MOST_CELLS = 4;

/** Whether a glyph may be that of a vehicle: not every row has it, and few cells do. */
function isVehicle(glyph: string, rows: Matrix['rows']): boolean {
  const cells = rows.map((row) => row.filter((cell) => cell.glyph === glyph).length);
  return cells.includes(0) && cells.reduce((sum, count) => sum + count, 0) <= MOST_CELLS;
}

/** The rows without the lines of a side and of the one opposite, which have the same glyph; undefined where there are none. */
function insideOf(matrix: Matrix, edge: Edge): Matrix | undefined {
  if (!mayHaveLine(matrix)) return undefined;
  const glyph = lineAt(matrix, edge);
  if (glyph === undefined)
    return isBlankSide(matrix, edge) ? insideOf(without(matrix, edge), edge) : undefined;
  let inner = matrix;
  for (const side of [edge, opposite[edge]]) {
    while (mayHaveLine(inner) && lineAt(inner, side) === glyph) inner = without(inner, side);
  }
  if (inner.rows.some((row) => row.some((cell) => cell.glyph === glyph))) return undefined;
  // one line that makes a square of the rows, or whose cells stand between bars as theirs do, may be one of them
  const isPerhapsRow =
    isLying(edge) &&
    (isSquare(matrix) || (matrix.says === cutNames.bars && glyph.length === 1)) &&
    inner.rows.length === matrix.rows.length - 1;
  return isPerhapsRow ? undefined : inner;
}

/** Whether a side is blank, as between the numbers of rows and a bar. */
const isBlankSide = ({ rows }: Matrix, edge: Edge): boolean =>
  !isLying(edge) && rows.every((row) => row.at(edge === 'left' ? 0 : -1)?.glyph === ' ');

const mayHaveLine = ({ rows }: Matrix): boolean =>
  rows.length >= LEAST && rows.every(({ length }) => length >= LEAST);

function without({ rows, exits, ...matrix }: Matrix, edge: Edge): Matrix {
  const lies = isLying(edge);
  const [from, to] = edge === 'top' || edge === 'left' ? [1, undefined] : [0, -1];
  const before = edge === 'top' || edge === 'left' ? 1 : 0;
  return {
    ...matrix,
    rows: lies ? rows.slice(from, to) : rows.map((row) => row.slice(from, to)),
    exits: exits.map((mark) =>
      mark.lane === undefined || isLying(mark.edge) === lies ? mark : { ...mark, lane: mark.lane - before },
    ),
  };
}
