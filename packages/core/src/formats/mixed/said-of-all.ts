/*
 * What stands above the first board of a text and is said of the boards behind it, too:
 *
 *     All exits are on the left.        a heading of the whole text: said of all boards
 *
 *     Level 1, or exit: left            right above a board, or with its number: said of that board alone
 *     AA.B..
 *     ...B..
 *
 * Where other boards say an exit, a size or a red car of their own, what the heading says of these is said of the first board alone.
 */
import { BOARD_NUMBER } from '../../shapes/sentences/board-number.ts';

/** A property in a value, which counts for its own board and does not make the heading that of the first one. */
const VALUE = /^\s*(?:[[{]|["'])/;

/** A line with so many numbers is a board in words, and no heading. */
const LEAST_OF_BOARD = 6;

/**
 * The lines above the first board as they are said of the others; those that are said of the first board alone are empty.
 *
 * @param above - the lines above the first board
 * @param others - the lines beside the other boards
 * @param says - whether lines say an exit, a size, a red car or the like
 */
export function saidOfAll(
  above: readonly string[],
  others: readonly string[],
  says: (lines: readonly string[]) => boolean,
): readonly string[] {
  const numbered = above.findIndex((line) => BOARD_NUMBER.test(line));
  const start = numbered < 0 ? above.findLastIndex((line) => line.trim() === '') + 1 : numbered;
  const isOfOne = others.some((line) => !VALUE.test(line) && says([line]));
  return above.map((line, i) => {
    const isOwn =
      BOARD_NUMBER.test(line) ||
      (line.match(/\d+/g)?.length ?? 0) >= LEAST_OF_BOARD ||
      ((isOfOne || i >= start) && line.trim() !== '' && says([line]));
    return isOwn ? '' : line;
  });
}
