// What stands between and behind the boards of a text that a format reads.
import { expect, test } from 'vitest';
import { randomFrom } from '../../basics/random.ts';
import { allFormats } from '../all-formats.ts';
import { formatsWithPart } from '../formats-read-by.ts';
import { said } from '../testing/said.ts';
import { PIECE } from './equal-pieces.ts';
import { tryParseBoard } from './parse-board.ts';
import { createBoardReader } from './reader.ts';
import { shapeReader } from './whole-reader.ts';

const LEFT = 'AA.B..\n...B..\nD..BXX\nD..EE.\n..FFF.\nGG....';
/** Rows as those of a table in Markdown. */
const inTable = (rows: string): string => {
  const [first, ...rest] = rows.split('\n').map((row) => `| ${[...row].join(' | ')} |`);
  return [first, `|${'---|'.repeat(6)}`, ...rest].join('\n');
};

test('every one of several boards has its own exit', () => {
  expect(said(`Exit left\n${LEFT}\n\nExit right\n${LEFT}`)).toEqual(['left X', 'right X']);
});

test.each([
  ['its exit', `${LEFT}\n\n${LEFT}\n\nexit: left\n${LEFT}`, ['right X', 'right X', 'left X']],
  [
    'its name',
    `${LEFT}\n\nLevel 2 (exit left)\n${LEFT}\n\nLevel 3\n${LEFT}\n`,
    ['right X', 'left X', 'right X'],
  ],
  [
    'another size',
    `${LEFT}\n\n7 7\n${LEFT}`,
    ['right X', expect.stringMatching(/says 7×7, but its rows draw 6×6/)],
  ],
  ['the end of a contest', `6 6\n${LEFT}\n6 6\n${LEFT}\n0 0\n`, ['right X', 'right X']],
  ['its end behind a blank line', `${LEFT}\n\n${LEFT}\n\n0\n`, ['right X', 'right X']],
  ['a short row below it', `${LEFT}\n\n${LEFT}\nAB.\n`, ['right X', expect.stringMatching(/3 cells/)]],
  ['its length below it', `Input:\n${LEFT}\n\nInput:\n${LEFT}\nOutput:\n8\n`, ['right X', 'right X']],
  ['what is expected', `${LEFT}\n\n${LEFT}\n\nExpected: 8 moves\n`, ['right X', 'right X']],
  ['thanks', `${LEFT}\n\n${LEFT}\n\nThanks!\n`, ['right X', 'right X']],
  ['thanks and a name', `${LEFT}\n\n${LEFT}\n\nCheers, Ann\n`, ['right X', 'right X']],
  ['a question', `${LEFT}\n\nIdeas?\n\n${LEFT}\n`, ['right X', 'right X']],
  ['the red car that it has', `${LEFT}\n\n${LEFT}\n\nRed: XX\n`, ['right X', 'right X']],
  [
    'its moves',
    `${LEFT}\n\n1. A right\n2. P up\n\n${LEFT}\n\nSolution:\nA right 1, C left 3, O down 3\n\nA R 1\nC L 3\n`,
    ['right X', 'right X'],
  ],
  ['its rows between quotes', `ONE = """\n${LEFT}\n"""\nTWO = """\n${LEFT}\n"""\n`, ['right X', 'right X']],
  [
    'two headings, of which the second has as many letters as a row',
    `Board:\n${LEFT}\nMin moves: 8\nBoard:\n${LEFT}\nMin moves: 9\n`,
    ['right X', 'right X'],
  ],
  ['words between', `begin\n${LEFT}\nend\nbegin\n${LEFT}\nend\n`, ['right X', 'right X']],
  [
    'what is told about it',
    `[1]\n${LEFT}\nauthor: Nob\nmoves: 8\n\n[2]\n${LEFT}\nby: Nob\n\nThis one is hard (9/10).\n\nEOF\n`,
    ['right X', 'right X'],
  ],
  [
    'a number of moves above a row that is too short',
    `${LEFT}\n\nMoves: 8\n${LEFT.replace('XX', 'X')}\n`,
    ['right X', expect.stringMatching(/cells/)],
  ],
  [
    'a first row too long, which is no heading',
    `${LEFT}\n\nLevel 2\n${LEFT.replace('AA', 'AAA')}\n`,
    ['right X', expect.stringMatching(/cells/)],
  ],
  [
    'its last rows behind a blank line, which have no red car',
    `${LEFT}\n\n${LEFT.replace('\n..FFF', '\n\n..FFF')}\n`,
    ['right X', 'right X'],
  ],
  ['its rows in a table', `${LEFT}\n\n${inTable(LEFT)}\n`, ['right X', 'right X']],
  [
    'a row too short in it',
    `${LEFT}\n\n${inTable(LEFT.replace(/.$/, ''))}\n`,
    ['right X', expect.stringMatching(/^(?!right)/)],
  ],
])('a later board and %s', (_, text, expected) => {
  expect(said(text)).toEqual(expected);
  for (const size of [1, 9]) {
    const reader = createBoardReader({ formats: allFormats() });
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const boards = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
    const exits = boards.map(({ result }) => (result.ok ? result.value.exit : 'none'));
    expect(exits).toEqual(expected.map((each) => (typeof each === 'string' ? each.split(' ')[0] : 'none')));
  }
});

test.each([
  ['below a blank line', `${LEFT}\n\nExit: left\n`],
  ['below a sentence', `${LEFT}\n\nGood luck with it!\n\nExit: left\n`],
  ['below blocks of Markdown', `\`\`\`\n${LEFT}\n\`\`\`\n\`\`\`\n${LEFT}\n\`\`\`\nExit: left\n`],
])('an exit %s that comes after the board was given out is not lost', (_, text) => {
  // the piece of the text that is read together ends above the exit
  const first = `${LEFT}\n\n${text.slice(0, text.indexOf('Exit'))}`;
  const remarks = '# a remark\n'.repeat(Math.floor((PIECE - first.length) / 11) - 1);
  const above = `${remarks}${'#'.padEnd(PIECE - remarks.length - first.length - 1, '#')}\n${LEFT}\n\n`;
  const reader = createBoardReader({ formats: allFormats() });
  const boards = [...reader.push(above + text), ...reader.end()];
  expect(boards.map(({ result }) => (result.ok ? result.value.exit : result.error.message)).at(-1)).toBe(
    '"Exit: left" stands below a board that was read without it',
  );
  expect(new Set(said(text))).toEqual(new Set(['left X']));
});

test('a long text is read as a whole, wherever its exit stands', () => {
  const remarks = Array.from({ length: 4200 }, (_, length) => '#'.padEnd(length, 'c'));
  const wrong = remarks.filter((remark, length) => {
    if (length < 4020 || length % 5 > 0) return false;
    const found = tryParseBoard(`${remark}\n${LEFT}\n\nExit: left\n`, { formats: allFormats() });
    return !found.ok || found.value.exit !== 'left';
  });
  expect(wrong.map(({ length }) => length)).toEqual([]);
});

test.each(['Puzzle', 'Name', 'Result', 'Source'])('a board in a word behind %s is not lost', (word) => {
  const text = `${LEFT}\n\n${word}: ${LEFT.replaceAll('\n', '/')}\n\n${word}: ${LEFT.replaceAll('\n', '').replaceAll('.', 'o')}\n`;
  expect(said(text)).toHaveLength(3);
});

test('hundreds of boards between quotes are all read', () => {
  const text = Array.from({ length: 200 }, (_, i) => `const LEVEL_${i} = \`\n${LEFT}\n\`;\n`).join('');
  expect(said(text)).toEqual(Array.from({ length: 200 }, () => 'right X'));
});

const LIST = 'X h 2 1 3\nA v 3 6 2\nB h 2 1 6';
test.each([
  ['below rows', `${LEFT}\n\n${LIST}\n`, ['right X', 'right X']],
  ['below rows, with a name', `${LEFT}\n\nLevel 2\n${LIST}\n\n${LEFT}`, ['right X', 'right X', 'right X']],
  ['above rows', `${LIST}\n\n${LEFT}`, ['right X', 'right X']],
  [
    'in CSV with another heading',
    `${LEFT}\n\ncar,x,y,dir,len\nA,0,0,H,2\nX,0,2,H,2\n`,
    ['right X', 'right X'],
  ],
  [
    'with one that does not fit',
    `${LEFT}\n\nX h 2 1 3\nA v 3 6 2\nB h 2 1 3\n\n${LEFT}`,
    ['right X', expect.stringMatching(/list of vehicles/), 'right X'],
  ],
])('a list of vehicles %s', (_, text, expected) => {
  expect(said(text)).toEqual(expected);
});

const JSON_BOARD = JSON.stringify({
  width: 4,
  height: 4,
  vehicles: [{ label: 'X', row: 2, column: 2, orientation: 'horizontal', length: 2 }],
});
test.each([
  ['an object', JSON_BOARD],
  ['a list of cells', '[(16,17),(1,2),(8,22)]'],
  ['a list of terms', '[car(x,h,1-3),car(p,v,4-2)]'],
])('an exit below %s that does not say one is not lost', (_, board) => {
  const formats = allFormats();
  const wrong = [`${board}\n\nExit: left\n`, `\`\`\`\n${board}\n\`\`\`\n\nThe exit is on the left.\n`].filter(
    (text) => tryParseBoard(text, { formats }).ok,
  );
  expect(wrong).toEqual([]);
  for (const same of ['Exit: right', 'Good luck with it!', 'It has no exit on the left.'])
    expect(said(`\`\`\`\n${board}\n\`\`\`\n\n${same}\n`)).toEqual([expect.stringMatching(/^right/)]);
  expect(tryParseBoard(`${board}\n\nExit: left\n`, { formats, exit: 'left' }).ok).toBe(true);
});

test('a red car below an object that does not say one is not lost', () => {
  const label = { row: 3, column: 1, orientation: 'horizontal', length: 2 };
  const board = JSON_BOARD.replace('[', `[${JSON.stringify({ label: 'R', ...label })},`);
  const text = `\`\`\`\n${board}\n\`\`\`\n\nThe red car is R.\n`;
  const formats = allFormats();
  expect(tryParseBoard(text, { formats }).ok).toBe(false);
  expect(said(text.replace('car is R', 'car is X'))).toEqual(['right X']);
  expect(said(text.replace('{', '{"primary":"X",'))).toEqual(['right X']);
});

test('an object that says its exit is taken at its word', () => {
  const board = JSON_BOARD.replace('{', '{"exit":"right",');
  expect(said(`\`\`\`\n${board}\n\`\`\`\n\nThe exit of the next one is on the left.\n`)).toEqual(['right X']);
});

test('texts that are searched in vain behind a board take a bounded work together, and a board behind them is read', () => {
  const random = randomFrom(1);
  const columns = (): string =>
    Array.from({ length: 10 }, () =>
      Array.from({ length: 12 }, () => (random() < 0.5 ? 0 : 1)).join(' '),
    ).join('\n');
  const left: number[] = [];
  const { formats } = formatsWithPart({
    ...shapeReader,
    readShapes(text, options, work) {
      const answer = shapeReader.readShapes(text, options, work);
      if (work) left.push(work.left);
      return answer;
    },
  });
  const board = 'AA...O\nP..Q.O\nPXXQ.O\nP..Q..\nB...CC\nB.RRR.';
  const rows = '["--B---", "--B---", "XXB---", "--AA--", "------", "------"]';
  const text = [board, ...Array.from({ length: 60 }, columns), rows].join('\n\n');
  const reader = createBoardReader({ formats });
  const found = [...reader.push(text), ...reader.end()];
  expect(left.length).toBeGreaterThan(20);
  expect(Math.max(...left)).toBeLessThanOrEqual(16_000);
  expect(Math.min(...left)).toBeGreaterThan(0);
  const few = [board, ...Array.from({ length: 20 }, columns), rows].join('\n\n');
  const again = createBoardReader({ formats });
  expect([...again.push(few), ...again.end()].filter(({ result }) => result.ok)).toHaveLength(2);
  expect(found.filter(({ result }) => result.ok).length).toBeGreaterThan(0);
});
