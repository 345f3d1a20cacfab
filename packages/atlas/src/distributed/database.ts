// Access to the database: few connections, and waiting while it cannot be reached.
import { Socket } from 'node:net';
import type { Result } from '@unjam/core';
import { err } from '@unjam/core/basics';
import pg from 'pg';
import type { AtlasProblem } from '../store/problem.ts';
import {
  type DatabasePlace,
  databaseProblem,
  formatDatabase,
  isOutage,
  isRestarting,
} from './database-problem.ts';
import { type DatabaseAddress, readDatabaseUrl } from './database-url.ts';
import { Waited } from './waited.ts';

export interface DatabaseOptions {
  /** How long to wait for a database that has answered before and cannot be reached, in milliseconds; default a minute. */
  readonly patience?: number;
  /** Called once when it cannot be reached any more, and when it can be reached again. */
  readonly onAway?: (problem: AtlasProblem) => void;
  readonly onBack?: () => void;
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean | Error) => void,
) => void;

/** The schema of BullMQ: its own default, which it insists on where it is given a pool. */
export const QUEUE_SCHEMA = 'bullmq';

/** One to listen for shards, the others for queries; those that are not needed are closed after a while. */
const CONNECTIONS = 3;
const IDLE = 1500;
const CONNECT_TIMEOUT = 5000;
const QUERY_TIMEOUT = 30_000;
const PATIENCE = 60_000;
const LEAVE = 2000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2000;

/**
 * A pool that waits for the database: while it cannot be reached, a request for a connection waits with growing pauses,
 * at most as long as the patience. After that every request fails at once.
 */
class PatientPool extends pg.Pool {
  readonly patience: number;
  readonly #onAway: (thrown: unknown) => void;
  readonly #onBack: () => void;
  #reached = false;
  #away = false;
  #lost: Error | undefined;

  /** Whether it has given the database up. */
  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  constructor(
    config: pg.PoolConfig,
    patience: number,
    onAway: (thrown: unknown) => void,
    onBack: () => void,
  ) {
    super(config);
    this.patience = patience;
    this.#onAway = onAway;
    this.#onBack = onBack;
    // an idle connection broke: the next request opens another
    this.on('error', () => {});
    // a connection in use broke: its statement fails as well
    this.on('connect', (client) => client.on('error', () => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    const waited = new Waited(CONNECT_TIMEOUT + LONGEST_PAUSE);
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      if (this.#lost) throw this.#lost;
      try {
        const client = await super.connect();
        this.#reached = true;
        if (this.#away) this.#onBack();
        this.#away = false;
        return client;
      } catch (thrown) {
        // where it has never answered, the URL is probably wrong
        const mayReturn = this.#reached ? isOutage(thrown) : isRestarting(thrown);
        if (!mayReturn || this.ending) throw thrown;
        waited.failed();
        if (waited.milliseconds + pause > this.patience) {
          this.#lost = thrown instanceof Error ? thrown : new Error(String(thrown));
          throw thrown;
        }
        if (!this.#away) this.#onAway(thrown);
        this.#away = true;
      }
      await sleep(pause);
    }
  }
}

export class Database {
  readonly pool: PatientPool;
  readonly place: DatabasePlace;
  readonly #closing: (() => Promise<void>)[] = [];

  constructor(pool: PatientPool, place: DatabasePlace) {
    this.pool = pool;
    this.place = place;
  }

  /** Calls `act` before the database is closed. */
  onClose(act: () => Promise<void>): void {
    this.#closing.push(act);
  }

  async close(): Promise<void> {
    for (const act of this.#closing.splice(0)) await act().catch(() => {});
  }

  get name(): string {
    return formatDatabase(this.place);
  }

  /**
   * The rows of one statement. It is sent again where the connection broke while it ran: so it must be one that may
   * run twice.
   */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.retry(async () => (await this.pool.query<Row>(text, [...values])).rows);
  }

  /** What `act` gives. It is called again where the connection broke while it ran: so it must be one that may run twice. */
  async retry<T>(act: () => Promise<T>): Promise<T> {
    const waited = new Waited(QUERY_TIMEOUT + LONGEST_PAUSE);
    for (;;) {
      try {
        return await act();
      } catch (thrown) {
        waited.failed();
        if (!isOutage(thrown) || this.pool.isLost || waited.milliseconds > this.pool.patience) throw thrown;
      }
      await sleep(FIRST_PAUSE);
    }
  }
}

/**
 * Opens the database of a URL, calls `act` with it and closes it.
 *
 * @param url - such as `postgres://user:password@host/name`
 * @param act - what is done with the open database
 * @param options - how long an unreachable database is waited for, and who is told of it
 * @returns what `act` returns; a problem of one line for whatever the database throws, without the password
 */
export async function withDatabase<T>(
  url: string,
  act: (database: Database) => Promise<Result<T, AtlasProblem>>,
  { patience = PATIENCE, onAway = () => {}, onBack = () => {} }: DatabaseOptions = {},
): Promise<Result<T, AtlasProblem>> {
  const address = readDatabaseUrl(url);
  if (!address.ok) return address;
  const { place } = address.value;
  const sockets = new Set<Socket>();
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const pool = new PatientPool(
    { ...configOf(address.value), stream },
    patience,
    (thrown) => onAway(databaseProblem(thrown, place)),
    onBack,
  );
  let answered = false;
  try {
    // nothing is asked yet that could be cut off
    (await pool.connect()).release();
    answered = true;
    const database = new Database(pool, place);
    try {
      return await act(database);
    } finally {
      await database.close();
    }
  } catch (thrown) {
    return err(databaseProblem(thrown, place, answered));
  } finally {
    // do not wait for a connection that no longer answers, and close those that were never completed
    await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, LEAVE).unref())]);
    for (const socket of sockets) socket.destroy();
  }
}

function configOf({ place, password, tls, options }: DatabaseAddress): pg.PoolConfig {
  const { host, port, database, user } = place;
  return {
    host,
    port,
    database,
    user,
    // an empty one keeps the library from looking for one itself
    password: password ?? '',
    ssl: tls,
    options: `${options} -c search_path=${QUEUE_SCHEMA}`.trim(),
    application_name: 'unjam',
    max: CONNECTIONS,
    idleTimeoutMillis: IDLE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}
