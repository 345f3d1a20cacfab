// The puzzles of an atlas, each read when it is first drawn.
import type { Board, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { atlasBoardOf } from '@unjam/core/catalogue';
import type { EnvironmentShape } from '@unjam/core/game';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';
import { atlasPath, isPublished } from '../../input/atlas-name.ts';
import { type AtlasTable, readPublished } from './published-puzzles.ts';
import type { Measure, Puzzles } from './puzzles.ts';

/** The puzzles of the folder of an atlas, of a published file, or of a published size, in the order of the atlas. */
export async function atlasPuzzles(
  atlas: string,
): Promise<Result<{ puzzles: Puzzles; shape: EnvironmentShape }, string>> {
  const path = atlasPath(atlas);
  const read = await (isPublished(path) ? readPublished(path) : readFolder(path));
  if (!read.ok) return read;
  const { width, height, boards, vehicles, ...known } = read.value;
  const measures: Readonly<Record<Measure, Float64Array | undefined>> = known;
  return ok({
    puzzles: { ...readLater(boards, width), measure: (index, name) => measures[name]?.[index] },
    shape: { slots: vehicles.reduce((most, each) => Math.max(most, each), 0), width, height },
  });
}

async function readFolder(folder: string): Promise<Result<AtlasTable, string>> {
  // @unjam/atlas may not be installed
  const { openPuzzles } = await import('../../input/open-puzzles.ts');
  const opened = await openPuzzles(folder);
  if (!opened.ok) return err(opened.error.message);
  const table = opened.value;
  try {
    const read = await table.query('select board, moves, steps, vehicles from puzzles');
    if (!read.ok) return err(read.error.message);
    const { rows } = read.value;
    // an atlas that was built here has ratings only after `unjam atlas rate`
    const rated = await table.query('select rating from puzzles');
    const column = (place: number) => Float64Array.from(rows, (row) => Number(row[place]));
    const { width, height } = table.manifest.size;
    return ok({
      width,
      height,
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

function readLater(texts: readonly string[], width: number): Omit<Puzzles, 'measure'> {
  const known = new Map<number, Board>();
  return {
    count: texts.length,
    board: (index) => {
      const before = known.get(index);
      if (before) return before;
      const read = atlasBoardOf(texts[index] ?? '', width);
      if (!read) throw new RangeError(`no puzzle ${index} of ${texts.length}`);
      // with labels in an order that one line can express
      const board = boardOfLayout(layoutOf(read));
      known.set(index, board);
      return board;
    },
  };
}
