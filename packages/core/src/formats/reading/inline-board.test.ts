import { expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { formatBoard } from './format-board.ts';
import { tryParseInlineBoard } from './inline-board.ts';
import { tryParseBoard } from './parse-board.ts';

const board = boardOf(['XX.A', '...A', '....', '....']);

test.each(['grid', 'framed', 'line', 'json'] as const)('it reads %s as every reader does', (format) => {
  const text = formatBoard(board, format);
  expect(tryParseInlineBoard(text)).toEqual(tryParseBoard(text));
  expect(tryParseInlineBoard(`Card 1\n\n${text}\n`)).toMatchObject({ ok: true });
});

test('lists of cells and Prolog terms are refused, not taken for something else', () => {
  for (const text of ['[(16,17),(1,2),(8,22)]', '[car(x,h,1-3),car(p,v,4-2)]']) {
    expect(tryParseBoard(text)).toMatchObject({ ok: true });
    const expected = 'rows or JSON';
    expect(tryParseInlineBoard(text)).toMatchObject({ error: { code: 'unknown-format', expected } });
  }
});

test('a line above the board that names another exit refuses it', () => {
  expect(tryParseInlineBoard('exit: left\nXX..\n...A\n...A\n....')).toMatchObject({
    error: { code: 'unreachable-exit' },
  });
});
