import { CAPITALS, DIGITS, SMALL_LETTERS } from '../../basics/letters.ts';
import type { LabelRule } from './format.ts';

const single = [...CAPITALS, ...SMALL_LETTERS, ...DIGITS];
const many = [...single, ...CAPITALS.flatMap((first) => CAPITALS.map((second) => first + second))];

/** X, then A B C ... and, where letters run out, a b c ..., 0 1 2 ..., AA AB ... */
export const commonLabels: LabelRule = { primary: 'X', others: () => many };
