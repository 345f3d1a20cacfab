import { expect, test } from 'vitest';
import { groupUse, millisecondsOf } from './group-use.ts';

test.each([
  ['0:01.52', 1520],
  ['00:00:03', 3000],
  ['01:02:03', 3_723_000],
  ['1-02:03:04', 93_784_000],
])('%s of ps is %i ms', (time, milliseconds) => {
  expect(millisecondsOf(time)).toBe(milliseconds);
});

test('a group that does not exist takes nothing that could be told', async () => {
  expect(await groupUse(2 ** 30)).toBeUndefined();
});
