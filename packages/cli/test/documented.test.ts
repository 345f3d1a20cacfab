// The commands of the documentation are run by test/all, of which each run on a server does a quarter. What is wrong with them
// before one of them starts is found here, each time.
import { expect, test } from 'vitest';
import { longRuns, pages } from './documented.ts';

test('no documented command enumerates for hours when it is run as a test', () => {
  expect(pages.flatMap(longRuns)).toEqual([]);
});
