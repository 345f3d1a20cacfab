export * from './algorithm.ts';
export { type Analysis, type AnalysisResult, analyze, analyzeTask } from './analysis/analyze.ts';
export { type Blocked, blockedOn, type Range } from './analysis/blocked.ts';
export { describeHint, type Hint, hint, hintOf, hintTask } from './analysis/hint.ts';
export {
  findRedundant,
  findRedundantTask,
  type Redundant,
  type RedundantRequest,
  type RedundantResult,
} from './analysis/minimal.ts';
export {
  describeRating,
  effortOf,
  type Grade,
  gradeOf,
  grades,
  type RateRequest,
  type Rating,
  type RatingResult,
  rate,
  rateTask,
} from './analysis/rating.ts';
export {
  describeStuck,
  explainStuck,
  explainStuckTask,
  type Stuck,
  type StuckResult,
} from './analysis/stuck.ts';
export { at } from './at.ts';
export * from './board/bitboards.ts';
export {
  type Board,
  boardAt,
  EMPTY,
  exitOffset,
  freeCells,
  isSolved,
  laneLength,
  mirror,
  occupancy,
  occupiedCells,
  primaryOf,
  type State,
  startOf,
  transpose,
  WALL,
} from './board/board.ts';
export * from './board/cell.ts';
export {
  apply,
  countSolution,
  joinSlides,
  type Metric,
  type Move,
  type MoveOptions,
  metrics,
  moves,
  type Order,
  orders,
  roomOf,
  type SlideKind,
  type Solution,
  slideKinds,
  splitSlides,
} from './board/moves.ts';
export * from './board/naming.ts';
export { compareOrder, orderOf } from './board/order.ts';
export * from './board/puzzle.ts';
export { relabelPrimary } from './board/relabel.ts';
export { withoutVehicle, withoutWall } from './board/remove.ts';
export * from './board/replay.ts';
export {
  byLabel,
  type Edge,
  edges,
  orientationOf,
  type Setup,
  type SetupVehicle,
  squaresOf,
} from './board/setup.ts';
export { defaultExit, LARGEST_SIDE, LONGEST_LABEL, SMALLEST_SIDE, validate } from './board/validate.ts';
export {
  cellAlong,
  cellsOf,
  compareByLabel,
  type Orientation,
  orientations,
  type Vehicle,
} from './board/vehicle.ts';
export {
  type CatalogueEntry,
  type CatalogueText,
  formatBoardSize,
  formatEntryTitle,
  readCatalogue,
  writeCatalogueEntry,
} from './catalogue/catalogue.ts';
export {
  type CatalogueCriteria,
  catalogueMeasures,
  checkCatalogueCriteria,
  draw,
  fits,
  sizesOf,
} from './catalogue/catalogue-criteria.ts';
export { dailyIndex, dayNumber } from './catalogue/daily.ts';
export {
  adjacency,
  type ClusterGraph,
  type ClusterGraphRequest,
  clusterGraph,
  clusterGraphTask,
} from './engine/cluster/cluster-graph.ts';
export {
  CLUSTER_MEMORY,
  type Cluster,
  type ClusterReport,
  type ClusterResult,
  type ExploreRequest,
  explore,
  exploreTask,
  type Hardest,
  type HardestResult,
  hardestState,
  hardestStateTask,
} from './engine/cluster/explore.ts';
export { engine } from './engine/engine.ts';
export { GENERIC_MEMORY, generic } from './engine/generic/generic.ts';
export {
  type LaneGroup,
  type LaneTables,
  LONGEST_LANE,
  laneTables,
  NO_PLACEMENT,
} from './engine/lanes/lane-tables.ts';
export { PACKED32_MEMORY, packed32 } from './engine/packed/packed32.ts';
export { PACKED64_MEMORY, packed64 } from './engine/packed/packed64.ts';
export { countShortest, countShortestTask, type ShortestCount } from './engine/shortest/count-shortest.ts';
export type { NoShortest, ShortestRequest } from './engine/shortest/shortest-graph.ts';
export {
  type ShortestSolutions,
  type ShortestSolutionsRequest,
  shortestSolutions,
  shortestSolutionsTask,
} from './engine/shortest/shortest-solutions.ts';
export { solve, solveTask } from './engine/solve.ts';
export { compile, type WasmGlobal, type WasmMemory } from './engine/wasm/webassembly.ts';
export { type Problem, type ProblemCode, problemCodes, type TextPlace } from './errors.ts';
export { compactText } from './formats/compact.ts';
export { detectFormat } from './formats/detect.ts';
export { drawSetup } from './formats/drawing.ts';
export * from './formats/format.ts';
export { type BoardReader, createBoardReader, type ReadBoard, type ReaderOptions } from './formats/reader.ts';
export { formatById, formats, writerById, writers } from './formats/registry.ts';
export {
  type CheckedCriteria,
  type Criteria,
  checkCriteria,
  type Span,
  type SpanLike,
} from './generate/criteria.ts';
export {
  type Generated,
  type GenerateLimit,
  type GenerateProgress,
  type GenerateRequest,
  type GenerateResult,
  type GenerateTask,
  generate,
  generateTask,
  type Refusal,
  refusals,
  whyHard,
} from './generate/generate.ts';
export { boardOf as boardOfLayout, layoutOf } from './generate/layout.ts';
export * from './notation/notation.ts';
export { detectNotation, notationById, notations } from './notation/registry.ts';
export { type AnimationFrame, animate } from './render/animation.ts';
export { type BlockOptions, type BlockText, renderBlocks } from './render/block-text.ts';
export {
  type BackgroundTheme,
  type BoardBackground,
  backgroundPicture,
  darkBackground,
  FRAME,
  lightBackground,
  pictureSide,
  viewBox,
  wallPicture,
} from './render/board-background.ts';
export { type CardSize, type CardText, cardBack, cardFront } from './render/card.ts';
export { describeInColour } from './render/description.ts';
export { escapeMarkup } from './render/escape-markup.ts';
export { type BoardLayers, boardLayers, type Layer } from './render/layers.ts';
export { type Anchor, outlineText, type TextStyle, textMarkup, textWidth } from './render/outlined-text.ts';
export { INK, inkOn, type Paint, paintAt, paintOf, primaryPaint, vehiclePaints } from './render/palette.ts';
export { backgroundOf, renderSvg, type SvgOptions } from './render/svg.ts';
export { renderText, type TextOptions } from './render/text.ts';
export { lookOf, type VehicleLook, vehiclePicture } from './render/vehicle-picture.ts';
export { CELL, vehicleShape } from './render/vehicle-shape.ts';
export { err, ok, type Result } from './result.ts';
export { type Comparison, type ComparisonRow, compare, compareTask, isOptimalFor } from './search/compare.ts';
export { type Heuristic, heuristics } from './search/heuristics.ts';
export { type AlgorithmId, algorithmById, algorithms, comparableOn } from './search/registry.ts';
export { SEARCH_MEMORY } from './search/textbook.ts';
