export { Blockers } from './blockers.ts';
export { averageSeconds, likelyMoves, secondsOfLength } from './bounds.ts';
export { coefficients } from './coefficients.ts';
export { formatSeconds, type Grade, gradeOf, grades, ratingOf, secondsOf } from './grade.ts';
export {
  type DifficultyCoefficients,
  type Estimate,
  type Features,
  type Prediction,
  predict,
  unsolvedLogit,
} from './model.ts';
export {
  PATIENCE,
  type PlayerCoefficients,
  type SlideTrait,
  shareSolved,
  slideTraits,
  traitsOf,
} from './player.ts';
export {
  PLAYER_STATES,
  type RateRequest,
  type Rating,
  type RatingResult,
  rate,
  rateTask,
  type Unmeasured,
} from './rating.ts';
export { describeExtrapolation, describePrediction, describeRating } from './reasons.ts';
export { type SlideGraph, slideGraphTask } from './slide-graph.ts';
export { type ThemeFacts, type ThemeId, themes } from './themes.ts';
