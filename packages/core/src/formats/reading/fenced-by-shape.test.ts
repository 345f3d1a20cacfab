// Boards in fenced blocks, of which some are read by their shape and others in a format.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

/** What a reader gives that gets the text in pieces of some characters. */
function readIn(text: string, size: number) {
  const reader = createBoardReader({ formats: allFormats() });
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
    text.slice(i * size, (i + 1) * size),
  );
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

const values = '["--B---",\n "--B---",\n "XXB---",\n "--AA--",\n "------",\n "------"]';
const fence = (text: string) => `\`\`\`\n${text}\n\`\`\`\n`;

test.each([
  ['rows in a format', '--CCC-\nD----E\nDXX--E\nD----E\n--AA--\n--FF--', 6],
  ['a line', 'AA...OP..Q.OPXXQ.OP..Q..B...CCB.RRR.', 8],
])(
  'two hyphens in a string of values begin no remark: what follows is not lost, %s',
  (_, other, vehicles) => {
    for (const size of [1, 1000]) {
      const found = readIn(`Before:\n${fence(values)}\nAfter:\n${fence(other)}`, size);
      expect(found.map(({ result }) => result.ok && result.value.vehicles.length)).toEqual([3, vehicles]);
    }
  },
);

test('rows with a fault behind a board that is read by its shape are refused, and not passed over', () => {
  const found = readIn(`${fence(values)}\n${fence('--CCC-\nD----E\nDXX--E\nD----E\n--AA--\nF-F---')}`, 1000);
  expect(found.map(({ result }) => result.ok || result.problems[0]?.message)).toEqual([
    true,
    expect.stringMatching(/these lines look like the rows of a board, and none was read here/),
  ]);
});

test('rows in quotes are read beside boards in a format', () => {
  const line = values.replaceAll('\n', '');
  const rows = '--B---\n--B---\nXXB---\n---AA-\n------\n------';
  const found = readIn(`${fence(line)}${fence(values)}and then\n${fence(rows)}`, 1000);
  expect(found.map(({ line, result }) => [line, result.ok])).toEqual([
    [2, true],
    [5, true],
    [14, true],
  ]);
});
