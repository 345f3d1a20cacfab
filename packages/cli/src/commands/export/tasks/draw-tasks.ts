// Pictures of the boards of tasks, and the columns that name them.
import { join } from 'node:path';
import { parseBoard, type Result, renderSvg } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { DataColumn } from '@unjam/core/catalogue';
import { writeWholeFile } from '../../../output/whole-file.ts';
import { pngOf } from '../../show/raster.ts';
import type { TaskPicture } from './options.ts';
import type { Places } from './places.ts';
import { sceneSvg } from './scene.ts';

/** Pixels of a side of both kinds of picture. */
const WIDTH = 640;

/** The columns of a set with pictures. */
export const pictureColumns = (kinds: readonly TaskPicture[]): readonly DataColumn[] => [
  {
    name: 'prompt_picture',
    type: 'text',
    meaning: 'the task in words, for a picture in place of the drawing',
  },
  ...kinds.map(
    (kind): DataColumn => ({
      name: `picture_${kind}`,
      type: 'text',
      meaning:
        kind === 'flat'
          ? 'the board from straight above: the path of a PNG file beside this one'
          : 'the same board as a camera sees the toy at an angle: the path of a PNG file',
    }),
  ),
];

/**
 * Draws the board of a task in each kind of picture.
 *
 * @param number - of the task; the scene's camera stands elsewhere for each, and for each seed
 * @returns the paths by the names of their columns, relative to the folder of the set
 */
export function drawTask(
  board: string,
  number: number,
  kinds: readonly TaskPicture[],
  { folder, pictures }: Pick<Places, 'folder' | 'pictures'>,
  seed: number,
): Result<Record<string, string>, string> {
  const shown = parseBoard(board);
  const paths: Record<string, string> = {};
  for (const kind of kinds) {
    const svg =
      kind === 'flat' ? renderSvg(shown, { width: WIDTH }) : sceneSvg(shown, seed * 100_003 + number);
    const name = `${pictures}/${String(number).padStart(5, '0')}-${kind}.png`;
    const written = writeWholeFile(join(folder, name), pngOf(svg, WIDTH), false);
    if (!written.ok) return err(written.error);
    paths[`picture_${kind}`] = name;
  }
  return ok(paths);
}
