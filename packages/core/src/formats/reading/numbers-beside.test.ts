// Numbers that stand beside a board on its line, as lists of other programs have them.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { formatBoard } from './format-board.ts';
import { createBoardReader } from './reader.ts';

test('numbers after a board on a line do not make it a name or a row of another', () => {
  const board = 'ooooooooooooAAooBoooooBooooooooooooo';
  const reader = createBoardReader();
  const read = [
    ...reader.push(
      `${board} -1\n2 ${board} 99 7 12\n${board.replace(/oo$/, 'Co')}\n${board} 3 4 5\n${board}\n`,
    ),
    ...reader.end(),
  ];
  expect(read.map(({ line, name, result }) => [line, name, result.ok])).toEqual([
    [1, undefined, true],
    [2, undefined, true],
    [3, undefined, false],
    [4, undefined, true],
    [5, undefined, true],
  ]);
});

test('a short board with a number beside it and a cell missing is a problem, not the name of the next one', () => {
  const board = '5 AoooABBBXXoCoooC 8';
  const reader = createBoardReader();
  const text = `${board}\n5 AoooABBBXXoCooo 8\n${board}\nLevel 12\n${board}\n`;
  const read = [...reader.push(text), ...reader.end()];
  expect(read.map(({ line, name, result }) => [line, name, result.ok || result.error])).toMatchObject([
    [1, undefined, true],
    [2, undefined, { code: 'not-square', at: { text: { line: 2, column: 17 } } }],
    [3, undefined, true],
    [5, 'Level 12', true],
  ]);
  expect(read.map(({ format }) => format?.id)).toEqual(['line', 'line', 'line', 'line']);
});

test('rows with slashes and numbers beside them are a problem each, not names or rows of one board', () => {
  const texts = [
    '5 AoooABBBXXoCoooC 8',
    '5 ..../...x/XX.A/B..A/BCCC 17',
    '5 ..../...x/XX.A/B..A/BCCC 17',
    '5 XX.A/...A/..../.... 17',
    '5 AoooABBBXXoCoooC 8',
    'levels/easy/2026/11/28 -/-',
    '5 AoooABBBXXoCoooC 8',
  ];
  const reader = createBoardReader();
  const read = [...reader.push(texts.join('\n')), ...reader.end()];
  expect(read.map(({ line, name, result }) => [line, name, result.ok])).toEqual([
    [1, undefined, true],
    [2, undefined, false],
    [3, undefined, false],
    [4, undefined, false],
    [5, undefined, true],
    [7, 'levels/easy/2026/11/28 -/-', true],
  ]);
});

test('with all formats they are boards with their numbers, among lines of cells too', () => {
  const texts = [
    '5 AoooABBBXXoCoooC 8',
    '5 ..../...x/XX.A/B..A/BCCC 17',
    'XX.A/...A/..../.... 17',
    ' 2\tXX.A/...A/..../....',
    '2 XX.A/...A/..../.... 3 4 5',
    '2 XX.A/...A/.../.... 9',
    '5 AoooABBBXXoCoooC 8',
  ];
  const reader = createBoardReader({ formats: allFormats() });
  const read = [...reader.push(texts.join('\n')), ...reader.end()];
  expect(
    read.map(({ line, optimalMoves, clusterStates, result }) => [
      line,
      optimalMoves,
      clusterStates,
      result.ok ? formatBoard(result.value) : result.error.at?.text,
    ]),
  ).toEqual([
    [1, 5, 8, 'AoooABBBXXoCoooC'],
    [2, 5, 17, '..../...x/XX.A/B..A/BCCC'],
    [3, undefined, 17, 'XXoAoooAoooooooo'],
    [4, 2, undefined, 'XXoAoooAoooooooo'],
    [5, 2, undefined, 'XXoAoooAoooooooo'],
    [6, undefined, undefined, { line: 6, column: 16 }],
    [7, 5, 8, 'AoooABBBXXoCoooC'],
  ]);
});
