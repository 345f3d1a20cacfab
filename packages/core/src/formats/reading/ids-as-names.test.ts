import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

const OF_DAY = 'XX.A/...A/..../....';
const ROWS = 'XX...\n....B\n....B\n.....';
const LINE = '....XX.B...B....';
const boardOf = (id: string): string | undefined => (id.startsWith('2026-') ? OF_DAY : undefined);

/** The name of each board, and its first row. */
function boardsIn(text: string, size = 1000): (string | undefined)[] {
  const reader = createBoardReader({ formats: allFormats(boardOf) });
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()].map(
    ({ name = 'none', result }) =>
      `${name}: ${result.ok ? result.value.vehicles.map(({ label }) => label).join('') : 'refused'}`,
  );
}

test.each([
  ['a day above rows', `2026-04-01\n${ROWS}\n\n2026-04-02\n${ROWS}\n`, ['2026-04-01: BX', '2026-04-02: BX']],
  ['a day alone', '2026-04-01\n', ['none: AX']],
  ['days below each other', '2026-04-01\n2026-04-02\n', ['none: AX', 'none: AX']],
  ['a day apart from rows', `2026-04-01\n\n${ROWS}\n`, ['none: AX', 'none: BX']],
  ['a day above a board on a line', `2026-04-01\n${LINE}\n`, ['none: AX', 'none: BX']],
  ['a day of which there is no puzzle', `1999-04-01\n${ROWS}\n`, ['1999-04-01: BX']],
])('%s', (_, text, expected) => {
  for (const size of [1, 7, 1000]) expect(boardsIn(text, size)).toEqual(expected);
});
