// The puzzles of an atlas, each read when it is drawn first. Only import() loads this file: @unjam/atlas may not be installed.
import type { Board, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { atlasBoardOf } from '@unjam/core/catalogue';
import type { EnvironmentShape } from '@unjam/core/game';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';
import { openPuzzles } from '../../input/open-puzzles.ts';
import type { Measure, Puzzles } from './puzzles.ts';

/** The puzzles of the folder of an atlas, of a published file, or of a published size, in the order of the atlas. */
export async function atlasPuzzles(
  atlas: string,
): Promise<Result<{ puzzles: Puzzles; shape: EnvironmentShape }, string>> {
  const opened = await openPuzzles(atlas);
  if (!opened.ok) return err(opened.error.message);
  const table = opened.value;
  try {
    const read = await table.query('select board, moves, steps, vehicles from puzzles');
    if (!read.ok) return err(read.error.message);
    const { rows } = read.value;
    // an atlas that was built here has ratings only after `unjam atlas rate`
    const rated = await table.query('select rating from puzzles');
    const column = (place: number) => Float64Array.from(rows, (row) => Number(row[place]));
    const known: Partial<Record<Measure, Float64Array>> = { moves: column(1), steps: column(2) };
    if (rated.ok) known.rating = Float64Array.from(rated.value.rows, ([rating]) => Number(rating));
    const texts = rows.map(([text]) => String(text));
    const { width, height } = table.manifest.size;
    return ok({
      puzzles: { ...readLater(texts, width), measure: (index, name) => known[name]?.[index] },
      shape: { slots: column(3).reduce((most, vehicles) => Math.max(most, vehicles), 0), width, height },
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
