/**
 * The functions whose names end with Async, in a thread of their own: a page or a server goes on while they work.
 *
 * @packageDocumentation
 * @public
 *
 * @example
 * import { solveAsync } from '@unjam/core/worker'; // in place of '@unjam/core'
 * const answer = await solveAsync(board, { signal });
 */

export {
  analyzeAsync,
  endWorker,
  exploreAsync,
  generateAsync,
  hintAsync,
  rateAsync,
  solveAsync,
} from './calls.ts';
