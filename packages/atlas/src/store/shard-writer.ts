import { join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance, DuckDBListType } from '@duckdb/node-api';
import type { AtlasRow } from '../enumerate/atlas-row.ts';
import type { ShardResult } from '../local/shard.ts';
import { finishPart, partOf, sha256 } from './files.ts';
import { type ShardEntry, shardFile } from './manifest.ts';

/** The columns of the atlas: name and SQL type. AtlasRow describes them. */
export const columns = [
  ['canonical', 'VARCHAR'],
  ['hardest', 'VARCHAR'],
  ['moves', 'UTINYINT'],
  ['hardest_in_steps', 'VARCHAR'],
  ['steps', 'UTINYINT'],
  ['states', 'UINTEGER'],
  ['histogram', 'UINTEGER[]'],
  ['vehicles', 'UTINYINT'],
  ['cars', 'UTINYINT'],
  ['trucks', 'UTINYINT'],
  ['walls', 'UTINYINT'],
  ['free_cells', 'UTINYINT'],
  ['shortest_solutions', 'UBIGINT'],
] as const;

/**
 * Writes shards as Parquet files, one at a time. The bytes of a file depend only on its rows: the database runs in one
 * thread and keeps the rows' order.
 */
export class ShardWriter {
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;
  readonly #counts: DuckDBListType;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection, counts: DuckDBListType) {
    this.#instance = instance;
    this.#connection = connection;
    this.#counts = counts;
  }

  static async open(): Promise<ShardWriter> {
    // loading takes time; the threads enumerate meanwhile
    const { DuckDBInstance, LIST, UINTEGER } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:', {
      threads: '1',
      preserve_insertion_order: 'true',
    });
    const connection = await instance.connect();
    await connection.run(`create table shard (${columns.map((column) => column.join(' ')).join(', ')})`);
    return new ShardWriter(instance, connection, LIST(UINTEGER));
  }

  /**
   * Writes a shard into a folder.
   *
   * @throws errors of the disk or the database; the folder is then unchanged, except for a temporary file
   */
  async write(folder: string, { shard, rows }: ShardResult): Promise<ShardEntry> {
    const file = shardFile(shard);
    const path = join(folder, file);
    await this.#connection.run('truncate shard');
    const appender = await this.#connection.createAppender('shard');
    for (const row of rows) {
      appender.appendVarchar(row.canonical);
      appender.appendVarchar(row.hardest);
      appender.appendUTinyInt(row.moves);
      appender.appendVarchar(row.hardestInSteps);
      appender.appendUTinyInt(row.steps);
      appender.appendUInteger(row.states);
      appender.appendList(row.histogram, this.#counts);
      for (const count of countsOf(row)) appender.appendUTinyInt(count);
      appender.appendUBigInt(row.shortestSolutions);
      appender.endRow();
    }
    appender.closeSync();
    const part = partOf(path);
    const target = part.replaceAll("'", "''");
    await this.#connection.run(
      `copy shard to '${target}' (format parquet, compression zstd, row_group_size 122880, use_tmp_file false)`,
    );
    const checksum = await sha256(part);
    finishPart(part, path);
    return {
      shard,
      file,
      sha256: checksum,
      ...countsOfRows(rows),
    };
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}

/** The counts of a shard's rows that the manifest lists. */
export const countsOfRows = (rows: readonly AtlasRow[]) => ({
  puzzles: rows.length,
  states: rows.reduce((sum, row) => sum + row.states, 0),
  moves: rows.reduce((most, row) => Math.max(most, row.moves), 0),
  steps: rows.reduce((most, row) => Math.max(most, row.steps), 0),
});

const countsOf = ({ vehicles, cars, trucks, walls, freeCells }: AtlasRow): number[] => [
  vehicles,
  cars,
  trucks,
  walls,
  freeCells,
];
