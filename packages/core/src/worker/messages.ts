// What a page and its worker tell each other.

import type * as functions from '../async/functions.ts';

export type Work = keyof typeof functions;

/** To the worker: work to do, or that it is not wanted any more. Both sides know it by its number. */
export type ToWorker =
  | {
      readonly id: number;
      readonly work: Work;
      /** The board or the criteria. */
      readonly subject: unknown;
      /** Without `signal` and `onProgress`, which stay with the page. */
      readonly options: object;
      readonly watched: boolean;
    }
  | { readonly id: number; readonly abort: true };

/** From the worker: how far it is, what has come out, or what was thrown. */
export type FromWorker =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: unknown };
