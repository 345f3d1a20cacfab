import { expect, test } from 'vitest';
import { readBoard, readBoards, writeBoards } from './boards-text.ts';

const board = '....A/..BBA/XX.CA/.D.C./.D.EE/.D...';
const upwards = JSON.stringify({
  version: 1,
  width: 3,
  height: 3,
  exit: 'top',
  primary: 'X',
  vehicles: [{ label: 'X', row: 2, column: 1, orientation: 'vertical', length: 2 }],
});

test('a file that was written is read again, whatever the boards are called', async () => {
  const names = [
    ...[
      'The red maze',
      'Größe 6, mit # und /',
      'Level 3: 6x6',
      '6x6',
      '4x4',
      '5 by 5',
      'width 7',
      'exit left',
    ],
    ...[
      'Exit at the bottom',
      'primary A',
      'A is the red car',
      'red car leaves left',
      '{"name":"B"}',
      '# , "',
    ],
  ];
  const boards = [
    { name: 'First', board: 'XXoAoooAoooooooo' },
    ...names.map((name, i) => ({ name, board: i % 2 ? board : 'ooooooooooooAAooBoooooBooooooooooooo' })),
    { name: 'Up: 3x4', board: upwards },
    { name: 'Third', board: 'ABBBAoooAXXCDDDC' },
  ];
  expect(await readBoards(writeBoards(boards))).toEqual({ ok: true, value: { boards } });
});

test.each([
  ['no name', '..A./XXA./..../....', ['Board 1']],
  ['a published list', '2 ooooooooooooAAooBoooooBooooooooooooo 99', ['Board 1']],
  ['a list of vehicles', '1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n4 v 3 4 2\n5 h 3 3 6', ['Board 1']],
  ['rows in quotes', '# Hard\n"..A..", "..A..", "XXA..", ".....", "....."', ['Hard']],
  ['a matrix', '[[0,0,2,0],[1,1,2,0],[0,0,0,0],[0,0,0,0]]', ['Board 1']],
  ['a fenced block', 'Try this:\n\n```\n# Maze\n..A./XXA./..../....\n```\n', ['Maze']],
])('boards of a text with %s', async (_, text, names) => {
  const read = await readBoards(text);
  expect(read.ok && read.value.boards.map(({ name }) => name)).toEqual(names);
});

test.each(['', '# only a comment'])('a text without a board is refused: %j', async (text) => {
  expect((await readBoards(text)).ok).toBe(false);
});

test('boards beside one that is not legal are read, and it is named with its line', async () => {
  expect(
    await readBoards(
      '# good\n..A./XXA./..../....\n\n# bad\nooooooooooooooooAAooooooooooooooooBo\n\n# last\n..../XXA./..A./....',
    ),
  ).toMatchObject({
    ok: true,
    value: { boards: [{ name: 'good' }, { name: 'last' }], unread: { at: { text: { line: 5 } } } },
  });
});

test('one board is asked for where one is needed', async () => {
  expect(await readBoard('1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n4 v 3 4 2\n5 h 3 3 6')).toMatchObject({
    ok: true,
  });
  expect(await readBoard('..A./XXA./..../....\n\n..../XXA./..A./....')).toMatchObject({
    error: { code: 'several-boards' },
  });
});

test('a stored board that cannot be read is written as it is', () => {
  expect(writeBoards([{ name: 'Old', board: 'of another version' }])).toBe(
    '{"name":"Old","board":"of another version"}\n',
  );
});

test('a link to a puzzle of the catalogue is its board', async () => {
  const read = await readBoards('http://x/#1/play/p-0ewcusj');
  expect(read.ok && read.value.boards).toEqual([
    { name: 'Board 1', board: expect.stringMatching(/^\S{16,}$/) },
  ]);
  expect((await readBoards('http://x/#1/play/p-0000000')).ok).toBe(false);
});

test('a board without a name keeps the one that it has', async () => {
  const kept = [{ name: 'Masterpiece', board: 'XXoAoooAoooooooo' }];
  const named = async (text: string) => {
    const read = await readBoards(text, kept);
    return read.ok && read.value.boards.map(({ name }) => name);
  };
  expect(await named('XX.A/...A/..../....\n\nXXA./..A./..../....\n')).toEqual(['Masterpiece', 'Board 2']);
  expect(await named('# other\nXX.A/...A/..../....\n')).toEqual(['other']);
});
