// What a reading says of the columns of a list.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

/** The readings of a text, in words up to the numbers from which they count, each with the vehicles as label and length. */
function readingsOf(text: string) {
  const answer = readShapes(text);
  const readings = answer.kind === 'read' ? answer.boards : answer.kind === 'question' ? answer.readings : [];
  return readings.map(({ read, board: { vehicles, primary } }) => [
    read.replace(/^read as [^:]*: | \(from.*/g, ''),
    vehicles.map(({ label, length }, i) => `${label}${length}${i === primary ? '!' : ''}`).join(' '),
  ]);
}

test('a length and a direction before the place are no label', () => {
  const lines = [
    'red car horizontal length 2 at row 3 col 1',
    'car vertical length 2 at row 1 col 4',
    'truck vertical length 3 at row 2 col 6',
  ];
  expect(readingsOf(lines.join('\n'))).toEqual([
    ['row, column, last row, last column, red or not', 'A2! B2 C3'],
  ]);
  expect(
    readingsOf('red car X horizontal length 2 at row 3 col 1\ntruck O vertical length 3 at row 4 col 6'),
  ).toEqual([['label, row, column, last row, last column, red or not', 'O3 X2!']]);
});

test.each([
  ['a flag', '"red": true', '"red": false'],
  ['a colour', '"color": "red"', '"color": "blue"'],
])('%s that chooses the red car is not called ignored', (_, red, other) => {
  const text = `[{"id": "A", "row": 2, "col": 0, "length": 2, "dir": "h", ${red}}, {"id": "B", "row": 0, "col": 4, "length": 3, "dir": "v", ${other}}]`;
  expect(readingsOf(text)).toEqual([['label, row, column, length, direction, red or not', 'A2! B3']]);
});

test('a colour that chooses no red car is called ignored', () => {
  const text =
    '[{"id": "X", "row": 2, "col": 0, "length": 2, "dir": "h", "color": "pink"}, {"id": "B", "row": 0, "col": 4, "length": 3, "dir": "v", "color": "blue"}]';
  expect(readingsOf(text)).toEqual([['label, row, column, length, direction, (ignored)', 'B3 X2!']]);
});

test('the first cell of a range comes before the last', () => {
  expect(readingsOf('X: A3-B3\nA: D1-D3')).toEqual([['label, column, row, last column, last row', 'A3 X2!']]);
});
