import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const rows = '......\n......\nXX..B.\n....B.\n......\n......\n';
const list = '1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n4 v 3 4 2\n5 h 3 3 6\n6 v 2 1 5\n7 h 2 5 5\n8 v 3 6 1\n';
const matrix = '[[1,1,0,0,0,2],[3,0,0,4,0,2],[3,9,9,4,0,2],[3,0,0,4,0,0],[5,0,0,0,6,6],[5,0,7,7,7,0]]';

test.each([
  ['a link', 'https://unjam.example/app/#1/play/p-0123abc', '#1/play/p-0123abc'],
  [
    'a link in a message',
    'try this: http://localhost:8000/#1/replay/XX..B./0r1 , it is hard',
    '#1/replay/XX..B./0r1',
  ],
  ['a link in angle brackets', '<http://localhost:8000/#1/play/abc>', '#1/play/abc'],
  [
    'a link below the squares of a run',
    'Unjam Streak: 3\n🟩🟩🟩🟥\nhttps://unjam.example/#1/streak/a/3',
    '#1/streak/a/3',
  ],
  ['the id of a puzzle', ' p-0ewcusj\n', '#1/play/p-0ewcusj'],
  ['a day', '2026-11-29', '#1/play/2026-11-29'],
])('%s', (_, text, hash) => {
  expect(readText(text)).toEqual({ kind: 'link', hash });
});

const LINK = 'http://127.0.0.1:8720/#1/play/p-0ewcusj';

test.each([
  ['a number like the beginning of a link', `Level #1/12\n${rows}`, 0],
  ['a link above it', `# from ${LINK}\n${rows}`, 1],
  ['a link below it', `${rows}\n${LINK}\n`, 1],
  ['a link in its object', JSON.stringify({ url: LINK, board: 'XX.A/...A/..../....' }), 1],
])('a board with %s is read', (_, text, unread) => {
  const brought = readText(text);
  expect(brought).toMatchObject({ kind: 'boards', unread });
  expect(brought.kind === 'boards' && brought.boards.map(({ setup }) => setup.vehicles.length)).toEqual([2]);
});

test('the export of a device is told apart from boards', () => {
  const board = 'XX.A/...A/..../....';
  expect(readText(JSON.stringify({ unjam: 1, boards: [{ name: 'A', board }] }))).toEqual({ kind: 'export' });
});

test.each([
  ['rows', rows, 1, 2],
  ['a fenced block', `\`\`\`\n${rows}\`\`\``, 1, 2],
  ['a fenced block with a language in a message', `Look:\n\n\`\`\`text\n${rows}\`\`\`\nHard!`, 1, 2],
  ['a block between tildes', `~~~\n${rows}~~~`, 1, 2],
  ['two fenced blocks in a message', `One:\n\`\`\`\n${rows}\`\`\`\nTwo:\n\`\`\`\n${rows}\`\`\`\nHard!`, 2, 2],
  ['two boards', `One\n${rows}\nTwo\n${rows}`, 2, 2],
  ['a list of vehicles', list, 1, 8],
])('%s', (_, text, boards, vehicles) => {
  const brought = readText(text);
  if (brought.kind !== 'boards') throw new Error(brought.kind);
  expect(brought.boards).toHaveLength(boards);
  expect(brought.boards[0]?.setup.vehicles).toHaveLength(vehicles);
});

test('a text too long to be read is refused', () => {
  expect(readText(rows + ' '.repeat(5_000_000))).toEqual({
    kind: 'refused',
    problem: {
      code: 'input-too-large',
      message: 'the text has 5000042 characters',
      expected: 'at most 5000000',
    },
  });
});

test('a text in no format has its reading beside the board, one in a format has none', () => {
  expect(readText(list)).toMatchObject({
    boards: [{ reading: { choices: [{ option: 'columns' }, { option: 'primary', value: '1' }, {}] } }],
  });
  const inFormat = readText(rows);
  expect(inFormat.kind === 'boards' && inFormat.boards[0]?.reading).toBeUndefined();
});

test('two readings are a question', () => {
  const brought = readText(matrix);
  expect(brought.kind === 'question' && brought.readings.map(({ choices }) => choices[0]?.value)).toEqual([
    '9',
    '1',
  ]);
});

test('boards that cannot be read are counted, and the others are there', () => {
  expect(readText(`${rows}\nXX..\n....\nAB`)).toMatchObject({ kind: 'boards', boards: [{}], unread: 1 });
});

test('reading ends soon after the last board that is offered', () => {
  const line = 'BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN\n';
  const brought = readText(`${line.repeat(15_000)}BBoKMx\n`);
  expect(brought).toMatchObject({ kind: 'boards', unread: 0 });
  expect(brought.kind === 'boards' && brought.boards).toHaveLength(500);
});

test('text that is neither is refused with the reason', () => {
  expect(readText('hello world').kind).toBe('refused');
  expect(readText('').kind).toBe('refused');
});
