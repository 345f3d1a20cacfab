// Puts rows in order from the top where a text lists them from the bottom, or where each of its lines is a column.
import { at } from '../../basics/at.ts';
import type { Edge } from '../../board/setup.ts';
import type { ExitMark, Matrix, Order } from '../parts/matrix.ts';
import { saysOrder } from '../sentences/order.ts';

const overEdge: Readonly<Record<Edge, Edge>> = { left: 'left', right: 'right', top: 'bottom', bottom: 'top' };
const acrossEdge: Readonly<Record<Edge, Edge>> = {
  left: 'top',
  right: 'bottom',
  top: 'left',
  bottom: 'right',
};

/** The rows from the top; exits that are drawn beside them move along. */
export function turned(matrix: Matrix, order: Order | undefined): Matrix {
  if (!order) return matrix;
  const { rows } = matrix;
  const says = `${matrix.says}${saysOrder(order)}`;
  if (order === 'from-bottom') {
    const exits = matrix.exits.map((mark): ExitMark => {
      if (!mark.drawn) return mark;
      const isAtSide = mark.edge === 'left' || mark.edge === 'right';
      const edge = overEdge[mark.edge];
      return isAtSide && mark.lane !== undefined
        ? { ...mark, edge, lane: rows.length - 1 - mark.lane }
        : { ...mark, edge };
    });
    return { ...matrix, rows: [...rows].reverse(), exits, says };
  }
  const columns = at(rows, 0).map((_, column) => rows.map((row) => at(row, column)));
  const exits = matrix.exits.map((mark) => (mark.drawn ? { ...mark, edge: acrossEdge[mark.edge] } : mark));
  return { ...matrix, rows: columns, exits, says };
}
