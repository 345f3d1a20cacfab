import { describe, expect, test } from 'vitest';
import { seedBoards } from '../../testing/seeds.ts';
import { compactText } from './compact.ts';
import { createBoardReader } from './reader.ts';

const read = (text: string) => {
  const reader = createBoardReader();
  return [...reader.push(text), ...reader.end()];
};

describe('a record holds a board as text', () => {
  test('every board that the command writes in its records is the same board', () => {
    const lines = Object.entries(seedBoards).map(([name, board]) =>
      JSON.stringify({ name, board: compactText(board), kind: 'solved', moves: null, themes: ['undo'] }),
    );
    const boards = read(lines.join('\n'));
    expect(boards.map(({ name }) => name)).toEqual(Object.keys(seedBoards));
    expect(boards.map(({ line }) => line)).toEqual(boards.map((_, index) => index + 1));
    expect(boards.map(({ result }) => result.ok && compactText(result.value))).toEqual(
      Object.values(seedBoards).map(compactText),
    );
  });

  test.each([
    ['rows with slashes', '{"board":"XX.A/...A/..../...."}'],
    ['rows with line breaks', '{"board":"XX.A\\n...A\\n....\\n...."}'],
    [
      'what else the command says of a board',
      '{"board":"XX.A/...A/..../....","rows":["XX.A"],"vehicles":2,"walls":0}',
    ],
    ['a line with its moves', '{"board":"3 XXoAoooAoooooooo"}'],
    ['an array of records', '[{"moves":3,"board":"XX.A/...A/..../...."}]'],
    ['over several lines', '{\n  "name": "one",\n  "board": "XX.A/...A/..../...."\n}'],
  ])('%s', (_, text) => {
    const [board] = read(text);
    expect(board?.result.ok && compactText(board.result.value)).toBe('XXoAoooAoooooooo');
  });

  test.each([
    ['no board', '{"board":"what"}', 1, 11, 'this is not a board in any known format'],
    ['a bad row', '{"n":1,\n "board":"XX.A/..A/..../...."}', 2, 19, 'row 2 has 3 cells, other rows have 4'],
    ['no text', '{"board":7}', 1, 2, 'unknown property board'],
  ])('%s is refused with its place', (_, text, line, column, message) => {
    const [board] = read(text);
    const problem = board?.result.ok === false ? board.result.error : undefined;
    expect(problem?.message).toBe(message);
    expect(problem?.at?.text).toEqual({ line, column });
  });
});
