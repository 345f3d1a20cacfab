// The bundled puzzles: one a line, `MOVES STEPS BOARD STATES NAME…`, as scripts/make-puzzles.mjs writes them.

import type { Board } from '@unjam/core';
import { readBoard } from '../../board/board-text.ts';

/** One bundled puzzle; its board is only read when it is opened. */
export interface Entry {
  /** The board on one line. */
  readonly text: string;
  readonly name: string;
  /** Length of a shortest solution, in each metric. */
  readonly moves: number;
  readonly steps: number;
  /** States of its cluster. */
  readonly states: number;
  readonly side: number;
  readonly walls: number;
}

let catalogue: Promise<readonly Entry[]> | undefined;

export const loadCatalogue = (): Promise<readonly Entry[]> => {
  catalogue ??= import('../../../../../puzzles/starters.txt?raw').then(({ default: text }) =>
    readCatalogue(text),
  );
  return catalogue;
};

export function readCatalogue(text: string): Entry[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [moves, steps, board, states, ...name] = line.split(' ');
    if (!board) throw new Error(`line ${index + 1} of the puzzles is not one`);
    return [
      {
        text: board,
        name: name.join(' '),
        moves: Number(moves),
        steps: Number(steps),
        states: Number(states),
        side: Math.sqrt(board.length),
        walls: [...board].filter((mark) => mark === 'x').length,
      },
    ];
  });
}

/** The board of an entry. */
export function boardOf({ text }: Entry): Board {
  const board = readBoard(text);
  if (!board.ok) throw new Error(`${text}: ${board.error.message}`);
  return board.value;
}

/** The puzzle of a day: the same on every device, and no puzzle again before all others had their day. */
export function dailyOf(entries: readonly Entry[], day: string): Entry {
  const worthy = entries.filter(({ moves }) => moves >= 8);
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  // a stride without a common factor visits every puzzle once a round
  const stride = strideOf(worthy.length);
  const index = (((number * stride) % worthy.length) + worthy.length) % worthy.length;
  return worthy[index] as Entry;
}

function strideOf(count: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (divides(stride, count) !== 1) stride++;
  return stride;
}

/** Grades by the length of the shortest solution in moves. */
export const grades = [
  { name: 'Beginner', from: 1, to: 9 },
  { name: 'Easy', from: 10, to: 15 },
  { name: 'Medium', from: 16, to: 23 },
  { name: 'Hard', from: 24, to: 33 },
  { name: 'Expert', from: 34, to: 99 },
] as const;

export const gradeOf = (moves: number): string => grades.find(({ to }) => moves <= to)?.name ?? 'Expert';
