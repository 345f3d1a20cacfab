import { readFileSync } from 'node:fs';
import { readCatalogue } from '@unjam/core/catalogue';
import { expect, test } from 'vitest';
import { boardOf, dailyOf, formatGrade, loadCatalogue, loadIndex } from './catalogue.ts';
import { isPuzzleId, puzzleId } from './puzzle-id.ts';

test('the app has the catalogue of the project, and opens its boards', async () => {
  const file = new URL('../../../../../puzzles/catalogue.txt', import.meta.url);
  const loaded = await loadCatalogue();
  expect({ ok: true, value: loaded }).toEqual(readCatalogue(readFileSync(file, 'utf8')));
  for (const entry of loaded) {
    const { width, height, vehicles } = boardOf(entry);
    expect([width, height, vehicles.length]).toEqual([entry.width, entry.height, entry.vehicles]);
  }
});

test('the puzzle of a day', async () => {
  const entries = await loadCatalogue();
  expect(dailyOf(entries, '2026-11-21')).toBe(dailyOf(entries, '2026-11-21'));
  expect(dailyOf(entries, '2026-11-21')).not.toBe(dailyOf(entries, '2026-11-22'));
});

test('a grade is written as a name', () => {
  expect(formatGrade('expert')).toBe('Expert');
});

test('every puzzle has an id of its own, which stays with its board', async () => {
  const entries = await loadCatalogue();
  expect(new Set(entries.map(({ board }) => puzzleId(board))).size).toBe(entries.length);
  const index = await loadIndex();
  for (const { board, number } of entries) {
    expect(index.byId(puzzleId(board))?.number).toBe(number);
    expect(index.byBoard(board)?.number).toBe(number);
  }
  expect(puzzleId('XXooooooo')).toBe('p-1af06co');
  expect([isPuzzleId(puzzleId('XXooooooo')), isPuzzleId('p-17'), index.byId('p-0000000')]).toEqual([
    true,
    false,
    undefined,
  ]);
});
