// Tables with a board in one of their columns, of which one board lacks a cell: it is refused, and not left out.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

test.each([
  [
    'a cell too many in one of two boards',
    'p01\t3\t.AA.BC/DD..BC/E.XXBF/EGG...F/H.IJJJ/H.IKK.\t13\np02\t4\t...AAA/..B.C./XXB.C./DDE.../F.EGHH/FIIG..\t15',
  ],
  [
    'a cell too few, without marks between rows',
    'id,board\n1,.AA.BCDD..BCE.XXBFEGG..FH.IJJJH.IKK\n2,...AAA..B.C.XXB.C.DDE...F.EGHHFIIG..',
  ],
])('%s', (_, text) => {
  const answer = readShapes(text);
  expect(answer.kind === 'read' && [answer.boards.length, answer.failed.length]).toEqual([1, 1]);
});

test.each([
  ['a blank before the last row', 'XX.A/...A/..../.... /....'],
  ['a row behind a semicolon', 'XX.A/...A/..../....; ....'],
  ['a row in another field', 'foo,XX.A/...A/..../....,XX..'],
])('%s beside a board in one line is not left out', (_, text) => {
  expect(readShapes(text).kind).toBe('refused');
});

test('words beside a board in one line are its name', () => {
  const answer = readShapes('XX.A/...A/..../....; level of my own');
  expect(answer.kind === 'read' && answer.boards.map(({ name }) => name)).toEqual(['level of my own']);
});

test('single letters are names of boards, unless all of them are edges', () => {
  const table = (...names: string[]) =>
    names.map((name, i) => `${name},${['XX.A/...A', 'XX.B/...B'][i]}/..../....\n`).join('');
  const answer = readShapes(table('a', 'b'));
  expect(answer.kind === 'read' && answer.boards.length).toBe(2);
  for (const text of [table('r', 'l'), table('', 'l'), table('left', 'b')])
    expect(readShapes(text).kind).toBe('refused');
});
