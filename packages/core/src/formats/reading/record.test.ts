import { describe, expect, test } from 'vitest';
import { seedBoards } from '../../testing/seeds.ts';
import { allFormats } from '../all-formats.ts';
import { said } from '../testing/said.ts';
import { compactText } from './compact.ts';
import { formatBoard } from './format-board.ts';
import { parseBoard } from './parse-board.ts';
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

describe('what a record says beside its board counts, where everything is read', () => {
  test.each([
    ['its exit', '{"board":"..XX/....","exit":"left"}', ['left X']],
    ['its exit before the board', '{"exit":"top","board":"X../X../..."}', ['top X']],
    ['its red car', '{"board":"XX.A/...A/..../....","primary":"A"}', ['bottom A']],
    ['its exit beside walls', '{"board":"#..#/.XX./....","exit":"left","primary":"X"}', ['left X']],
    ['in an array', '[{"exit":"left","board":"..XX/...."},{"board":"XX../...."}]', ['left X', 'right X']],
    [
      'the last of several lines',
      '{"board":"XX../...."}\n{"board":"..XX/....","exit":"left"}',
      ['right X', 'left X'],
    ],
    ['over several lines', '{\n  "board": "..XX/....",\n  "exit": "left"\n}', ['left X']],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test.each([
    ['an exit elsewhere', '{"board":"X../X../...","exit":"right"}', /vertical primary X cannot reach/],
    ['a car that is not there', '{"board":"XX../....","primary":"Q"}', /no vehicle is labelled "Q"/],
  ])('%s is refused at the board', (_, text, message) => {
    const reader = createBoardReader({ formats: allFormats() });
    const [read] = [...reader.push(text), ...reader.end()];
    const problem = read?.result.ok === false ? read.result.error : undefined;
    expect(problem?.message).toMatch(message);
    expect(problem?.at?.text).toEqual({ line: 1, column: 10 });
  });

  test('the options of the user count before it', () => {
    const reader = createBoardReader({ formats: allFormats(), exit: 'right' });
    const [read] = [...reader.push('{"board":"..XX/....","exit":"left"}'), ...reader.end()];
    expect(read?.result.ok && read.result.value.exit).toBe('right');
  });
});

const readInAny = (text: string) => {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()];
};

test.each(['exit left', 'The red car is A', 'Level 3: 6x6', '4x4', 'width 7', 'primary A'])(
  'the name of an object that states its exit and its red car is only a name: %s',
  (name) => {
    const board = { board: '..A./XXA./..../....', exit: 'right', primary: 'X' };
    const whole = JSON.parse(formatBoard(parseBoard(board.board), 'json'));
    for (const object of [board, whole]) {
      const [one, two] = readInAny(
        `${JSON.stringify({ name, ...object })}\n${JSON.stringify({ ...object, name: 'B' })}\n`,
      );
      expect(one?.result.ok && compactText(one.result.value)).toBe('ooAoXXAooooooooo');
      expect([one?.name, two?.name]).toEqual([name, 'B']);
    }
  },
);

test('a line above such an object still says where the exit is', () => {
  const [one] = readInAny('exit left\n{"board":"..A./XXA./..../....","exit":"right","primary":"X"}\n');
  expect(one?.result.ok).toBe(false);
});
