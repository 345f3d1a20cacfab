// The file of a published atlas, opened for reading.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { err, ok, type Result } from '@unjam/core';
import { atlasEndings } from '@unjam/core/catalogue';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import { isFile, sha256 } from '../store/files.ts';
import { emptyManifest, isObject, type Manifest } from '../store/manifest.ts';
import { type AtlasProblem, firstLine } from '../store/problem.ts';
import { type Database, listOf, openDatabase, PuzzleTable, wideList } from '../store/puzzle-table.ts';
import { publishedColumns } from './columns.ts';

/**
 * Opens the file of a published atlas: the view `puzzles` has the columns of the file, and those of the folder of an atlas under
 * their names there. If its manifest lies beside it, the file is compared with the checksum there.
 *
 * @param file the path of the Parquet file
 */
export async function openPublished(file: string): Promise<Result<PuzzleTable, AtlasProblem>> {
  const beside = manifestBeside(file);
  const expected = beside?.sha256;
  if (typeof expected === 'string') {
    const found = await sha256(file);
    if (found !== expected)
      return damaged(`${file} is damaged: its SHA-256 is ${found}, its manifest says ${expected}`);
  }
  try {
    const database = await openDatabase([file]);
    const refuse = (message: string): Result<never, AtlasProblem> => {
      database.instance.closeSync();
      return err({ code: 'not-an-atlas', message });
    };
    const missing = await missingColumn(database, file);
    if (missing !== undefined) return refuse(`${file} is not a published atlas: it has no column ${missing}`);
    const columns = wideList(
      publishedColumns.filter(({ name }) => name !== 'themes').map(({ name, type }) => [name, type]),
    );
    await database.connection.run(
      `create view puzzles as select ${columns}, string_split(nullif(themes, ''), ' ') as themes,
         board as hardest, board_in_steps as hardest_in_steps
       from read_parquet(${listOf([file])})`,
    );
    const manifest = await manifestOf(database, file, sizeIn(beside?.size));
    if (!manifest)
      return refuse(
        `${file}: its manifest ${basename(manifestPath(file))} does not say the size; expected it beside the file`,
      );
    return ok(new PuzzleTable(database, manifest, 'id'));
  } catch (thrown) {
    return damaged(`${file}: ${firstLine(thrown)}`);
  }
}

const damaged = (message: string): Result<never, AtlasProblem> => err({ code: 'damaged-shard', message });

const manifestPath = (file: string): string => file.replace(/\.parquet$/, atlasEndings.manifest);

/** The manifest beside a published file; undefined if there is none of this file. */
function manifestBeside(file: string): Readonly<Record<string, unknown>> | undefined {
  const path = manifestPath(file);
  if (path === file || !isFile(path)) return undefined;
  try {
    const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(manifest) && manifest.file === basename(file) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** The size that a manifest says. */
function sizeIn(size: unknown): AtlasSize | undefined {
  if (!isObject(size)) return undefined;
  const { width, height, minWalls, maxWalls } = size;
  const numbers = [width, height, minWalls, maxWalls].map(Number);
  if (!numbers.every(Number.isSafeInteger)) return undefined;
  return {
    width: Number(width),
    height: Number(height),
    minWalls: Number(minWalls),
    maxWalls: Number(maxWalls),
  };
}

/** A manifest as that of a folder with one shard, the file; without a size it is that of square boards. */
async function manifestOf(
  { connection }: Database,
  file: string,
  known: AtlasSize | undefined,
): Promise<Manifest | undefined> {
  const answer = await connection.runAndReadAll(
    `select count(*)::double, sum(states)::double, max(moves)::double, max(steps)::double, min(length(board))::double,
       min(walls)::double, max(walls)::double from puzzles`,
  );
  const [puzzles = 0, states = 0, moves = 0, steps = 0, cells = 0, minWalls = 0, maxWalls = 0] = (
    answer.getRowsJS()[0] ?? []
  ).map(Number);
  const side = Math.sqrt(cells);
  if (!known && !Number.isInteger(side)) return undefined;
  const size = known ?? { width: side, height: side, minWalls, maxWalls };
  const only = { shard: 0, file: basename(file), sha256: '', puzzles, states, moves, steps };
  return { ...emptyManifest(size, 1), finished: [only] };
}

/** The first column of a published atlas, with its type, that a file does not have. */
async function missingColumn({ connection }: Database, file: string): Promise<string | undefined> {
  const answer = await connection.runAndReadAll(
    `select name || ' ' || duckdb_type from parquet_schema(${listOf([file])}) where column_id > 0`,
  );
  const found = new Set(answer.getRowsJS().map(([column]) => String(column)));
  return publishedColumns.map(({ name, type }) => `${name} ${type}`).find((column) => !found.has(column));
}
