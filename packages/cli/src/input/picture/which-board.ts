import type { Corners } from '@unjam/core/picture';
import { cornersText } from './corners-text.ts';

/**
 * Lines about a picture that shows several boards: where the one is that was read, and for each of the others where it is and its
 * corners, ready to be pasted. None for one board.
 */
export function whichBoard({
  corners,
  others,
}: {
  readonly corners: Corners;
  readonly others: readonly Corners[];
}): string[] {
  if (others.length === 0) return [];
  const all = [corners, ...others];
  return [
    `shows several boards; the one ${placeAmong(corners, all)} was read; --corners or a cropped picture gives another`,
    ...others.map((other) => `the board ${placeAmong(other, all)}: --corners ${cornersText(other)}`),
  ];
}

const PLACES = [
  ['at the top left', 'at the top', 'at the top right'],
  ['on the left', 'in the middle', 'on the right'],
  ['at the bottom left', 'at the bottom', 'at the bottom right'],
] as const;

/** Where a grid lies among all of them, such as 'at the top left'. */
function placeAmong(grid: Corners, all: readonly Corners[]): (typeof PLACES)[number][number] {
  const side = (along: 'x' | 'y'): 0 | 1 | 2 => {
    const middleOf = (corners: Corners) => corners.reduce((sum, corner) => sum + corner[along], 0) / 4;
    const middles = all.map(middleOf);
    const sizes = all.map((corners) => {
      const values = corners.map((corner) => corner[along]);
      return Math.max(...values) - Math.min(...values);
    });
    const [from, to] = [Math.min(...middles), Math.max(...middles)];
    // boards that lie beside each other are not above each other, though their middles differ a little
    if (to - from < Math.min(...sizes) / 2) return 1;
    const share = (middleOf(grid) - from) / (to - from);
    return share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1;
  };
  return PLACES[side('y')][side('x')];
}
