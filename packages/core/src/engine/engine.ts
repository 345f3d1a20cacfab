// The engine: for every board the fastest way to a shortest solution that takes it.

import type { Algorithm } from '../algorithm.ts';
import { metrics } from '../board/moves.ts';
import { wide } from './wide.ts';

/** Both engines behind one door; complete, and shortest in the metric asked for. */
export const engine: Algorithm = {
  id: 'engine',
  title: 'Engine',
  source: 'the wide engine',
  optimalFor: metrics,
  complete: true,
  run: (board, request) => wide.run(board, request),
};
