// Moves in one word of a vehicle that the board does not have.
import type { Chunk } from './atoms.ts';

/** Whether a word is a capital letter that names no vehicle, with a direction, a number of cells or both behind it: `B1`, `Bv`, `Br2`. */
export const isMoveOfStranger = ({ text, meanings }: Chunk): boolean =>
  /^\p{Lu}(?:[lrudv<>^←→↑↓+-]?\d{1,2}|[lrudv<>^←→↑↓])$/u.test(text) &&
  !meanings.flat().some(({ kind }) => kind === 'label');

/** Whether a line has only such moves. A letter and a number alone above all moves may be the name of the puzzle: `P1`. */
export const hasOnlyStrangers = (line: readonly Chunk[], isFirst: boolean): boolean =>
  line.every(isMoveOfStranger) && !(isFirst && line.length === 1 && /^.\d+$/u.test(line[0]?.text ?? ''));
