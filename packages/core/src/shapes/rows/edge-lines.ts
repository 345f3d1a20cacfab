/*
 * Lines along the edges of a board, which are no cells: rules above and below, bars at the sides. One side may have them alone,
 * and they may stand double.
 *
 *     ========          A A .
 *     ||AA.||     →     X X .
 *     ||XX.||
 *     ========
 *
 * A row or column counts if it has one glyph of lines, and no other cell has it: empty cells stand in more than one row.
 */
import { at } from '../../basics/at.ts';
import { type Edge, edges } from '../../board/setup.ts';
import type { Matrix } from '../parts/matrix.ts';

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
const LYING = /^([-=_~─━═])\1*$/;
const STANDING = /^([|│║┃¦:!])\1*$/;
/** Rows and columns of the smallest board, and a line. */
const LEAST = 3;

/** The rows without such lines. */
export function withoutEdgeLines(matrix: Matrix): Matrix {
  const edge = edges.find((each) => isLine(matrix, each) || isBlankBeforeLine(matrix, each));
  return edge === undefined ? matrix : withoutEdgeLines(without(matrix, edge));
}

/** The glyphs of lines along the edges. A line that makes a square of the rows may be one of them. */
export const linesAlong = (matrix: Matrix): readonly string[] =>
  isSquare(matrix) ? [] : edges.flatMap((edge) => lineAt(matrix, edge) ?? []);

const isSquare = ({ rows }: Matrix): boolean => rows.length === rows[0]?.length;

/** The glyph of a side that has one alone which may be a line; undefined for other sides. */
function lineAt({ rows }: Pick<Matrix, 'rows'>, edge: Edge): string | undefined {
  const isLying = edge === 'top' || edge === 'bottom';
  const index = edge === 'top' || edge === 'left' ? 0 : -1;
  const cells = isLying ? at(rows, index < 0 ? rows.length - 1 : 0) : rows.map((row) => row.at(index));
  const glyph = cells[0]?.glyph ?? '';
  const isOne = (isLying ? LYING : STANDING).test(glyph) && cells.every((cell) => cell?.glyph === glyph);
  return isOne ? glyph : undefined;
}

function isLine(matrix: Matrix, edge: Edge): boolean {
  const glyph = lineAt(matrix, edge);
  if (glyph === undefined) return false;
  let inner = matrix;
  for (const side of [edge, opposite[edge]]) {
    while (mayHaveLine(inner) && lineAt(inner, side) === glyph) inner = without(inner, side);
  }
  if (isSquare(matrix) && !isSquare(inner)) return false;
  return mayHaveLine(matrix) && inner.rows.every((row) => row.every((cell) => cell.glyph !== glyph));
}

/** Whether a side is blank, as between the numbers of rows and a bar. */
const isBlankBeforeLine = (matrix: Matrix, edge: Edge): boolean =>
  (edge === 'left' || edge === 'right') &&
  mayHaveLine(matrix) &&
  matrix.rows.every((row) => row.at(edge === 'left' ? 0 : -1)?.glyph === ' ') &&
  isLine(without(matrix, edge), edge);

const mayHaveLine = ({ rows }: Matrix): boolean =>
  rows.length >= LEAST && rows.every(({ length }) => length >= LEAST);

function without({ rows, exits, ...matrix }: Matrix, edge: Edge): Matrix {
  const isLying = edge === 'top' || edge === 'bottom';
  const [from, to] = edge === 'top' || edge === 'left' ? [1, undefined] : [0, -1];
  const before = edge === 'top' || edge === 'left' ? 1 : 0;
  return {
    ...matrix,
    rows: isLying ? rows.slice(from, to) : rows.map((row) => row.slice(from, to)),
    exits: exits.map((mark) =>
      mark.lane === undefined || (mark.edge === 'left' || mark.edge === 'right') !== isLying
        ? mark
        : { ...mark, lane: mark.lane - before },
    ),
  };
}
