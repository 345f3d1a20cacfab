import type { Corners } from '@unjam/core/picture';

/** Corners that were found as `--corners` takes them, to the pixel. */
export const cornersText = (corners: Corners): string =>
  corners.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
