import { expect, test } from 'vitest';
import { allFormats } from '../../formats/all-formats.ts';
import { createBoardReader } from '../../formats/reading/reader.ts';

const first =
  'row 1: _ _ C C\nrow 2: A A _ X\nrow 3: E _ _ X\nrow 4: E _ D _\nrow 5: B B D _\nrow 6: _ _ _ _';
const second =
  'row 1: _ A _ _ _ X\nrow 2: _ A _ _ _ X\nrow 3: _ A _ _ _ _\nrow 4: C B B _ _ _\nrow 5: C _ _ _ _ _';

function read(text: string) {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ line, result }) => [line, result.ok]);
}

test('rows of another size with a legend below them are not left out', () => {
  expect(read(`Exit: bottom\n${first}\n\nThe exit is on the bottom\n${second}\nX = red car\n`)).toEqual([
    [2, true],
    [10, true],
  ]);
});

test.each<[string, string]>([
  ['nothing', ''],
  ['a legend', 'X = red car'],
  ['a sentence', 'Thanks for the help!'],
])('beside a board and %s no rows are missed', (_, below) => {
  expect(read(`Exit: bottom\n${first}\n\n${below}\n`)).toEqual([[2, true]]);
});
