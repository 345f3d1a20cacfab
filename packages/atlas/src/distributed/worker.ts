// A worker: takes shards of a run, enumerates each in a thread of its own, and stores the results.
//
//     main thread     takes a shard · renews its lock every second · stores the result · checks whether all is done
//     other threads   enumerate
//
// A shard is done when its result is in the table. It is enumerated at least once and stored exactly once: when a worker
// dies, sleeps or loses the network, it stops renewing its lock, and the shard goes to another worker. If both finish,
// the second result is compared with the first.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { Threads } from '../local/threads.ts';
import type { AtlasProblem } from '../store/problem.ts';
import { checkClock } from './clock.ts';
import type { Database } from './database.ts';
import { databaseProblem } from './database-problem.ts';
import { pause } from './pause.ts';
import { hostOf, shardState, shardToCheck, storeCheck, storeResult } from './results.ts';
import type { Run } from './runs.ts';
import type { ShardBytes } from './shard-bytes.ts';
import { countQueued, GiveBack, takeShards } from './shard-queue.ts';

export interface WorkOptions {
  /** The name of the run; default the only one there is. */
  readonly run?: string;
  /** The name of this worker in `status`. */
  readonly name: string;
  /** Opens the threads that enumerate: as many shards are taken at once. */
  readonly open: () => Threads<ShardBytes>;
  /** Whether to wait for a run that does not exist yet, and for more shards when all are done; default no. */
  readonly wait?: boolean;
  /** How long shards in hand may take after the signal, in milliseconds; then they are returned. */
  readonly grace: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: WorkProgress) => void;
  readonly onFailed?: (shard: number, error: string, attempt: number) => void;
}

export interface WorkProgress {
  readonly run: string;
  readonly shards: number;
  /** By all workers. */
  readonly finished: number;
  /** Of this worker: in hand, and finished. */
  readonly inHand: number;
  readonly done: number;
}

export interface WorkResult {
  readonly run: string;
  readonly end: 'finished' | 'interrupted' | 'cancelled' | 'deleted';
  /** Of the whole run: shards that were set aside. */
  readonly setAside: number;
  /** Of this worker: shards that it stored, their puzzles and touched states, and shards that it returned. */
  readonly done: number;
  readonly puzzles: number;
  readonly touched: number;
  readonly givenBack: number;
  /** Shards that this worker enumerated a second time, after another machine. */
  readonly checked: number;
}

/** How often a worker checks its run. */
const LOOK = 1000;
/** How long shards may be neither finished nor queued: as long as a submission may take. */
const SUBMITTING = 30_000;

/** Works on one run, from the first shard taken to the last one stored or returned. */
export class Worker {
  readonly #database: Database;
  readonly #run: Run;
  readonly #options: WorkOptions;
  readonly #threads: Threads<ShardBytes>;
  /** A function for each shard in hand that returns it to the queue. */
  readonly #inHand = new Set<() => void>();
  readonly #counts = { done: 0, puzzles: 0, touched: 0, givenBack: 0, checked: 0 };
  #problem: AtlasProblem | undefined;
  /** Aborts when there is a reason to stop. */
  readonly #stopping = new AbortController();
  #finished = 0;
  #rejected = 0;

  constructor(database: Database, run: Run, options: WorkOptions) {
    this.#database = database;
    this.#run = run;
    this.#options = options;
    this.#threads = options.open();
  }

  async result(): Promise<Result<WorkResult, AtlasProblem>> {
    const { name, signal, grace, onFailed = () => {} } = this.#options;
    const interrupt = () => this.#stopping.abort();
    signal?.addEventListener('abort', interrupt, { once: true });
    if (signal?.aborted) interrupt();
    const taking = takeShards(this.#database, this.#run.name, {
      parallel: this.#threads.count,
      name,
      work: (shard) => this.#work(shard),
      onFailed,
    });
    try {
      const { end, setAside } = await this.#watch();
      const stopped = taking.stop();
      // shards of a cancelled run, or without a database, need not be finished
      if (end !== 'interrupted' || this.#problem) this.#giveBack();
      const given = setTimeout(() => this.#giveBack(), grace);
      await stopped;
      clearTimeout(given);
      if (this.#problem) return err(this.#problem);
      return ok({ run: this.#run.name, end, setAside, ...this.#counts });
    } finally {
      signal?.removeEventListener('abort', interrupt);
      await this.#threads.close();
    }
  }

  #stop(problem: AtlasProblem): void {
    this.#problem ??= problem;
    this.#stopping.abort();
  }

  #giveBack(): void {
    for (const give of this.#inHand) give();
  }

  async #work(shard: number): Promise<void> {
    const { name, shards, size } = this.#run;
    const state = await this.#ask(() => shardState(this.#database, name, shard));
    if (state !== 'wanted') return;
    let give = () => {};
    const given = new Promise<undefined>((resolve) => {
      give = () => resolve(undefined);
    });
    this.#inHand.add(give);
    this.#report();
    try {
      const begun = performance.now();
      const packed = await Promise.race([this.#threads.run({ ...size, shard, shards }), given]);
      if (!packed) {
        this.#counts.givenBack++;
        throw new GiveBack();
      }
      await this.#store(shard, packed, performance.now() - begun);
    } finally {
      this.#inHand.delete(give);
      this.#report();
    }
  }

  async #store(shard: number, packed: ShardBytes, milliseconds: number): Promise<void> {
    const outcome = { ...packed, shard, milliseconds, worker: this.#options.name };
    const stored = await this.#ask(() => storeResult(this.#database, this.#run.name, outcome));
    if (!stored.ok) {
      this.#stop(stored.error);
      throw new Error(stored.error.message);
    }
    if (stored.value === 'was there') return;
    this.#finished++;
    this.#counts.done++;
    this.#counts.puzzles += packed.puzzles;
    this.#counts.touched += packed.touched;
  }

  /** Queries the database about a shard. Where that fails, the shard is returned and the worker stops. */
  async #ask<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (thrown) {
      this.#stop(databaseProblem(thrown, this.#database.place));
      this.#counts.givenBack++;
      throw new GiveBack();
    }
  }

  #report(): void {
    const { name, shards } = this.#run;
    const { done } = this.#counts;
    this.#options.onProgress?.({
      run: name,
      shards,
      finished: this.#finished,
      inHand: this.#inHand.size,
      done,
    });
  }

  /** Checks the run again and again until there is a reason to stop. */
  async #watch(): Promise<{ readonly end: WorkResult['end']; readonly setAside: number }> {
    const stopping = this.#stopping.signal;
    const stopped = new Promise<undefined>((resolve) => {
      stopping.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    let missingSince: number | undefined;
    let setAside = 0;
    while (!stopping.aborted) {
      try {
        const run = await Promise.race([this.#look(), stopped]);
        if (!run) break;
        if (run === 'cancelled' || run === 'deleted') return { end: run, setAside };
        if (this.#inHand.size === 0) {
          const queued = await countQueued(this.#database, this.#run.name);
          setAside = queued.setAside + this.#rejected;
          const settled = this.#finished + setAside >= this.#run.shards;
          if (queued.unfinished === 0 && settled) {
            await this.#checkShards();
            if (!stopping.aborted) return { end: 'finished', setAside };
          }
          if (queued.unfinished > 0 || settled) missingSince = undefined;
          else missingSince ??= performance.now();
          if (missingSince !== undefined && performance.now() - missingSince > SUBMITTING) {
            const count = this.#run.shards - this.#finished - setAside;
            const message = `${this.#run.name}: ${count} shards are neither finished nor queued; submit the run again to continue`;
            this.#stop({ code: 'bad-run', message });
          }
        } else missingSince = undefined;
      } catch (thrown) {
        this.#stop(databaseProblem(thrown, this.#database.place));
      }
      await pause(LOOK, stopping);
    }
    return { end: 'interrupted', setAside };
  }

  /** Enumerates shards a second time that another machine has done, until none is left. */
  async #checkShards(): Promise<void> {
    const { name, shards, size } = this.#run;
    const worker = this.#options.name;
    while (!this.#stopping.signal.aborted) {
      const shard = await shardToCheck(this.#database, name, hostOf(worker));
      if (shard === undefined) return;
      const { sha256 } = await this.#threads.run({ ...size, shard, shards });
      await storeCheck(this.#database, name, { shard, sha256, worker });
      this.#counts.checked++;
    }
  }

  async #look(): Promise<'wanted' | 'cancelled' | 'deleted'> {
    const inTime = await checkClock(this.#database);
    if (!inTime.ok) this.#stop(inTime.error);
    const [run] = await this.#database.query<{ cancelled: boolean; finished: number; rejected: number }>(
      `select cancelled is not null as cancelled,
              (select count(*)::integer from unjam.results
               where run = name and shard between 0 and shards - 1) as finished,
              (select count(*)::integer from unjam.rejected
               where run = name and shard between 0 and shards - 1) as rejected
       from unjam.runs where name = $1`,
      [this.#run.name],
    );
    if (!run) return 'deleted';
    this.#finished = run.finished;
    this.#rejected = run.rejected;
    this.#report();
    return run.cancelled ? 'cancelled' : 'wanted';
  }
}
