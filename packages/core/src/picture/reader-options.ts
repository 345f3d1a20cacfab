// What the reader is given: types only.
import type { CloserLook } from './closer-look.ts';
import type { ReadOptions } from './read-options.ts';

/** What the reader is given: what the caller knows, and the closer look. */
export interface ReaderOptions extends ReadOptions {
  /** The closer look of `readPicture`; left out where its network (60 KB after gzip) would be too much to load. */
  readonly closer?: CloserLook | undefined;
}
