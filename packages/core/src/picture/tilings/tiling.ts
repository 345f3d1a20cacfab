// Source: branch and bound over the steps of tiling-steps.ts, with the best ways of best-tilings.ts.
// Guarantee: exact over all legal boards of cars, trucks, walls and empty cells with one primary: no board scores higher
// than the first one given. Boards that are worse by more than `within` may be missing. If the picture says so little
// that too many steps would have to be kept, the best board of a narrow search is given instead.
//
//    a narrow search  ->  a good score  ->  a full search among the boards that may come within `within` of it
import { bestTilings } from './best-tilings.ts';
import { type Bounds, FLOOR, OTHER, SAME, tilingSteps, VEHICLES } from './tiling-steps.ts';
import type { Evidence, TilingResult } from './tilings.ts';

/**
 * The most probable boards, with the certainty of each cell.
 *
 * @param most - how many boards to give
 * @param within - how much worse than the best (natural logarithm) a board may be and still be counted
 * @returns undefined if no legal board has any probability
 */
export function tile(evidence: Evidence, most: number, within: number): TilingResult | undefined {
  const bounds = boundsOf(evidence);
  const quick = tileQuickly(evidence);
  if (!quick) return undefined;
  // boards that are worse than a good one by more than `within` are left out; if too many remain, a closer bound is used
  const good = quick.best[0]!.score;
  for (const near of [within, within / 2, 0]) {
    const found = tilingSteps(evidence, bounds, Number.POSITIVE_INFINITY, good - near - 1e-9);
    const result = found && bestTilings(evidence, found, most);
    if (result) return result;
  }
  return quick;
}

/** A good board, often the best one, found by a narrow search; for comparing many guesses at where the grid lies. */
export function tileQuickly(evidence: Evidence): TilingResult | undefined {
  const bounds = boundsOf(evidence);
  for (const width of [3, 8, 20]) {
    const found = tilingSteps(evidence, bounds, width, -Infinity);
    // a wider search would take too many steps, too
    if (!found) return undefined;
    const good = bestTilings(evidence, found, 1);
    if (good) return good;
  }
  return undefined;
}

/** Bounds for the search: the best that each cell can add with any neighbours, and the best primary. */
function boundsOf({ columns, rows, empty, filled, right, below, primary }: Evidence): Bounds {
  const rest = new Float64Array(columns * rows + 1);
  let merit = -Infinity;
  for (let cell = columns * rows - 1; cell >= 0; cell--) {
    const left = cell % columns === 0 ? undefined : (relation: number) => right[(cell - 1) * 3 + relation]!;
    const above = cell < columns ? undefined : (relation: number) => below[(cell - columns) * 3 + relation]!;
    const most = (pair: ((relation: number) => number) | undefined, relation: number): number =>
      pair ? Math.max(pair(relation), pair(OTHER)) : 0;
    const best = Math.max(
      empty[cell]! + most(left, FLOOR) + most(above, FLOOR),
      filled[cell]! + most(left, SAME) + most(above, SAME),
    );
    rest[cell] = rest[cell + 1]! + best;
    for (const { length, orientation } of VEHICLES) {
      const across = orientation === 'horizontal';
      const place = across ? cell % columns : Math.floor(cell / columns);
      if (place + length <= (across ? columns : rows))
        merit = Math.max(merit, primary({ cell, length, orientation }));
    }
  }
  return { rest, primary: merit };
}
