import type { Corners } from '@unjam/core/picture';

/** Corners as `--corners` takes them, to the pixel. */
export const cornersText = (corners: Corners): string =>
  // no -0
  corners.map(({ x, y }) => `${Math.round(x) + 0},${Math.round(y) + 0}`).join(' ');
