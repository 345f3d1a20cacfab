// What stands in front of the rows of a board: marks of comments and numbers are no cells, and the first cells stay.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

function sizes(text: string): string[] {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok
      ? `${result.value.width}x${result.value.height}, ${result.value.vehicles.length} vehicles`
      : 'refused',
  );
}

const commented = '# E E _ D\n# _ _ _ D\n# _ B C C\n# _ B _ _\n# _ B A A\n# _ _ X X';

test.each<[string, string, string]>([
  ['comments below the exit', `Exit: right\n${commented}`, '4x6, 6 vehicles'],
  ['comments below a name', `Level 1\n${commented}`, '4x6, 6 vehicles'],
  ['comments between fences', `\`\`\`\n${commented}\n\`\`\``, '4x6, 6 vehicles'],
  ['comments with tabs', `Exit: right\n${commented.replace(/(?<=\S) (?=\S)/g, '\t')}`, '4x6, 6 vehicles'],
  [
    'a letter in one row alone, before a bar',
    'C | C | _ | _\n_ | A | A | _\n_ | X | X | B\nD | _ | _ | B\nD | E | E | _',
    '4x5, 6 vehicles',
  ],
  [
    'an empty cell * behind numbers',
    '1: *\t*\t*\t*\n2: *\tX\tX\t*\n3: A\t*\tB\tB\n4: A\t*\t*\t*',
    '4x4, 3 vehicles',
  ],
])('%s', (_, text, board) => {
  expect(sizes(text)).toEqual([board]);
});

test('a wall in front of some rows stays one', () => {
  expect(sizes('Exit: right\n# E E _ D\n_ _ _ _ D\n_ _ B C C\n# _ B _ _\n_ _ B A A\n# _ _ X X')).toEqual([
    '5x6, 6 vehicles',
  ]);
});
