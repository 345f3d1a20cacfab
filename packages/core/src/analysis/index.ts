export { type Analysis, type AnalysisResult, analyze, analyzeTask } from './analyze.ts';
export { describeHint, type Hint, hintOf, hintTask } from './hint.ts';
export {
  findRedundant,
  findRedundantTask,
  type Redundant,
  type RedundantRequest,
  type RedundantResult,
} from './minimal.ts';
export {
  describeRating,
  effortOf,
  type Grade,
  gradeOf,
  grades,
  type RateRequest,
  type Rating,
  type RatingResult,
  rateTask,
} from './rating.ts';
export { describeStuck, explainStuck, explainStuckTask, type Stuck, type StuckResult } from './stuck.ts';
