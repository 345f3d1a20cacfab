export { Blockers } from './blockers.ts';
export { averageSeconds } from './bounds.ts';
export { formatSeconds, type Grade, grades, ratingOf, secondsOf } from './grade.ts';
export {
  type DifficultyCoefficients,
  type Estimate,
  unsolvedLogit,
} from './model.ts';
export {
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
  type Unmeasured,
} from './rating.ts';
export { describeExtrapolation, describePrediction, describeRating } from './reasons.ts';
export { type SlideGraph, slideGraphTask } from './slide-graph.ts';
export { type ThemeFacts, type ThemeId, themes } from './themes.ts';
