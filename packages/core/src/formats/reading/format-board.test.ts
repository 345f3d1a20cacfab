import { expect, test } from 'vitest';
import { BoardError } from '../../basics/errors.ts';
import { type Board, transpose } from '../../board/board.ts';
import { formatById } from '../registry.ts';
import { relabelFor } from '../relabel-for.ts';
import { commonFormats } from './common.ts';
import { formatBoard } from './format-board.ts';
import { parseBoard } from './parse-board.ts';

const board = parseBoard('XX.A/...A/..../....');
const large = parseBoard('XX.A../...A../....../....../....../......');
const tall = parseBoard('XX.A\n...A\n....\n....\n....');

test('the default is one line that is read back', () => {
  expect(formatBoard(board)).toBe('XXoAoooAoooooooo');
  for (const each of [board, tall, transpose(tall)]) {
    const text = formatBoard(each);
    expect(text).not.toContain('\n');
    expect(parseBoard(text)).toEqual(each);
  }
});

test.each(commonFormats.map(({ id }) => id))('what is written as %s is read back', (id) => {
  const relabelled = relabelFor(large, id);
  if (!relabelled.ok) throw new BoardError(relabelled.problems);
  const text = formatBoard(relabelled.value, id);
  expect(formatBoard(parseBoard(text, { format: id }), id)).toBe(text);
});

test('a format that only a writer has', () => {
  expect(() => formatBoard(board, 'link' as never)).toThrow(
    new RangeError(
      'format is "link"; expected grid or framed or drawing or line or cells or prolog or json or a writer of @unjam/core/formats',
    ),
  );
});

test('a writer of another format', () => {
  const format = formatById('csv');
  expect(parseBoard(formatBoard(board, format), { format })).toEqual(board);
});

test('a format that cannot write the board', () => {
  expect(() => formatBoard(tall, 'line')).toThrow(BoardError);
  expect(() => formatBoard(tall, 'line')).toThrow('it has 4 columns and 5 rows');
});

test('other labels are named where a label is what the format cannot write', () => {
  const expectedBy = (format: 'grid' | 'cells', board: Board) => {
    try {
      return formatBoard(board, format);
    } catch (error) {
      return error instanceof BoardError ? error.expected : error;
    }
  };
  expect(expectedBy('grid', parseBoard('AA.B/...B/..../....', { primary: 'A' }))).toBe(
    'the labels that relabelFor of @unjam/core/formats gives, or json, which can express every board',
  );
  expect(expectedBy('cells', parseBoard('XX.A/...A/..x./....'))).toBe('json, which can express every board');
});
