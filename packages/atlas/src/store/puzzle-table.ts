import type { DuckDBConnection, DuckDBInstance, DuckDBPreparedStatement } from '@duckdb/node-api';
import type { Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { type AtlasValues, badQuery, piecesOf } from './answer-pieces.ts';
import { registerAtlasId } from './id-function.ts';
import type { Manifest } from './manifest.ts';
import { type AtlasProblem, firstLine } from './problem.ts';
import type { PuzzleColumn } from './puzzle-columns.ts';
import { allowedList } from './sql-paths.ts';

export interface QueryColumn {
  /** The name, different for each column. */
  readonly name: string;
  readonly isNumber: boolean;
}

/** An answer that is read piece by piece, because it may be long. */
export interface QueryStream {
  readonly columns: readonly QueryColumn[];
  /** The rows in their order, up to two thousand at once. A problem is always the last piece. */
  readonly pieces: AsyncGenerator<Result<readonly AtlasValues[], AtlasProblem>, void>;
}

export interface QueryResult {
  readonly columns: readonly string[];
  readonly rows: readonly AtlasValues[];
}

/** The most memory that a query may take. */
const MOST_MEMORY = '1GB';

/** A database in memory. */
export interface Database {
  readonly instance: DuckDBInstance;
  readonly connection: DuckDBConnection;
}

/** What the view `puzzles` is made of. */
export interface PuzzleView {
  /** The files that it reads. */
  readonly files: readonly string[];
  /** Its `select`. */
  readonly sql: string;
  /** Its columns, in the order of `puzzleColumns`; it also has `hardest` and `hardest_in_steps`, which are older names of boards. */
  readonly columns: readonly PuzzleColumn[];
}

/**
 * A database whose statements can read these files and nothing else; no statement can change that.
 *
 * @param width - of the boards, for `atlas_id(canonical)`
 */
export async function openDatabase(files: readonly string[], width: number): Promise<Database> {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await registerAtlasId(connection, width);
  await connection.run("set temp_directory = ''");
  await connection.run(`set memory_limit = '${MOST_MEMORY}'`);
  await connection.run(`set allowed_paths = ${allowedList(files)}`);
  await connection.run('set enable_external_access = false');
  await connection.run('set lock_configuration = true');
  return { instance, connection };
}

/**
 * A table of puzzles, which is only read: the view `puzzles` of a database. Its columns are those of `puzzleColumns`, whether it is
 * read from the folder of an atlas, from a published file or from an exported one.
 */
export class PuzzleTable {
  /** Size and totals; a published file counts as one finished shard. */
  readonly manifest: Manifest;
  /** The column that names the cluster of a puzzle. */
  readonly cluster: 'canonical' | 'id';
  readonly view: PuzzleView;
  readonly #database: Database;

  constructor(database: Database, manifest: Manifest, view: PuzzleView) {
    this.#database = database;
    this.manifest = manifest;
    this.view = view;
    this.cluster = view.columns.some(({ name }) => name === 'canonical') ? 'canonical' : 'id';
  }

  /** Whether it has a column. */
  has(column: string): boolean {
    return this.view.columns.some(({ name }) => name === column);
  }

  /** Runs one statement that only reads, and returns its whole answer. */
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

  /** Runs one statement that only reads. */
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

  /**
   * Accepts only a `select`: `explain analyze`, for example, executes the statement that it explains and could
   * overwrite a shard.
   */
  async #prepare(sql: string): Promise<Result<DuckDBPreparedStatement, AtlasProblem>> {
    try {
      const { StatementType } = await import('@duckdb/node-api');
      // the library throws if there is no statement
      if (sql.replaceAll(/--.*|\/\*[\s\S]*?\*\/|;/g, '').trim() === '')
        return badQuery('one statement is expected, not 0');
      const statements = await this.#database.connection.extractStatements(sql);
      if (statements.count !== 1) return badQuery(`one statement is expected, not ${statements.count}`);
      const statement = await statements.prepare(0);
      if (statement.statementType === StatementType.SELECT) return ok(statement);
      return badQuery(`read-only: ${StatementType[statement.statementType]} is not allowed`);
    } catch (thrown) {
      return badQuery(withHint(thrown));
    }
  }

  close(): void {
    this.#database.connection.closeSync();
    this.#database.instance.closeSync();
  }
}

/** What DuckDB says about a statement in one line: what is wrong and, where it has one, the name that was probably meant. */
function withHint(thrown: unknown): string {
  const [first = '', ...rest] = String(thrown instanceof Error ? thrown.message : thrown).split('\n');
  const hints = rest.filter((line) => /^\s*(?:Did you mean|Candidate)/.test(line)).map((line) => line.trim());
  return [first.replace('Failed to extract statements: ', ''), ...hints].join(' ');
}

const isNumber = (type: string): boolean =>
  /^(?:U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|FLOAT|DOUBLE|DECIMAL\b.*)$/.test(type);
