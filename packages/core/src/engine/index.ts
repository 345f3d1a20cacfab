/**
 * The engine's parts, for programs that need more than `solve` and `explore`.
 *
 * @packageDocumentation
 * @internal
 */

export { leastBoard } from '../board/order.ts';
export { compile, type WasmGlobal, type WasmMemory } from '../webassembly.ts';
export { hardestBoards } from './cluster/both-metrics.ts';
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
  type HardestResult,
  type HardestState,
  hardestState,
  hardestStateTask,
} from './cluster/explore.ts';
export { engine } from './engine.ts';
export { type LaneGroup, type LaneTables, laneTables } from './lanes/lane-tables.ts';
export { type BothRequest, bothShortestTask } from './shortest/both-in-cluster.ts';
