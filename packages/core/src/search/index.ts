/**
 * The textbook searches, written to be read, their registry and their comparison.
 *
 * @packageDocumentation
 * @public
 */

export type {
  Algorithm,
  SearchLimit,
  SearchProgress,
  SearchRequest,
  SearchResult,
  SearchStats,
} from '../algorithm.ts';
export {
  type Chosen,
  type Comparison,
  type ComparisonRow,
  compare,
  compareTask,
  isOptimalFor,
} from './compare.ts';
export { type Goal, goalsOf } from './goals.ts';
export { type AlgorithmId, algorithmById, algorithms, comparableOn, engineIds } from './registry.ts';
