/**
 * The entry point `@unjam/core`, with what most programs need, and every type that its functions take or give. Everything else is
 * in the entry points named after the folders.
 *
 * @packageDocumentation
 * @public
 */

// biome-ignore-all assist/source/organizeImports: the readers of text come first, so that a bundler writes them side by side and
// before the engine's modules in hexadecimal digits: a program with both is then 1.5 % smaller after compression
export { parseBoard, tryParseBoard } from './formats/reading/parse-board.ts';
export { formatSolution, parseSolution, tryParseSolution } from './notation/reading/solution-text.ts';
export {
  type Algorithm,
  type CancelSignal,
  finishTask,
  type LimitKind,
  type NotProved,
  type SearchLimit,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  type SearchStats,
  type Solved,
  type SolveResult,
} from './algorithm.ts';
export {
  analyzeAsync,
  type ExploreAsyncOptions,
  exploreAsync,
  type GenerateAsyncOptions,
  generateAsync,
  hintAsync,
  type RateAsyncOptions,
  rateAsync,
  type SolveAsyncOptions,
  solveAsync,
} from './async/functions.ts';
export { type RunOptions, run, type StopSignal } from './async/run.ts';
export { type Analysis, type AnalysisResult, analyze, analyzeTask } from './analysis/analyze.ts';
export { describeHint, type Hint, hint, hintTask, type Solver } from './analysis/hint.ts';
export { type Board, boardAt, isSolved, type State, startOf } from './board/board.ts';
export type { Cell } from './board/cell.ts';
export type { Square, TextPlace } from './basics/place.ts';
export {
  apply as applyMove,
  countSolution,
  type Metric,
  type Move,
  type MoveOptions,
  moves as legalMoves,
  type Order,
  type Slide,
  type SlideKind,
  type Solution,
  undoMove,
} from './board/moves.ts';
export type { BoardResult } from './board/board-result.ts';
export { readMove } from './board/read-move.ts';
export { moveVehicle, type NewVehicle, withoutVehicle, withVehicle } from './board/change-setup.ts';
export { type VehicleName, vehicleIndex } from './board/vehicle-index.ts';
export { type Replay, replay } from './board/replay.ts';
export type { Edge, Setup, SetupVehicle } from './board/setup.ts';
export { validate } from './board/validate.ts';
export type { Orientation, Vehicle } from './board/vehicle.ts';
export {
  type RateRequest,
  type Unmeasured,
  type Rating,
  type RatingResult,
  rate,
  rateTask,
} from './difficulty/rating.ts';
export {
  type ClusterLimit,
  type ClusterReport,
  type ClusterResult,
  type HardestState,
  type ExploreRequest,
  explore,
  exploreTask,
} from './engine/cluster/explore.ts';
export { loadEngineFor } from './engine/load-engine.ts';
export { solve, solveTask } from './engine/solve.ts';
export { apply, err, finish, moves, ok } from './deprecated.ts';
export { describeProblem } from './basics/describe-problem.ts';
export {
  BoardError,
  type Problem,
  type ProblemCode,
  type ProblemError,
  SolutionError,
} from './basics/errors.ts';
export { formatBoard } from './formats/reading/format-board.ts';
export { type BoardReader, createBoardReader, type ReaderOptions } from './formats/reading/reader.ts';
export {
  type Generated,
  type GenerateLimit,
  type GenerateLimitKind,
  type GenerateProgress,
  type GenerateRequest,
  type GenerateResult,
  type Refusal,
  type GenerateTask,
  generate,
  generateTask,
} from './generate/generate.ts';
export { renderSvg, type SvgOptions } from './render/svg.ts';
export { renderText, type TextOptions } from './render/text.ts';
export type { Err, Ok, Result } from './basics/result.ts';
export type { Criteria } from './generate/criteria.ts';
export type { Span, SpanLike } from './generate/spans.ts';
export type { CommonFormatId } from './formats/reading/common.ts';
export type {
  BoardFormat,
  BoardSplitter,
  BoardText,
  BoardWriter,
  FormatSet,
  ParsedBoard,
  ParseOptions,
  ReadBoard,
  ReadTextOptions,
  TextShape,
  BracketsShape,
  LineShape,
  RowsShape,
} from './formats/parts/format.ts';
export type { NotationId } from './notation/parts/notation.ts';
export type { Grade } from './difficulty/grades.ts';
export type { ThemeId } from './difficulty/theme-list.ts';
export type { ThemeFacts } from './difficulty/themes.ts';
export type { Redundant } from './analysis/minimal.ts';
export type { HintReason, Stuck } from './wording/facts.ts';
export type { BackgroundTheme } from './render/board-background.ts';
export type { GenerateWork } from './generate/climb.ts';
export type { Estimate, RatingFeatures } from './difficulty/model.ts';
export type { Walk } from './difficulty/player.ts';
