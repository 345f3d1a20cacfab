import { readFileSync } from 'node:fs';
import { solve } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { boardOf, dailyOf, gradeOf, readCatalogue } from './catalogue.ts';

const entries = readCatalogue(
  readFileSync(new URL('../../../../../puzzles/starters.txt', import.meta.url), 'utf8'),
);

test('a line of the file', () => {
  expect(readCatalogue('# comment\n\n6 9 BBoAAoooo 41 Jam 9\n')).toEqual([
    { text: 'BBoAAoooo', name: 'Jam 9', moves: 6, steps: 9, states: 41, side: 3, walls: 0 },
  ]);
});

describe('the bundled puzzles', () => {
  test('are many, of every grade, and none twice', () => {
    expect(entries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(entries.map(({ moves }) => gradeOf(moves))).size).toBe(5);
    expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length);
  });
  test('have the lengths that the engine finds', () => {
    for (const entry of entries) {
      const result = solve(boardOf(entry));
      expect(result.kind === 'solved' ? result.solution.length : result.kind, entry.text).toBe(entry.moves);
    }
  });
});

test('every puzzle has its day before one comes again', () => {
  const worthy = entries.filter(({ moves }) => moves >= 8);
  const days = worthy.map((_, i) => new Date(Date.UTC(2026, 10, 21 + i)).toISOString().slice(0, 10));
  expect(new Set(days.map((day) => dailyOf(entries, day).text)).size).toBe(worthy.length);
  expect(dailyOf(entries, '2026-11-21')).toBe(dailyOf(entries, '2026-11-21'));
});
