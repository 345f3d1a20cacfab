import { allFormats, formatById } from '@unjam/core/formats';
import { describe, expect, test } from 'vitest';
import { defaultMemory } from '../../input/machine-memory.ts';
import { type Job, solveYielding } from './job.ts';
import { isTooLarge, withShareOfMemory } from './shared-memory.ts';
import { solveWhole } from './solve-whole.ts';

const GIGABYTE = 1 << 30;
const job: Job = {
  algorithm: 'bfs',
  notation: 'arrows',
  request: { metric: 'moves', limit: { states: 1e6 } },
  reading: {},
  json: false,
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
  const line = 'aaabcd/effbcd/e.@@cd/ggh.../.ih.jj/.ikkll';
  const source = { kind: 'text', label: 'board', stem: 'board', text: line } as const;
  const text = { text: line, line: 1, format: formatById('grid') };
  const limited = solveWhole(withShareOfMemory(job, 100_000), { ...text, format: 'grid', label: 'board' });
  expect(limited).toMatchObject({
    legal: true,
    answer: { value: { tallied: { kind: 'limit', limit: 'memory', moves: null } } },
  });
  expect(isTooLarge(limited)).toBe(true);
  const again = await solveYielding(job, { kind: 'text', source, text, formats: allFormats() }, () => {});
  expect(again.answer).toMatchObject({ value: { tallied: { kind: 'solved', limit: null, moves: 49 } } });
  expect(isTooLarge(again)).toBe(false);
});
