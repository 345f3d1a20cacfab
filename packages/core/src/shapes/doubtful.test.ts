// On few cells nearly every text is a board in some way. A reading that may be chance is not read, and no other is clear beside it.
import { expect, test } from 'vitest';
import { readShapes } from './read-shapes.ts';

/** The size, empty glyph and wall of the board that is read, or the kind of another answer. */
function said(text: string, options: object = {}) {
  const answer = readShapes(text, options);
  const [first] = answer.kind === 'read' ? answer.boards : [];
  return first ? first.read.replace(/^read as (.*?);.*$/, '$1') : answer.kind;
}

test.each([
  ['r is red', '%%%%%\n%+++%\n++rr%\n%+++%\n%%%%%', 'rows of cells inside a border of %, + is empty'],
  ['R is red', '#oo#RRooo', 'a line of cells, o is empty, # is a wall'],
  ['two glyphs of a pattern', '%%%%\n&&&&', 'refused'],
])('%s', (_, text, expected) => {
  expect(said(text)).toBe(expected);
});

test('a vehicle that is named as the primary is no chance', () => {
  const text = '#,#,~\n~,~,~\n~,Q,Q';
  expect(said(text)).toBe('refused');
  expect(said(text, { primary: 'Q' })).toBe('rows of cells between commas, ~ is empty, # is a wall');
});

test('empty cells are not taken for a border and walls because one glyph has no role', () => {
  const text = '******\n*gZZ**\n*g****\n*g****\n******\nX*****';
  expect(said(text, { primary: 'Z' })).toBe('refused');
});
