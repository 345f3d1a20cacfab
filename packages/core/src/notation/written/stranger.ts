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

/** Whether a line is a label, a direction and a number of cells, or a label and a number, with something that is none of them: `XR4x`, `X~,4`. */
export function isBrokenMove(line: readonly Chunk[], labels: Labels): boolean {
  const [word, number, ...more] = line;
  const text = `${word?.text ?? ''}${number?.text ?? ''}`;
  if (!word || more.length > 0 || word.meanings.length > 0 || text.length > LONGEST_MOVE) return false;
  const known = text.replace(/[^\p{L}\d←→↑↓]/gu, '');
  const [label] = labelAt(known, labels);
  const rest = known.slice(label.length);
  if (label === '') return false;
  return (
    /^(?:[lrud←→↑↓]\d|\d{1,2}[lrud←→↑↓]$)/i.test(rest) || (number !== undefined && /^\d{1,2}$/.test(rest))
  );
}

/** Longer words may be any words. */
const LONGEST_MOVE = 8;
