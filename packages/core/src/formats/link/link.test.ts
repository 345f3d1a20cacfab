import { expect, test } from 'vitest';
import { validate } from '../../board/validate.ts';
import { boardOf } from '../../testing/drawn.ts';
import { allFormats } from '../all-formats.ts';
import { tryParseBoard } from '../reading/parse-board.ts';
import { said } from '../testing/said.ts';
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

test('rows with slashes between them are the board, and what follows is read', () => {
  const read = (text: string) => link.parse(text);
  const board = read('#1/play/.AA%2F.BB%2FXXC%2F..C');
  expect(board.ok).toBe(true);
  expect(read('#1/play/.AA/.BB/XXC/..C')).toEqual(board);
  expect(read('see `#1/play/.AA/.BB/XXC/..C`, a small one')).toEqual(board);
  expect(read('#1/play/.AA/.BB/XXC/..C/0l1')).toEqual(read('#1/play/.AA%2F.BB%2FXXC%2F..C/0l1'));
  expect(read('#1/play/.AA/.BB/XXC/..C/0l1')).not.toEqual(board);
  expect(read('#1/play/.AA/.BB/XXC/..').ok).toBe(false);
});

test('a catalogue is asked only for what may be the id of a puzzle, and for days that exist', () => {
  const asked: string[] = [];
  const formats = allFormats((id) => {
    asked.push(id);
    return id === '2026-11-29' ? 'XX.A/...A/..../....' : undefined;
  });
  const read = (text: string) => tryParseBoard(text, { formats });
  expect(read('#1/play/2026-11-29').ok).toBe(true);
  expect(read('2026-11-29').ok).toBe(true);
  for (const text of ['#1/play/2026-02-31', '#1/play/today', '2026-02-31', '#1/play/'])
    expect(read(text).ok).toBe(false);
  expect(read('#1/play/2026-02-31')).toMatchObject({ error: { code: 'unknown-puzzle' } });
  expect(new Set(asked)).toEqual(new Set(['2026-11-29']));
  expect(read('#1/play/p-0000000').ok).toBe(false);
  expect(asked).toContain('p-0000000');
});

test('no link between others is left out, whatever page it names', () => {
  const board = '#1/play/XXoAoooAoooooooo';
  for (const [other, message] of [
    ['#1/set/Class%204b/p-0ewcusj/XXoBoooBoooooooo=The%20keyhole', /link of a set/],
    ['https://x/#1/set/Class/p-0ewcusj', /link of a set/],
    ['#1/plai/XXoBoooBoooooooo', /not a link of the app/],
    ['#2/play/XXoBoooBoooooooo', /not a link of the app/],
  ] as const) {
    const [first, second] = said(`${board}\n${other}\n`);
    expect(first).toBe('right X');
    expect(second).toMatch(message);
  }
  expect(said(`# a comment\n#1 of 3\n#1/2 of 3\n${board}\n`)).toEqual(['right X']);
});
