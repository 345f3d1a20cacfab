/* JSON of boards in which one property or one vehicle is damaged: the board is refused, and the others are read. */
import { expect, test } from 'vitest';
import { allFormats } from '../index.ts';
import { createBoardReader } from './reader.ts';

/** What became of each board: the number of its vehicles, or what is wrong. */
function outcome(value: unknown, indent?: number): (number | string)[] {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(JSON.stringify(value, null, indent)), ...reader.end()].map(({ result }) =>
    result.ok ? result.value.vehicles.length : result.error.message,
  );
}

const byCorners = [
  { id: 'X', start: [2, 0], end: [2, 1] },
  { id: 'A', start: [0, 3], end: [2, 3] },
  { id: 'B', start: [4, 1], end: [4, 2] },
  { id: 'C', start: [3, 5], end: [4, 5] },
];
const byWords = [
  { id: 'X', type: 'car', row: 3, column: 1, direction: 'h' },
  { id: 'A', type: 'truck', row: 1, column: 4, direction: 'v' },
  { id: 'C', type: 'car', row: 6, column: 5, direction: 'h' },
  { id: 'B', type: 'car', row: 5, column: 2, direction: 'h' },
];
const byFlags = [
  { id: 'X', x: 0, y: 2, length: 2, vertical: false },
  { id: 'A', x: 3, y: 0, length: 3, vertical: true },
  { id: 'B', x: 1, y: 4, length: 2, vertical: false },
];
/** The list with other properties of its last vehicle. */
const changed = (list: readonly object[], last: object): object[] =>
  list.map((vehicle, i) => (i === list.length - 1 ? { ...vehicle, ...last } : vehicle));

test('lists without damage are read', () => {
  for (const list of [byCorners, byWords, byFlags])
    expect(outcome({ vehicles: list })).toEqual([list.length]);
});

test.each([
  ['a type that is missing', changed(byWords, { type: undefined })],
  ['a type that is a number', changed(byWords, { type: 99 })],
  ['null beside true and false', changed(byFlags, { vertical: null })],
  ['nothing beside true and false', changed(byFlags, { vertical: '' })],
  ['a place that is missing where false is written', changed(byFlags, { x: undefined })],
])('%s is not guessed', (_, list) => {
  for (const indent of [undefined, 1])
    expect(outcome({ vehicles: list }, indent)).toEqual([expect.any(String)]);
});

test('a list of lists with a bad vehicle is one refusal, and no part of it is a board', () => {
  for (const indent of [undefined, 1])
    expect(outcome([changed(byCorners, { end: null })], indent)).toEqual([expect.stringMatching(/vehicle/)]);
  expect(outcome([[{ a: 1 }, { b: 2 }]], 1)).toEqual(['this is JSON in which no board is found']);
});

test('one of two boards with numbers in their names is not left out', () => {
  expect(outcome({ level1: byCorners, level2: [...byCorners, null] })).toEqual([4, expect.any(String)]);
});

test.each([
  ['[[1,1,0,2],[0,0,0,2],[0,0,0,0],[0,0,0,0]', 1],
  ['[[1,1,0,2],[0,0,0,2,[0,0,0,0],[0,0,0,0]]', 1],
  ['["XX.A","...A","....","...."', 1],
])('the bracket that is never closed is named: %s', (text, column) => {
  const reader = createBoardReader({ formats: allFormats() });
  const read = [...reader.push(text), ...reader.end()];
  expect(read.map(({ result }) => !result.ok && [result.error.message, result.error.at?.text])).toEqual([
    ['the bracket [ is never closed', { line: 1, column }],
  ]);
});
