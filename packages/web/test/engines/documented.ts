// The table of docs/browsers.md that says how many presses each task takes.

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Presses } from './player.ts';
import type { Task } from './tasks.ts';

const page = readFileSync(new URL('../../../../docs/browsers.md', import.meta.url), 'utf8');

/** A row of the table, such as `| learn | the three lessons | 3 | 6 |`. */
const rowOf = (name: string): readonly string[] =>
  page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, first]) => first === name)
    ?.slice(1, -1) ?? [];

/** Fails if the documentation of a task does not say what happened. */
export function expectDocumented({ name, what, varies }: Task, { clicks, drags, keys }: Presses): void {
  expect(keys).toBe(0);
  expect(rowOf(name)).toEqual([name, what, String(clicks), varies ? 'one a move' : String(drags)]);
}
