import { expect, test } from 'vitest';
import { withBars } from './open-grid.ts';

const ruler = '+---+---+---+';
const open = '+   +   +   +';
const grid = (...rows: readonly string[]) =>
  [ruler, ...rows.flatMap((row, i) => [row, i + 1 < rows.length ? open : ruler])].join('\n');

test('cells on a grid of crosses get bars, and a row without its last bar an exit', () => {
  expect(withBars(`Level 1\n${grid('|     1   1 |', '| G   G      ', '|           |')}\nend`)).toBe(
    ['Level 1', ruler, '|   | 1 | 1 |', ruler, '| G | G |   | ->', ruler, '|   |   |   |', ruler, 'end'].join(
      '\n',
    ),
  );
});

test.each([
  ['bars between the cells', grid('|   | 1 | 1 |', '| G | G |   |', '|   |   |   |')],
  ['a word between two cells', grid('|   11   1  |', '| G   G     |', '|           |')],
  ['a word that is no cell', grid('| free  1 1 |', '| G   G     |', '|           |')],
  ['a row that lost a blank', grid('|     1   1 |', '| G   G     |', '|          |')],
  ['two gaps', grid('|     1   1  ', '| G   G      ', '|           |')],
  ['a gap at the left', grid('|     1   1 |', '  G   G     |', '|           |')],
  ['something behind a row', grid('|     1   1 |', '| G   G     | 2', '|           |')],
  ['two rows alone', grid('|     1   1 |', '| G   G     |')],
  [
    'a ruler with other crosses',
    grid('|     1   1 |', '| G   G     |', '|           |').replace(open, '+  +    +   +'),
  ],
])('%s: the text stays as it is', (_, text) => {
  expect(withBars(text)).toBe(text);
});
