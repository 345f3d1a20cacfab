export {
  type CheckedCriteria,
  type Criteria,
  checkCriteria,
  isWithin,
  type Span,
  type SpanLike,
} from './criteria.ts';
export {
  type Generated,
  type GenerateLimit,
  type GenerateProgress,
  type GenerateRequest,
  type GenerateResult,
  type GenerateTask,
  generateTask,
  type Refusal,
  whyHard,
} from './generate.ts';
export { boardOf as boardOfLayout, layoutOf } from './layout.ts';
