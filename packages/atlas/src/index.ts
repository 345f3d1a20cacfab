export { type ChooseOptions, chooseCatalogue } from './catalogue/choose.ts';
export type { CensusState } from './census/census-file.ts';
export type { CensusSize } from './census/census-rows.ts';
export { type CensusShard, type CensusTask, countCensusShard } from './census/count-shard.ts';
export { type Census, type CensusCounts, type Universe, universes } from './census/counts.ts';
export {
  type CensusOptions,
  type CensusProgress,
  defaultCensusShards,
  openCensusThreads,
  takeCensus,
} from './census/take-census.ts';
export {
  type Answer,
  type AnswerOptions,
  answerCriteria,
  explainShortage,
} from './criteria/answer-criteria.ts';
export { checkAtlasCriteria } from './criteria/check-atlas-criteria.ts';
export type { AtlasRow } from './enumerate/atlas-row.ts';
export { enumerateShard, type RowGroupResult, type ShardOptions } from './enumerate/enumerate.ts';
export { ATLAS_VERSION, enumeratorVersion } from './enumerate/enumerator-version.ts';
export { type AtlasSize, countRowGroups, type RowGroup, rowGroups } from './enumerate/row-groups.ts';
export type { ShardResult, ShardRunner } from './enumerate/shard.ts';
export { runShard } from './enumerate/shard.ts';
export { heaviestFirst, shardWeights } from './enumerate/shard-weights.ts';
export { openRatingThreads, openThreads, type Threads } from './local/threads.ts';
export { type AtlasPlot, plotAtlas } from './plot/atlas-plots.ts';
export { plotCensus } from './plot/census-plots.ts';
export { openPublished } from './publish/open-published.ts';
export { type PublishProgress, type PublishResult, publishAtlas } from './publish/publish.ts';
export {
  type RateAtlasOptions,
  type RateAtlasProgress,
  type RateAtlasResult,
  rateAtlas,
} from './ratings/rate-atlas.ts';
export type { BoardsToRate, PuzzleRating } from './ratings/rate-boards.ts';
export type { AtlasValue, AtlasValues } from './store/answer-pieces.ts';
export { boardOf } from './store/board-text.ts';
export {
  type BuildOptions,
  type BuildProgress,
  type BuildResult,
  buildAtlas,
  defaultShards,
  type Slice,
} from './store/build.ts';
export { type ExportOptions, exportLines } from './store/export.ts';
export { exportParquet } from './store/export-parquet.ts';
export { exportRows, type RowFormat, rowFormats } from './store/export-rows.ts';
export {
  describeSize,
  type Manifest,
  readManifest,
  type ShardEntry,
  totalsOf,
} from './store/manifest.ts';
export { mergeAtlases } from './store/merge.ts';
export { Atlas } from './store/open-atlas.ts';
export type { AtlasProblem } from './store/problem.ts';
export type { Verification } from './store/provenance.ts';
export { PuzzleTable, type QueryColumn, type QueryResult, type QueryStream } from './store/puzzle-table.ts';
export { columns } from './store/shard-writer.ts';
export { type AtlasCount, type AtlasStats, atlasStats, type HardestPuzzle } from './store/stats.ts';
export { countVerified } from './store/verification.ts';
export { type VerifyOptions, type VerifyResult, verifyAtlas } from './store/verify.ts';
export { type TableColumn, type TableRow, writeTable } from './store/write-table.ts';
