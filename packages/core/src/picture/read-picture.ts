// Source: ours; read-setup.ts does the reading, with the closer look.
// Guarantee: every board is legal.
//
//    picture -> readSetup -> setup -> validate -> board; 'no grid' where the setup is not legal
import type { Board } from '../board/board.ts';
import type { Setup } from '../board/setup.ts';
import { validate } from '../board/validate.ts';
import { closerLook } from './closer-look.ts';
import type { Picture } from './image/picture.ts';
import type { otherGrids } from './other-grids.ts';
import type { PictureReading } from './picture-reading.ts';
import type { ReadOptions } from './read-options.ts';
import { checkInput, readSetup } from './read-setup.ts';

/**
 * Reads the board that a photograph or a screenshot shows.
 *
 * @param picture RGBA, upright or turned in any way; sides longer than 800 pixels do not help, and a side of less than 48
 *   gives "no grid"
 * @param options what the caller knows about the picture
 * @param findOthers `otherGrids`, if the other boards of the picture are wanted too. It is an argument so that a bundle for the
 *   web leaves it out where it is not used
 * @returns `read` with the board, how sure the reading is and where it was seen; or `none`, with the reason
 * @throws RangeError for a picture whose sides or data are not as `Picture` says, and for options that `ReadOptions` does not allow
 *
 * @example
 * const reading = readPicture(picture);
 * if (reading.kind === 'read' && reading.confidence > 0.95) console.log(renderText(reading.board));
 * else console.log('take the picture again');
 */
export function readPicture(
  picture: Picture,
  options: ReadOptions = {},
  findOthers?: typeof otherGrids,
): PictureReading {
  checkInput(picture, options);
  const reading = readSetup(picture, { ...options, closer: closerLook }, findOthers);
  if (reading.kind === 'no grid') return reading;
  const board = legal(reading.board);
  if (!board) return { kind: 'no grid', message: 'no grid found: the pieces seen do not form a legal board' };
  if (reading.kind === 'no red car') return { ...reading, board };
  const runnersUp = reading.runnersUp.flatMap(({ likelihood, ...other }) => {
    const board = legal(other.board);
    return board ? [{ board, likelihood }] : [];
  });
  return { ...reading, board, runnersUp };
}

function legal(setup: Setup): Board | undefined {
  const checked = validate(setup);
  return checked.ok ? checked.value : undefined;
}
