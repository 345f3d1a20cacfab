import type { LabelRule } from './format.ts';

/** The capitals except X, the label of the primary. */
export const CAPITALS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWYZ'];
/** The small letters without those that are an empty cell or a wall in some format. */
export const SMALL: readonly string[] = [...'abcdefghijklmnpqrstuvwyz'];

const single = [...CAPITALS, ...SMALL, ...'0123456789'];
const many = [...single, ...CAPITALS.flatMap((first) => CAPITALS.map((second) => first + second))];

/** X, then A B C ... and, where letters run out, a b c ..., 0 1 2 ..., AA AB ... */
export const commonLabels: LabelRule = { primary: 'X', others: () => many };
