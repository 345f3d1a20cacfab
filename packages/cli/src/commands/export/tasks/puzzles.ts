// The puzzles that tasks are made of: drawn from the catalogue or from an atlas, the same for the same seed.
import { basename } from 'node:path';
import type { PuzzleTable } from '@unjam/atlas';
import type { Board, Result } from '@unjam/core';
import { counted, err, grouped, ok } from '@unjam/core/basics';
import { atlasBoardOf, draw, formatEntryTitle } from '@unjam/core/catalogue';
import { isWithin, type Span } from '@unjam/core/generate';
import { atlasPath, isPublished } from '../../../input/atlas-name.ts';
import { boardOfEntry } from '../../../input/board-of-entry.ts';
import { bundledCatalogue } from '../../../input/catalogue.ts';
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
  const { openPuzzles } = await import('../../../input/open-puzzles.ts');
  const opened = await openPuzzles(from);
  if (!opened.ok) return err(opened.error.message);
  const table = opened.value;
  try {
    const within = `moves between ${moves.least} and ${moves.most}`;
    const counted = await table.query(`select count(*)::double from puzzles where ${within}`);
    if (!counted.ok) return err(counted.error.message);
    const answer = await table.query(
      `select id, board from puzzles where ${within} order by md5(${table.cluster} || '${seed}') limit ${count}`,
    );
    if (!answer.ok) return err(answer.error.message);
    const puzzles = answer.value.rows.map(([id, text]) => {
      const read = atlasBoardOf(String(text), table.manifest.size.width);
      if (!read) throw new TypeError('a row of the atlas holds no board');
      return { name: String(id), board: read };
    });
    const source = await sourceOf(table, atlasPath(from));
    return ok({ source, puzzles, among: Number(counted.value.rows[0]?.[0]) });
  } finally {
    table.close();
  }
}

/** In words where the puzzles of an atlas are from. */
async function sourceOf({ manifest }: PuzzleTable, path: string): Promise<string> {
  if (isPublished(path)) return `the published ${basename(path)}, unjam ${version}`;
  const { describeSize } = await import('@unjam/atlas');
  const { size, finished, shards } = manifest;
  const part = finished.length < shards ? `, ${finished.length} of ${counted(shards, 'shard')}` : '';
  return `an atlas of ${describeSize(size)}${part}, unjam ${version}`;
}
