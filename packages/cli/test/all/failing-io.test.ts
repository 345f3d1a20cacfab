// More calls of the file system that fail, in the commands of which failing-io.test.ts tries none or few.
import { test } from 'vitest';
import { expectPromisesKept } from '../failing-command.ts';

test.each([
  ['atlas build, going on', 2, 11],
  ['atlas rate', 3, 13],
  ['atlas publish', 5, 17],
  ['atlas publish, again', 7, 17],
  ['atlas export, Parquet', 4, 5],
  ['generate', 2, 5],
  ['export tasks', 3, 5],
])('%s: call %i and every %i-th after it', expectPromisesKept);
