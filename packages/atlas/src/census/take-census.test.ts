import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { removeClaims } from '../testing/remove-claims.ts';
import { readCensus, writeCensus } from './census-file.ts';
import { type CensusTask, countCensusShard } from './count-shard.ts';
import { defaultCensusShards, takeCensus } from './take-census.ts';

const base = mkdtempSync(join(tmpdir(), 'unjam-census-'));
afterAll(() => rmSync(base, { recursive: true }));

const size = { width: 4, height: 4 };
const run = async (task: CensusTask) => countCensusShard(task);
let folders = 0;
const folderOf = () => join(base, String(folders++));
const take = (folder: string, more = {}) =>
  takeCensus({ size, shards: 11, folder, run, parallel: 2, ...more });

const stateOf = async (taking: ReturnType<typeof takeCensus>) => {
  const taken = await taking;
  if (!taken.ok) throw new Error(taken.error.message);
  return taken.value;
};

test('a census that ends and goes on counts the same as one that does not', async () => {
  const folder = folderOf();
  const left: (number | undefined)[] = [];
  const onProgress = ({ millisecondsLeft }: { millisecondsLeft?: number }) => left.push(millisecondsLeft);
  const first = await stateOf(take(folder, { most: 4, onProgress }));
  expect([left[0], left.at(-1)]).toEqual([undefined, 0]);
  expect(first.finished).toEqual([0, 1, 2, 3]);
  const second = await stateOf(take(folder));
  expect(second.finished).toHaveLength(11);
  expect(second.counts).toEqual(countCensusShard({ ...size, shard: 0, shards: 1 }).counts);
  expect(second.processorSeconds).toBeGreaterThanOrEqual(first.processorSeconds);
  const progress: number[] = [];
  const third = await stateOf(
    take(folder, { onProgress: (p: { finished: number }) => progress.push(p.finished) }),
  );
  expect(third).toEqual(second);
  expect(progress).toEqual([11]);
});

test('what a killed census left is removed, and nothing else', async () => {
  const folder = folderOf();
  await stateOf(take(folder, { most: 1 }));
  writeFileSync(join(folder, 'census.json.f87944661b5bcde8.part'), '{"half":');
  writeFileSync(join(folder, 'mine.part'), 'mine');
  await stateOf(take(folder));
  expect(readdirSync(folder).sort()).toEqual(['census.json', 'mine.part']);
});

test('an interrupted census keeps what is finished', async () => {
  const folder = folderOf();
  const ending = new AbortController();
  const slow = async (task: CensusTask) => {
    if (task.shard === 5) ending.abort();
    return task.shard < 5 ? countCensusShard(task) : new Promise<never>(() => {});
  };
  const state = await stateOf(take(folder, { run: slow, parallel: 1, signal: ending.signal }));
  expect(state.finished).toEqual([0, 1, 2, 3, 4]);
  expect((await stateOf(take(folder))).finished).toHaveLength(11);
});

test('a census whose folder another program has taken over writes nothing more', async () => {
  const folder = folderOf();
  const taken = async (task: CensusTask) => {
    if (task.shard === 3) removeClaims(folder);
    return countCensusShard(task);
  };
  expect(await take(folder, { run: taken, parallel: 1 })).toMatchObject({
    error: {
      message: `${folder}: another program has taken the folder over; the shards counted so far are kept`,
    },
  });
  expect(readCensus(folder)).toMatchObject({ value: { finished: [0, 1, 2] } });
});

test('a census that ends with an error has ended in all its threads', async () => {
  const folder = folderOf();
  let isEnded = false;
  const late: number[] = [];
  const run = async (task: CensusTask) => {
    if (isEnded) late.push(task.shard);
    if (task.shard === 0) throw new Error('no memory');
    await setImmediate();
    return countCensusShard(task);
  };
  expect(await take(folder, { run })).toMatchObject({
    error: { message: expect.stringMatching(/no memory/) },
  });
  isEnded = true;
  await setTimeout(50);
  expect(late).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

describe('refused', () => {
  test('another size or number of shards', async () => {
    const folder = folderOf();
    await take(folder, { most: 1 });
    expect(await take(folder, { shards: 7 })).toMatchObject({
      error: { message: `${folder} holds the census of 4x4 in 11 shards, not of 4x4 in 7 shards` },
    });
    expect(await take(folder, { size: { width: 5, height: 4 } })).toMatchObject({
      error: { message: `${folder} holds the census of 4x4 in 11 shards, not of 5x4 in 11 shards` },
    });
  });

  test('another enumerator, unless it is finished', async () => {
    const folder = folderOf();
    const file = join(folder, 'census.json');
    const pretend = () => {
      const state = readCensus(folder);
      if (state.ok && state.value) writeCensus(folder, { ...state.value, enumerator: '1-0' });
    };
    await take(folder, { most: 1 });
    pretend();
    expect(await take(folder)).toMatchObject({ error: { code: 'other-version' } });
    rmSync(file);
    await take(folder);
    pretend();
    expect(await take(folder)).toMatchObject({ ok: true });
  });

  test.each([
    ['{', /census\.json: not JSON, or only a part of it; remove it to count again$/],
    ['', /census\.json: not JSON, or only a part of it; remove it to count again$/],
    ['{"census":1}', /: census is 1, expected 2; remove it to count again$/],
    ['{"census":2,"width":4,"height":4,"shards":-1}', /: shards is -1, expected a count;/],
    [
      '{"census":2,"width":4,"height":4,"shards":2,"finished":[1,1]}',
      /: finished is no ascending list of shards;/,
    ],
    [
      '{"census":2,"width":4,"height":4,"shards":2,"finished":[],"enumerator":"1-0","processorSeconds":0,"counts":{"atlas":{"states":[],"clusters":[],"choices":[]}}}',
      /: counts\.wide lacks a list of counts;/,
    ],
  ])('%s', async (text, message) => {
    const folder = folderOf();
    await take(folder, { most: 1 });
    writeFileSync(join(folder, 'census.json'), text);
    expect(await take(folder)).toMatchObject({
      error: { code: 'damaged-manifest', message: expect.stringMatching(message) },
    });
  });

  test.each([
    ['a count', /"states":\[(\d+)/, '"states":[9$1'],
    ['a shard that is not in the list of finished ones', /"finished":\[0,/, '"finished":['],
  ])('a file in which a number was changed: %s', async (_, number, by) => {
    const folder = folderOf();
    await take(folder, { most: 3 });
    const file = join(folder, 'census.json');
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(number);
    writeFileSync(file, text.replace(number, by));
    expect(await take(folder)).toMatchObject({
      error: { message: `${file}: its sha256 is not that of what it holds; remove it to count again` },
    });
  });

  test('a size that cannot be counted, before anything is written', async () => {
    expect(await take(folderOf(), { size: { width: 7, height: 7 } })).toMatchObject({
      error: { code: 'bad-range', message: 'boards of 7x7 cells cannot be counted, only 3x3 to 6x6' },
    });
  });
});

test('the number of shards has no factor in common with the number of row groups', () => {
  expect(defaultCensusShards({ width: 6, height: 6 })).toBe(1051);
  expect(defaultCensusShards({ width: 5, height: 5 })).toBe(31);
  expect(defaultCensusShards({ width: 3, height: 3 })).toBe(1);
});
