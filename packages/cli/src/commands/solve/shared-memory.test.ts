import { parseBoard } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { defaultMemory } from '../../input/machine-memory.ts';
import type { Job } from './job.ts';
import { solveWhole } from './job.ts';
import { solveAgainIfTooLarge, withShareOfMemory } from './shared-memory.ts';

const GIGABYTE = 1 << 30;
const job: Job = {
  algorithm: 'bfs',
  notation: 'arrows',
  request: { metric: 'moves', limit: { states: 1e6 } },
};

describe('the share of a thread', () => {
  test.each([
    ['one thread', 1, 64 * GIGABYTE, 4 * GIGABYTE],
    ['two', 2, 64 * GIGABYTE, 2 * GIGABYTE],
    ['64 cores together take no more than one', 64, 64 * GIGABYTE, GIGABYTE / 16],
    ['a small machine', 4, GIGABYTE, GIGABYTE / 16],
  ])('%s', (_, threads, total, memory) => {
    const limit = { states: 1e6, memory: defaultMemory(total) };
    expect(withShareOfMemory({ ...job, request: { limit } }, threads).request.limit).toEqual({
      states: 1e6,
      memory,
    });
  });
});

test('a board that needs more than a share is still solved', async () => {
  const board = parseBoard('aaabcd/effbcd/e.@@cd/ggh.../.ih.jj/.ikkll');
  const task = { name: 'board', origin: { label: 'board', line: 1 }, board };
  const limited = solveWhole(withShareOfMemory(job, 100_000), task);
  if (!limited.ok) throw new Error(limited.error);
  expect(limited.value).toMatchObject({ kind: 'limit', limit: 'memory', moves: null });
  const input = { ...task, stem: 'board', read: { line: 1, result: { ok: true as const, value: board } } };
  const again = await solveAgainIfTooLarge({ ok: true, value: { input, record: limited.value } }, job);
  expect(again).toMatchObject({ ok: true, value: { record: { kind: 'solved', limit: null, moves: 49 } } });
});
