// Lines above rows that are names, although some of their characters could be cells.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { compactText } from '../reading/compact.ts';
import { createBoardReader } from '../reading/reader.ts';

const grid = '..A...\n..A...\nXXA..B\n.....B\n......\n......';
const six = '.BBxx.\n.CDDEF\n.CAAEF\nGGH.E.\n..HII.\nJJJ...';
const frame = (rows: readonly string[]) =>
  [
    '   1 2 3 4',
    '  +-------+',
    ...rows.map((row, i) => `${i + 1} |${[...row].join(' ')}|`),
    '  +-------+',
  ].join('\n');

const boardsIn = (text: string) => {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ name, result }) =>
    result.ok ? [name, compactText(result.value)] : result.error.message,
  );
};
const boardOf = (text: string) => boardsIn(text).flat()[1];

test.each(['No. 11', 'Nr.7', '12.', '3)', 'Book 3'])('%s', (name) => {
  for (const board of [grid, six])
    expect(boardsIn(`${name}\n${board}\n\n${name}\n${board}\n`)).toEqual([
      [name, boardOf(board)],
      [name, boardOf(board)],
    ]);
});

test.each(['Jam 1188', 'Book 3'])('%s above a border as long as it', (name) => {
  const side = name.length;
  const inner = '.'.repeat(side - 2);
  const red = `XX${'.'.repeat(side - 4)}`;
  const text = [`${'#'.repeat(side)}`, `#${inner}#`, `#${red}.`, `#${inner}#`, '#'.repeat(side)].join('\n');
  expect(boardsIn(`${name}\n${text}\n`)).toEqual([[name, boardOf(text)]]);
});

test('frames right below each other', () => {
  const frames = [
    frame(['XX.A', '...A', '....', '....']),
    frame(['BB..', 'XX.A', '...A', '....']),
    frame(['XX..', '....', 'C.DD', 'C...']),
  ];
  const together = boardsIn(`${frames.join('\n')}\n`);
  expect(together).toEqual(frames.map((text) => [undefined, boardOf(text)]));
});
