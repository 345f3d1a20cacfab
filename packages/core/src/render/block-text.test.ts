import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../basics/columns.ts';
import { mirror, transpose } from '../board/board.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { renderBlocks } from './block-text.ts';

const board = boardOf(['XX.A', '...A', '.#..']);

describe('sizes', () => {
  test('cells of one row', () => {
    expect(renderBlocks(board, { columns: 14, rows: 5 })?.lines).toEqual([
      '┌────────────┐',
      '│[─X──] · ╭A╮→',
      '│ ·  ·  · ╰─╯│',
      '│ · ▒▒▒ ·  · │',
      '└────────────┘',
    ]);
  });

  test('two rows, the chosen vehicle with a double line and arrows where it can go', () => {
    expect(renderBlocks(board, { columns: 20, rows: 9, chosen: 0 })?.lines).toEqual([
      '┌────────────────┐',
      '│╭──X───╮ ·  ╔══╗→',
      '│╰──────╯    ║A ║ ',
      '│ ·   ·   ·  ║  ║│',
      '│            ╚▼═╝│',
      '│ ·  ▒▒▒▒ ·   ·  │',
      '│    ▒▒▒▒        │',
      '└────────────────┘',
    ]);
  });

  test('three and four rows', () => {
    expect(renderBlocks(board, { columns: 26, rows: 11, chosen: 1 })?.lines.slice(0, 4)).toEqual([
      '┌────────────────────────┐',
      '│╔══════════╗      ╭────╮ ',
      '│║    X     ►  ·   │    │→',
      '│╚══════════╝      │ A  │ ',
    ]);
    expect(renderBlocks(board, { columns: 80, rows: 40 })?.lines).toHaveLength(14);
  });

  test('no drawing in too little room', () => {
    expect(renderBlocks(board, { columns: 13, rows: 40 })).toBeUndefined();
    expect(renderBlocks(board, { columns: 80, rows: 4 })).toBeUndefined();
  });
});

test.each([
  ['right', board, '→', [13, 1]],
  ['left', mirror(board), '←', [0, 1]],
  ['bottom', transpose(board), '↓', [2, 5]],
  ['top', transpose(mirror(board)), '↑', [2, 0]],
] as const)('the exit at the %s', (_, drawn, arrow, [column, row]) => {
  const lines = renderBlocks(drawn, { columns: 14, rows: 6 })?.lines ?? [];
  expect(lines[row]?.[column]).toBe(arrow);
});

test('every board of every size fits into 80 × 20, all lines are equally wide, and cellAt finds each cell', () => {
  fc.assert(
    fc.property(legalBoards(), fc.nat(), fc.integer({ min: 16, max: 60 }), (drawn, choice, rows) => {
      const chosen = choice % drawn.vehicles.length;
      const text = renderBlocks(drawn, { columns: 80, rows: rows + 4, chosen });
      expect(text).toBeDefined();
      for (const line of text?.lines ?? []) expect(columnsOf(line)).toBe(text?.columns);
      const found = new Set<number>();
      text?.lines.forEach((_, row) => {
        for (let column = -1; column <= (text?.columns ?? 0); column++) {
          const cell = text?.cellAt(column, row);
          if (cell !== undefined) found.add(cell);
        }
      });
      expect([...found].sort((a, b) => a - b)).toEqual(
        Array.from({ length: drawn.width * drawn.height }, (_, cell) => cell),
      );
      expect(text?.cellAt(-1, 2)).toBeUndefined();
    }),
    { numRuns: randomRuns(60) },
  );
});

test('colours do not change the characters', () => {
  const plain = renderBlocks(board, { columns: 80, rows: 20 });
  const painted = renderBlocks(board, { columns: 80, rows: 20, colour: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one
  expect(painted?.lines.map((line) => line.replaceAll(/\u001b\[[\d;]*m/g, ''))).toEqual(plain?.lines);
  expect(painted?.lines.join('')).toContain('\u001b[1;38;5;231;48;5;160m');
});
