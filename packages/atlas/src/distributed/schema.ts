// The tables of the atlas in PostgreSQL, beside those of BullMQ.
//
//     unjam.runs                       unjam.results
//     5x5-walls-0..2-shards-65   <--   5x5-walls-0..2-shards-65   17   sha256   rows, compressed
//                                <--   unjam.checks: which shards are enumerated a second time, and what that gave
//                                <--   unjam.rejected: results that were wrong, and why
//
// BullMQ decides which worker gets which shard. A shard is done when its row exists in `results`.
import { assertSchemaCompatibility, LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import { type Database, QUEUE_SCHEMA } from './database.ts';

const tables = `
create schema if not exists unjam;
create table if not exists unjam.runs (
  name text primary key,
  width smallint not null,
  height smallint not null,
  min_walls smallint not null,
  max_walls smallint not null,
  shards integer not null,
  enumerator text not null,
  submitted timestamptz not null default now(),
  cancelled timestamptz
);
create table if not exists unjam.results (
  run text not null references unjam.runs on delete cascade,
  shard integer not null,
  sha256 text not null,
  bytes bytea not null,
  puzzles integer not null,
  states bigint not null,
  touched bigint not null,
  milliseconds double precision not null,
  worker text not null,
  finished timestamptz not null default now(),
  primary key (run, shard)
);
alter table unjam.results alter column bytes set storage external;
create table if not exists unjam.checks (
  run text not null references unjam.runs on delete cascade,
  shard integer not null,
  sha256 text not null,
  worker text not null,
  finished timestamptz not null default now(),
  primary key (run, shard, worker)
);
create table if not exists unjam.twice (
  run text not null references unjam.runs on delete cascade,
  shard integer not null,
  primary key (run, shard)
);
create table if not exists unjam.rejected (
  run text not null references unjam.runs on delete cascade,
  shard integer not null,
  worker text not null,
  reason text not null,
  rejected timestamptz not null default now(),
  primary key (run, shard)
);
`;

/** The key of the lock under which tables are made: any number, the same for all. */
const LOCK = 0x756e6a61;

/** Whether the tables exist. */
export async function isPrepared(database: Database): Promise<boolean> {
  const [found] = await database.query<{ prepared: boolean }>(
    `select to_regclass('unjam.rejected') is not null and to_regclass('${QUEUE_SCHEMA}.migration') is not null as prepared`,
  );
  return found?.prepared === true;
}

/** Makes the tables where they are missing or old. Where they exist no right to make tables is needed. */
export async function prepare(database: Database): Promise<void> {
  const client = await database.pool.connect();
  // where the connection breaks, the current statement fails as well
  client.on('error', () => {});
  try {
    if (await isPrepared(database)) {
      const version = await assertSchemaCompatibility(client, QUEUE_SCHEMA);
      if (version >= LATEST_SCHEMA_VERSION) return client.release();
    }
    await runMigrations(client, QUEUE_SCHEMA);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(tables);
    await client.query('commit');
    client.release();
  } catch (thrown) {
    client.release(true);
    throw thrown;
  }
}
