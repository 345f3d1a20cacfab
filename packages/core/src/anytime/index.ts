// The entry point @unjam/core/anytime: once it is imported, `solve` takes `anytime: true`.
//
//     import { solve } from '@unjam/core';
//     import '@unjam/core/anytime';
//     const answer = solve(board, { anytime: true, limit: { milliseconds: 10_000 } });

import { provideAnytime } from '../engine/solve.ts';
import { anytimeTask } from './anytime.ts';

provideAnytime(anytimeTask);
