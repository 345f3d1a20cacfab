// The puzzles of an atlas, each read when it is drawn first. Only import() loads this file: @unjam/atlas may not be installed.
import { type Board, err, ok, type Result } from '@unjam/core';
import { atlasBoardOf } from '@unjam/core/catalogue';
import type { EnvironmentShape } from '@unjam/core/game';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';
import { openPuzzles } from '../../input/open-puzzles.ts';
import type { Puzzles } from './environments.ts';

/** The puzzles of the folder of an atlas, of a published file, or of a published size, in the order of the atlas. */
export async function atlasPuzzles(
  atlas: string,
): Promise<Result<{ puzzles: Puzzles; shape: EnvironmentShape }, string>> {
  const opened = await openPuzzles(atlas);
  if (!opened.ok) return err(opened.error.message);
  const table = opened.value;
  try {
    const boards = await table.query('select board from puzzles');
    const most = await table.query('select max(vehicles) from puzzles');
    if (!boards.ok) return err(boards.error.message);
    if (!most.ok) return err(most.error.message);
    const texts = boards.value.rows.map(([text]) => String(text));
    const { width, height } = table.manifest.size;
    return ok({
      puzzles: readLater(texts, width),
      shape: { slots: Number(most.value.rows[0]?.[0] ?? 0), width, height },
    });
  } finally {
    table.close();
  }
}

function readLater(texts: readonly string[], width: number): Puzzles {
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
