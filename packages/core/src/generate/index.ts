// New puzzles that meet criteria.

export { randomFrom } from '../basics/random.ts';
export {
  type CheckedCriteria,
  type Criteria,
  checkCriteria,
  hasDifficulty,
  hasThemes,
  isWithin,
  type Span,
  type SpanLike,
} from './criteria.ts';
export {
  explainShortage,
  type Generated,
  type GenerateLimit,
  type GenerateLimitKind,
  type GenerateProgress,
  type GenerateRequest,
  type GenerateResult,
  type GenerateTask,
  type Refusal,
} from './generate.ts';
export { boardOf as boardOfLayout, layoutOf } from './layout.ts';
