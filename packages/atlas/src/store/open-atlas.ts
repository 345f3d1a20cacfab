import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type {
  DuckDBConnection,
  DuckDBInstance,
  DuckDBPreparedStatement,
  DuckDBResult,
} from '@duckdb/node-api';
import { err, ok, type Result } from '@unjam/core';
import { type Manifest, readManifest } from './manifest.ts';
import { type AtlasProblem, firstLine } from './problem.ts';

/**
 * A value of a query's answer: integers of 64 bits and more are bigint, dates and times ISO 8601, bytes hexadecimal,
 * lists arrays, structures objects.
 */
export type AtlasValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly AtlasValue[]
  | { readonly [key: string]: AtlasValue };

export type AtlasValues = readonly AtlasValue[];

export interface QueryColumn {
  /** Different for each column. */
  readonly name: string;
  readonly isNumber: boolean;
}

/** An answer that is read piece by piece, so that it may be long. */
export interface QueryStream {
  readonly columns: readonly QueryColumn[];
  /** The rows in their order, some thousand at once. A problem is the last piece. */
  readonly pieces: AsyncGenerator<Result<readonly AtlasValues[], AtlasProblem>, void>;
}

export interface QueryResult {
  readonly columns: readonly string[];
  readonly rows: readonly AtlasValues[];
}

/**
 * An atlas opened for reading: the view `puzzles` over all its shards, in their order. Statements can read the shards
 * and nothing else, and no statement can change that.
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
      const { DuckDBInstance } = await import('@duckdb/node-api');
      const instance = await DuckDBInstance.create(':memory:');
      const connection = await instance.connect();
      const list = `[${files.map((file) => `'${file.replaceAll("'", "''")}'`).join(', ')}]`;
      await connection.run("set temp_directory = ''");
      await connection.run(`set allowed_paths = ${list}`);
      await connection.run('set enable_external_access = false');
      await connection.run(`create view puzzles as from read_parquet(${list})`);
      await connection.run('set lock_configuration = true');
      return ok(new Atlas(folder, manifest.value, instance, connection));
    } catch (thrown) {
      return err({ code: 'damaged-shard', message: `${folder}: ${firstLine(thrown)}` });
    }
  }

  /** Runs one statement that reads, and gathers its answer. */
  async query(sql: string): Promise<Result<QueryResult, AtlasProblem>> {
    const answer = await this.stream(sql);
    if (!answer.ok) return answer;
    const rows: AtlasValues[] = [];
    for await (const piece of answer.value.pieces) {
      if (!piece.ok) return piece;
      rows.push(...piece.value);
    }
    return ok({ columns: answer.value.columns.map(({ name }) => name), rows });
  }

  /** Runs one statement that reads. */
  async stream(sql: string): Promise<Result<QueryStream, AtlasProblem>> {
    const statement = await this.#prepare(sql);
    if (!statement.ok) return statement;
    try {
      const result = await statement.value.stream();
      const names = result.deduplicatedColumnNames();
      const columns = names.map((name, i) => ({ name, isNumber: isNumber(result.columnType(i).toString()) }));
      return ok({ columns, pieces: piecesOf(result) });
    } catch (thrown) {
      return badQuery(firstLine(thrown));
    }
  }

  /** Accepts only a `select`: an `explain analyze` executes what it explains, and could overwrite a shard. */
  async #prepare(sql: string): Promise<Result<DuckDBPreparedStatement, AtlasProblem>> {
    try {
      const { StatementType } = await import('@duckdb/node-api');
      // the library throws where there is no statement
      if (sql.replaceAll(/--.*|\/\*[\s\S]*?\*\/|;/g, '').trim() === '')
        return badQuery('one statement is expected, not 0');
      const statements = await this.#connection.extractStatements(sql);
      if (statements.count !== 1) return badQuery(`one statement is expected, not ${statements.count}`);
      const statement = await statements.prepare(0);
      if (statement.statementType === StatementType.SELECT) return ok(statement);
      return badQuery(`read-only: ${StatementType[statement.statementType]} is not allowed`);
    } catch (thrown) {
      return badQuery(firstLine(thrown));
    }
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}

const badQuery = (message: string) => err<AtlasProblem>({ code: 'bad-query', message });

const isNumber = (type: string): boolean =>
  /^(?:U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|FLOAT|DOUBLE|DECIMAL\b.*)$/.test(type);

async function* piecesOf(result: DuckDBResult): QueryStream['pieces'] {
  try {
    for await (const rows of result.yieldRowsJs()) yield ok(rows.map((row) => row.map(plain)));
  } catch (thrown) {
    yield badQuery(firstLine(thrown));
  }
}

/** A value of the database without the library's classes. */
function plain(value: unknown): AtlasValue {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value as AtlasValue;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
