// Problems with `--corners` and `--size`: corners outside the picture, and what to say if no grid or no red car was found with
// them.
import type { PictureOptions } from '../reading-options.ts';
import type { Size } from './picture-file.ts';

/** How far beside the picture a corner may lie, as a share of its longer side: a picture may cut off the rim of the grid. */
const BESIDE = 0.1;
/** How core's message begins if no grid was found; other messages, such as that the picture is too small, have other causes. */
const NO_GRID = 'no grid found: no board';

/** The first corner that is not in the picture, as a problem without the picture's name. */
export function outsideProblem({ corners }: PictureOptions, { width, height }: Size): string | undefined {
  const beside = Math.floor(BESIDE * Math.max(width, height));
  const outside = corners?.find(
    ({ x, y }) => x < -beside || y < -beside || x > width + beside || y > height + beside,
  );
  if (!outside) return undefined;
  const picture = `the picture of ${width} by ${height} pixels`;
  return `--corners ${outside.x},${outside.y} is outside ${picture}; expected a point in it, or at most ${beside} pixels beside it`;
}

/** The message that no red car was seen: where corners are given, that the grid may lie elsewhere. */
export const noRedCarMessage = (message: string, { corners }: PictureOptions): string =>
  corners ? `${message}; check that these --corners are those of the grid` : message;

/** The message that no grid was found: where the options say what it should be like, that this does not fit. */
export function noGridMessage(message: string, { corners, size }: PictureOptions): string {
  if (!message.startsWith(NO_GRID)) return message;
  const board = size ? `board of ${size.width}x${size.height} cells` : 'board';
  if (corners) return `no grid found: these --corners do not fit a ${board} in the picture`;
  if (size) return `no grid found: no ${board} fits the lines and colours of the picture`;
  return `${message}; --corners says where the grid is, and --size its columns and rows`;
}
