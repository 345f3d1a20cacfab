import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Board, parseBoard } from '@unjam/core';
import { expect, onTestFinished, test } from 'vitest';
import { Problems } from '../../../../../bench/fit/problems.mjs';
import { readSolveLog } from '../../../../../bench/fit/solve-log.mjs';
import type { GameEvent } from '../model/events.ts';
import { HEAD, logRow } from './log-row.ts';

/** Reads rows as `npm run fit` does. */
function readLog(lines: readonly (string | undefined)[]) {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'log.csv');
  writeFileSync(file, `${[HEAD, ...lines].join('\n')}\n`);
  const problems = new Problems();
  const read = readSolveLog(file, problems);
  return { ...read, problems: problems.describe() };
}

const play = (board: Board, ...events: readonly (readonly [number, GameEvent])[]) =>
  events.map(([milliseconds, event]) => logRow('Ada', board, event, milliseconds));

const board = parseBoard('..A./@@A./..../....');
const [red, A] = [board.primary, 1 - board.primary];
const move = (vehicle: number, by: number): GameEvent => ({ kind: 'move', move: { vehicle, by } });

test('the program that fits the difficulty reads the log', () => {
  const rows = play(
    board,
    [0, { kind: 'open' }],
    [1200, move(A, 1)],
    [2000, { kind: 'restart' }],
    [3456, move(A, 2)],
    [5000, move(red, 2)],
    [5000, { kind: 'solved' }],
  );
  const { plays, walks, problems } = readLog(rows);
  expect(problems).toEqual([]);
  expect(plays.map(({ person, seconds, solved }) => [person, seconds, solved])).toEqual([['Ada', 5, true]]);
  expect(walks.map(({ slides }) => slides.length)).toEqual([1, 2]);
});

test('a board that was left counts as given up', () => {
  const { plays, problems } = readLog(play(board, [0, { kind: 'open' }], [900, { kind: 'gave-up' }]));
  expect([plays[0]?.solved, plays[0]?.seconds, problems]).toEqual([false, 0.9, []]);
});

test.each([
  ['an empty name', '  ', board, /^player,/],
  ['a name', 'Bo', board, /^Bo,/],
])('%s', (_, player, on, row) => {
  expect(logRow(player, on, { kind: 'open' }, 0)).toMatch(row);
});

test('a board whose text has a comma has no row', () => {
  const text = JSON.stringify({
    version: 1,
    width: 6,
    height: 6,
    primary: 'X',
    exit: 'left',
    vehicles: [{ label: 'X', row: 3, column: 2, length: 2, orientation: 'horizontal' }],
    walls: [],
  });
  expect(logRow('Ada', parseBoard(text), { kind: 'open' }, 0)).toBeUndefined();
});
