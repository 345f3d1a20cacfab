// The engine: for every board the fastest way to a shortest solution that takes it.

import type { Algorithm } from '../algorithm.ts';
import { metrics } from '../board/moves.ts';
import { lane } from './lane.ts';

/** Both engines behind one door; complete, and shortest in the metric asked for. */
export const engine: Algorithm = {
  id: 'engine',
  title: 'Engine',
  source: 'the lane engine up to 6×6, the wide engine beyond',
  optimalFor: metrics,
  complete: true,
  run: lane.run,
};
