// The results from which the player's rating follows. The first visit does not need them, so they are read with the first part that does.

import { signal } from '@preact/signals';
import { keep, keptSignal } from '../device/kept.ts';
import { mergeResults, type RatedResult, readResults } from './rated-results.ts';

/** First solutions of rated puzzles, in order of time. */
export const ratedResults = signal<readonly RatedResult[]>([]);

keep(keptSignal('ratings', ratedResults, readResults, mergeResults));
