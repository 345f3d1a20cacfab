// A line above or below the rows of a board that looks like one of them is a row with a mistake, not a header.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

test.each([
  ['a row of empty cells that is too long', '......\n....\nXX..', 1],
  ['one that is too long by one', '.....\n....\nXX..', 1],
  ['one that is too short', '..\nAA....\n..XX..\n......', 1],
  ['one that is below', 'AA..\nXX..\n......', 3],
  ['a row with a vehicle', 'AA....\n..BB..\nXX..', 3],
  ['letters for empty cells', 'oooooo\noooo\nXXoo', 1],
  ['dashes for empty cells', '------\n----\nXX--', 1],
  ['cells between spaces', '. . . . . .\n. . . .\nX X . .', 1],
  ['cells between commas', '.,.,.,.,.,.\n.,.,.,.\nX,X,.,.\n.,.,B,B', 1],
  ['a row of dashes that is below', 'XX--\n----\n------', 3],
])('%s', (_, text, line) => {
  const answer = readShapes(text);
  expect(answer).toMatchObject({
    kind: 'refused',
    problem: { code: 'ragged-rows', at: { text: { line } } },
  });
});

test('numbers of which some rows are too short are no list either', () => {
  expect(readShapes('0 0 0 0\n0 0 0 0 0 0\n9 9 0 0 1 1\n0 0 2 2 0 0').kind).toBe('refused');
  expect(readShapes('0,0,0,0,0,0\n0,0,0,0\n9,9,0,0\n0,0,1,1').kind).toBe('refused');
});

test.each([
  ['a name', 'Moon.1\nAA..\nXX..\n....'],
  ['a name of letters that are glyphs', 'BOAX\nAA....\nOOB...\nXXB...'],
  ['a size', '6 3\n6 6 0 0 0 0\n0 0 9 9 0 0\n0 0 0 0 1 1'],
  ['a line below a title', 'Jam 12\n------\nAA--\nXX--\n----'],
  ['a line of another glyph', '======\nAA..\nXX..\n....'],
  ['letters of the columns', 'abcdef\naab...\n..b...\nxx....'],
])('%s stays a header', (_, text) => {
  expect(readShapes(text, { primary: /9/.test(text) ? '9' : undefined } as object).kind).toBe('read');
});

test.each([
  [
    'above',
    '+---+---+---+\n| B   B   B |\n+---+---+---+\n| X   X | A |\n+---+---+   +\n|   |   | A |\n+---+---+---+',
  ],
  [
    'above the others',
    '+---+---+---+---+---+\n|   | B   B | A   A |\n+---+---+---+---+---+\n| X |   |   |   |   |\n+   +---+---+---+---+\n| X |   |   |   |   |\n+---+---+---+---+---+',
  ],
  [
    'below',
    '+---+---+---+\n|   | X | B |\n+---+   +   +\n|   | X | B |\n+---+---+---+\n| A   A   A |\n+---+---+---+',
  ],
])('a row of a box without bars inside its vehicles is not left out: %s', (_, text) => {
  expect(readShapes(text).kind).toBe('refused');
});

test('a title in a box is no row', () => {
  const answer = readShapes(
    '+---+---+---+\n| Level 1   |\n+---+---+---+\n| X | X |   |\n+---+---+---+\n|   |   | A |\n+---+---+---+\n|   |   | A |\n+---+---+---+',
  );
  expect(answer).toMatchObject({ kind: 'read', boards: [{ board: { width: 3, height: 3 } }] });
});

test.each([
  ['dots', '| X | X | . | . |\n| . | . | . | A |\n| . | . | . | A |'],
  ['blanks', '| X | X |   |   |\n|   |   |   | A |\n|   |   |   | A |'],
])('the empty head of a table in Markdown is no row: %s', (_, rows) => {
  const answer = readShapes(`|   |   |   |   |\n|---|---|---|---|\n${rows}`);
  expect(answer).toMatchObject({ kind: 'read', boards: [{ line: 3, board: { width: 4, height: 3 } }] });
  const named = readShapes(`# Puzzle 1\nExit: right\n|   |   |   |   |\n|---|---|---|---|\n${rows}`);
  expect(named).toMatchObject({ kind: 'read', boards: [{ board: { width: 4, height: 3 } }] });
});

test('blanks at the ends of rows as the source of a mail has them are no cells', () => {
  const answer = readShapes('...B..=20\n...B..=20\nXX.B..=20\n......=20\n......=20\n..CCC.=20');
  expect(answer).toMatchObject({ kind: 'read', boards: [{ board: { width: 6, height: 6 } }] });
});
