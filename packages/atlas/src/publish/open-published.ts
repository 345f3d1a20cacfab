// The file of a published atlas, opened for reading.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { atlasEndings } from '@unjam/core/catalogue';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import { rowsDigest } from '../store/export-parquet.ts';
import { isFile, sha256 } from '../store/files.ts';
import { keyValuesIn, sizeIn, sizeOf } from '../store/key-values.ts';
import { emptyManifest, isObject, type Manifest, madeOf } from '../store/manifest.ts';
import { type AtlasProblem, firstLine } from '../store/problem.ts';
import { type PuzzleColumn, puzzleColumns, widened } from '../store/puzzle-columns.ts';
import { type Database, openDatabase, PuzzleTable, type PuzzleView } from '../store/puzzle-table.ts';
import { rowsOf } from '../store/sql-paths.ts';

/**
 * Opens the file of a published atlas, or one that `exportParquet` wrote: the view `puzzles` has the columns of the file, and those
 * of the folder of an atlas under their names there. If its manifest lies beside it, the file is compared with the checksum there,
 * otherwise its rows with their digest in the file.
 *
 * @param path the path of the Parquet file, or its address as `import.meta.resolve` gives it
 */
export async function openPublished(path: string | URL): Promise<Result<PuzzleTable, AtlasProblem>> {
  const file = path instanceof URL || path.startsWith('file:///') ? fileURLToPath(path) : path;
  // DuckDB takes such a path for a folder, which a query may not read, and says that
  if (!isFile(file)) return err({ code: 'not-an-atlas', message: `${file}: there is no such file` });
  const beside = manifestBeside(file);
  const expected = beside?.sha256;
  if (typeof expected === 'string') {
    const found = await sha256(file);
    if (found !== expected)
      return damaged(`${file} is damaged: its SHA-256 is ${found}, its manifest says ${expected}`);
  }
  try {
    const known = isObject(beside?.size) ? sizeOf(sizeValues(beside.size)) : undefined;
    const database = await openDatabase([file], known?.width ?? 0);
    const refuse = (message: string): Result<never, AtlasProblem> => {
      database.instance.closeSync();
      return err({ code: 'not-an-atlas', message });
    };
    const columns = await columnsIn(database, file);
    if (typeof columns === 'string')
      return refuse(`${file} is not a published atlas: it has no column ${columns}`);
    const view = viewOf(file, columns);
    await database.connection.run(`create view puzzles as ${view.sql}`);
    const said = await keyValuesIn(database.connection, file);
    const size = known ?? sizeIn(said);
    const manifest = await manifestOf(database, file, size);
    if (typeof manifest === 'string') return refuse(`${file}${manifest}`);
    const made = isObject(beside?.made) && { made: madeOf(beside.made) };
    const table = new PuzzleTable(database, { ...manifest, ...made }, view);
    const wrong = expected === undefined ? await wrongRows(table, said.get('rows_sha256')) : undefined;
    if (wrong === undefined) return ok(table);
    table.close();
    return damaged(`${file} is damaged: ${wrong}`);
  } catch (thrown) {
    return damaged(`${file}: ${firstLine(thrown)}`);
  }
}

const damaged = (message: string): Result<never, AtlasProblem> => err({ code: 'damaged-shard', message });

/** What is wrong with the rows of a file that states their digest: most damage leaves a file that can be read. */
async function wrongRows(table: PuzzleTable, expected: string | undefined): Promise<string | undefined> {
  if (expected === undefined) return undefined;
  const found = await rowsDigest(table);
  if (!found.ok) return found.error.message;
  if (found.value === expected) return undefined;
  return `the SHA-256 of its rows is ${found.value}, the file says ${expected}`;
}

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

/** The view over a file; `themes` are a list in it, an empty one where a puzzle has none, as in the folder of an atlas. */
function viewOf(file: string, columns: readonly PuzzleColumn[]): PuzzleView {
  const list = columns.map((column) =>
    column.name === 'themes'
      ? "case when themes = '' then []::varchar[] else string_split(themes, ' ') end as themes"
      : widened(column),
  );
  const sql = `select ${list.join(', ')}, board as hardest, board_in_steps as hardest_in_steps from ${rowsOf([file])}`;
  return { files: [file], sql, columns };
}

const sizeValues = ({ width, height, minWalls, maxWalls }: Readonly<Record<string, unknown>>) => ({
  width,
  height,
  minWalls,
  maxWalls,
});

/**
 * A manifest as that of a folder with one shard, the file; without a size it is that of square boards. Where the boards of the file
 * have no such size it is what is wrong.
 */
async function manifestOf(
  { connection }: Database,
  file: string,
  known: AtlasSize | undefined,
): Promise<Manifest | string> {
  const answer = await connection.runAndReadAll(
    `select count(*)::double, sum(states)::double, max(moves)::double, max(steps)::double, min(length(board))::double,
       min(walls)::double, max(walls)::double, max(length(board))::double, count(board)::double from puzzles`,
  );
  const row = (answer.getRowsJS()[0] ?? []).map(Number);
  const [puzzles = 0, states = 0, moves = 0, steps = 0, cells = 0, minWalls = 0, maxWalls = 0, most, boards] =
    row;
  const side = Math.sqrt(cells);
  if (!known && !Number.isInteger(side))
    return `: its manifest ${basename(manifestPath(file))} does not say the size; expected it beside the file`;
  const size = known ?? { width: side, height: side, minWalls, maxWalls };
  const { width, height } = size;
  const isOdd =
    cells !== width * height || most !== cells || boards !== puzzles || !isSide(width) || !isSide(height);
  if (puzzles > 0 && isOdd)
    return ' is not a published atlas: its puzzles are not boards of one size, of at most 16x16';
  const only = { shard: 0, file: basename(file), sha256: '', puzzles, states, moves, steps };
  return { ...emptyManifest(size, 1), finished: [only] };
}

const isSide = (side: number): boolean => side >= 1 && side <= 16;

/** The columns of an atlas that a file has, or the first one with its type that it has not. */
async function columnsIn({ connection }: Database, file: string): Promise<readonly PuzzleColumn[] | string> {
  const answer = await connection.runAndReadAll(`describe select * from ${rowsOf([file])}`);
  const found = new Set(answer.getRowsJS().map(([name, type]) => `${name} ${type}`));
  const typed = ({ name, type }: PuzzleColumn): string => `${name} ${type}`;
  const missing = puzzleColumns.find((column) => column.only === undefined && !found.has(typed(column)));
  return missing ? typed(missing) : puzzleColumns.filter((column) => found.has(typed(column)));
}
