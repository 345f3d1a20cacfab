// Moves in one word of a vehicle that the board does not have.
import type { Chunk } from './atoms.ts';
import { type Labels, labelAt } from './label-at.ts';

/** Whether a word is a capital letter that names no vehicle, with a direction, a number of cells or both behind it: `B1`, `Bv`, `Br2`. */
export const isMoveOfStranger = ({ text, meanings }: Chunk): boolean =>
  /^\p{Lu}(?:[lrudv<>^←→↑↓+-]?\d{1,2}|[lrudv<>^←→↑↓])$/u.test(text) &&
  !meanings.flat().some(({ kind }) => kind === 'label');

/** Whether a line has only such moves. A letter and a number alone above all moves may be the name of the puzzle: `P1`. */
export const hasOnlyStrangers = (line: readonly Chunk[], isFirst: boolean): boolean =>
  line.every(isMoveOfStranger) && !(isFirst && line.length === 1 && /^.\d+$/u.test(line[0]?.text ?? ''));

/** Whether a line is one word with a label, a direction and a number of cells, and with something that is none of them: `XR4x`, `X~R4`. */
export function isBrokenMove(line: readonly Chunk[], labels: Labels): boolean {
  const [word, ...more] = line;
  if (!word || more.length > 0 || word.meanings.length > 0 || word.text.length > LONGEST_MOVE) return false;
  const [label] = labelAt(word.text, labels);
  const rest = word.text.slice(label.length).replace(/[^\p{L}\d←→↑↓]/gu, '');
  return label !== '' && /^(?:[lrud←→↑↓]\d|\d{1,2}[lrud←→↑↓]$)/i.test(rest);
}

/** A longer word may be any word. */
const LONGEST_MOVE = 8;
