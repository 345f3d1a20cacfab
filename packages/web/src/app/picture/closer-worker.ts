// Reads pictures with the closer look. It is a worker of its own, with the whole reader, so that the worker that every picture needs
// stays small.
import type { Setup } from '@unjam/core';
import {
  closerLook,
  otherGrids,
  type Picture,
  type PictureReading,
  type ReadOptions,
  readSetup,
} from '@unjam/core/picture';

/** What the other worker asks for. */
export interface CloserRequest {
  readonly seen: Picture;
  readonly options: ReadOptions;
}

addEventListener('message', ({ data: { seen, options } }: MessageEvent<CloserRequest>) => {
  const reading: PictureReading<Setup> = readSetup(seen, { ...options, closer: closerLook }, otherGrids);
  postMessage(reading);
});
