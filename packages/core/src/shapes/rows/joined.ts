/*
 * The rows of one board with other lines between them, as a page number or a remark puts them there:
 *
 *     AA.B
 *     ...B
 *     - 17 -       no row, and no name of another board: together the rows are a square
 *     XX..
 *     ....
 */

import { at } from '../../basics/at.ts';
import { greatestOf } from '../../basics/many.ts';
import { widthOf } from '../parts/matrix.ts';
import { together } from '../sentences/about.ts';
import type { Drawn } from './runs.ts';

/** The fewest rows of a board in parts. */
const LEAST = 4;

/** The parts of a board as one, if they are equally wide and together a square; none where they are not. */
export function joined(parts: readonly Drawn[]): readonly Drawn[] {
  const [first, ...more] = parts;
  if (!first) return [];
  const width = widthOf(first.matrix);
  const rows = parts.flatMap(({ matrix }) => matrix.rows);
  if (rows.length !== width || rows.length < LEAST || more.some(({ matrix }) => widthOf(matrix) !== width))
    return [];
  const exits = parts.flatMap(({ matrix }, i) => {
    const above = parts.slice(0, i).reduce((sum, part) => sum + part.matrix.rows.length, 0);
    return matrix.exits.map((exit) =>
      exit.lane !== undefined && (exit.edge === 'left' || exit.edge === 'right')
        ? { ...exit, lane: exit.lane + above }
        : exit,
    );
  });
  const says = `${first.matrix.says} with other lines between them`;
  const cost = greatestOf(parts.map(({ matrix }) => matrix.cost));
  const about = together(
    at(parts, 0).about.line,
    parts.map((part) => part.about),
  );
  return [{ matrix: { ...first.matrix, rows, exits, says, cost, isTorn: false }, about }];
}
