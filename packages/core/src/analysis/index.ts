export { type Analysis, type AnalysisResult, analysis } from './analyze.ts';
export { type Blocked, blockedOn, type Range } from './blocked.ts';
export { describeHint, type Hint, hintOf } from './hint.ts';
export {
  isMinimal,
  type Redundant,
  type RedundantRequest,
  type RedundantResult,
  redundantOn,
} from './minimal.ts';
export {
  describeRating,
  effortOf,
  type Grade,
  gradeOf,
  grades,
  type Rating,
  type RatingResult,
} from './rating.ts';
export { describeStuck, type Stuck, type StuckResult, stuckness, stuckOn } from './stuck.ts';
