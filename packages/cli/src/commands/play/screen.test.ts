import { parseBoard } from '@unjam/core';
import { columnsOf } from '@unjam/core/basics';
import { expect, test } from 'vitest';
import { drawScreen } from './screen.ts';
import { layTable, press, said } from './table.ts';

const table = layTable(parseBoard('..A.../..A..D/XXAC.D/...C.D/.BBB../......'));

test.each([
  [80, 'hardest-of-all · 0 moves, 0 steps · best possible: 49'],
  [40, '0 moves, 0 steps · best possible: 49'],
  [30, '0 moves · best possible: 49'],
  [20, '0 moves · best 49'],
])('the head in %d columns', (columns, head) => {
  const view = { name: 'hardest-of-all', best: 'best possible: 49', columns, rows: 24, colour: false };
  expect(drawScreen(table, view).lines[0]).toBe(head);
});

test('wide letters count twice', () => {
  const view = { name: '車'.repeat(30), best: 'best possible: 49', columns: 80, rows: 24, colour: false };
  const shown = drawScreen(said(table, '木'.repeat(60)), view).lines;
  expect(shown[0]).toBe('0 moves, 0 steps · best possible: 49');
  expect(shown.filter((line) => columnsOf(line) > 80)).toEqual([]);
  expect(shown.join('').match(/木/g)).toHaveLength(40);
});

test('at 40 x 12 nothing is cut', () => {
  const view = { name: 'hardest', best: 'best possible: 1234', columns: 40, rows: 12, colour: false };
  const long = said(
    table,
    'Red car right 1: it makes room for truck b, which blocks car c; 48 moves remain.',
  );
  for (const shown of [table, press(table, 'RIGHT'), long]) {
    const { lines } = drawScreen(shown, view);
    expect(lines).toHaveLength(12);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(40);
    expect(lines[0]).toBe('0 moves, 0 steps · best possible: 1234');
    expect(lines.at(-1)).toBe('Tab ←↑↓→ · Bksp undo · ? hint · Esc');
  }
  expect(drawScreen(long, view).lines.slice(9, 11).join(' ')).toMatch(/48 moves remain\.$/);
});
