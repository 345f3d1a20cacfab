/**
 * How hard a board is for people: grades, predicted times, themes.
 *
 * @packageDocumentation
 * @experimental
 */

export { clusterSlidesTask } from '../engine/cluster/explore.ts';
export type { ClusterSlides } from '../engine/cluster/slides.ts';
export { averageSeconds } from './bounds.ts';
export { formatSeconds, gradeOf, ratingOf, ratingsOf, secondsOf } from './grade.ts';
export { type Grade, grades } from './grades.ts';
export {
  type DifficultyCoefficients,
  type Estimate,
  patienceFor,
  type RatingFeatures,
  unsolvedLogit,
} from './model.ts';
export {
  type PlayerCoefficients,
  type SlideTrait,
  slideTraits,
  TraitReader,
  type Walk,
  walk,
} from './player.ts';
export type {
  RateRequest,
  Rating,
  RatingResult,
  Unmeasured,
} from './rating.ts';
export { describeExtrapolation, describePrediction, describeRating } from './reasons.ts';
export { type ThemeId, themes } from './theme-list.ts';
export type { ThemeFacts } from './themes.ts';
