import type { Corners } from '@unjam/core/picture';

/** One line about a picture that shows several boards, which says where the one is that was read; undefined for one board. */
export function whichBoard({
  corners,
  others,
}: {
  readonly corners: Corners;
  readonly others: readonly Corners[];
}): string | undefined {
  if (others.length === 0) return undefined;
  return `shows several boards; the one ${placeAmong(corners, others)} was read; --corners or a cropped picture gives another`;
}

const PLACES = [
  ['at the top left', 'at the top', 'at the top right'],
  ['on the left', 'in the middle', 'on the right'],
  ['at the bottom left', 'at the bottom', 'at the bottom right'],
] as const;

/** Where a grid lies among all of them, such as 'at the top left'. */
function placeAmong(grid: Corners, others: readonly Corners[]): (typeof PLACES)[number][number] {
  const all = [grid, ...others];
  const side = (along: 'x' | 'y'): 0 | 1 | 2 => {
    const middles = all.map((corners) => corners.reduce((sum, corner) => sum + corner[along], 0) / 4);
    const sizes = all.map((corners) => {
      const values = corners.map((corner) => corner[along]);
      return Math.max(...values) - Math.min(...values);
    });
    const [from, to] = [Math.min(...middles), Math.max(...middles)];
    // boards that lie beside each other are not above each other, though their middles differ a little
    if (to - from < Math.min(...sizes) / 2) return 1;
    const share = ((middles[0] ?? from) - from) / (to - from);
    return share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1;
  };
  return PLACES[side('y')][side('x')];
}
