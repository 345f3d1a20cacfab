import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const ROWS = ['A.BB', 'A...', 'XX.C', '...C'];
const cellsOf = (text: string): string => {
  const answer = readShapes(text);
  if (answer.kind !== 'read') return answer.kind;
  return answer.boards.map(({ board }) => `${board.width}x${board.height} ${board.vehicles.length}`).join();
};
const framed = (line: string, left: string, right = left) =>
  [line, ...ROWS.map((row) => `${left}${row}${right}`), line].join('\n');

test.each([
  ['rules above and below', framed('----', '')],
  ['a rule above alone', ['====', ...ROWS].join('\n')],
  ['double bars', framed('========', '||')],
  ['bars of colons', framed('', ':')],
  ['a bar before the names of rows', ROWS.map((row, i) => `${[...row].join(' ')} | ${i + 1}`).join('\n')],
  ['double bars apart from the cells', ROWS.map((row) => `|| ${[...row].join(' ')} ||`).join('\n')],
  ['a bar on one side', ROWS.map((row) => `${[...row].join(' ')} !`).join('\n')],
  ...[...'$%&,;/\\=~^-_'].flatMap((sign): [string, string][] => [
    [`${sign} at the end of each row`, framed('', '', sign)],
    [`${sign} behind the number of each row`, ROWS.map((row, i) => `${i + 1}${sign}${row}`).join('\n')],
    [`${sign} before the number of each row`, ROWS.map((row, i) => `${row}${sign}${i + 1}`).join('\n')],
  ]),
  ['a quote and a comma at the end of each row', framed('', '', '",')],
  [
    'a dot behind the number of each row, with the size',
    `4x4\n${ROWS.map((row, i) => `${i + 1}.${row}`).join('\n')}`,
  ],
])('%s', (_, text) => {
  expect(cellsOf(text)).toBe('4x4 4');
});

test.each([
  ['a rule above a board that is no square', '----\nA.BB\nA...\nXX.C\n...C\nDD..\n----', '4x5 5'],
  ['empty cells are no rule', '----\nA-BB\nA---\nXX-C\n---C', '4x5 4'],
  [
    'bars with a gap behind blanks that are cells',
    '   ABCD\n  +----+\n1 |A BB| 1\n2 |A   | 2\n3 |XX C  3\n4 |   C| 4\n  +----+\n   ABCD',
    'refused',
  ],
  ['a bar that stands inside, too', '|A.BB\n|A...\n|XX|C\n|...C', 'refused'],
  ['vehicles that are called by signs', '$.&&\n$...\n$@@.', '4x3 3'],
  ['a sign of empty cells where no other is empty', '-AAB\n-XXB\n-CCB', '4x3 4'],
  ['a dot behind the number of each row', ROWS.map((row, i) => `${i + 1}.${row}`).join('\n'), 'refused'],
])('%s', (_, text, expected) => {
  expect(cellsOf(text)).toBe(expected);
});
