/**
 * What blocks a vehicle, a review of a solution, which pieces a board does not need, and when it is stuck.
 *
 * @packageDocumentation
 * @experimental
 */

export { WAITING_LIMIT } from '../algorithm.ts';
export type { HintReason, Stuck } from '../wording/facts.ts';
export type { Analysis, AnalysisResult } from './analyze.ts';
export { blockersOf } from './blocked.ts';
export { type Examination, examine } from './examine.ts';
export { type Hint, hintOf } from './hint.ts';
export { findRedundant, findRedundantTask, type Redundant } from './minimal.ts';
export {
  betterThan,
  type Review,
  type ReviewedMove,
  type ReviewResult,
  review,
  reviewTask,
  type Verdict,
  verdictOf,
} from './review.ts';
export { describeStuck, explainStuck, explainStuckTask, type StuckResult } from './stuck.ts';
