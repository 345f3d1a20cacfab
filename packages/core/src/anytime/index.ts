/**
 * The best solution within a limit.
 *
 * @packageDocumentation
 * @experimental
 *
 * @example
 * import { solveAnytime } from '@unjam/core/anytime';
 * const answer = solveAnytime(board, { limit: { milliseconds: 10_000 } });
 */

export { solveAnytime, solveAnytimeTask } from './anytime.ts';
