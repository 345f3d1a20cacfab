export { type Comparison, type ComparisonRow, compare, compareTask, isOptimalFor } from './compare.ts';
export { type AlgorithmId, algorithmById, algorithms, comparableOn } from './registry.ts';
