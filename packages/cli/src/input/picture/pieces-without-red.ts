import type { Board } from '@unjam/core';
import { CAPITALS, SMALL_LETTERS } from '@unjam/core/basics';
import { boardToSetup } from '@unjam/core/board';
import { drawSetup } from '@unjam/core/formats';

/**
 * More letters than a picture of 8 by 8 cells has vehicles. None of them means something of its own in a grid; in other formats
 * some do, such as K and P in `bandung`.
 */
const LETTERS = [...CAPITALS, ...SMALL_LETTERS].filter((letter) => !'AOR'.includes(letter));

/**
 * The letters of the vehicles of a board on which no red car was seen. The reader takes the reddest piece for its primary; here it
 * gets a letter like all others, since it is probably not the red car.
 */
export function lettersOfPieces({ vehicles, primary }: Board): string[] {
  const used = new Set(vehicles.map(({ label }) => label));
  const letter = LETTERS.find((each) => !used.has(each)) ?? '?';
  return vehicles.map(({ label }, index) => (index === primary ? letter : label));
}

/** The rows of a board on which no red car was seen, as in a grid. */
export function rowsOfPieces(board: Board): string[] {
  const letters = lettersOfPieces(board);
  const { vehicles, ...setup } = boardToSetup(board);
  const relabelled = vehicles.map((each, index) => ({ ...each, label: letters[index] ?? each.label }));
  return drawSetup({ ...setup, vehicles: relabelled })
    .replaceAll(' ', '')
    .split('\n');
}
