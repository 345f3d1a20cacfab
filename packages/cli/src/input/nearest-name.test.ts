import { describe, expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

const names = ['engine', 'bfs', 'bfs-layers', 'dfs', 'iddfs', 'a-star', 'ida-star', 'planning'];

describe('nearestName', () => {
  test.each([
    ['bsf', 'bfs'],
    ['egnine', 'engine'],
    ['plannning', 'planning'],
    ['PLANING', 'planning'],
    ['a-sta', 'a-star'],
    ['idas-tar', 'ida-star'],
    ['eng', 'engine'],
    ['xyz', undefined],
    ['', undefined],
  ])('%j means %j', (typed, meant) => {
    expect(nearestName(typed, names)).toBe(meant);
  });

  test.each([
    ['1', ['4', '9']],
    ['A5', ['a4', 'letter']],
  ])('%j is none of %j', (typed, short) => {
    expect(nearestName(typed, short)).toBeUndefined();
  });
});
