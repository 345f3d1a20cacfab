// Ten tasks for which people open the app. Each starts on the first page of a first visit and uses what is on the screen.

import { readFileSync } from 'node:fs';
import { type Board, parseBoard, solve } from '@unjam/core';
import { dailyIndex, dayNumber, readCatalogue } from '@unjam/core/catalogue';
import { puzzleId } from '@unjam/core/formats';
import { describeInColour } from '@unjam/core/render';
import { expect } from 'vitest';
import type { Player } from './player.ts';

const catalogue = readCatalogue(
  readFileSync(new URL('../../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
const entries = catalogue.ok ? catalogue.value : [];

/** The puzzle of the page's address: one of the catalogue, or that of a day. */
async function puzzleHere(player: Player): Promise<Board> {
  const id = (await player.ask<string>('() => location.hash')).split('/')[2] ?? '';
  const day = dayNumber(id);
  const entry = day.ok
    ? entries[dailyIndex(entries.length, day.value)]
    : entries.find(({ board }) => puzzleId(board) === id);
  if (!entry) throw new Error(`there is no puzzle ${id}`);
  return parseBoard(entry.board);
}

/** Solves the puzzle on the screen in the fewest moves. */
async function solveHere(player: Player): Promise<void> {
  const board = await puzzleHere(player);
  const result = solve(board);
  if (result.kind !== 'solved') throw new Error('a puzzle without a solution');
  for (const { vehicle, by } of result.solution) {
    const across = board.vehicles[vehicle]?.orientation === 'horizontal';
    await player.drag(describeInColour(board, vehicle), across ? by : 0, across ? 0 : by);
  }
  await player.see(`Solved in ${result.solution.length} move`);
}

/** Opens the first puzzle of the ladder. */
async function openFirst(player: Player): Promise<void> {
  await player.click('link', 'Puzzles');
  await player.click('link', 'Start');
  await player.see('Jam 1');
  await player.until('the address names the puzzle', async () =>
    (await player.ask<string>('() => location.hash')).includes('/p-'),
  );
}

/** Switches the workbench on, and opens its lab. */
async function openLab(player: Player): Promise<void> {
  await player.click('button', 'Settings');
  await player.click('choice', 'Workbench');
  await player.click('button', 'Close');
  await player.click('link', 'Workbench');
  await player.click('link', 'Lab');
}

export interface Task {
  readonly name: string;
  /** What the player does, for the documentation. */
  readonly what: string;
  readonly run: (player: Player) => Promise<void>;
  /** Whether the number of drags depends on the day or on the player. */
  readonly varies?: true;
}

export const tasks: readonly Task[] = [
  {
    name: 'learn',
    what: 'the three lessons, to the first puzzle',
    run: async (player) => {
      await player.drag('red car', 4, 0);
      await player.see('That was one move, however far it slides.');
      await player.click('button', 'Next lesson');
      await player.see('Lesson 2 of 3');
      await player.drag('blue car A', 0, 2);
      await player.drag('red car', 3, 0);
      await player.click('button', 'Next lesson');
      await player.see('Lesson 3 of 3');
      await player.drag('yellow car B', -1, 0);
      await player.drag('blue car A', 0, 2);
      await player.drag('red car', 3, 0);
      await player.click('button', 'Play the first puzzle');
      await player.see(/Jam \d+/);
    },
  },
  {
    name: 'solve three',
    what: 'the first puzzle and two that suit the player, one after the other',
    varies: true,
    run: async (player) => {
      await openFirst(player);
      await solveHere(player);
      for (let puzzle = 2; puzzle <= 3; puzzle++) {
        await player.click('button', 'Next puzzle');
        await player.until('the next puzzle has no move yet', async () =>
          (await player.read('.counts')).startsWith('Moves 0'),
        );
        await solveHere(player);
      }
    },
  },
  {
    name: 'review one',
    what: 'the first puzzle, solved with a detour, and where the detour was',
    run: async (player) => {
      await openFirst(player);
      const board = await puzzleHere(player);
      const free = solve(board);
      if (free.kind !== 'solved') throw new Error('no solution');
      const [first] = free.solution;
      if (!first) throw new Error('solved at the start');
      const name = describeInColour(board, first.vehicle);
      const across = board.vehicles[first.vehicle]?.orientation === 'horizontal';
      const by = (cells: number): [number, number] => (across ? [cells, 0] : [0, cells]);
      await player.drag(name, ...by(first.by));
      await player.drag(name, ...by(-first.by));
      for (const { vehicle, by: cells } of free.solution) {
        const along = board.vehicles[vehicle]?.orientation === 'horizontal';
        await player.drag(describeInColour(board, vehicle), along ? cells : 0, along ? 0 : cells);
      }
      await player.see(`Solved in ${free.solution.length + 2} moves`);
      await player.click('link', 'Review');
      await player.see(
        `${free.solution.length + 2} moves, 2 more than the shortest way. The first detour is move 2.`,
      );
    },
  },
  {
    name: 'daily',
    what: 'the puzzle of today, and its result to share',
    varies: true,
    run: async (player) => {
      await player.click('link', 'Today');
      await player.click('link', 'Play');
      await player.until('the daily puzzle is there', async () =>
        /\/play\/\d{4}-\d\d-\d\d/.test(await player.ask<string>('() => location.hash')),
      );
      await player.see(/Daily · /);
      await solveHere(player);
      await player.click('button', 'Share', '.won');
      await player.see('Copied');
    },
  },
  {
    name: 'draw',
    what: 'a board of two vehicles, to be played',
    run: async (player) => {
      await drawTwo(player, 2, 'Solvable in 2 moves.');
      await player.click('button', 'Play it');
      await player.see('My board');
      await player.drag('blue', 0, 1);
    },
  },
  {
    name: 'harden',
    what: 'such a board, in its hardest position',
    run: async (player) => {
      await drawTwo(player, 3, 'Solvable in 1 move.');
      await player.click('button', 'Harden this');
      await player.see('Solvable in 2 moves.');
    },
  },
  {
    name: 'share',
    what: 'the link of a puzzle, copied, and its QR code',
    run: async (player) => {
      await openFirst(player);
      await player.click('button', 'Share');
      await player.click('button', 'Copy link');
      await player.see('Link copied.');
      await player.click('button', 'More', 'dialog');
      await player.see('This puzzle, from the start');
      await player.click('button', 'QR code');
      await player.until('a QR code is there', async () =>
        player.ask<boolean>(`() => document.querySelector('dialog .qr path') !== null`),
      );
    },
  },
  {
    name: 'print',
    what: 'a puzzle and its solution as a card, in a PDF file',
    run: async (player) => {
      await openFirst(player);
      await player.click('button', 'Share');
      await player.click('button', 'More', 'dialog');
      await player.click('button', 'Card (PDF)');
      await player.see(/unjam-cards\.pdf: \d+ KB\./);
      const file = (await player.saved('unjam-cards.pdf')).toString('latin1');
      expect(file.slice(0, 5)).toBe('%PDF-');
      expect(file.trimEnd().slice(-5)).toBe('%%EOF');
    },
  },
  {
    name: 'race',
    what: 'two searches on the first puzzle',
    run: async (player) => {
      await openFirst(player);
      await openLab(player);
      await player.click('choice', 'Race');
      await player.click('button', 'Race');
      await player.click('button', 'Skip to the end');
      await player.until('the table has both searches', async () =>
        (await player.read('.race table')).includes('always'),
      );
    },
  },
  {
    name: 'map',
    what: 'the hardest position of the first puzzle, found on the map of its states',
    run: async (player) => {
      await openFirst(player);
      await openLab(player);
      await player.until('a map is drawn', drawn(player));
      await player.click('button', 'Hardest position');
      await player.see(/\d+ moves from the exit\./);
      await player.until('the address names the state', async () =>
        (await player.ask<string>('() => location.hash')).includes('/@'),
      );
      await player.click('button', 'Zoom in');
      await player.until('the map is still drawn', drawn(player));
    },
  },
];

/** Draws a blue car, from a row on in the fourth column, on the empty board, which has a red car in row 3. */
async function drawTwo(player: Player, row: number, answer: string): Promise<void> {
  await player.click('link', 'Make');
  await player.see('Solvable in 1 move.');
  const cell = (row: number, column: number) =>
    player.ask<{ x: number; y: number }>(
      `(row, column) => {
        const svg = document.querySelector('.draft svg');
        const { x, y, width } = svg.getBoundingClientRect();
        const box = svg.viewBox.baseVal;
        const unit = width / box.width;
        return { x: x + (column * 100 + 50 - box.x) * unit, y: y + (row * 100 + 50 - box.y) * unit };
      }`,
      row,
      column,
    );
  await player.stroke(await cell(row, 3), await cell(row + 1, 3));
  await player.see(answer);
}

/** Whether something is drawn on the map: its canvases are not empty. */
const drawn = (player: Player) => () =>
  player.ask<boolean>(`() => {
    const canvases = [...document.querySelectorAll('.map canvas')];
    return canvases.some((canvas) => {
      if (canvas.width === 0) return false;
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [canvas.width, canvas.height];
      const context = copy.getContext('2d');
      context.drawImage(canvas, 0, 0);
      return context.getImageData(0, 0, copy.width, copy.height).data.some((value) => value > 0);
    });
  }`);
