import { expect, test } from 'vitest';
import { mergeRows } from './merge-rows.ts';

test.each([
  ['both added rows', 'abc', 'abd', 'ab', 'abcd'],
  ['both added the same row', 'abc', 'abc', 'ab', 'abcc'],
  ['this tab dropped the oldest', 'abc', 'bd', 'ab', 'abcd'],
  ['this tab was cleared', 'abc', '', 'ab', 'c'],
  ['the other was cleared', '', 'abc', 'ab', 'c'],
  ['the other was cleared and went on', 'x', 'abc', 'ab', 'xc'],
  ['nothing was stored before', 'a', 'b', '', 'ab'],
])('%s', (_, stored, own, before, expected) => {
  expect(mergeRows([...stored], [...own], [...before]).join('')).toBe(expected);
});
