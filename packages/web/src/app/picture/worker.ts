// Reads pictures in a worker, so that the page stays responsive. The worker keeps the picture: while corners are
// dragged, only the corners are sent.
import { type Corners, type PictureReading, type QuarterTurns, readPicture } from '@unjam/core/picture';
import { expose } from 'comlink';

let picture: { width: number; height: number; data: Uint8ClampedArray } | undefined;

const api = {
  /** Takes a picture: RGBA, row by row. */
  take(width: number, height: number, data: Uint8ClampedArray): void {
    picture = { width, height, data };
  },

  /** Reads the picture taken last. */
  read(options: { corners?: Corners; turns?: QuarterTurns }): PictureReading {
    if (!picture) return { kind: 'no grid', message: 'there is no picture' };
    return readPicture(picture, options);
  },
};

export type PictureApi = typeof api;

expose(api);
