// Calls of the file system that fail, as on a disk that breaks or is full. `npm run torture -- failing-io` lets each call of
// each command fail; here are some of them.
import { test } from 'vitest';
import { expectPromisesKept } from './failing-command.ts';

test.each([
  ['atlas build', 24, 30],
  ['atlas merge', 11, 23],
  ['solve, a file', 3, 4],
  ['solve, a file', 5, 6],
  ['solve, a folder', 6, 8],
])('%s: call %i and every %i-th after it', expectPromisesKept);
