// What an import does where this device has no room for all that the file has: nothing of its own goes for it.
import { describe, expect, test } from 'vitest';
import { BOARD, device, OTHER, useDevices } from './testing/devices.ts';

useDevices();

const attempt = { board: BOARD, link: `#1/play/${BOARD}/1d1`, name: 'Mine', hints: 1, seen: true };
test('a log of any length is read, and the newest rows are kept', async () => {
  const one = await device({});
  const log = Array.from({ length: 150_000 }, (_, row) => `row ${row}`);
  expect(one.importDevice(JSON.stringify({ unjam: 1, log })).kind).toBe('read');
  expect(one.at('log')).toEqual(log.slice(-20_000));
});

test('a log that has room for some rows of a file loses none of its own', async () => {
  const own = Array.from({ length: 19_998 }, (_, row) => `own ${row}`);
  const one = await device({ log: own });
  const said = one.importDevice(JSON.stringify({ unjam: 1, log: ['own 0', 'a', 'b', 'c'] }));
  expect(said).toEqual({ kind: 'read', keptOwn: false, noRoom: true, leftOut: false });
  expect(one.at('log')).toEqual([...own, 'b', 'c']);
  one.importDevice(JSON.stringify({ unjam: 1, log: ['d'] }));
  expect(one.at('log')).toEqual([...own, 'b', 'c']);
});

test('attempts for which there is no room are told of, and those of this device stay', async () => {
  const own = Array.from({ length: 99 }, (_, i) => ({ ...attempt, board: `own ${i}` }));
  const file = [BOARD, OTHER].map((board) => ({ ...attempt, board, link: `#1/play/${board}/1d1` }));
  const one = await device({ attempts: own });
  const said = one.importDevice(JSON.stringify({ unjam: 1, attempts: file }));
  expect(said).toEqual({ kind: 'read', keptOwn: false, noRoom: true, leftOut: false });
  expect(one.at('attempts')).toEqual([file[1], ...own]);
});

describe('results of a file that are later than all of this device', () => {
  const rated = (name: string, at: number) => ({ at, board: name, puzzle: 900, score: 0.5 });
  const rush = (seed: string, at: number, boards = 0) => ({ kind: 'rush', seed, boards, at });
  const names = (list: readonly { readonly board?: string; readonly seed?: string }[]) =>
    list.map(({ board, seed }) => board ?? seed);
  test.each([
    ['ratings', rated, 1000],
    ['series', rush, 300],
  ] as const)('push out none of its %s', async (key, make, most) => {
    const own = Array.from({ length: most - 2 }, (_, i) => make(`o${i}`, i + 10));
    const one = await device({ [key]: own });
    const file = [make('o3', 5), ...['x', 'y', 'z'].map((name, i) => make(name, 5000 + i))];
    const said = one.importDevice(JSON.stringify({ unjam: 1, [key]: file }));
    expect(said).toEqual({ kind: 'read', keptOwn: false, noRoom: true, leftOut: false });
    const here = one.at(key);
    // the earlier result of the same puzzle counts, and the newest of the others have room
    expect(here[0]).toEqual(file[0]);
    expect(names(here)).toEqual(['o3', ...names(own).filter((name) => name !== 'o3'), 'y', 'z']);
    expect(one.importDevice(JSON.stringify({ unjam: 1, [key]: own }))).toMatchObject({ noRoom: false });
  });

  test('the best Rush of a file is taken where there is no room, and nothing goes for it', async () => {
    const own = Array.from({ length: 300 }, (_, i) => rush(`o${i}`, i + 10));
    const one = await device({ series: own });
    const best = rush('best', 1, 30);
    one.importDevice(JSON.stringify({ unjam: 1, series: [best, rush('x', 2)] }));
    expect(one.at('series')).toEqual([best, ...own]);
  });
});
