export { at } from '../at.ts';
export {
  adjacency,
  type ClusterGraph,
  type ClusterGraphRequest,
  clusterGraph,
  clusterGraphTask,
} from './cluster/cluster-graph.ts';
export {
  type ClusterReport,
  type ClusterResult,
  type ExploreRequest,
  exploreTask,
  type Hardest,
  type HardestResult,
  hardestState,
  hardestStateTask,
} from './cluster/explore.ts';
export { CLUSTER_MEMORY, type Cluster } from './cluster/flood.ts';
export { engine } from './engine.ts';
export { GENERIC_MEMORY, generic } from './generic/generic.ts';
export {
  type LaneGroup,
  type LaneTables,
  LONGEST_LANE,
  laneTables,
  NO_PLACEMENT,
} from './lanes/lane-tables.ts';
export { PACKED32_MEMORY, packed32 } from './packed/packed32.ts';
export { PACKED64_MEMORY, packed64 } from './packed/packed64.ts';
export { countShortest, countShortestTask, type ShortestCount } from './shortest/count-shortest.ts';
export type { NoShortest, ShortestRequest } from './shortest/shortest-graph.ts';
export {
  type ShortestSolutions,
  type ShortestSolutionsRequest,
  shortestSolutions,
  shortestSolutionsTask,
} from './shortest/shortest-solutions.ts';
export { solveTask } from './solve.ts';
export { compile, type WasmGlobal, type WasmMemory } from './wasm/webassembly.ts';
