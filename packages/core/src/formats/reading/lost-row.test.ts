import { describe, expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

function read(text: string, formats = allFormats()) {
  const reader = createBoardReader({ formats });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok
      ? `${result.value.width}x${result.value.height} ${result.value.walls.length}`
      : result.error.message,
  );
}

const rows = ['########', '#_XX___#', '#____BE#', '#C_D_BE#', '#C_DFFE#', '#C_AAA_#', '########'];
const whole = '......A\n......A\nXX....A';

test('a border around rows among which a blank line stands is no wall', () => {
  expect(read(rows.join('\n'))).toEqual(['6x5 0']);
  for (const cut of [5, 6])
    for (const before of ['', `${whole}\n\n`]) {
      const text = `${before}${rows.slice(0, cut).join('\n')}\n\n${rows.slice(cut).join('\n')}`;
      expect(read(text).filter((one) => /^8x/.test(one))).toEqual([]);
    }
});

test.each([
  [
    'walls along two sides',
    ['#.....#', '#XX...#', '#.....#', '#######'].map((row) => row.replace(/#$/, '.')),
    '7x4 9',
  ],
  ['a way out', ['#######', '#.....#', '#XX....', '#.....#', '#.....#'], '7x5 14'],
])('%s', (_, text, board) => {
  expect(read(`${whole}\n\n${text.join('\n')}`).at(-1)).toBe(board);
});

describe('a line above a board', () => {
  test.each([
    ['. . . .  .', '. D D . .\nC . X X .\nC A A . .\n. . . . .'],
    ['D D - - BB', 'E - X X B\nE - - - B\n- A C C -\n- A - - -'],
    ['--B---', 'C-B---\nC-BAAA\n--DD--\n-XX---'],
    ['_XX__', '__A___\n__A___\n_XX___'],
  ])('%s may be a row', (line, rows) => {
    const reader = createBoardReader({ formats: allFormats() });
    const pack = `Level 1\n${rows}\n\n${line}\n\n${rows}\n`;
    expect([...reader.push(pack), ...reader.end()].map(({ result }) => result.ok)).toEqual([true, false]);
  });

  test.each(['Level', 'A', 'AA', 'x-x-x', '------', 'Moon', 'e-f', 'IIII', '...'])(
    '%s is a name above any rows',
    (line) => {
      const reader = createBoardReader({ formats: allFormats() });
      const pack = `..A..\n..A..\nXX...\n\n${line}\n\n..A..\n..A..\nXX...\n`;
      const found = [...reader.push(pack), ...reader.end()];
      expect(found.map(({ name, result }) => [name, result.ok])).toEqual([
        [undefined, true],
        [line, true],
      ]);
    },
  );
});

test.each([
  ['a blank', 'oooooooooXXoooBoooooBoooooCCCoo AAAoo', false],
  ['a tab', 'oooooooooXXoooBoooooBoooooCCCoo\tAAAoo', false],
  ['nothing of a board', 'EXPERT LEVEL', true],
])('a line of a list with %s in it is not the name of the next board', (_, line, isName) => {
  const reader = createBoardReader({ formats: allFormats() });
  const board = 'oFFEEoAAooooXXooGGoBDDDooBoooCoooooC';
  const found = [...reader.push(`${board}\n${line}\n${board}\n`), ...reader.end()];
  expect(found.map(({ result }) => result.ok)).toEqual([true, isName]);
});
