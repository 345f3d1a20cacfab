// What the four texts print, through the built command.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { book, playground, prolog, report } from '../../core/src/testing/seeds.ts';
import { hasShared, jam36, records, scratch, seeds, unjam } from './command.ts';

const cellsText = (vehicles: readonly (readonly [number, number])[]): string =>
  `[${vehicles.map(([first, last]) => `(${first},${last})`).join(',')}]`;

const pairsText = (moves: readonly (readonly [string, number])[]): string =>
  `[${moves.map(([label, cell]) => `('${label}',${cell})`).join(',')}]`;

const inCells = ['--metric', 'steps', '--order', 'forward', '--notation', 'cells'];

describe.each(Object.entries(book))('text 0, %s', (name, puzzle) => {
  const board = cellsText(puzzle.vehicles);

  test('is drawn as printed, from its list of cells and from the file', () => {
    const drawn = `${puzzle.drawing.join('\n')}\n`;
    expect(unjam(['convert', board, '--to', 'drawing'])).toEqual({ status: 0, stdout: drawn, stderr: '' });
    const file = unjam(['convert', join(seeds, `${name}.txt`), '--to', 'drawing']);
    expect(file.stdout).toBe(drawn);
    expect(unjam(['convert', board, '--to', 'cells']).stdout).toBe(`${board}\n`);
  });

  test.each(['bfs', 'bfs-layers'])('%s solves it move for move', (algorithm) => {
    const [record] = records(unjam(['solve', board, '--algorithm', algorithm, ...inCells, '--json']));
    expect(record).toMatchObject({
      kind: 'solved',
      algorithm,
      steps: puzzle.breadthFirstSteps,
      optimal: true,
    });
    if (puzzle.breadthFirst) expect(record?.solution).toBe(pairsText(puzzle.breadthFirst));
  });

  test.each([
    ['dfs', puzzle.depthFirstSteps],
    ['planning', puzzle.planningSteps],
  ])('%s takes %i steps', (algorithm, steps) => {
    const [record] = records(unjam(['solve', board, '--algorithm', algorithm, ...inCells, '--json']));
    expect(record).toMatchObject({ kind: 'solved', algorithm, steps, optimal: false });
    if (algorithm === 'planning') expect(record?.states).toBe(puzzle.planningStates);
  });

  test(`the engine takes ${puzzle.optimalMoves} moves`, () => {
    const [record] = records(unjam(['solve', board, '--json']));
    expect(record).toMatchObject({
      kind: 'solved',
      algorithm: 'engine',
      moves: puzzle.optimalMoves,
      optimal: true,
    });
  });

  const { moves, free } = puzzle;
  const itLists = (what: string, facts: unknown, run: () => void) => facts && test(`lists its ${what}`, run);

  itLists('moves in their order', moves, () => {
    const listed = unjam([
      'show',
      board,
      '--as',
      'moves',
      '--slides',
      'unit',
      '--order',
      'forward',
      '--notation',
      'cells',
    ]);
    expect(listed.stdout).toBe((moves ?? []).map((move) => `${pairsText([move])}\n`).join(''));
  });

  itLists('occupied, free and all cells', free, () => {
    const all = Array.from({ length: 41 }, (_, i) => i + 1).filter((cell) => cell % 7 !== 0);
    expect(unjam(['show', board, '--as', 'cells']).stdout).toBe(
      `occupied ${puzzle.occupied?.join(' ')}\nfree ${free?.join(' ')}\nall ${all.join(' ')}\n`,
    );
  });
});

test('text 0 draws cells that vehicles share as X', () => {
  const shown = unjam(['show', '[(17,18),(1,2),(2,9)]', '--illegal']);
  expect(shown.stdout.split('\n')[0]).toBe('a X . . . .');
});

describe('text 1', () => {
  const file = join(seeds, 'playground.txt');

  test('holds the five vehicles', () => {
    const { vehicles } = JSON.parse(unjam(['convert', file, '--to', 'json']).stdout);
    expect(vehicles).toEqual(
      playground.vehicles.map(({ label, x, y, orientation, length }) =>
        expect.objectContaining({ label, column: x, row: y, orientation, length }),
      ),
    );
  });

  test('prints the eight boards from start to exit', () => {
    const frames = unjam([
      'solve',
      file,
      '--algorithm',
      'bfs',
      '--metric',
      'steps',
      '--notation',
      'frames',
      '--quiet',
    ]);
    expect(frames.stdout).toBe(`${playground.frames.map((rows) => rows.join('\n')).join('\n\n')}\n`);
  });
});

describe('text 2', () => {
  test.each(Object.entries(prolog.puzzles))('puzzle %s, in arrows', (number, { cars, arrows, moves }) => {
    const fromText = unjam(['solve', cars, '--algorithm', 'bfs', '--quiet']);
    expect(fromText).toEqual({ status: 0, stdout: `${arrows}\n`, stderr: '' });
    expect(unjam(['solve', join(seeds, `prolog-${number}.txt`), '--algorithm', 'bfs', '--quiet'])).toEqual(
      fromText,
    );
    expect(records(unjam(['solve', cars, '--json']))[0]).toMatchObject({ moves, optimal: true });
  });

  test('the framed drawing is read and written', () => {
    const file = join(seeds, 'framed.txt');
    expect(unjam(['convert', file, '--to', 'framed']).stdout).toBe(`${prolog.framed.join('\n')}\n`);
  });
});

describe('text 3', () => {
  test('the board and its three bitboards', () => {
    const { start, horizontal, vertical } = report;
    const sets = { start, horizontal, vertical };
    expect(unjam(['show', join(seeds, 'report.txt'), '--as', 'bitboards']).stdout).toBe(
      `${Object.entries(sets)
        .map(([name, rows]) => `${name}\n${rows.join('\n')}`)
        .join('\n\n')}\n`,
    );
  });

  const { boards, optimalMoves, optimalSteps, extremeSlides } = report.jam36;
  const skipped = hasShared ? '' : ' (SKIPPED: the 36 boards are missing)';

  test.skipIf(!hasShared).each([
    ['moves', ['--metric', 'moves'], 'moves', optimalMoves],
    ['steps', ['--metric', 'steps'], 'steps', optimalSteps],
    ['extreme slides', ['--algorithm', 'extreme'], 'moves', extremeSlides],
  ])(`36 boards in %s${skipped}`, (_, words, metric, total) => {
    const solved = records(unjam(['solve', jam36, ...words, '--json']));
    expect(solved).toHaveLength(boards);
    expect(solved.reduce((sum, record) => sum + Number(record[metric]), 0)).toBe(total);
  });

  test.skipIf(!hasShared)(`a solution file for each of the 36 boards${skipped}`, () => {
    const folder = scratch();
    const ended = unjam(['solve', jam36, '--notation', 'letters', '-o', folder]);
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(ended.stdout.trimEnd().split('\n').at(-1)).toContain('36 boards: 36 solved · 806 moves, ');
    const files = readdirSync(folder);
    expect(files).toHaveLength(boards);
    const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
    expect(lines).toHaveLength(optimalMoves);
    expect(lines.filter((line) => !/^[A-Z][LRUD][1-5]$/.test(line))).toEqual([]);
    const checked = unjam(['check', join(jam36, 'A00.txt'), join(folder, 'A00.sol')]);
    expect(checked.stdout).toMatch(/^legal, solves the board · 4 moves, \d+ steps · shortest in moves\n$/);
  });
});
