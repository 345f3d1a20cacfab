/*
 * Takes away a column or row that is empty but for a mark of the exit: it lies outside of the board.
 *
 *     1 1 . . 0          1 1 . .
 *     . . 2 2 >    →     . . 2 2       and the exit at the right of row 2
 *     . . . . 0          . . . .
 *     . . . . 0          . . . .
 */
import { at } from '../../basics/at.ts';
import { type Edge, edges } from '../../board/setup.ts';
import { MARGIN } from '../parts/candidate.ts';
import { isUsualEmpty } from '../parts/glyphs.ts';
import { type Glyph, type Matrix, widthOf } from '../parts/matrix.ts';

const ARROWS: Readonly<Record<Edge, RegExp>> = {
  right: /^[>→⇒➡▶►]\uFE0F?$/,
  left: /^[<←⇐⬅◀◄]\uFE0F?$/,
  top: /^[\^↑⇑⬆▲]\uFE0F?$/,
  bottom: /^[v↓⇓⬇▼]\uFE0F?$/,
};
/** A mark in a board whose vehicles have numbers. */
const AMONG_NUMBERS = /^(?:E|S|X|exit|>|99+|-?88+)$/i;
const LEAST_SIDE = 4;

/** The rows without such a column or row, where they are as many as their cells then. */
export function withoutExitColumn(matrix: Matrix): Matrix[] {
  const [width, height] = [widthOf(matrix), matrix.rows.length];
  if (Math.abs(width - height) !== 1 || Math.min(width, height) < LEAST_SIDE || matrix.exits.length > 0)
    return [];
  const isWide = width > height;
  for (const edge of edges) {
    if ((edge === 'left' || edge === 'right') !== isWide) continue;
    const side = sideOf(matrix, edge);
    const marks = side.flatMap(({ glyph }, lane) =>
      isUsualEmpty(glyph) && !ARROWS[edge].test(glyph) ? [] : [{ glyph, lane }],
    );
    const [mark, another] = marks;
    if (!mark || another) continue;
    const empty = side.find((_, lane) => lane !== mark.lane)?.glyph;
    if (side.some(({ glyph }, lane) => lane !== mark.lane && glyph !== empty)) continue;
    const rows = inner(matrix.rows, edge);
    const others = new Set(rows.flat().map(({ glyph }) => glyph));
    const areNumbers = [...others].every((glyph) => /^\d{1,2}$/.test(glyph) || glyph === empty);
    if (others.has(mark.glyph) || !empty || !others.has(empty)) continue;
    if (!ARROWS[edge].test(mark.glyph) && !(areNumbers && AMONG_NUMBERS.test(mark.glyph))) continue;
    return [
      {
        ...matrix,
        rows,
        exits: [{ edge, lane: mark.lane, drawn: true }],
        // an x alone at the edge may be a wall as well
        cost: matrix.cost + (/^x$/i.test(mark.glyph) ? MARGIN : 0.5),
        says: `${matrix.says} beside a ${isWide ? 'column' : 'row'} for the exit`,
      },
    ];
  }
  return [];
}

function sideOf({ rows }: Matrix, edge: Edge): readonly Glyph[] {
  if (edge === 'top') return at(rows, 0);
  if (edge === 'bottom') return at(rows, rows.length - 1);
  return rows.map((row) => at(row, edge === 'left' ? 0 : row.length - 1));
}

function inner(rows: Matrix['rows'], edge: Edge): Matrix['rows'] {
  if (edge === 'top') return rows.slice(1);
  if (edge === 'bottom') return rows.slice(0, -1);
  return rows.map((row) => (edge === 'left' ? row.slice(1) : row.slice(0, -1)));
}
