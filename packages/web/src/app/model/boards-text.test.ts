import { expect, test } from 'vitest';
import { readBoards, writeBoards } from './boards-text.ts';

const boards = [
  { name: 'The red maze', board: 'ooAoXXAooooooooo' },
  { name: 'Größe 6, mit # und /', board: 'ooooooooooooAAooBoooooBooooooooooooo' },
];

test('a file that was written is read again', () => {
  expect(readBoards(writeBoards(boards))).toEqual({ ok: true, value: boards });
});

test.each([
  ['no name', '..A./XXA./..../....', ['Board 1']],
  ['a published list', '2 ooooooooooooAAooBoooooBooooooooooooo 99', ['Board 1']],
])('boards of a file with %s', (_, text, names) => {
  const read = readBoards(text);
  expect(read.ok && read.value.map(({ name }) => name)).toEqual(names);
});

test.each(['', '# only a comment'])('a file without a board is refused: %j', (text) => {
  expect(readBoards(text).ok).toBe(false);
});

test('an illegal board is named with its line', () => {
  expect(
    readBoards('# good\n..A./XXA./..../....\n\n# bad\nooooooooooooooooAAooooooooooooooooBo'),
  ).toMatchObject({
    ok: false,
    error: { at: { text: { line: 5 } } },
  });
});
