// The packed engines for boards beyond 8×8, for dispatch.ts, which loads this file when a board needs it. Nothing else imports
// it: a bundler puts a file that is also imported in the usual way into the program's first part.

import type { Algorithm } from '../../algorithm.ts';
import { packed128 } from './packed128.ts';
import { packed256 } from './packed256.ts';

/** Fastest first. */
export const enginesForLargerBoards: readonly Algorithm[] = [packed128, packed256];
