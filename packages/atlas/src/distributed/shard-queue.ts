// The shards of a run as jobs of BullMQ, one queue for each run. No other file uses BullMQ's queues.
import { createPostgresBackend, isPgPool, type PgPool, WaitingError, withBackend } from 'bullmq';
import { firstLine } from '../store/problem.ts';
import type { Database } from './database.ts';

/** How often a shard may fail before it is set aside. */
export const ATTEMPTS = 3;
/** How often a shard may lose its worker. More often than it may fail, since workers die for many other reasons. */
const MOST_LOST = 20;
/** A worker that has not renewed its lock for this time, in milliseconds, counts as dead. */
export const LOCK = 4000;
const RENEW = 1000;
/** How often workers look for locks that have expired. */
const LOOK = 2000;
/** How long to wait before a failed shard is tried again, and before a failed query is repeated. */
const PAUSE = 1000;
const IDLE = 5;
const BATCH = 1000;
/** As many as BullMQ can order, and far more than any run needs. */
export const MOST_SHARDS = 1_000_000;

const { Queue, Worker } = withBackend(createPostgresBackend);

interface ShardJob {
  readonly shard: number;
}

const jobId = (shard: number): string => `shard-${shard}`;
const unfinished = ['waiting', 'prioritized', 'delayed', 'active'] as const;

/** A shard that a worker is enumerating. */
export interface ShardInHand {
  readonly shard: number;
  readonly worker: string;
  /** When it was taken, in milliseconds since 1970. */
  readonly since: number;
  /** How many attempts have failed before this one. */
  readonly failed: number;
}

export interface ShardSetAside {
  readonly shard: number;
  readonly error: string;
}

interface QueuedShards {
  readonly waiting: number;
  readonly inHand: readonly ShardInHand[];
  readonly setAside: readonly ShardSetAside[];
}

/** The pool as BullMQ's type. */
function connectionOf(database: Database): PgPool {
  const pool: unknown = database.pool;
  if (isPgPool(pool)) return pool;
  throw new TypeError('BullMQ does not take this pool');
}

const openQueue = (database: Database, run: string) =>
  new Queue<ShardJob>(run, { connection: connectionOf(database) });

type OpenQueue = ReturnType<typeof openQueue>;

/** The open queues of a database: each adds listeners to its connections, so it is opened once. */
const openQueues = new WeakMap<Database, Map<string, OpenQueue>>();

function queueOf(database: Database, run: string): OpenQueue {
  const queues = openQueues.get(database) ?? new Map<string, OpenQueue>();
  openQueues.set(database, queues);
  const open = queues.get(run);
  if (open) return open;
  const queue = openQueue(database, run);
  // errors are thrown by the calls that they concern
  queue.on('error', () => {});
  queues.set(run, queue);
  database.onClose(() => queue.close());
  return queue;
}

/** The open queue of a run, whose tables were checked. BullMQ checks them once: a queue whose check was cut off stays unusable. */
async function readyQueue(database: Database, run: string): Promise<OpenQueue> {
  const queue = queueOf(database, run);
  try {
    await queue.waitUntilReady();
  } catch (thrown) {
    openQueues.get(database)?.delete(run);
    throw thrown;
  }
  return queue;
}

const withQueue = async <T>(
  database: Database,
  run: string,
  act: (queue: OpenQueue) => Promise<T>,
): Promise<T> => act(await database.retry(() => readyQueue(database, run)));

/** The same for what only reads, and so may be done again where the connection broke. */
const readQueue = <T>(database: Database, run: string, read: (queue: OpenQueue) => Promise<T>): Promise<T> =>
  database.retry(() => withQueue(database, run, read));

/**
 * Puts shards into the queue of a run, in this order, except those that are `finished` or queued already.
 *
 * @returns how many were added
 */
export const queueShards = (
  database: Database,
  run: string,
  order: readonly number[],
  finished: ReadonlySet<number>,
): Promise<number> =>
  withQueue(database, run, async (queue) => {
    // the last removal of the queue may have been killed halfway
    if (await queue.isPaused()) await queue.resume();
    const there = new Set(await queue.getRanges([...unfinished, 'failed'], 0, -1));
    const missing = order
      .map((shard, rank) => ({ shard, rank }))
      .filter(({ shard }) => !finished.has(shard) && !there.has(jobId(shard)));
    for (let at = 0; at < missing.length; at += BATCH) {
      await queue.addBulk(
        missing.slice(at, at + BATCH).map(({ shard, rank }) => ({
          name: 'shard',
          data: { shard },
          opts: {
            jobId: jobId(shard),
            // a shard that is returned, or whose worker is lost, keeps its place
            priority: rank + 1,
            attempts: ATTEMPTS,
            backoff: { type: 'fixed', delay: PAUSE },
            removeOnComplete: true,
            stackTraceLimit: 1,
          },
        })),
      );
    }
    return missing.length;
  });

/** The shards in the queue of a run. */
export const queuedShards = (database: Database, run: string): Promise<QueuedShards> =>
  readQueue(database, run, async (queue) => {
    const counts = await queue.getJobCounts('waiting', 'prioritized', 'delayed');
    const [active, failed] = [await queue.getActive(), await queue.getFailed()];
    return {
      waiting: Object.values(counts).reduce((sum, count) => sum + count, 0),
      inHand: active
        .map(({ data: { shard }, processedBy = '?', processedOn = 0, attemptsMade }) => ({
          shard,
          worker: processedBy,
          since: processedOn,
          failed: attemptsMade,
        }))
        .sort((a, b) => a.shard - b.shard),
      setAside: failed
        .map(({ data: { shard }, failedReason = '' }) => ({ shard, error: reasonOf(failedReason) }))
        .sort((a, b) => a.shard - b.shard),
    };
  });

const reasonOf = (reason: string): string =>
  reason === 'job stalled more than allowable limit'
    ? `lost with its worker more than ${MOST_LOST} times`
    : firstLine(reason);

/** How many shards of a run are being enumerated or waiting, and how many were set aside. */
export const countQueued = (
  database: Database,
  run: string,
): Promise<{ readonly unfinished: number; readonly setAside: number }> =>
  readQueue(database, run, async (queue) => {
    const { failed = 0, ...counts } = await queue.getJobCounts(...unfinished, 'failed');
    return { unfinished: Object.values(counts).reduce((sum, count) => sum + count, 0), setAside: failed };
  });

/** Removes shards that were set aside from the queue, all or some; returns their numbers. */
export const removeSetAside = (
  database: Database,
  run: string,
  only?: readonly number[],
): Promise<number[]> =>
  withQueue(database, run, async (queue) => {
    const failed = (await queue.getFailed()).filter(({ data }) => !only || only.includes(data.shard));
    for (const job of failed) await job.remove();
    return failed.map(({ data }) => data.shard).sort((a, b) => a - b);
  });

/** Removes the queue of a run, even while workers have shards of it. */
export const removeQueue = (database: Database, run: string): Promise<void> =>
  withQueue(database, run, (queue) => queue.obliterate({ force: true }));

/** Thrown by `work` to return a shard to the queue as if it had not been taken. */
export class GiveBack extends Error {}

interface TakeOptions {
  /** How many shards at once. */
  readonly parallel: number;
  /** The name of this worker in `status`. */
  readonly name: string;
  /** Enumerates a shard; throws where that fails. */
  readonly work: (shard: number) => Promise<void>;
  readonly onFailed: (shard: number, error: string, attempt: number) => void;
}

interface Taking {
  /** Takes no more shards; resolves when those in hand are done or returned. */
  stop(): Promise<void>;
}

/** Takes shards of a run until it is stopped, and renews their locks meanwhile. */
export function takeShards(database: Database, run: string, options: TakeOptions): Taking {
  let worker: OpenWorker | undefined;
  let isStopped = false;
  const take = async () => {
    const ready = await database.retry(() => readyWorker(database, run, options));
    if (isStopped) return ready.close();
    worker = ready;
    await worker.run();
  };
  // if the database does not come back, the worker that takes the shards finds that out too
  take().catch(() => {});
  return {
    async stop() {
      isStopped = true;
      await worker?.close();
    },
  };
}

type OpenWorker = ReturnType<typeof openWorker>;

/** A worker that does not run yet, whose tables were checked: as with a queue, BullMQ does that once. */
async function readyWorker(database: Database, run: string, options: TakeOptions): Promise<OpenWorker> {
  const worker = openWorker(database, run, options);
  try {
    await worker.waitUntilReady();
  } catch (thrown) {
    await worker.close().catch(() => {});
    throw thrown;
  }
  return worker;
}

function openWorker(database: Database, run: string, { parallel, name, work, onFailed }: TakeOptions) {
  const worker = new Worker<ShardJob>(
    run,
    async (job, token) => {
      try {
        await work(job.data.shard);
      } catch (thrown) {
        if (!(thrown instanceof GiveBack)) throw thrown;
        await job.moveToWait(token);
        throw new WaitingError();
      }
    },
    {
      connection: connectionOf(database),
      autorun: false,
      name,
      concurrency: parallel,
      lockDuration: LOCK,
      lockRenewTime: RENEW,
      stalledInterval: LOOK,
      maxStalledCount: MOST_LOST,
      drainDelay: IDLE,
      runRetryDelay: PAUSE,
    },
  );
  worker.on('failed', (job, error) => {
    if (job) onFailed(job.data.shard, error.message, job.attemptsMade);
  });
  // a lost lock or a broken connection: the shard is enumerated again, and the pool waits for the database
  worker.on('error', () => {});
  return worker;
}
