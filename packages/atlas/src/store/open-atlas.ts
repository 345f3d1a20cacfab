import { join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance, DuckDBPreparedStatement } from '@duckdb/node-api';
import { err, ok, type Result } from '@unjam/core';
import { type AtlasValues, badQuery, piecesOf } from './answer-pieces.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type AtlasProblem, firstLine } from './problem.ts';
import { RATINGS, readRatingsManifest, soundRatings } from './ratings-manifest.ts';
import { damageOf, wrongFile } from './shard-checks.ts';
import { columns } from './shard-writer.ts';

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

/** The types of columns in `puzzles`, wide enough for calculations; files use the narrowest types. */
const wide: Readonly<Record<(typeof columns)[number][1], string>> = {
  VARCHAR: 'VARCHAR',
  UTINYINT: 'INTEGER',
  UINTEGER: 'BIGINT',
  'UINTEGER[]': 'BIGINT[]',
  UBIGINT: 'HUGEINT',
};
const wideColumns = columns.map(([name, type]) => `${name}::${wide[type]} as ${name}`).join(', ');

const wideRatings = (list: string): string =>
  `select canonical, rating::INTEGER as rating, predicted_seconds::BIGINT as predicted_seconds, themes
   from read_parquet(${list})`;

/** Paths as a list in SQL. */
const listOf = (paths: readonly string[]): string =>
  `[${paths.map((path) => `'${path.replaceAll("'", "''")}'`).join(', ')}]`;

/** The files with the ratings of all shards; undefined if some are missing, damaged, or of another shard. */
async function ratingsOf(
  folder: string,
  manifest: Manifest,
): Promise<{ readonly model: string; readonly files: readonly string[] } | undefined> {
  const rated = readRatingsManifest(folder);
  if (!rated) return undefined;
  const sound = await soundRatings(folder, rated, manifest);
  if (sound.length < manifest.finished.length) return undefined;
  return { model: rated.model, files: sound.map(({ file }) => join(folder, RATINGS, file)) };
}

/** Whether the view `puzzles`, which joins shards and ratings, has each puzzle of the shards once. */
async function isRatedOnce(connection: DuckDBConnection, shards: string): Promise<boolean> {
  const answer = await connection.runAndReadAll(
    `select (select count(*) from read_parquet(${shards})) = count(*) and count(*) = count(distinct canonical)
     from puzzles`,
  );
  return answer.getRowsJS()[0]?.[0] === true;
}

/**
 * An atlas opened for reading: the view `puzzles` over all its shards, in their order. Statements can read the shards
 * and nothing else, and no statement can change that.
 */
export class Atlas {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The model of the ratings; undefined where not every puzzle is rated: then `puzzles` has no ratings. */
  readonly ratingModel: string | undefined;
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;

  private constructor(
    folder: string,
    manifest: Manifest,
    ratingModel: string | undefined,
    instance: DuckDBInstance,
    connection: DuckDBConnection,
  ) {
    this.folder = folder;
    this.manifest = manifest;
    this.ratingModel = ratingModel;
    this.#instance = instance;
    this.#connection = connection;
  }

  /**
   * Opens an atlas for reading. Every shard is compared with its checksum and its columns are checked, so that no
   * statement answers from a damaged one.
   */
  static async open(folder: string): Promise<Result<Atlas, AtlasProblem>> {
    const manifest = readManifest(folder);
    if (!manifest.ok) return manifest;
    const { finished } = manifest.value;
    if (finished.length === 0) {
      return err({ code: 'unfinished', message: `${folder} holds no finished shard yet` });
    }
    for (const entry of finished) {
      const damaged = await damageOf(folder, entry);
      if (damaged) return err(damaged);
    }
    const files = finished.map(({ file }) => join(folder, file));
    const ratings = await ratingsOf(folder, manifest.value);
    try {
      const { DuckDBInstance } = await import('@duckdb/node-api');
      const instance = await DuckDBInstance.create(':memory:');
      const connection = await instance.connect();
      const list = listOf(files);
      const wrong = await wrongFile(connection, list);
      if (wrong !== undefined) return err({ code: 'damaged-shard', message: wrong });
      await connection.run("set temp_directory = ''");
      await connection.run(`set memory_limit = '${MOST_MEMORY}'`);
      await connection.run(`set allowed_paths = ${listOf([...files, ...(ratings?.files ?? [])])}`);
      await connection.run('set enable_external_access = false');
      const rated = ratings && `join (${wideRatings(listOf(ratings.files))}) using (canonical)`;
      await connection.run(
        `create view puzzles as select * from (select ${wideColumns} from read_parquet(${list})) ${rated ?? ''}`,
      );
      if (ratings && !(await isRatedOnce(connection, list))) {
        const message = `${join(folder, RATINGS)} does not rate every puzzle once: remove it and rate again`;
        return err({ code: 'damaged-shard', message });
      }
      await connection.run('set lock_configuration = true');
      return ok(new Atlas(folder, manifest.value, ratings?.model, instance, connection));
    } catch (thrown) {
      return err({ code: 'damaged-shard', message: `${folder}: ${firstLine(thrown)}` });
    }
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
      const statements = await this.#connection.extractStatements(sql);
      if (statements.count !== 1) return badQuery(`one statement is expected, not ${statements.count}`);
      const statement = await statements.prepare(0);
      if (statement.statementType === StatementType.SELECT) return ok(statement);
      return badQuery(`read-only: ${StatementType[statement.statementType]} is not allowed`);
    } catch (thrown) {
      return badQuery(withHint(thrown));
    }
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}

/** What DuckDB says about a statement in one line: what is wrong and, where it has one, the name that was probably meant. */
function withHint(thrown: unknown): string {
  const [first = '', ...rest] = String(thrown instanceof Error ? thrown.message : thrown).split('\n');
  const hints = rest.filter((line) => /^\s*(?:Did you mean|Candidate)/.test(line)).map((line) => line.trim());
  return [first, ...hints].join(' ');
}

const isNumber = (type: string): boolean =>
  /^(?:U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|FLOAT|DOUBLE|DECIMAL\b.*)$/.test(type);
