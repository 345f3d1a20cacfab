export { randomFrom } from '../random.ts';
export {
  type CheckedCriteria,
  type Criteria,
  checkCriteria,
  isAsHard,
  isWithin,
  type Span,
  type SpanLike,
} from './criteria.ts';
export {
  type Generated,
  type GenerateLimit,
  type GenerateLimitKind,
  type GenerateProgress,
  type GenerateRequest,
  type GenerateResult,
  type GenerateTask,
  type Refusal,
  whyHard,
} from './generate.ts';
export { boardOf as boardOfLayout, layoutOf } from './layout.ts';
