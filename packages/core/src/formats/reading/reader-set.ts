import type { FormatSet } from '../parts/format.ts';
import { commonSet } from './common.ts';
import { rowsBetween } from './rows-between.ts';

/** The formats of a reader that is given no others, which must not lose a board that none of them reads. */
export const readerSet: FormatSet = { ...commonSet, inTable: rowsBetween };
