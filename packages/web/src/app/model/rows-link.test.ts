import { expect, test } from 'vitest';
import { rowsLink } from './rows-link.ts';

test.each([
  ['#1/play/.AA/.BB/XXC/..C', '#1/play/.AA%2F.BB%2FXXC%2F..C'],
  ['#1/lab/.AA/.BB/XXC/..C/0l1', '#1/lab/.AA%2F.BB%2FXXC%2F..C/0l1'],
  ['#1/edit/.AA/.BB/XXC/..C', '#1/edit/.AA%2F.BB%2FXXC%2F..C'],
])('%s', (hash, link) => {
  expect(rowsLink(hash)).toBe(link);
});

test.each([
  ['as links write it', '#1/play/.AA%2F.BB%2FXXC%2F..C'],
  ['a row is short', '#1/play/.AA/.BB/XXC/..'],
  ['a move that no vehicle can make', '#1/play/.AA/.BB/XXC/..C/9l1'],
  ['another page', '#1/set/abc/def'],
  ['a newer version', '#2/play/.AA/.BB/XXC/..C'],
])('%s: no other link', (_, hash) => {
  expect(rowsLink(hash)).toBeUndefined();
});
