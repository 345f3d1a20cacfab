// Tables with a board in one of their columns, of which one board lacks a cell: it is refused, and not left out.
import { describe, expect, test } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
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

describe('a table whose columns are named', () => {
  const HEAD = 'id,board,board_in_steps,walls,predicted_seconds,histogram';
  const BOARDS = ['EBBBECCCAAoFDDoF', 'EBBBEoCCEAAFDDDF', 'oooooooBAAoBoooo', 'ooooxooBAAoBoooo'];
  const table = (head = HEAD, boards = BOARDS) =>
    [
      head,
      ...boards.map((board, i) => `a-${i},${board},${BOARDS[0]},${i === 3 ? 1 : 0},9,"[2, 2, ${i}]"`),
    ].join('\n');
  const read = (text: string) => {
    const answer = readShapes(text);
    return answer.kind === 'read' && answer.failed.length === 0
      ? answer.boards.map(({ board, name }) => `${name} ${compactText(board)}`)
      : answer.kind;
  };

  test('has its boards in the column board, of which A is the red car', () => {
    expect(read(table())).toEqual(BOARDS.map((board, i) => `a-${i} ${board}`));
  });

  test('leaves open which of two columns is meant where neither has that name', () => {
    const answer = readShapes(table(HEAD.replace('board,', 'one,')));
    expect(answer.kind === 'refused' && answer.problem.message).toBe('several columns have boards');
  });

  test.each([
    ['R is red', ['ooBBoooCRRoCAAoo', 'oooBRRoBAAoCoooC'], 'R'],
    ['@ is red', ['ooBBoooC@@oCAAoo', 'oooB@@oBAAoCoooC'], '@'],
  ])('does not have A as the red car where %s', (_, boards, label) => {
    const answer = readShapes(table(HEAD, boards));
    const reds =
      answer.kind === 'read' && answer.boards.map(({ board }) => board.vehicles[board.primary]?.label);
    expect(reds).toEqual([label, label]);
  });

  test('does not have A as the red car where it stands in different rows', () => {
    const answer = readShapes(table(HEAD, ['ooooAAoBoooBCCoo', 'oooooooBCCoBAAoo']));
    expect(answer.kind === 'read' && answer.failed.length === 0).toBe(false);
  });

  test('does not have A as the red car where a vehicle is X', () => {
    expect(read(table(HEAD, ['EBBBECCCXXoFDDoF', 'ooAAoooBXXoBoooo']))).toEqual([
      'a-0 EBBBECCCXXoFDDoF',
      'a-1 ooAAoooBXXoBoooo',
    ]);
  });
});
