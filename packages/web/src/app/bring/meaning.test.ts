import { expect, test } from 'vitest';
import type { Meaning } from '../model/any-boards.ts';
import { columnsOf, columnsValue, fieldsOf, fieldsOfUnread, meaningOf } from './meaning.ts';
import { type BroughtBoard, readAgain, readText } from './read-text.ts';

const quoted = '"AA.#.B"\n"....CB"\n"XX..CB"\n"D..EE."\n"D....."\n"D..FFF"\n';
const list = '1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n4 v 3 4 2\n5 h 3 3 6\n6 v 2 1 5\n7 h 2 5 5\n8 v 3 6 1\n';

function onlyBoard(brought: ReturnType<typeof readText>): BroughtBoard {
  if (brought.kind !== 'boards') throw new Error(brought.kind);
  const [only, ...more] = brought.boards;
  if (!only || more.length > 0) throw new Error(`${brought.boards.length} boards`);
  return only;
}

function again(text: string, meaning: Meaning): ReturnType<typeof readText> {
  const { from } = onlyBoard(readText(text));
  if (!from) throw new Error('read by a format');
  return readAgain(from, meaning);
}

test('rows: the signs of the board, and those that are empty or walls', () => {
  const { reading, others = [] } = onlyBoard(readText(quoted));
  const fields = reading && fieldsOf(reading, others);
  expect(fields?.map(({ option, value }) => [option, value])).toEqual([
    ['empty', '.'],
    ['wall', '#'],
    ['border', 'none'],
    ['primary', 'X'],
    ['exit', 'right'],
  ]);
  expect(fields?.[0]?.values).toEqual(['none', '.', '#', 'A', 'B', 'C', 'D', 'E', 'F', 'X']);
  expect(reading && columnsOf(reading)).toBeUndefined();
});

test('a list: each column with its first values and its role', () => {
  const { reading } = onlyBoard(readText(list));
  const columns = reading && columnsOf(reading);
  expect(columns).toEqual({
    roles: ['label', 'direction', 'length', 'column', 'row'],
    shown: ['1, 2, 3', 'h, v, h', '2, 3, 2', '2, 1, 1', '3, 2, 1'],
    from: '1',
  });
  expect(columns && columnsValue(columns)).toBe('label,direction,length,column1,row1');
});

test('only what was changed is said; the rest is searched again', () => {
  const { reading, others = [] } = onlyBoard(readText(quoted));
  const fields = reading ? fieldsOf(reading, others) : [];
  expect(meaningOf(fields, { primary: 'E', wall: '#' }, undefined)).toEqual({ primary: 'E' });
  expect(meaningOf(fields, {}, 'label,row0')).toEqual({ columns: 'label,row0' });
});

test.each<[string, string, Meaning, string, number]>([
  ['another car is the red one', quoted, { primary: 'E' }, 'E', 6],
  ['the exit is on the other side', quoted, { exit: 'left' }, 'X', 6],
])('read again: %s', (_, text, meaning, primary, width) => {
  const { board } = onlyBoard(again(text, meaning));
  expect(board?.vehicles[board.primary]?.label).toBe(primary);
  expect(board?.width).toBe(width);
});

test.each([
  ['label,direction,length,row1,column1', 2],
  ['label,direction,row0,length,column0', 3],
])('the columns %s are taken at their word', (columns, length) => {
  const { board } = onlyBoard(again('A h 2 3 1; B v 3 1 4; C v 2 5 6', { columns }));
  expect(board?.vehicles[board.primary]?.length).toBe(length);
});

test('columns that give no board are refused, and the text is kept', () => {
  expect(again(list, { columns: 'label,direction,length,row1,column1' })).toMatchObject({ kind: 'refused' });
});

test('the signs of rows that are no board', () => {
  const text = '"AAB"\n".CB"\n".C.X"\n"XX ."';
  expect(fieldsOfUnread(text).map(({ option, values }) => [option, values.join('')])).toEqual([
    ['empty', 'AB.CX '],
    ['wall', 'noneAB.CX '],
    ['border', 'noneAB.CX '],
  ]);
});
