import { expect, test } from 'vitest';
import { withoutTikz } from './tikz.ts';

const picture = (...lines: readonly string[]): string =>
  ['\\begin{tikzpicture}', '% a board', '\\draw (0,0) grid (6,6);', ...lines, '\\end{tikzpicture}'].join(
    '\n',
  );

test('a rectangle is a record in its line, with its row from the top', () => {
  const text = picture(
    '\\fill[red] (1,3) rectangle (3,4);',
    '\\filldraw[fill=blue] (0,2) rectangle ++(1,3);',
  );
  expect(withoutTikz(text)?.split('\n')).toEqual([
    '',
    'board: 6x6',
    'label row column row2 column2',
    'red 3 2 3 3',
    'blue 2 1 4 1',
  ]);
});

test('a node gives its rectangle a label, and a margin counts for nothing', () => {
  const text = picture(
    '\\fill[red] (1.1,3.1) rectangle (2.9,3.9);',
    '\\node at (2,3.5) {X};',
    '\\fill[red] (0.1,0.1) rectangle (0.9,1.9) node {A};',
  );
  expect(withoutTikz(text)?.split('\n').slice(-2)).toEqual(['X 3 2 3 3', 'A 5 1 6 1']);
});

test.each([
  ['no grid', '\\fill[red] (1,3) rectangle (3,4);\n\\fill[blue] (0,2) rectangle (1,5);'],
  ['one off the grid', picture('\\fill[red] (1,3) rectangle (3,4);', '\\fill[blue] (0,5) rectangle (1,8);')],
  ['a mistake in one', picture('\\fill[red] (1,3) rectangle (3,4);', '\\fill[blue] (0,2) rctangle (1,5);')],
])('%s: not understood', (_, text) => {
  expect(withoutTikz(text)).toBe(undefined);
});
