import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance, StatementType } from '@duckdb/node-api';
import { err, ok, type Result } from '@unjam/core';
import { type Manifest, readManifest } from './manifest.ts';
import { type AtlasProblem, firstLine } from './problem.ts';

/** A value of a query's answer: lists as arrays, integers beyond 2^53 as bigint. */
export type AtlasValue = null | boolean | number | bigint | string | readonly AtlasValue[];

export interface QueryResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly AtlasValue[])[];
}

/**
 * An atlas opened for reading: the view `puzzles` over all of its shards, in their order. The database can read the
 * shards and nothing else, and no statement can change that.
 */
export class Atlas {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;

  private constructor(
    folder: string,
    manifest: Manifest,
    instance: DuckDBInstance,
    connection: DuckDBConnection,
  ) {
    this.folder = folder;
    this.manifest = manifest;
    this.#instance = instance;
    this.#connection = connection;
  }

  static async open(folder: string): Promise<Result<Atlas, AtlasProblem>> {
    const manifest = readManifest(folder);
    if (!manifest.ok) return manifest;
    const files = manifest.value.finished.map(({ file }) => join(folder, file));
    if (files.length === 0) {
      return err({ code: 'unfinished', message: `${folder} holds no finished shard yet` });
    }
    const missing = files.find((file) => !existsSync(file));
    if (missing)
      return err({ code: 'missing-shard', message: `${missing} is missing: build again to restore it` });
    try {
      const instance = await DuckDBInstance.create(':memory:');
      const connection = await instance.connect();
      const list = `[${files.map((file) => `'${file.replaceAll("'", "''")}'`).join(', ')}]`;
      await connection.run(`set allowed_paths = ${list}`);
      await connection.run('set enable_external_access = false');
      await connection.run(`create view puzzles as from read_parquet(${list})`);
      await connection.run('set lock_configuration = true');
      return ok(new Atlas(folder, manifest.value, instance, connection));
    } catch (thrown) {
      return err({ code: 'damaged-shard', message: `${folder}: ${firstLine(thrown)}` });
    }
  }

  /** Runs one statement that reads. */
  async query(sql: string): Promise<Result<QueryResult, AtlasProblem>> {
    try {
      const statements = await this.#connection.extractStatements(sql);
      if (statements.count !== 1) {
        return err({ code: 'bad-query', message: `one statement is expected, not ${statements.count}` });
      }
      const statement = await statements.prepare(0);
      if (
        statement.statementType !== StatementType.SELECT &&
        statement.statementType !== StatementType.EXPLAIN
      ) {
        const kind = StatementType[statement.statementType]?.toLowerCase();
        return err({
          code: 'bad-query',
          message: `only statements that read are allowed, this is of kind ${kind}`,
        });
      }
      const reader = await statement.runAndReadAll();
      return ok({ columns: reader.columnNames(), rows: reader.getRowsJS() as AtlasValue[][] });
    } catch (thrown) {
      return err({ code: 'bad-query', message: firstLine(thrown) });
    }
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}
