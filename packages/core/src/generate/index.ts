/**
 * New puzzles that meet criteria.
 *
 * @packageDocumentation
 * @experimental
 */

export { randomFrom } from '../basics/random.ts';
export { checkCriteria } from './check-criteria.ts';
export {
  type CheckedCriteria,
  type Criteria,
  hasDifficulty,
  hasThemes,
} from './criteria.ts';
export { explainShortage } from './explain-shortage.ts';
export type {
  Generated,
  GenerateLimit,
  GenerateLimitKind,
  GenerateProgress,
  GenerateRequest,
  GenerateResult,
  GenerateTask,
  Refusal,
} from './generate.ts';
export { boardOf as boardOfLayout, layoutOf } from './layout.ts';
export { isWithin, type Span, type SpanLike, spanOf } from './spans.ts';
