import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const FIRST = '"AA...O","P..Q.O","PXXQ.O","P..Q..","B...CC","B.RRR."';
/** Lines of the boards that were read, and of those that were refused. */
function linesOf(text: string): string {
  const answer = readShapes(text);
  if (answer.kind !== 'read') return answer.kind;
  return [answer.boards, answer.failed].map((all) => all.map(({ line }) => line).join()).join(' refused: ');
}

test.each([
  [
    'an array whose row has a cell more',
    '"A..OOO","A..B.P","XX.BQPP","..CCQP","D..EQ.","D..EFF"',
    '1 refused: 2',
  ],
  ['an array of other words', '"red","green","blue","purple","orange","yellow"', '1 refused: '],
])('beside a board: %s', (_, rows, expected) => {
  expect(linesOf(`A = [${FIRST}]\nB = [${rows}]\n`)).toBe(expected);
});

test('beside a string of rows with blanks: a string with a longer row', () => {
  const first = 'AA   O\nP  Q O\nPXXQ O\nP  Q\nB   CC\nB RRR';
  const second = 'A  OOO OOO\nA  B P\nXX BQP\n  CCQP\nD  EQ\nD  EFF';
  expect(linesOf(`A = """\n${first}\n"""\nB = """\n${second}\n"""\n`)).toBe('1 refused: 9');
});
