import { expect, test } from 'vitest';
import { validate } from '../../board/validate.ts';
import { boardOf } from '../../testing/drawn.ts';
import { link } from './link.ts';

const drawn = boardOf(['XX.a', '...a', '...#']);
/** Labels of several characters stand in no format of rows. */
const named = {
  ...drawn,
  vehicles: drawn.vehicles.map((v) => (v.label === 'a' ? { ...v, label: 'van' } : v)),
};

test.each([
  ['a board of rows', drawn, '#1/play/XX.a%2F...a%2F...x'],
  ['a board that only JSON could hold', named, '#1/play/!4x3r.cd~!X*aaab~van*adbd'],
])('%s is written and read', (_, board, text) => {
  expect(link.print(board)).toEqual({ ok: true, value: text });
  const read = link.parse(text);
  const valid = read.ok ? validate(read.value.setup) : read;
  expect(valid.ok && valid.value).toEqual(board);
});

test('the last move of a link may lead the primary off the board', () => {
  for (const cells of [2, 3, 4]) {
    const read = link.parse(`#1/play/XX.a%2F...a%2F..../1d1.0r${cells}`);
    expect(read.ok && read.value.setup.vehicles).toMatchObject([
      { squares: [{ column: 2 }, { column: 3 }] },
      { squares: [{ row: 1 }, { row: 2 }] },
    ]);
  }
  expect(link.parse('#1/play/XX.a%2F...a%2F..../1d1.0r5').ok).toBe(false);
});
