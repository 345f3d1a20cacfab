// The puzzles of an atlas in a file or a folder, as a table in memory and as lines of text with their boards.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { atlasBoardOf } from '@unjam/core/catalogue';
import { compactText } from '@unjam/core/formats';
import { isPublished } from './atlas-name.ts';
import { type AtlasTable, readPublished } from './published-puzzles.ts';

/** The puzzles of the folder of an atlas, or of the file of one. */
export const readAtlas = (path: string): Promise<Result<AtlasTable, string>> =>
  isPublished(path) ? readPublished(path) : readFolder(path);

async function readFolder(folder: string): Promise<Result<AtlasTable, string>> {
  // imported here, since @unjam/atlas may not be installed
  const { openPuzzles } = await import('./open-puzzles.ts');
  const opened = await openPuzzles(folder);
  if (!opened.ok) return err(opened.error.message);
  const table = opened.value;
  try {
    const read = await table.query('select board, moves, steps, vehicles, id from puzzles');
    if (!read.ok) return err(read.error.message);
    const { rows } = read.value;
    // an atlas that was built here has ratings only after `unjam atlas rate`
    const rated = await table.query('select rating from puzzles');
    const column = (place: number) => Float64Array.from(rows, (row) => Number(row[place]));
    const { width, height } = table.manifest.size;
    return ok({
      width,
      height,
      ids: rows.map((row) => String(row[4])),
      boards: rows.map(([text]) => String(text)),
      moves: column(1),
      steps: column(2),
      vehicles: column(3),
      rating: rated.ok ? Float64Array.from(rated.value.rows, ([rating]) => Number(rating)) : undefined,
    });
  } finally {
    table.close();
  }
}

/** Lines that are made at a time, so that the text of a large atlas is never in memory as a whole. */
const LINES = 1000;

/** The boards of an atlas as lines of JSON with their ids as names. */
export function* boardLines({ ids, boards, width, height }: AtlasTable): Generator<Uint8Array> {
  for (let from = 0; from < boards.length; from += LINES) {
    const lines = boards.slice(from, from + LINES).map((text, index) => {
      // a reader takes a board in one line without a size for a square
      const read = width === height ? undefined : atlasBoardOf(text, width);
      return JSON.stringify({ name: ids[from + index], board: read ? compactText(read) : text });
    });
    yield Buffer.from(`${lines.join('\n')}\n`);
  }
}
