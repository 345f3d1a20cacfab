// Vehicles of two lengths whose cells are written one by one, as programs do: none of them is left out.
import { expect, test } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
import { readShapes } from '../read-shapes.ts';

const cells = {
  red: [
    [2, 1],
    [2, 2],
  ],
  a: [
    [0, 0],
    [0, 1],
  ],
  b: [
    [4, 0],
    [5, 0],
  ],
  o: [
    [0, 5],
    [1, 5],
    [2, 5],
  ],
} as const;

/** A line for each vehicle, with the cells of each written alike. */
const lines = (line: (label: string, cells: readonly (readonly [number, number])[]) => string): string =>
  Object.entries(cells)
    .map(([label, own]) => line(label, own))
    .join('\n');

test.each<[string, string]>([
  [
    'arrays of Java',
    lines((label, own) => `int[][] ${label} = {${own.map(([r, c]) => `{${r}, ${c}}`).join(', ')}};`),
  ],
  [
    'objects of C#',
    lines((label, own) => `Cell[] ${label} = { ${own.map(([r, c]) => `new Cell(${r}, ${c})`).join(', ')} };`),
  ],
  [
    'pairs of Kotlin',
    lines((label, own) => `val ${label} = listOf(${own.map(([r, c]) => `${r} to ${c}`).join(', ')})`),
  ],
  [
    'vectors of Rust',
    lines(
      (label, own) =>
        `let ${label}: Vec<(usize, usize)> = vec![${own.map(([r, c]) => `(${r}, ${c})`).join(', ')}];`,
    ),
  ],
  [
    'calls',
    lines((label, own) => `put("${label}", ${own.map(([r, c]) => `new Pos(${r}, ${c})`).join(', ')});`),
  ],
  ['words', lines((label, own) => `${label} at ${own.map(([r, c]) => `cell ${r} ${c}`).join(' ')}`)],
])('%s', (_, text) => {
  const answer = readShapes(text);
  const [only] = answer.kind === 'read' ? answer.boards : [];
  expect(only?.board.vehicles.map(({ label, length }) => `${label} ${length}`).sort()).toEqual([
    'a 2',
    'b 2',
    'o 3',
    'red 2',
  ]);
  expect(only && compactText(only.board)).toContain('"label":"o","row":1,"column":6');
});

test.each([
  ['other words', 'red at 2 1 and 2 2\na at 0 0 and 0 1\no lies on 0 5 and 1 5 and 2 5'],
  [
    'a number that is missing',
    lines((label, own) => `${label} at ${own.map(([r, c]) => `cell ${r} ${c}`).join(' ')}`).replace(
      '1 5',
      '1',
    ),
  ],
])('a longer vehicle with %s is not left out', (_, text) => {
  const answer = readShapes(text);
  const read = answer.kind === 'read' ? answer.boards.map(({ board }) => board.vehicles.length) : [];
  expect(read.every((vehicles) => vehicles === text.split('\n').length)).toBe(true);
});
