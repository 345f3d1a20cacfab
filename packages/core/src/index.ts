// The entry point @unjam/core, with what most programs need. Everything else is in the entry points named after the
// folders: @unjam/core/board, /formats, /notation, /game, /render, /search, /analysis, /generate, /catalogue, and /engine,
// which may change with every version.

// biome-ignore-all assist/source/organizeImports: the readers of text come first, so that a bundler writes them side by side and
// before the engine's modules in hexadecimal digits: a program with both is then 1.5 % smaller after compression
export { parseBoard, tryParseBoard } from './formats/reading/parse-board.ts';
export { formatSolution, parseSolution, tryParseSolution } from './notation/reading/solution-text.ts';
export {
  type Algorithm,
  type CancelSignal,
  finishTask,
  type LimitKind,
  type SearchLimit,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  type SearchStats,
} from './algorithm.ts';
export {
  analyzeAsync,
  exploreAsync,
  generateAsync,
  hintAsync,
  rateAsync,
  solveAsync,
} from './async/functions.ts';
export { type RunOptions, run } from './async/run.ts';
export { analyze, analyzeTask } from './analysis/analyze.ts';
export { hint, hintTask } from './analysis/hint.ts';
export { type Board, boardAt, isSolved, type State, startOf } from './board/board.ts';
export type { Cell } from './board/cell.ts';
export type { Square } from './basics/place.ts';
export {
  apply as applyMove,
  countSolution,
  type Metric,
  type Move,
  moves as legalMoves,
  type Slide,
  type Solution,
} from './board/moves.ts';
export { readMove } from './board/read-move.ts';
export { replay } from './board/replay.ts';
export type { Edge, Setup, SetupVehicle } from './board/setup.ts';
export { validate } from './board/validate.ts';
export type { Orientation, Vehicle } from './board/vehicle.ts';
export { rate, rateTask } from './difficulty/rating.ts';
export { explore, exploreTask } from './engine/cluster/explore.ts';
export { loadEngineFor } from './engine/load-engine.ts';
export { solve, solveTask } from './engine/solve.ts';
export { apply, finish, moves } from './deprecated.ts';
export { BoardError, type Problem, type ProblemCode, SolutionError } from './basics/errors.ts';
export { formatBoard } from './formats/reading/format-board.ts';
export { createBoardReader } from './formats/reading/reader.ts';
export { generate, generateTask } from './generate/generate.ts';
export { renderSvg } from './render/svg.ts';
export { renderText } from './render/text.ts';
export { err, ok, type Result } from './basics/result.ts';
