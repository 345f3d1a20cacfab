/*
 * A border of bars: a row of nothing but bars above and below the cells, whose rows have a bar at both sides.
 *
 *     | | | | |
 *     | A A . |
 *     | . X X @
 *     | | | | |
 */
import type { CutRow } from '../sentences/cuts.ts';

/** Tells the first and the last row from the others, where both have nothing but bars, as many as others have cells. */
export function ringOfBars(rows: readonly (CutRow | undefined)[]): (index: number) => boolean {
  const [first, last] = [rows.findIndex(Boolean), rows.findLastIndex(Boolean)];
  const isOfBars = (index: number): boolean => {
    const { glyphs = [], bars = [false, false] } = rows[index] ?? {};
    return bars[0] && bars[1] && glyphs.every(({ glyph }) => BAR_ALONE.test(glyph));
  };
  const isRing = last - first > 2 && isOfBars(first) && isOfBars(last);
  return (index) => isRing && (index === first || index === last);
}

const BAR_ALONE = /^[|│║┃]$/;
