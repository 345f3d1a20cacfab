import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { MANIFEST, type Manifest, readManifest, totalsOf } from './manifest.ts';
import { type AtlasProblem, FileError, problemAt } from './problem.ts';
import { puzzleColumns, widened } from './puzzle-columns.ts';
import { type Database, openDatabase, PuzzleTable, type PuzzleView } from './puzzle-table.ts';
import { damagedRatings, RATINGS, readRatingsManifest, soundRatings } from './ratings-manifest.ts';
import { damageOf, wrongFile } from './shard-checks.ts';
import { rowsOf } from './sql-paths.ts';

/** What a column of the view is made of where that is not the column of the shards of the same name. */
const made: Readonly<Record<string, string>> = {
  id: 'atlas_id(canonical)',
  board: 'hardest',
  board_in_steps: 'hardest_in_steps',
};

/** The view over all shards, with the ratings where every puzzle is rated. */
function viewOf(shards: readonly string[], ratings: readonly string[] | undefined): PuzzleView {
  const columns = puzzleColumns.filter(({ only }) => only !== 'rated' || ratings !== undefined);
  // themes are a list in the files of the ratings
  const list = columns.map((column) =>
    column.name === 'themes' ? 'themes' : widened(column, made[column.name]),
  );
  const rated = ratings ? `join ${rowsOf(ratings)} as ratings using (canonical)` : '';
  const sql = `select ${list.join(', ')}, hardest, hardest_in_steps from ${rowsOf(shards)} as shards ${rated}`;
  return { files: [...shards, ...(ratings ?? [])], sql, columns };
}

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
async function isRatedOnce(connection: DuckDBConnection, shards: readonly string[]): Promise<boolean> {
  const answer = await connection.runAndReadAll(
    `select (select count(*) from ${rowsOf(shards)}) = count(*) and count(*) = count(distinct canonical)
     from puzzles`,
  );
  return answer.getRowsJS()[0]?.[0] === true;
}

/** The problem with a manifest whose counts, or whose size, are not those of the rows. */
async function wrongCounts(
  connection: DuckDBConnection,
  shards: readonly string[],
  manifest: Manifest,
): Promise<string | undefined> {
  const answer = await connection.runAndReadAll(
    `select count(*)::double, coalesce(sum(states), 0)::double, coalesce(max(moves), 0)::double, coalesce(max(steps), 0)::double,
       min(length(canonical))::double, max(length(canonical))::double, min(walls)::double, max(walls)::double
     from ${rowsOf(shards)}`,
  );
  const found = answer.getRowsJS()[0]?.map(Number) ?? [];
  const { puzzles, states, moves, steps } = totalsOf(manifest);
  const expected = { puzzles, states, moves, steps };
  const names = Object.keys(expected) as (keyof typeof expected)[];
  const at = names.findIndex((name, index) => expected[name] !== found[index]);
  const name = names[at];
  if (name) return `its shards have ${found[at]} ${name}, it says ${expected[name]}`;
  if (puzzles === 0) return undefined;
  // the ids and the names of the size are made from what the manifest says
  const { width, height, minWalls, maxWalls } = manifest.size;
  const [least, most, fewest, mostWalls] = found.slice(names.length) as [number, number, number, number];
  if (least !== width * height || most !== width * height)
    return `its shards have boards of ${least} cells, it says ${width}x${height}`;
  if (fewest < minWalls || mostWalls > maxWalls)
    return `its shards have boards with ${spanOf(fewest, mostWalls)} walls, it says ${spanOf(minWalls, maxWalls)}`;
  return undefined;
}

const spanOf = (least: number, most: number): string =>
  least === most ? String(least) : `${least} to ${most}`;

/**
 * An atlas opened for reading: the view `puzzles` over all its shards, in their order. Statements can read the shards
 * and nothing else, and no statement can change that.
 */
export class Atlas extends PuzzleTable {
  readonly folder: string;
  /** The model of the ratings; undefined where not every puzzle is rated: then `puzzles` has no ratings. */
  readonly ratingModel: string | undefined;
  /** Which files of the ratings are damaged or missing, and how to make them again: why `puzzles` has no ratings. */
  readonly damagedRatings: readonly string[];

  private constructor(
    folder: string,
    manifest: Manifest,
    ratingModel: string | undefined,
    damaged: readonly string[],
    database: Database,
    view: PuzzleView,
  ) {
    super(database, manifest, view);
    this.folder = folder;
    this.ratingModel = ratingModel;
    this.damagedRatings = damaged;
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
    const files = finished.map(({ file }) => join(folder, file));
    try {
      for (const entry of finished) {
        const damaged = await damageOf(folder, entry);
        if (damaged) return err(damaged);
      }
      const ratings = await ratingsOf(folder, manifest.value);
      const damaged = ratings ? [] : await damagedRatings(folder, manifest.value);
      const view = viewOf(files, ratings?.files);
      const database = await openDatabase(view.files, manifest.value.size.width);
      const { connection } = database;
      const wrong = await wrongFile(connection, files);
      if (wrong !== undefined) return err({ code: 'damaged-shard', message: wrong });
      const counts = await wrongCounts(connection, files, manifest.value);
      if (counts !== undefined) {
        return err({ code: 'damaged-manifest', message: `${join(folder, MANIFEST)} is damaged: ${counts}` });
      }
      await connection.run(`create view puzzles as ${view.sql}`);
      if (ratings && !(await isRatedOnce(connection, files))) {
        const message = `${join(folder, RATINGS)} does not rate every puzzle once: remove it and rate again`;
        return err({ code: 'damaged-shard', message });
      }
      return ok(new Atlas(folder, manifest.value, ratings?.model, damaged, database, view));
    } catch (thrown) {
      const code = thrown instanceof FileError ? 'disk' : 'damaged-shard';
      return err({ code, message: problemAt(folder, thrown) });
    }
  }
}
