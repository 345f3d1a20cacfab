// The puzzles that tasks are made of: drawn from the catalogue or from an atlas, the same for the same seed.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PuzzleTable } from '@unjam/atlas';
import { type Board, err, ok, type Result } from '@unjam/core';
import { grouped } from '@unjam/core/basics';
import { atlasBoardOf, draw, formatEntryTitle, isAtlasManifest } from '@unjam/core/catalogue';
import { isWithin, type Span } from '@unjam/core/generate';
import { atlasPath, isPublished } from '../../../input/atlas-name.ts';
import { boardOfEntry, bundledCatalogue } from '../../../input/catalogue.ts';
import { version } from '../../../version.ts';

interface PuzzleRequest {
  readonly from: string;
  readonly moves: Span;
  readonly count: number;
  readonly seed: number;
}

/** Puzzles, and in words where they are from. */
export interface DrawnPuzzles {
  readonly source: string;
  readonly puzzles: readonly { readonly name: string; readonly board: Board }[];
  /** How many puzzles there were to draw from. */
  readonly among: number;
}

/** Fails, in one line, where the source cannot be read or holds no such puzzle. */
export async function drawPuzzles(request: PuzzleRequest): Promise<Result<DrawnPuzzles, string>> {
  const drawn = request.from === 'catalogue' ? ok(fromCatalogue(request)) : await fromAtlas(request);
  if (!drawn.ok || drawn.value.among > 0) return drawn;
  const { least, most } = request.moves;
  if (least <= 1 && most === Number.MAX_SAFE_INTEGER)
    return err(`${request.from}: an atlas without puzzles; expected another`);
  const range = most === Number.MAX_SAFE_INTEGER ? `${least}..` : `${least}..${most}`;
  return err(`${request.from}: no puzzle takes ${range} moves; expected another --moves`);
}

function fromCatalogue({ moves, count, seed }: PuzzleRequest): DrawnPuzzles {
  const entries = bundledCatalogue();
  const found = entries.filter((entry) => isWithin(entry.moves, moves));
  return {
    source: `the catalogue of ${grouped(entries.length)} puzzles that comes with unjam ${version}`,
    puzzles: draw(found, count, seed).map((entry) => ({
      name: formatEntryTitle(entry),
      board: boardOfEntry(entry),
    })),
    among: found.length,
  };
}

async function fromAtlas({ from, moves, count, seed }: PuzzleRequest): Promise<Result<DrawnPuzzles, string>> {
  const opened = await openTable(from);
  if (!opened.ok) return opened;
  const { table, source, board, cluster } = opened.value;
  try {
    const within = `moves between ${moves.least} and ${moves.most}`;
    const counted = await table.query(`select count(*)::double from puzzles where ${within}`);
    if (!counted.ok) return err(counted.error.message);
    const answer = await table.query(
      `select ${board}, moves from puzzles where ${within} order by md5(${cluster} || '${seed}') limit ${count}`,
    );
    if (!answer.ok) return err(answer.error.message);
    const puzzles = answer.value.rows.map(([text], index) => {
      const read = atlasBoardOf(String(text), opened.value.width);
      if (!read) throw new TypeError('a row of the atlas holds no board');
      return { name: `${seed}-${index + 1}`, board: read };
    });
    return ok({ source, puzzles, among: Number(counted.value.rows[0]?.[0]) });
  } finally {
    table.close();
  }
}

/** A table of puzzles, and the columns that its kind of atlas has for the board and for the name of its cluster. */
interface OpenTable {
  readonly table: PuzzleTable;
  readonly source: string;
  readonly width: number;
  readonly board: 'board' | 'hardest';
  readonly cluster: 'id' | 'canonical';
}

/** The columns of the boards in a published file, as the manifest beside it says. */
function widthOf(file: string): number | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file.replace(/\.parquet$/, '.json'), 'utf8'));
    if (!isAtlasManifest(manifest)) return undefined;
    const { size } = manifest;
    return typeof size === 'object' && size !== null && 'width' in size && typeof size.width === 'number'
      ? size.width
      : undefined;
  } catch {
    return undefined;
  }
}

async function openTable(from: string): Promise<Result<OpenTable, string>> {
  const { Atlas, describeSize, openPublished } = await import('@unjam/atlas');
  const path = atlasPath(from);
  if (isPublished(path)) {
    const opened = await openPublished(path);
    if (!opened.ok) return err(opened.error.message);
    const table = opened.value;
    const width = widthOf(path);
    if (width === undefined) {
      table.close();
      const beside = basename(path).replace(/\.parquet$/, '.json');
      return err(`${path}: its manifest ${beside} does not say the size; expected it beside the file`);
    }
    return ok({
      table,
      source: `the published ${basename(path)}, unjam ${version}`,
      width,
      board: 'board',
      cluster: 'id',
    });
  }
  const opened = await Atlas.open(path);
  if (!opened.ok) return err(opened.error.message);
  const { size, finished, shards } = opened.value.manifest;
  const part = finished.length < shards ? `, ${finished.length} of ${shards} shards` : '';
  return ok({
    table: opened.value,
    source: `an atlas of ${describeSize(size)}${part}, unjam ${version}`,
    width: size.width,
    board: 'hardest',
    cluster: 'canonical',
  });
}
