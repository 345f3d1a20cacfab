import type { Corners } from '@unjam/core/picture';

/** Corners that were found as `--corners` takes them, to the pixel. */
export const cornersText = (corners: Corners): string =>
  // + 0 turns -0 into 0
  corners.map(({ x, y }) => `${Math.round(x) + 0},${Math.round(y) + 0}`).join(' ');
