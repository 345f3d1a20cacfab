import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failingIo } from '../../../../scripts/failing-io.mjs';
import { type FolderLock, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const held = async (): Promise<FolderLock> => {
  const lock = await lockFolder(folder);
  if (typeof lock === 'string') throw new Error(`locked by ${lock}`);
  return lock;
};
const claims = () => readdirSync(folder).filter((name) => name.startsWith('at-work-'));

/** A claim as another process leaves it. */
function claim(fields: object, secondsAgo = 0): void {
  const path = join(folder, 'at-work-0123456789abcdef');
  writeFileSync(
    path,
    `${JSON.stringify({ host: hostname(), process: 1, boot: 'b', processes: 'p', started: '1', ...fields })}\n`,
  );
  const then = new Date(Date.now() - 1000 * secondsAgo);
  utimesSync(path, then, then);
}

test('of ten programs that try at the same time, at most one ever holds the folder, and one gets it in the end', async () => {
  for (let round = 0; round < 5; round++) {
    const locks = await Promise.all(Array.from({ length: 10 }, () => lockFolder(folder)));
    const holders = locks.filter((lock) => typeof lock !== 'string');
    expect(holders.length).toBeLessThanOrEqual(1);
    for (const holder of holders) holder.release();
  }
  (await held()).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a second lock is refused and names the holder, until the first is released', async () => {
  const lock = await held();
  expect(await lockFolder(folder)).toBe(`process ${process.pid}`);
  lock.release();
  (await held()).release();
});

test('a holder that has lost its claim gets an error', async () => {
  const lock = await held();
  lock.check();
  for (const name of claims()) rmSync(join(folder, name));
  expect(() => lock.check()).toThrow('another program has taken the folder over');
  lock.release();
});

test('a claim that is being written is one of another process, until half a minute after it was last touched', async () => {
  const path = join(folder, 'at-work-0123456789abcdef');
  writeFileSync(path, '{"host":');
  expect(await lockFolder(folder)).toBe('another process');
  const then = new Date(Date.now() - 40_000);
  utimesSync(path, then, then);
  (await held()).release();
  expect(claims()).toEqual([]);
});

test('whatever call of the disk fails, the folder is not locked afterwards', async () => {
  const operations: string[] = [];
  for (let at = 1; ; at++) {
    const io = failingIo({ under: folder, at, code: 'EIO' });
    try {
      const lock = await lockFolder(folder);
      if (typeof lock !== 'string') lock.release();
      break;
    } catch (thrown) {
      expect(String(thrown)).toContain('EIO');
      operations.push(io.calls.at(at - 1)?.operation ?? '');
    } finally {
      io.restore();
    }
    (await held()).release();
    expect(claims()).toEqual([]);
  }
  expect(operations).toEqual(['write', 'look up', 'list a folder', 'remove']);
});

describe.runIf(existsSync('/proc/self/stat'))('claims of others', () => {
  const here = async () => {
    const lock = await held();
    const [name = ''] = claims();
    const { boot, processes } = JSON.parse(
      spawnSync('cat', [join(folder, name)], { encoding: 'utf8' }).stdout,
    );
    lock.release();
    return { boot, processes };
  };

  test('of a killed process', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1e6)']);
    const id = child.pid;
    child.kill('SIGKILL');
    await once(child, 'exit');
    claim({ ...(await here()), process: id, started: '5' });
    (await held()).release();
  });

  test('of a process whose number another one has now', async () => {
    claim({ ...(await here()), process: process.ppid, started: '5' });
    (await held()).release();
  });

  test('from before the machine was started again', async () => {
    claim({ ...(await here()), boot: 'an earlier one', process: process.ppid });
    (await held()).release();
  });

  test.each<[string, object]>([
    ['in another container of this machine', { processes: 'pid:[1]' }],
    ['on another machine', { host: 'elsewhere', boot: 'another' }],
  ])('%s: alive until half a minute after it was last touched', async (_, fields) => {
    const other = { ...(await here()), ...fields };
    claim(other, 20);
    expect(await lockFolder(folder)).toMatch(/^process 1/);
    claim(other, 40);
    (await held()).release();
    expect(claims()).toEqual([]);
  });
});
