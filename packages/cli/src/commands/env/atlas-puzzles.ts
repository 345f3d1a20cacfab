// The puzzles of an atlas, each read when it is first drawn.
import type { Board, Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { atlasBoardOf } from '@unjam/core/catalogue';
import type { EnvironmentShape } from '@unjam/core/game';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';
import { atlasPath } from '../../input/atlas-name.ts';
import { readAtlas } from '../../input/read-atlas.ts';
import type { Measure, Puzzles } from './puzzles.ts';

/** The puzzles of the folder of an atlas, of a published file, or of a published size, in the order of the atlas. */
export async function atlasPuzzles(
  atlas: string,
): Promise<Result<{ puzzles: Puzzles; shape: EnvironmentShape }, string>> {
  const read = await readAtlas(atlasPath(atlas));
  if (!read.ok) return read;
  const { width, height, ids: _, boards, vehicles, ...known } = read.value;
  const measures: Readonly<Record<Measure, Float64Array | undefined>> = known;
  return ok({
    puzzles: { ...readLater(boards, width), measure: (index, name) => measures[name]?.[index] },
    shape: { slots: vehicles.reduce((most, each) => Math.max(most, each), 0), width, height },
  });
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
      // relabelled, since the text of a board in one line has its labels in order
      const board = boardOfLayout(layoutOf(read));
      known.set(index, board);
      return board;
    },
  };
}
