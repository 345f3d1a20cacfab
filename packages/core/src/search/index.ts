export { type Comparison, type ComparisonRow, compare, compareTask, isOptimalFor } from './compare.ts';
export { type Heuristic, heuristics } from './heuristics.ts';
export { type AlgorithmId, algorithmById, algorithms, comparableOn } from './registry.ts';
export { SEARCH_MEMORY } from './textbook.ts';
