import { expect, test } from 'vitest';
import { mergeRows, newRows } from './merge-rows.ts';

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

test.each([
  ['abc', 'abc', ''],
  ['ab', 'abc', 'c'],
  ['a', 'aab', 'ab'],
  ['', 'ab', 'ab'],
])('of the rows %s and a file of %s the new ones are %s', (here, file, expected) => {
  expect(newRows([...here], [...file]).join('')).toBe(expected);
});
