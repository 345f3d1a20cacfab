import { expect, test } from 'vitest';
import { changes, mergeRows } from './merge-rows.ts';

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
  expect(
    changes([...here], [...file])
      .flatMap(({ now }) => now)
      .join(''),
  ).toBe(expected);
});

test('an empty row, as of a damaged file, stays where a play is new', () => {
  expect(mergeRows(['', 'a'], ['', 'b'], [''])).toEqual(['', 'a', 'b']);
});

/** Rows of a player at a board: `o` opens it, a digit is a move. */
const rows = (board: string, events: string) =>
  [...events].map((event) =>
    event === 'o' ? `Ada,${board},0,open,,` : `Ada,${board},${event},move,A,${event}`,
  );
/** The same rows as events, of all boards. */
const told = (some: readonly string[]) =>
  some.map((row) => (row.includes(',open,') ? 'o' : row.split(',')[2])).join('');

test.each([
  ['both opened the board and moved', 'oo1', 'oo2', 'oo', 'o1o2'],
  ['both went on with the same play', 'o12', 'o13', 'o1', 'o12o13'],
  ['the other opened it behind the play', 'o1o', 'o12', 'o1', 'oo12'],
  ['the other moved on, this one did not', 'o12', 'o1', 'o1', 'o12'],
  ['the oldest rows were dropped', 'o12o3', '12o34', 'o12o3', 'o12o34'],
])('two tabs at one board: %s', (_, stored, own, before, expected) => {
  expect(told(mergeRows(rows('x', stored), rows('x', own), rows('x', before)))).toBe(expected);
});

test.each([
  ['a play of another device', 'o1', 'o2', 'o2'],
  ['a play that has got further there', 'o1', 'o123', 'o123'],
  ['a play that has got further here', 'o123', 'o1', ''],
  ['the same plays', 'o1o2', 'o1o2', ''],
  ['one more play of the same rows', 'o1', 'o1o1', 'o1'],
])('a file has %s', (_, here, file, expected) => {
  expect(told(changes(rows('x', here), rows('x', file)).flatMap(({ now }) => now))).toBe(expected);
});
