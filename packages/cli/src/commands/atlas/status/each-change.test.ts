import type { RunStatus } from '@unjam/atlas/distributed';
import { expect, test } from 'vitest';
import { eachChange } from './each-change.ts';

const inHand = { shard: 7, worker: 'alpha', since: 1000, failed: 0 };
const status = {
  run: {},
  finished: 3,
  waiting: 5,
  inHand: [inHand],
  setAside: [],
  missing: 0,
  milliseconds: 10,
} as unknown as RunStatus;

test('a report that says what the one before said has no line', () => {
  const lineOf = eachChange(({ finished }) => `${finished} finished`);
  const other = { ...status, finished: 4 };
  expect([status, status, other, other, status].map(lineOf)).toEqual([
    '3 finished',
    undefined,
    '4 finished',
    undefined,
    '3 finished',
  ]);
});

test('time that passes is no change; every other number is, and the worker of a shard', () => {
  const isSaid = (next: Partial<RunStatus>) => {
    const lineOf = eachChange(() => 'said');
    lineOf(status);
    return lineOf({ ...status, ...next }) === 'said';
  };
  expect(isSaid({ milliseconds: 20, inHand: [{ ...inHand, since: 2000 }] })).toBe(false);
  expect(isSaid({ finished: 4 })).toBe(true);
  expect(isSaid({ waiting: 4 })).toBe(true);
  expect(isSaid({ missing: 1 })).toBe(true);
  expect(isSaid({ setAside: [{ shard: 9, error: 'out of memory' }] })).toBe(true);
  expect(isSaid({ inHand: [] })).toBe(true);
  expect(isSaid({ inHand: [{ ...inHand, shard: 8 }] })).toBe(true);
  expect(isSaid({ inHand: [{ ...inHand, worker: 'beta' }] })).toBe(true);
});
