import { expect, test } from 'vitest';
import { allFormats } from '../../formats/all-formats.ts';
import { tryParseBoard } from '../../formats/reading/parse-board.ts';
import { isMarkAlone } from './arrow-alone.ts';

const rows = ['.....', '.X..A', '.X..A', '..B..', '..B..'];

test.each([
  ['=', 'top', [' =', ...rows]],
  ['^', 'top', [' ^', ...rows]],
  ['=', 'bottom', [...rows, ' =']],
  ['v', 'bottom', [...rows, ' v']],
])('%s marks the exit at the %s', (_, exit, lines) => {
  const board = tryParseBoard(lines.join('\n'), { formats: allFormats() });
  expect(board.ok && board.value.exit).toBe(exit);
});

test('a sign above another column than that of the red car is refused', () => {
  expect(tryParseBoard(['=', ...rows].join('\n'), { formats: allFormats() }).ok).toBe(false);
});

test.each(['===', '= =', 'a =', '-'])('%s is no mark', (line) => {
  expect(isMarkAlone(line)).toBe(false);
});
