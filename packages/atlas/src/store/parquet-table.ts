// A table in memory that is filled and written as a Parquet file, as often as wanted.

import type { DuckDBAppender, DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { finishPart, sha256, withPart } from './files.ts';
import { FileError } from './problem.ts';
import { pathText } from './sql-paths.ts';

/** A column: its name and its SQL type. */
type ParquetColumn = readonly [name: string, type: string];

/**
 * A table whose rows are written as a Parquet file. The bytes of a file depend only on its rows and the settings: the
 * database runs in one thread and keeps the rows' order.
 */
export class ParquetTable {
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance;
    this.#connection = connection;
  }

  /** Opens an empty table with these columns. */
  static async open(columns: readonly ParquetColumn[]): Promise<ParquetTable> {
    // the database takes a while to load, so it is loaded only to write
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:', {
      threads: '1',
      preserve_insertion_order: 'true',
    });
    const connection = await instance.connect();
    await connection.run(`create table rows (${columns.map((column) => column.join(' ')).join(', ')})`);
    return new ParquetTable(instance, connection);
  }

  /** Replaces the rows by those that `append` appends. */
  async fill(append: (appender: DuckDBAppender) => void | Promise<void>): Promise<void> {
    await this.#connection.run('truncate rows');
    const appender = await this.#connection.createAppender('rows');
    await append(appender);
    appender.closeSync();
  }

  /** The values of the first row in this order, as text; none if the table is empty. */
  async first(order: string): Promise<readonly string[]> {
    const found = await this.#connection.runAndReadAll(`select * from rows order by ${order} limit 1`);
    return found.getRowsJS()[0]?.map(String) ?? [];
  }

  /**
   * Writes the rows as a file, which appears under its name when it is whole.
   *
   * @param settings - further options of DuckDB's `copy`, such as `row_group_size 8192`
   * @returns the file's SHA-256
   * @throws FileError for errors of the disk or the database; what was at `path` is then unchanged
   */
  async write(path: string, ...settings: readonly string[]): Promise<string> {
    return withPart(path, async (part) => {
      const checksum = await this.writePart(part, ...settings);
      finishPart(part, path);
      return checksum;
    });
  }

  /** The same for a file that gets its name later. */
  async writePart(part: string, ...settings: readonly string[]): Promise<string> {
    const options = ['format parquet', 'compression zstd', ...settings, 'use_tmp_file false'];
    try {
      await this.#connection.run(`copy rows to ${pathText(part)} (${options.join(', ')})`);
    } catch (thrown) {
      throw new FileError(part, thrown);
    }
    return sha256(part);
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}
