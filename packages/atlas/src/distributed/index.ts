export { type CollectOptions, type CollectResult, collectRun, type WrongShard } from './collect.ts';
export { Database, type DatabaseOptions, withDatabase } from './database.ts';
export type { WorkerResidual } from './residuals.ts';
export { describeRun } from './run-name.ts';
export {
  cancelRun,
  deleteRun,
  findRun,
  listRuns,
  type Run,
  retryRun,
  type SubmitOptions,
  type Submitted,
  submitRun,
} from './runs.ts';
export { packShard, type ShardBytes, unpackShard } from './shard-bytes.ts';
export { ATTEMPTS, type ShardInHand, type ShardSetAside } from './shard-queue.ts';
export { type RunStatus, statusOfRun } from './status.ts';
export { workOnRun } from './work.ts';
export type { WorkOptions, WorkProgress, WorkResult } from './worker.ts';
export { openWorkerThreads } from './worker-threads.ts';
